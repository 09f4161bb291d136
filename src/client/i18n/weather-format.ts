// Formats weather for the reader's region.
import { formatNumber } from './formats.ts'
import { currentLocale } from './language.ts'

const fahrenheitRegions: ReadonlySet<string> = new Set(['US', 'PR', 'LR'])

/** Whole degrees in the region's unit: '18°'. */
export function formatDegrees(celsius: number, locale = currentLocale()): string {
  const isFahrenheit = fahrenheitRegions.has(new Intl.Locale(locale).region ?? '')
  return `${formatNumber(Math.round(isFahrenheit ? celsius * 1.8 + 32 : celsius), 0, locale)}°`
}

export const formatShare = (share: number, locale = currentLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
