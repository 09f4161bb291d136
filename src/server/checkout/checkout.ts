// The port to a payment provider: its checkout page and its webhook reports. Card data never
// reaches this server.
import type { Currency } from '#domain/payment/money.ts'

/** `amount` in minor units. `key`: idempotency key, so an order is opened once. */
export type CheckoutOrder = {
  key: string
  amount: number
  currency: Currency
  title: string
  reference: string
  priceId: string
  playerId: string
  backUrl: string
}

/** `kind`: paid, or fully refunded. `eventId`: the provider's id, unique per event. */
export type CheckoutEvent = {
  eventId: string
  kind: 'paid' | 'refunded'
  priceId: string
  playerId: string
  amount: number
  currency: string
}

export type Checkout = {
  openPage(order: CheckoutOrder): Promise<string>
  /** The reported event; 'unproven' for a bad signature, null for an event that isn't ours. */
  readReport(report: {
    signature: string
    body: string
    now: number
  }): CheckoutEvent | 'unproven' | null
}
