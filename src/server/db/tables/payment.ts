// Prices, payment records, and where organizers take money.
import type { Generated } from 'kysely'
import type { Currency } from '#domain/payment/money.ts'
import type { PayToKind } from '#domain/payment/pay-to.ts'
import type { PaymentState, PaymentWay } from '#domain/payment/payment.ts'
import type { PriceKind } from '#domain/payment/price.ts'
import type { Instant, OptionalInstant } from './columns.ts'

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
  takesEntries: Generated<boolean>
  entriesSettled: Generated<boolean>
  reminded: OptionalInstant
}
/** changedBy: null when the checkout page recorded it, or for someone who left. */
type Payments = {
  paymentId: string
  priceId: string
  playerId: string
  state: PaymentState
  amount: number
  way: PaymentWay
  changed: Instant
  changedBy: string | null
  entries: Generated<number>
  entryMoves: Generated<number>
}
type Purses = { purseId: string; locationId: string; slug: string; created: Instant }
type PayToLines = {
  playerId: string
  kind: PayToKind
  value: string
  name: Generated<string>
  position: number
}

type CheckoutEvents = { checkoutEventId: string; received: Instant }

export type PaymentTables = {
  checkout_events: CheckoutEvents
  prices: Prices
  payments: Payments
  pay_to_lines: PayToLines
  purses: Purses
}
