// The page of a provider where something is paid, and what the provider reports. Whatever is typed
// there never comes here.
import type { Currency } from '#domain/payment/money.ts'

/** amount in minor units. key: the same order is opened once. */
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

/** kind: the money came, or all of a payment went back. eventId: of the provider, once for each. */
export type CheckoutEvent = {
  eventId: string
  kind: 'paid' | 'refunded'
  priceId: string
  playerId: string
  amount: number
  currency: string
}

export type Checkout = {
  /** The address of the page; throws where the provider gives none. */
  openPage(order: CheckoutOrder): Promise<string>
  /** What is reported; 'unproven' where it isn't the provider's, null for what is no one's here. */
  readReport(report: {
    signature: string
    body: string
    now: number
  }): CheckoutEvent | 'unproven' | null
}
