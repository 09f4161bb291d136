// GET and POST /confirm-address?t={link}&l={language}: the page behind the link that proves an
// address, and its button. The link alone says which account is meant; no session is asked for, and a
// POST from anywhere needs the link.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, languageOfCookies, type Language } from '#domain/shared/language.ts'
import type { AddressLinks } from '../../features/account/address-handlers.ts'
import { confirmAddressPage, type ConfirmAddressPage } from '../../notices/confirm-address-page.ts'
import { plainPageHeaders } from '../../notices/plain-page.ts'
import type { RateLimits } from '../rate-limit.ts'
import { retryAfter } from '../refusals.ts'

type Asked = { Querystring: { t?: unknown; l?: unknown } }
type LinkRequest = FastifyRequest<Asked>

const readToken = ({ query }: LinkRequest): string | null =>
  typeof query.t === 'string' && /^[\w-]{20,64}$/.test(query.t) ? query.t : null

/** What the person chose on this device before comes first. */
function readLanguage({ query, headers }: LinkRequest): Language {
  const hasChosen = /(?:^|;\s*)language=/.test(headers.cookie ?? '')
  return !hasChosen && isLanguage(query.l) ? query.l : languageOfCookies(headers.cookie)
}

/** Adds both to the server. */
export function addConfirmAddress(
  server: FastifyInstance,
  { links, limits }: { links: AddressLinks; limits: Pick<RateLimits, 'ofAddress'> },
): void {
  void server.register((scope, _options, done) => {
    // What the form says does not matter.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, parsed) => parsed(null),
    )
    const answer =
      (state: 'ask' | 'done') =>
      async (request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const allowed = await limits.ofAddress(
          [state === 'ask' ? 'request' : 'address-link'],
          request,
        )
        if (!allowed.ok) return reply.headers(retryAfter(allowed.refusal)).code(429).send()
        const token = readToken(request)
        const found =
          token === null ? null : await (state === 'ask' ? links.read(token) : links.confirm(token))
        const language = readLanguage(request)
        const page: ConfirmAddressPage =
          found === null ? { state: 'bad', language } : { state, language, ...found }
        return reply
          .headers(plainPageHeaders)
          .code(found === null ? 404 : 200)
          .type('text/html; charset=utf-8')
          .send(confirmAddressPage(page))
      }
    scope.get<Asked>('/confirm-address', answer('ask'))
    scope.post<Asked>('/confirm-address', answer('done'))
    done()
  })
}
