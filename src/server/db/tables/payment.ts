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
  /** Members pay with entries of the club's purse, as far as they hold some. */
  takesEntries: Generated<boolean>
  /** The event is over and every entry moved. */
  entriesSettled: Generated<boolean>
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
  /** Entries of a purse that were taken, and how often some moved. */
  entries: Generated<number>
  entryMoves: Generated<number>
}
/** Of a club; purseId names its unit in the ledger. */
type Purses = { purseId: string; locationId: string; slug: string; created: Instant }
type PayToLines = {
  playerId: string
  kind: PayToKind
  value: string
  name: Generated<string>
  position: number
}

/** What the provider of a page reported. */
type CheckoutEvents = { checkoutEventId: string; received: Instant }

export type PaymentTables = {
  checkout_events: CheckoutEvents
  prices: Prices
  payments: Payments
  pay_to_lines: PayToLines
  purses: Purses
}
