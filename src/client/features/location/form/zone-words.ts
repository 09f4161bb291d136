// Formats and searches time zones.
import { dateFormat } from '#domain/shared/date-format.ts'
import { holdsWords } from '#domain/text/holds-words.ts'
import { currentLocale } from '../../../i18n/language.ts'

export const zoneName = (timezone: string): string =>
  timezone.replaceAll('_', ' ').replaceAll('/', ' · ')

export const formatZoneTime = (timezone: string, nowMs: number): string =>
  dateFormat(currentLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(nowMs)

/**
 * Zones with all words of `text` in their id or clock name; without text, those in the same region
 * as `near`.
 */
export function findZones(zones: readonly string[], text: string, near: string): string[] {
  const [part = ''] = near.split('/')
  return text.trim() === ''
    ? zones.filter((zone) => zone.startsWith(`${part}/`))
    : zones.filter((zone) => holdsWords(`${zoneName(zone)} ${clockName(zone)}`, text))
}

const clockName = (timezone: string): string =>
  dateFormat(currentLocale(), { timeZone: timezone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
