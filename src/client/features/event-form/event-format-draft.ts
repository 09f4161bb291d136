// Keeps a draft's format consistent: defaults follow type and play, chosen values stay while they
// fit, and a type that implies a format sets it.
import type { EventFields } from '#domain/event/event-fields.ts'
import { isCompetitive } from '#domain/event/event.ts'
import { defaultFormat, formatsFor, type FormatFields } from '#domain/event/format.ts'

type Played = Pick<EventFields, 'type' | 'play'>

const usualFormat = ({ type, play }: Played): FormatFields | null =>
  isCompetitive(type) ? defaultFormat(type, play, true) : null

export function formatAfter(
  draft: Played & { format: FormatFields | null },
  next: Played,
): FormatFields | null {
  if (JSON.stringify(draft.format) === JSON.stringify(usualFormat(draft))) return usualFormat(next)
  const { format } = defaultFormat(next.type, next.play, false)
  const isMeant =
    draft.type !== next.type && format !== defaultFormat('round robin', next.play, false).format
  if (draft.format !== null && isMeant) return { ...draft.format, format }
  if (draft.format === null || formatsFor(next.play).includes(draft.format.format))
    return draft.format
  return { ...draft.format, format }
}
