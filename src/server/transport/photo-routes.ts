// Photos: POST /upload/{target}/{id} with the picture as body, and GET /photos/{key}. Permission is
// checked before the body is read. Only pictures are served: one name format, one content type, and
// a CSP that forbids everything.
import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import { isPhotoKey, photoBytesMax } from '#domain/photo/photo.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import type { PhotoHandlers } from '../features/photo/handlers.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'
import type { PhotoStore } from '../uploads/photo-store.ts'
import { countedAddress } from './client-address.ts'
import { errorToRefusal } from './errors.ts'
import type { ActorOf } from './http.ts'
import type { IsOwnOrigin } from './origin.ts'
import type { RateLimits } from './rate-limit.ts'
import { receiveBody, type BodyBounds } from './receive-body.ts'
import { refusalToWire, retryAfter } from './refusals.ts'
import { createUploadPlaces, type PlaceBounds } from './upload-places.ts'

type Options = {
  photos: PhotoHandlers
  store: PhotoStore
  actorOf: ActorOf
  limits: RateLimits
  isOwnOrigin: IsOwnOrigin
  log: Logger
  security: Pick<SecurityLog, 'record'>
  bounds?: UploadBounds
}
type Grant = Extract<Awaited<ReturnType<PhotoHandlers['mayUpload']>>, { ok: true }>['value']
type ReceivedBody = Awaited<ReturnType<typeof receiveBody>>
type UploadRequest = FastifyRequest<{ Params: { target: string; targetId: string } }>

export type UploadBounds = PlaceBounds & BodyBounds

/**
 * 16 KB in ten seconds is a poor connection; the whole upload may take as long as any request
 * (http.ts).
 */
const uploadBounds: UploadBounds = {
  inAll: 24,
  perAddress: 8,
  bytesMax: photoBytesMax,
  leastBytes: 16 * 1024,
  windowMs: 10_000,
}
const uploadLimits = ['request', 'upload'] as const

export function addPhotos(server: FastifyInstance, options: Options): void {
  void server.register((scope, _options, done) => {
    addUpload(scope, options)
    done()
  })
  server.get<{ Params: { key: string } }>('/photos/:key', async (request, reply) =>
    sendPhoto(request, reply, options),
  )
}

function addUpload(
  scope: FastifyInstance,
  { photos, actorOf, limits, isOwnOrigin, log, security, bounds = uploadBounds }: Options,
): void {
  const places = new WeakMap<FastifyRequest, Grant>()
  const uploads = createUploadPlaces(bounds)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    ['image/png', 'image/jpeg'],
    (request: FastifyRequest, body: IncomingMessage): Promise<ReceivedBody> =>
      Number(request.headers['content-length'] ?? 0) > bounds.bytesMax
        ? Promise.resolve(refuse('photo-too-large'))
        : receiveBody(body, bounds),
  )
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return answer(reply, refuse('photo-type'))
    return answer(reply, {
      ok: false,
      refusal: errorToRefusal(error, log, `${request.method} /upload`),
    })
  })

  const admit = async (request: UploadRequest, reply: FastifyReply): Promise<Result<Grant>> => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse('foreign-origin')
    const fromHere = await limits.ofAddress(uploadLimits, request)
    if (!fromHere.ok) return fromHere
    const actor = await actorOf(request.headers)
    const byThem = await limits.ofPerson(uploadLimits, request, actor)
    if (!byThem.ok) return byThem
    const allowed = await photos.mayUpload(actor, request.params.target, request.params.targetId)
    if (!allowed.ok) return allowed
    const { playerId } = allowed.value.actor
    const place = uploads.take(playerId, countedAddress(limits.addressOf(request)))
    if (place.ok) reply.raw.once('close', place.value)
    else limits.keepCounted(request)
    return place.ok ? allowed : place
  }

  scope.post<{ Params: { target: string; targetId: string } }>(
    '/upload/:target/:targetId',
    {
      onRequest: async (request, reply) => {
        const admitted = await admit(request, reply)
        if (!admitted.ok) {
          recordRefusal(security, admitted.refusal, { what: 'upload' })
          return answer(reply, admitted)
        }
        places.set(request, admitted.value)
      },
    },
    async (request, reply) => {
      const place = places.get(request)
      if (place === undefined || request.body === undefined)
        return answer(reply, refuse('photo-type'))
      const received = request.body as ReceivedBody
      if (!received.ok) return answer(reply.header('connection', 'close'), received)
      return answer(reply, await photos.upload(place, received.value))
    },
  )
}

function answer(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  if (result.ok) return reply.send({ result: result.value })
  const { body } = refusalToWire(result.refusal)
  void reply.headers(retryAfter(result.refusal))
  return reply.code(getHttpCode(result.refusal.code)).send(body)
}

const photoPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

async function sendPhoto(
  request: FastifyRequest<{ Params: { key: string } }>,
  reply: FastifyReply,
  { store, log }: Options,
): Promise<FastifyReply> {
  const { key } = request.params
  void reply.header('content-security-policy', photoPolicy)
  if (!isPhotoKey(key)) return reply.code(404).send()
  const etag = `"${key}"`
  const kept = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
  // A key always names the same picture.
  if (request.headers['if-none-match'] === etag) return reply.headers(kept).code(304).send()
  try {
    const photo = await store.get(key)
    return photo === null
      ? await reply.code(404).send()
      : await reply.headers(kept).type('image/webp').send(Buffer.from(photo))
  } catch (error) {
    log.warn({ err: error }, 'a photo could not be read')
    return reply.code(503).header('retry-after', '5').send()
  }
}
