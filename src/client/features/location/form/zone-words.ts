// Time zones as people read and find them.
import { dateFormat } from '#domain/shared/date-format.ts'
import { holdsWords } from '#domain/text/holds-words.ts'
import { currentLocale } from '../../../i18n/language.ts'

/** America/New_York as “America · New York”. */
export const zoneName = (timezone: string): string =>
  timezone.replaceAll('_', ' ').replaceAll('/', ' · ')

/** The time of day that the clocks of a zone show at an instant (ms). */
export const formatZoneTime = (timezone: string, nowMs: number): string =>
  dateFormat(currentLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(nowMs)

/**
 * The zones with all words of `text` in their name, or in what their clocks are called; with no
 * text those of the same part of the world as `near`.
 */
export function findZones(zones: readonly string[], text: string, near: string): string[] {
  const [part = ''] = near.split('/')
  return text.trim() === ''
    ? zones.filter((zone) => zone.startsWith(`${part}/`))
    : zones.filter((zone) => holdsWords(`${zoneName(zone)} ${clockName(zone)}`, text))
}

/** What the clocks of a zone are called, such as Central Time. */
const clockName = (timezone: string): string =>
  dateFormat(currentLocale(), { timeZone: timezone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
