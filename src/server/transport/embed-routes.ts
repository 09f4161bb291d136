// GET /embed/venue/{locationId} and /embed/club/{key}: pages that other sites may frame. 404 unless
// the venue's admins allowed it, or the club has a public page. They contain no scripts and no
// external resources.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getHttpCode } from '#contract/http-codes.ts'
import { isLanguage, languageOfCookies, type Language } from '#domain/shared/language.ts'
import type { EmbedPages } from '../features/embed/handlers.ts'
import { embedStyle } from '../pages/embed-page.ts'
import type { RateLimits } from './rate-limit.ts'
import { refusalToWire, retryAfter } from './refusals.ts'

type EmbedRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { lang?: unknown }
}>

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(embedStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *`
const headers = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
} as const

export function addEmbed(
  server: FastifyInstance,
  { pages, limits }: { pages: EmbedPages; limits: RateLimits },
): void {
  for (const kind of ['venue', 'club'] as const)
    server.get(`/embed/${kind}/:id`, async (request: EmbedRequest, reply) => {
      const allowed = await limits.ofAddress(['request'], request)
      if (!allowed.ok)
        return reply
          .headers(retryAfter(allowed.refusal))
          .code(getHttpCode(allowed.refusal.code))
          .send(refusalToWire(allowed.refusal).body)
      const page = await pages[kind](request.params.id, getLanguage(request))
      if (page === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
      return reply
        .headers({ ...headers, 'cache-control': 'public, max-age=60' })
        .type('text/html; charset=utf-8')
        .send(page)
    })
}

const getLanguage = ({ query: { lang }, headers: { cookie } }: EmbedRequest): Language =>
  isLanguage(lang) ? lang : languageOfCookies(cookie)
