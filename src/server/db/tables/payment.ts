// Prices, what was said about payments, and where organizers take money.
import type { Generated } from 'kysely'
import type { Currency } from '#domain/payment/money.ts'
import type { PayToKind } from '#domain/payment/pay-to.ts'
import type { PaymentState, PaymentWay } from '#domain/payment/payment.ts'
import type { PriceKind } from '#domain/payment/price.ts'
import type { Instant, OptionalInstant } from './columns.ts'

/** Of an event or of a league; amounts in minor units. */
type Prices = {
  priceId: string
  eventId: string | null
  leagueSeriesId: string | null
  kind: PriceKind
  currency: Currency
  amount: number
  memberAmount: number | null
  refundRule: Generated<string>
  locationId: string | null
  slug: string | null
  reminded: OptionalInstant
}
/** changedBy: null where a page took the money, or for someone that left. */
type Payments = {
  paymentId: string
  priceId: string
  playerId: string
  state: PaymentState
  amount: number
  way: PaymentWay
  changed: Instant
  changedBy: string | null
}
type PayToLines = {
  playerId: string
  kind: PayToKind
  value: string
  name: Generated<string>
  position: number
}

export type PaymentTables = { prices: Prices; payments: Payments; pay_to_lines: PayToLines }
