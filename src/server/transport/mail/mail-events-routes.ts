// POST /mail-events: webhooks of the mail provider, or bounced mail, if MAIL_EVENTS is set. Without
// the secret it is 401, and the body isn't interpreted.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { readProviderEvents } from '../../mail/provider-events.ts'
import { isProviders, type MailEvents } from '../../mail/provider-proof.ts'
import { readReturnedMail } from '../../mail/returned-mail.ts'
import { suppressAddress } from '../../mail/suppress-address.ts'
import type { RateLimits } from '../rate-limit.ts'
import { retryAfter } from '../refusals.ts'

/** SendGrid sends hundreds of events in one request. */
const bodyMax = 2 * 1024 * 1024

export function addMailEvents(
  server: FastifyInstance,
  {
    deps,
    mailEvents,
    limits,
  }: { deps: Deps; mailEvents: MailEvents | null; limits: Pick<RateLimits, 'ofAddress'> },
): void {
  if (mailEvents === null) return
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // SNS sends JSON as text/plain.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: bodyMax },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post('/mail-events', async (request, reply) => {
      const allowed = await limits.ofAddress(['request'], request)
      if (!allowed.ok) return reply.headers(retryAfter(allowed.refusal)).code(429).send()
      const body = typeof request.body === 'string' ? request.body : ''
      const { authorization = '' } = request.headers
      if (!isProviders(mailEvents, { authorization, body }, deps.clock.now()))
        return reply.header('www-authenticate', 'Basic realm="mail-events"').code(401).send()
      if (mailEvents.provider === 'returned') {
        for (const returned of await readReturnedMail(body, mailEvents.returns))
          await suppressAddress(deps, { ...returned, reason: 'bounced', source: 'returned' })
        return reply.code(204).send()
      }
      for (const event of readProviderEvents(mailEvents.provider, body))
        await suppressAddress(deps, { ...event, source: 'provider' })
      const subscribe = readSubscription(body)
      if (subscribe !== null)
        deps.log.warn({ subscribe }, 'open this address once, so that SNS sends reports here')
      return reply.code(204).send()
    })
    done()
  })
}

/** The URL that confirms an SNS subscription; the operator opens it. */
function readSubscription(body: string): string | null {
  const [, url = ''] = /"SubscribeURL"\s*:\s*"([^"\\]+)"/.exec(body) ?? []
  return /^https:\/\/sns\.[\w-]+\.amazonaws\.com(?:\.cn)?\//.test(url) ? url : null
}
