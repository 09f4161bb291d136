// The page behind an e-mail link: GET asks, because scanners open every link, and its button's POST
// acts. The link alone decides; no session is needed.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPageHeaders } from '../../notices/plain-page.ts'
import type { RateLimits } from '../rate-limit.ts'
import { retryAfter } from '../refusals.ts'

type Asked = { Querystring: { t?: unknown; l?: unknown } }
/** t: the link. l: the language of the e-mail. */
export type LinkRequest = FastifyRequest<Asked>
export type LinkStep = 'ask' | 'done'

type LinkPage = {
  path: string
  limits: Pick<RateLimits, 'ofAddress'>
  countsAs: Readonly<Record<LinkStep, Parameters<RateLimits['ofAddress']>[0][number]>>
  show: (step: LinkStep, request: LinkRequest) => Promise<{ html: string; isFound: boolean }>
}

export function addLinkPage(
  server: FastifyInstance,
  { path, limits, countsAs, show }: LinkPage,
): void {
  void server.register((scope, _options, done) => {
    // Accepts any form body, because its content is ignored.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, parsed) => parsed(null),
    )
    const answer =
      (step: LinkStep) =>
      async (request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const allowed = await limits.ofAddress([countsAs[step]], request)
        if (!allowed.ok) return reply.headers(retryAfter(allowed.refusal)).code(429).send()
        const { html, isFound } = await show(step, request)
        return reply
          .headers(plainPageHeaders)
          .code(isFound ? 200 : 404)
          .type('text/html; charset=utf-8')
          .send(html)
      }
    scope.get<Asked>(path, answer('ask'))
    scope.post<Asked>(path, answer('done'))
    done()
  })
}
