// Responses when no handler answers: bad requests are coded refusals, an unreachable database is
// 503, and a bug is logged under an id that the person sees. No error text leaves the server.
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { isUnavailable } from '../db/errors.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { refusalToWire, retryAfter } from './refusals.ts'
import { getRoutePattern } from './request-log.ts'

/** One line a minute and route while the database is away, with the number skipped. */
const away = createLogThrottle(() => performance.now())

/** Paths that accept only POST, whether or not they exist. */
const postedPaths = /^\/(?:call\/[^/?]+|http\/[^/?]+|account\/data|upload\/[^/?]+\/[^/?]+)(?:\?|$)/

export function addErrors(server: FastifyInstance, log: Logger): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = errorToRefusal(error, log, getRoutePattern(request), request.id)
    const { body } = refusalToWire(refusal)
    void reply.headers(retryAfter(refusal))
    return reply.code(getHttpCode(refusal.code)).send(body)
  })
  // Before any route: a NUL character can't be valid, so it never reaches the database.
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.includes('%00')) return done()
    void reply.code(getHttpCode('unknown-call')).send(refusalToWire({ code: 'unknown-call' }).body)
  })
  // Before any route, because pages answer GET on every path.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' || !postedPaths.test(request.url)) return done()
    void reply
      .header('allow', 'POST')
      .code(getHttpCode('wrong-method'))
      .send(refusalToWire({ code: 'wrong-method' }).body)
  })
  server.setNotFoundHandler((_request, reply) =>
    reply.code(getHttpCode('unknown-call')).send(refusalToWire({ code: 'unknown-call' }).body),
  )
}

/**
 * The refusal for an error; bugs are logged here under the refusal's id, which is the request's if
 * there is one.
 */
export function errorToRefusal(
  error: Error & { statusCode?: number | undefined; code?: unknown },
  log: Logger,
  what: string,
  id = randomUUID().slice(0, 8),
): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'too-large' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'bad-input' }
  if (isUnavailable(error)) {
    away.log(what, (leftOut) => {
      log.warn({ err: error, what, leftOut }, 'the database could not be reached')
      return ''
    })
    return { code: 'unavailable' }
  }
  log.error({ err: error, what, errorId: id }, 'a bug')
  return { code: 'internal', params: { id } }
}
