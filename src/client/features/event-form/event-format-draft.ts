// The format of a draft: what no one chose follows the type and the play, what someone chose stays
// as far as it fits; a type that means a format brings it.
import type { EventFields } from '#domain/event/event-fields.ts'
import { isCompetitive } from '#domain/event/event.ts'
import { defaultFormat, formatsFor, type FormatFields } from '#domain/event/format.ts'

type Played = Pick<EventFields, 'type' | 'play'>

/** Competitive types have a format from the start. */
const usualFormat = ({ type, play }: Played): FormatFields | null =>
  isCompetitive(type) ? defaultFormat(type, play, true) : null

/** The format after type or play became `next`. */
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
