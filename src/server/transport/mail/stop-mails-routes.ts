// GET and POST /stop-mails?t={link}: the page behind "Stop these e-mails", and what mail programs
// do with one click (RFC 8058): they send a form from anywhere, without a session. The link alone
// says the player, and the groups.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfCookies } from '#domain/shared/language.ts'
import type { StopMails } from '../../features/notification/handlers.ts'
import { plainPageHeaders } from '../../notices/plain-page.ts'
import { stopMailsPage, type StopMailsPage } from '../../notices/stop-mails-page.ts'
import type { RateLimits } from '../rate-limit.ts'
import { retryAfter } from '../refusals.ts'

type LinkRequest = FastifyRequest<{ Querystring: { t?: unknown } }>

const linkMax = 2000

/** Adds both to the server. */
export function addStopMails(
  server: FastifyInstance,
  { stopMails, limits }: { stopMails: StopMails; limits: Pick<RateLimits, 'ofAddress'> },
): void {
  void server.register((scope, _options, done) => {
    // A form of whatever kind: what it says does not matter.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, parsed) => parsed(null),
    )
    const answer =
      (state: 'ask' | 'done') =>
      async (request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const allowed = await limits.ofAddress(['request'], request)
        if (!allowed.ok) return reply.headers(retryAfter(allowed.refusal)).code(429).send()
        const link =
          typeof request.query.t === 'string' && request.query.t.length <= linkMax
            ? request.query.t
            : ''
        const found = await (state === 'ask' ? stopMails.read(link) : stopMails.stop(link))
        const page: StopMailsPage =
          found === null
            ? { state: 'bad', language: languageOfCookies(request.headers.cookie) }
            : { state, groups: found.groups, language: found.language }
        return reply
          .headers(plainPageHeaders)
          .code(found === null ? 404 : 200)
          .type('text/html; charset=utf-8')
          .send(stopMailsPage(page))
      }
    scope.get<{ Querystring: { t?: unknown } }>('/stop-mails', answer('ask'))
    scope.post<{ Querystring: { t?: unknown } }>('/stop-mails', answer('done'))
    done()
  })
}
