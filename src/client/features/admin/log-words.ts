// Formats a venue log line in the reader's language, from its action and current names.
import type { LiveOutput } from '#contract/contract.ts'
import { isDay } from '#domain/shared/day.ts'
import { logActionTexts, logTexts } from '#words/en/admin/location-log.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatDay } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import { formatDayLine } from '../../parts/day-status/day-line-words.ts'

export type AdminLogLine = LiveOutput<'locationsAdmin-log'>['lines'][number]

/**
 * The sentence, and a detail below it: the reason of a cancellation, the changed fields, or the day
 * of the event; '' without a detail.
 */
export function formatLogLine(
  line: AdminLogLine,
  fieldNames: Readonly<Record<string, string>>,
): { sentence: string; detail: string } {
  const t = pick(logTexts)
  const { action, event, detail } = line
  const hasPlayer = action !== 'report-removed' || line.playerName !== null
  const sentence = pick(logActionTexts)[action]({
    actor: line.actorName ?? t.somebody,
    player: line.playerName ?? (hasPlayer ? t.somebody : ''),
    other: line.otherName ?? t.somebody,
    event: event === null ? t.anEvent : event.title || pick(eventTypeTexts)[event.type],
    detail: detail === 'no-show' ? 'noShow' : detail,
    ...formatDayLine(detail),
  })
  return {
    sentence,
    detail: [formatEventDay(event), formatDetail(line, fieldNames)].filter(Boolean).join(' · '),
  }
}

const formatEventDay = (event: AdminLogLine['event']): string =>
  event !== null && isDay(event.startDate) ? formatDay(event.startDate) : ''

function formatDetail(
  { action, detail }: AdminLogLine,
  fieldNames: Readonly<Record<string, string>>,
): string {
  if (
    action === 'location-edited' ||
    action === 'suggestion-applied' ||
    action === 'suggestion-dismissed'
  )
    return [...new Set(detail.split(' ').map((field) => fieldNames[field] ?? field))].join(', ')
  const hasReason =
    action === 'event-cancelled' || action === 'house-lifted' || action === 'house-kept'
  return hasReason && detail !== '' ? pick(logTexts).reason({ reason: detail }) : ''
}
