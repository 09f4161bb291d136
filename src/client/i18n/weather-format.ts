// Weather as the reader's region tells it.
import { formatNumber } from './formats.ts'
import { currentLocale } from './language.ts'

// Where weather is told in Fahrenheit.
const fahrenheitRegions: ReadonlySet<string> = new Set(['US', 'PR', 'LR'])

/** Degrees Celsius as the region tells them, whole: '18°'. */
export function formatDegrees(celsius: number, locale = currentLocale()): string {
  const isFahrenheit = fahrenheitRegions.has(new Intl.Locale(locale).region ?? '')
  return `${formatNumber(Math.round(isFahrenheit ? celsius * 1.8 + 32 : celsius), 0, locale)}°`
}

/** A share of one as percent: '60%', as the region writes it. */
export const formatShare = (share: number, locale = currentLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
