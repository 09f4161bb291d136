// One log line and one count per request, by route pattern, never by URL, so that no key, token or
// search is recorded. The id is in the response's header and, for a bug, on the person's screen.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { calls, httpFunctions } from '#contract/contract.ts'
import { createLogThrottle } from '../log-throttle.ts'

export type OnAnswered = (answered: { route: string; status: number; seconds: number }) => void

const namesByRoute: Readonly<Record<string, object>> = {
  '/call/:name': calls,
  '/http/:name': httpFunctions,
}
const quiet: ReadonlySet<string> = new Set([
  'GET /*',
  'HEAD /*',
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /photos/:key',
])

/** "POST /call/events-signUp": the route pattern, with the call's name if it exists. */
export function getRoutePattern(
  request: Pick<FastifyRequest, 'method' | 'params' | 'routeOptions'>,
): string {
  const pattern = request.routeOptions.url ?? '(unknown)'
  const names = namesByRoute[pattern]
  const name = names === undefined ? '' : ((request.params as { name?: string }).name ?? '')
  return `${request.method} ${names !== undefined && Object.hasOwn(names, name) ? pattern.replace(':name', name) : pattern}`
}

/** A refused client may keep asking, so only one such line per route and minute is written. */
const tooManyRequests = 429

/** Call before routes are added. */
export function addRequestLog(server: FastifyInstance, log: Logger, onAnswered?: OnAnswered): void {
  const throttle = createLogThrottle(() => performance.now())
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = getRoutePattern(request)
    const level = quiet.has(route) && reply.statusCode < 500 ? 'debug' : 'info'
    const write = (leftOut: number): string => {
      log[level](
        {
          requestId: request.id,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(leftOut > 0 && { leftOut }),
        },
        'answered',
      )
      return request.id
    }
    if (log.isLevelEnabled(level)) {
      if (reply.statusCode === tooManyRequests) throttle.log(route, write)
      else write(0)
    }
    onAnswered?.({ route, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 })
    done()
  })
}
