// One line in the log for each request, and one count: its route as we wrote it, never as it was
// asked, so that no key, token or search of anyone is kept. The id stands in the answer's header
// and, when it was a bug, on the person's screen.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { calls, httpFunctions } from '#contract/contract.ts'
import { createLogThrottle } from '../log-throttle.ts'

/** Told of each answer. */
export type OnAnswered = (answered: { route: string; status: number; seconds: number }) => void

const namesByRoute: Readonly<Record<string, object>> = {
  '/call/:name': calls,
  '/http/:name': httpFunctions,
}
/** What every page asks many times over, and what machines ask all day. */
const quiet: ReadonlySet<string> = new Set([
  'GET /*',
  'HEAD /*',
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /photos/:key',
])

/** "POST /call/events-signUp": the pattern of the route, with the name of a call that there is. */
export function getRoutePattern(
  request: Pick<FastifyRequest, 'method' | 'params' | 'routeOptions'>,
): string {
  const pattern = request.routeOptions.url ?? '(unknown)'
  const names = namesByRoute[pattern]
  const name = names === undefined ? '' : ((request.params as { name?: string }).name ?? '')
  return `${request.method} ${names !== undefined && Object.hasOwn(names, name) ? pattern.replace(':name', name) : pattern}`
}

/** Whoever is refused may ask on and on: of each route one such line a minute is written. */
const tooManyRequests = 429

/** Adds both to the server. Call it before the routes are added. */
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
