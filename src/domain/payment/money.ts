// Money as it is written down: whole minor units of a currency. Sideout moves none of it.

/** The currencies of a price, with their minor digits (ISO 4217). */
const digits = {
  USD: 2,
  CAD: 2,
  MXN: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  NZD: 2,
  CHF: 2,
  ARS: 2,
  BRL: 2,
  CLP: 0,
  COP: 2,
  JPY: 0,
} as const
export type Currency = keyof typeof digits
export const currencies = Object.keys(digits) as readonly Currency[]

/** The most that a price may say, in minor units. */
export const amountMax = 10_000_000

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

const byCountry: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ['CA', 'CAD'],
  ['MX', 'MXN'],
  ['GB', 'GBP'],
  ['AU', 'AUD'],
  ['NZ', 'NZD'],
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['AR', 'ARS'],
  ['BR', 'BRL'],
  ['CL', 'CLP'],
  ['CO', 'COP'],
  ['JP', 'JPY'],
  ...euroCountries.map((country): [string, Currency] => [country, 'EUR']),
])

/** The currency that a price at a venue begins with; country: ISO 3166, or ''. */
export const getDefaultCurrency = (country: string): Currency => byCountry.get(country) ?? 'USD'

/** How many digits stand behind the point. */
export const getMinorDigits = (currency: Currency): number => digits[currency]

/** Minor units as a plain decimal: 1250 of USD is '12.50'. */
export function toDecimal(amount: number, currency: Currency): string {
  const places = getMinorDigits(currency)
  if (places === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(places + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

/**
 * What was typed as minor units: '12', '12.5' and '12,50' are amounts, more digits than the currency
 * has are not. Null for anything else, and for nothing or too much.
 */
export function parseAmount(text: string, currency: Currency): number | null {
  const found = /^(\d{1,8})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  if (found === null) return null
  const [, whole = '', fraction = ''] = found
  const places = getMinorDigits(currency)
  if (fraction.length > places) return null
  const amount = Number(whole) * 10 ** places + Number(fraction.padEnd(places, '0'))
  return amount > 0 && amount <= amountMax ? amount : null
}
