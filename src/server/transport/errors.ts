// Answers when no handler could: bad requests are coded refusals, an unreachable database is
// 503, and a bug is logged under an id that the person is shown. Nothing of an error's text leaves
// the server.
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { isUnavailable } from '../db/errors.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { refusalToWire, retryAfter } from './refusals.ts'
import { getRoutePattern } from './request-log.ts'

/** Each route says once a minute that the database is away, and how often it was left out. */
const away = createLogThrottle(() => performance.now())

/** Addresses that take POST and nothing else, whatever is asked there. */
const postedPaths = /^\/(?:call\/[^/?]+|http\/[^/?]+|account\/data|upload\/[^/?]+\/[^/?]+)(?:\?|$)/

/**
 * Adds the answers to errors, to unknown addresses, and to another method than an address takes.
 */
export function addErrors(server: FastifyInstance, log: Logger): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = errorToRefusal(error, log, getRoutePattern(request), request.id)
    const { body } = refusalToWire(refusal)
    void reply.headers(retryAfter(refusal))
    return reply.code(getHttpCode(refusal.code)).send(body)
  })
  // Before any route: the character zero names nothing, and no database is asked for it.
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.includes('%00')) return done()
    void reply.code(getHttpCode('unknown-call')).send(refusalToWire({ code: 'unknown-call' }).body)
  })
  // Before any route: pages answer GET of every address.
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
 * The refusal an error travels as; bugs are logged here with the id that the refusal carries: that
 * of the request, where there is one.
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
