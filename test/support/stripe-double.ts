// A double of Stripe's documented API: Checkout sessions over HTTP, and signed webhooks.
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const stripeKeys = { secretKey: 'sk_test_double1', webhookSecret: 'whsec_double123' }

type Asked = {
  authorization: string | undefined
  idempotencyKey: string | undefined
  form: URLSearchParams
}
export type StripeDouble = { apiUrl: string; asked: Asked[]; close(): Promise<void> }

export async function startStripeDouble(): Promise<StripeDouble> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers
      const isKnown =
        authorization === `Bearer ${stripeKeys.secretKey}` &&
        request.method === 'POST' &&
        request.url === '/v1/checkout/sessions'
      response.setHeader('content-type', 'application/json')
      if (!isKnown) {
        response.writeHead(401).end(JSON.stringify({ error: { type: 'invalid_request_error' } }))
        return
      }
      asked.push({
        authorization,
        idempotencyKey: typeof key === 'string' ? key : undefined,
        form: new URLSearchParams(body),
      })
      response.end(
        JSON.stringify({
          id: `cs_test_${asked.length}`,
          object: 'checkout.session',
          url: `https://checkout.stripe.com/c/pay/cs_test_${asked.length}`,
        }),
      )
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

/** The `Stripe-Signature` header of a body; `at` in ms. */
export function signAsStripe(body: string, at: number, secret = stripeKeys.webhookSecret): string {
  const time = Math.floor(at / 1000)
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${'0'.repeat(64)},v1=${right},v0=old`
}
