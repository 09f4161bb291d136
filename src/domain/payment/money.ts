// Amounts of money in whole minor units of a currency. The app never moves money.

/** Minor digits by currency (ISO 4217). */
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

export const getDefaultCurrency = (country: string): Currency => byCountry.get(country) ?? 'USD'

export const getMinorDigits = (currency: Currency): number => digits[currency]

/** 1250 of USD is '12.50'. */
export function toDecimal(amount: number, currency: Currency): string {
  const places = getMinorDigits(currency)
  if (places === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(places + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

/**
 * Minor units from '12', '12.5' or '12,50'; null for more digits than the currency has, for zero,
 * too much, and anything else.
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
