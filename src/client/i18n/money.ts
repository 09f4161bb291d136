// Formats money in the reader's region.
import { getMinorDigits, type Currency } from '#domain/payment/money.ts'
import { currentLocale } from './language.ts'

/** `amount` in minor units: '$8', '$8.50', '8,50 €'. */
export function formatMoney(amount: number, currency: Currency, locale = currentLocale()): string {
  const digits = getMinorDigits(currency)
  const isWhole = amount % 10 ** digits === 0
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits)
}
