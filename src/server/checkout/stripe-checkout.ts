// Stripe's hosted Checkout over its documented HTTP API, without a package and without card data
// here. Requests are form-encoded; webhooks are signed.
import * as v from 'valibot'
import { isPlayerId, isUuid } from '#domain/shared/id-form.ts'
import type { Checkout, CheckoutEvent, CheckoutOrder } from './checkout.ts'
import { isStripes } from './stripe-signature.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  apiUrl?: string
}

const patienceMs = 10_000

const metadata = v.object({
  sideout_price: v.pipe(v.string(), v.check(isUuid)),
  sideout_player: v.pipe(v.string(), v.check(isPlayerId)),
})
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999))
const session = v.object({
  payment_status: v.string(),
  amount_total: amountSchema,
  currency: v.string(),
  metadata,
})
const charge = v.object({
  refunded: v.boolean(),
  amount: amountSchema,
  currency: v.string(),
  metadata,
})
const report = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/)),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
})

export function createStripeCheckout({
  secretKey,
  webhookSecret,
  apiUrl = 'https://api.stripe.com',
}: StripeSettings): Checkout {
  return {
    openPage: async (order) => {
      const answer = await fetch(`${apiUrl}/v1/checkout/sessions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': order.key,
        },
        body: toForm(order),
        // Keeps the secret key from reaching another host.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!answer.ok) throw new Error(`the page for payments answered ${answer.status}`)
      const { url } = v.parse(v.object({ url: v.string() }), await answer.json())
      return url
    },
    readReport: ({ signature, body, now }) =>
      isStripes(webhookSecret, signature, body, now) ? readEvent(body) : 'unproven',
  }
}

/** The payment carries the metadata too, because refunded charges inherit it. */
function toForm(order: CheckoutOrder): URLSearchParams {
  const form = new URLSearchParams({
    mode: 'payment',
    client_reference_id: order.reference,
    success_url: order.backUrl,
    cancel_url: order.backUrl,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': order.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(order.amount),
    'line_items[0][price_data][product_data][name]': `${order.title} (${order.reference})`,
  })
  for (const root of ['metadata', 'payment_intent_data[metadata]']) {
    form.set(`${root}[sideout_price]`, order.priceId)
    form.set(`${root}[sideout_player]`, order.playerId)
  }
  return form
}

const paidTypes = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

function readEvent(body: string): CheckoutEvent | null {
  const parsed = v.safeParse(report, readJson(body))
  if (!parsed.success) return null
  const { id, type, data } = parsed.output
  if (paidTypes.includes(type)) {
    const found = v.safeParse(session, data.object)
    if (!found.success || found.output.payment_status !== 'paid') return null
    return toEvent(id, 'paid', found.output.amount_total, found.output)
  }
  if (type !== 'charge.refunded') return null
  const found = v.safeParse(charge, data.object)
  if (!found.success || !found.output.refunded) return null
  return toEvent(id, 'refunded', found.output.amount, found.output)
}

const toEvent = (
  eventId: string,
  kind: CheckoutEvent['kind'],
  amount: number,
  { currency, metadata: about }: { currency: string; metadata: v.InferOutput<typeof metadata> },
): CheckoutEvent => ({
  eventId,
  kind,
  amount,
  currency: currency.toUpperCase(),
  priceId: about.sideout_price,
  playerId: about.sideout_player,
})

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
