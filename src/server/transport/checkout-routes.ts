// POST /payments/stripe: the payment provider's webhook, if one is configured. Without a valid
// signature it is 400, and the body isn't interpreted.
import type { FastifyInstance } from 'fastify'
import type { CheckoutEvent } from '../checkout/checkout.ts'
import type { Deps } from '../deps.ts'
import type { RateLimits } from './rate-limit.ts'
import { retryAfter } from './refusals.ts'

const bodyMax = 512 * 1024

type Reported = {
  deps: Pick<Deps, 'checkout' | 'clock'>
  record: (event: CheckoutEvent) => Promise<void>
  limits: Pick<RateLimits, 'ofAddress'>
}

export function addCheckout(server: FastifyInstance, { deps, record, limits }: Reported): void {
  const { checkout = null, clock } = deps
  if (checkout === null) return
  void server.register((scope, _options, done) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: bodyMax },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post('/payments/stripe', async (request, reply) => {
      const allowed = await limits.ofAddress(['request'], request)
      if (!allowed.ok) return reply.headers(retryAfter(allowed.refusal)).code(429).send()
      const { 'stripe-signature': signature } = request.headers
      const event = checkout.readReport({
        signature: typeof signature === 'string' ? signature : '',
        body: typeof request.body === 'string' ? request.body : '',
        now: clock.now(),
      })
      if (event === 'unproven') return reply.code(400).send()
      if (event !== null) await record(event)
      return reply.code(204).send()
    })
    done()
  })
}
