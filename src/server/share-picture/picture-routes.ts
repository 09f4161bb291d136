// GET /share-picture/{kind}/{id}/{language}-{version}.png: the picture of a shared link. Only what
// a public page shows now is rendered: other versions redirect to it, anything else is 404.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import type { FindPicture } from '../features/preview/handlers.ts'
import { countedAddress } from '../transport/client-address.ts'
import type { RateLimits } from '../transport/rate-limit.ts'
import { refusalToWire, retryAfter } from '../transport/refusals.ts'
import type { SharePictures } from './share-pictures.ts'
import {
  parsePictureFile,
  pictureFolder,
  toPicturePath,
  versionPicture,
} from './version-picture.ts'

type Options = {
  findFacts: FindPicture
  pictures: SharePictures
  limits: Pick<RateLimits, 'ofAddress' | 'addressOf' | 'keepCounted'>
  log: Pick<Logger, 'warn'>
}
type PictureRequest = FastifyRequest<{ Params: { kind: string; id: string; file: string } }>

/**
 * Thirty days, as long as links are opened. An event that stops being public has no picture here,
 * but cached copies remain.
 */
const keptS = 30 * 86_400
const busyS = 2

export function addSharePictures(server: FastifyInstance, options: Options): void {
  server.get(`${pictureFolder}/:kind/:id/:file`, async (request: PictureRequest, reply) => {
    const allowed = await options.limits.ofAddress(['preview'], request)
    if (!allowed.ok)
      return reply
        .headers(retryAfter(allowed.refusal))
        .code(getHttpCode(allowed.refusal.code))
        .send(refusalToWire(allowed.refusal).body)
    try {
      return await sendPicture(request, reply, options)
    } catch (error) {
      options.log.warn({ err: error }, 'a share picture could not be made')
      return sendBusy(reply)
    }
  })
}

async function sendPicture(
  request: PictureRequest,
  reply: FastifyReply,
  { findFacts, pictures, limits }: Options,
): Promise<FastifyReply> {
  const { kind, id, file } = request.params
  const asked = parsePictureFile(file)
  const facts = asked === null ? null : await findFacts(kind, id, asked.language)
  if (asked === null || facts === null)
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  // Web chats embed it from here, and browsers check this header on every response, redirects
  // included.
  void reply.header('cross-origin-resource-policy', 'cross-origin')
  const version = versionPicture(facts)
  if (version !== asked.version)
    return reply.redirect(toPicturePath({ kind, id, language: asked.language, version }), 302)
  const etag = `"${version}"`
  const kept = { etag, 'cache-control': `public, max-age=${keptS}, immutable` }
  if (request.headers['if-none-match'] === etag) return reply.headers(kept).code(304).send()
  const picture = await pictures.find(facts, countedAddress(limits.addressOf(request)))
  if (picture === null) {
    limits.keepCounted(request)
    return sendBusy(reply)
  }
  return reply.headers(kept).type('image/png').send(picture)
}

const sendBusy = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', String(busyS)).send()
