// GET and POST /confirm-address?t={link}&l={language}: the page behind the link that proves an
// address, and its button. The POST needs only the link, from any origin.
import type { FastifyInstance } from 'fastify'
import { isLanguage, languageOfCookies, type Language } from '#domain/shared/language.ts'
import type { AddressLinks } from '../../features/account/address-handlers.ts'
import { confirmAddressPage } from '../../notices/confirm-address-page.ts'
import type { RateLimits } from '../rate-limit.ts'
import { addLinkPage, type LinkRequest } from './link-page.ts'

const readToken = ({ query }: LinkRequest): string | null =>
  typeof query.t === 'string' && /^[\w-]{20,64}$/.test(query.t) ? query.t : null

/** A language chosen on this device takes precedence. */
function readLanguage({ query, headers }: LinkRequest): Language {
  const hasChosen = /(?:^|;\s*)language=/.test(headers.cookie ?? '')
  return !hasChosen && isLanguage(query.l) ? query.l : languageOfCookies(headers.cookie)
}

export function addConfirmAddress(
  server: FastifyInstance,
  { links, limits }: { links: AddressLinks; limits: Pick<RateLimits, 'ofAddress'> },
): void {
  addLinkPage(server, {
    path: '/confirm-address',
    limits,
    countsAs: { ask: 'request', done: 'address-link' },
    show: async (step, request) => {
      const token = readToken(request)
      const found =
        token === null ? null : await (step === 'ask' ? links.read(token) : links.confirm(token))
      const language = readLanguage(request)
      return {
        isFound: found !== null,
        html: confirmAddressPage(
          found === null ? { state: 'bad', language } : { state: step, language, ...found },
        ),
      }
    },
  })
}
