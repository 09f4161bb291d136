// GET and POST /stop-mails?t={link}: the page behind "Stop these e-mails", and one-click
// unsubscribe (RFC 8058), a form sent from anywhere without a session. The link alone names the
// player and the groups.
import type { FastifyInstance } from 'fastify'
import { languageOfCookies } from '#domain/shared/language.ts'
import { stopMailsPage, type StopMails } from '../../notices/stop-mails-page.ts'
import type { RateLimits } from '../rate-limit.ts'
import { addLinkPage } from './link-page.ts'

const linkMax = 2000

export function addStopMails(
  server: FastifyInstance,
  { stopMails, limits }: { stopMails: StopMails; limits: Pick<RateLimits, 'ofAddress'> },
): void {
  addLinkPage(server, {
    path: '/stop-mails',
    limits,
    countsAs: { ask: 'request', done: 'request' },
    show: async (step, { query, headers }) => {
      const link = typeof query.t === 'string' && query.t.length <= linkMax ? query.t : ''
      const found = await (step === 'ask' ? stopMails.read(link) : stopMails.stop(link))
      return {
        isFound: found !== null,
        html: stopMailsPage(
          found === null
            ? { state: 'bad', language: languageOfCookies(headers.cookie) }
            : { state: step, ...found },
        ),
      }
    },
  })
}
