// Assembles the server. Tests pass their own database, clock and mailer; main.ts passes the real
// ones.
import type { FastifyInstance } from 'fastify'
import { socketsPerAddress as defaultSocketsPerAddress } from '#domain/live/live-limits.ts'
import type { Auth } from './auth/auth.ts'
import { createCallHandlers, httpHandlers } from './call-handlers.ts'
import { watchProxy } from './checkup/proxy-watch.ts'
import type { DurabilityWatch } from './db/durability-watch.ts'
import { createReadiness } from './db/readiness.ts'
import type { Deps } from './deps.ts'
import { createLiveQueries } from './live-queries.ts'
import type { DatabaseLink } from './live/database-road.ts'
import { createHub, type Hub, type LiveRequest } from './live/hub.ts'
import { createMovedLocations, type MovedLocations } from './live/moved-locations.ts'
import type { StoreWatch } from './live/store-watch.ts'
import type { MailEvents } from './mail/provider-proof.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { createCounts, type ProcessCounts } from './metrics/process-counts.ts'
import { addRoutes } from './routes.ts'
import { alwaysOpen, type Maintenance } from './runtime/watch-maintenance.ts'
import { addAllowedHosts, allowHosts, type IsAllowedHost } from './transport/allowed-hosts.ts'
import { createCallRunner, createHttpRunner, type CallRunner } from './transport/calls.ts'
import { addErrors } from './transport/errors.ts'
import { toFrame } from './transport/frames.ts'
import { closeHttpServer, createHttpServer } from './transport/http.ts'
import { addInFlight, inFlight, type CountInFlight } from './transport/in-flight.ts'
import { addMaintenance } from './transport/maintenance.ts'
import { addMetrics } from './transport/metrics-route.ts'
import { ownOrigin } from './transport/origin.ts'
import { uncountUnavailable, createRateLimits, type RateLimits } from './transport/rate-limit.ts'
import { addRequestLog } from './transport/request-log.ts'
import { addSecurityContext } from './transport/security-context.ts'
import { addSecurityHeaders } from './transport/security-headers.ts'
import { addSocket } from './transport/socket.ts'

const securityFlushMs = 60_000

export type App = { server: FastifyInstance; hub: Hub; run: CallRunner; close(): Promise<void> }

export type ServerOptions = {
  metricsToken?: string | null
  counts?: ProcessCounts
  socketsPerAddress?: number
  store?: StoreWatch | undefined
  road?: DatabaseLink | undefined
  durability?: Pick<DurabilityWatch, 'isDurable'> | undefined
  maintenance?: Maintenance
  allowedHosts?: readonly string[]
  mailEvents?: MailEvents | null
}

export function createApp(deps: Deps, auth: Auth, watching: ServerOptions = {}): App {
  const { counts = createCounts(), store, road, allowedHosts = [], maintenance } = watching
  const { security, log, publicUrl, bus } = deps
  const server = createHttpServer(log, publicUrl)
  let isStopping = false
  const isReady = createReadiness(deps.db)
  const moved = createMovedLocations(deps)
  const { counted, settled } = inFlight()
  addInFlight(server, counted)
  const { run, runHttpFunction, hub } = createAnswers(deps, auth, { moved, store, counted })
  const asked = { actorOf: withSecurityIdentity(deps, auth), isOwnOrigin: ownOrigin(publicUrl) }
  const limits = createRateLimits(deps.limiter, deps.trustedProxyHeader)
  const isAllowedHost = allowHosts(publicUrl, allowedHosts)
  const toAll = { limits, isAllowedHost, hub, watching, counts }
  const stopFlushing = addToEveryRequest(server, deps, toAll)
  addRoutes(server, {
    ...asked,
    deps,
    auth,
    limits,
    runCall: run,
    runHttpFunction,
    mailEvents: watching.mailEvents ?? null,
    isReady: async () => !isStopping && (await isReady()),
  })
  const closeSockets = addSocket(server, {
    ...asked,
    hub,
    refreshActor: auth.refreshActor,
    addressOf: (request) => limits.addressOf(request),
    socketsPerAddress: watching.socketsPerAddress ?? defaultSocketsPerAddress,
    isAllowedHost,
    publicUrl,
    bus,
    store,
    road,
    maintenance,
    log,
    onMoved: (renew) => moved.listen(renew),
    counts,
    security,
  })
  return {
    server,
    hub,
    run,
    close: async () => {
      isStopping = true
      hub.close()
      moved.close()
      closeSockets()
      await closeHttpServer(server)
      await settled()
      stopFlushing()
    },
  }
}

const createAnswers = (
  deps: Deps,
  auth: Auth,
  {
    moved,
    store,
    counted,
  }: { moved: MovedLocations; store: StoreWatch | undefined; counted: CountInFlight },
): { run: CallRunner; runHttpFunction: CallRunner; hub: Hub } => ({
  run: counted(withMergedVenueIds(moved, createCallRunner(deps, createCallHandlers(deps, auth)))),
  runHttpFunction: withMergedVenueIds(moved, createHttpRunner(deps, httpHandlers)),
  hub: hubWithMergedVenueIds(moved, createHub(deps, createLiveQueries(deps), toFrame, store)),
})

const withSecurityIdentity =
  ({ security }: Deps, auth: Auth): Auth['actorOf'] =>
  async (headers) => {
    const actor = await auth.actorOf(headers)
    security.identify(actor.kind === 'signed-in' ? actor.userId : null)
    return actor
  }

type EveryRequest = {
  limits: RateLimits
  isAllowedHost: IsAllowedHost
  hub: Hub
  watching: ServerOptions
  counts: ProcessCounts
}

/**
 * Adds logging, counting, the host check, our headers and our error format to every request.
 * Returns a function that flushes the security log.
 */
function addToEveryRequest(
  server: FastifyInstance,
  deps: Deps,
  { limits, isAllowedHost, hub, watching, counts }: EveryRequest,
): () => void {
  const { security, log, publicUrl } = deps
  const { metricsToken = null, durability, maintenance = alwaysOpen } = watching
  const metrics =
    metricsToken === null
      ? null
      : createMetrics({ deps, hubStats: () => hub.stats(), counts, durability })
  addSecurityContext(server, security, (request) => limits.addressOf(request))
  const flushing = setInterval(() => security.flush(), securityFlushMs).unref()
  addRequestLog(server, log, metrics?.onAnswered)
  addSecurityHeaders(server, publicUrl)
  addAllowedHosts(server, { isAllowedHost, log, now: () => deps.clock.now(), security })
  addErrors(server, log)
  addMaintenance(server, maintenance)
  const { trustedProxyHeader: header } = deps
  watchProxy(server, { header, seen: counts.proxy, now: Date.now })
  uncountUnavailable(server, limits)
  if (metrics !== null && metricsToken !== null) addMetrics(server, metrics, metricsToken)
  return () => {
    clearInterval(flushing)
    security.flush()
  }
}

const withMergedVenueIds =
  (moved: MovedLocations, run: CallRunner): CallRunner =>
  (request) =>
    run({ ...request, data: moved.redirect(request.data), sent: request.data })

function hubWithMergedVenueIds(moved: MovedLocations, hub: Hub): Hub {
  const atNewIds = (request: LiveRequest): LiveRequest => ({
    ...request,
    input: moved.redirect(request.input),
  })
  return {
    ...hub,
    subscribe: (request, subscriber) => hub.subscribe(atNewIds(request), subscriber),
    onceWoken: (request, listener) => hub.onceWoken(atNewIds(request), listener),
  }
}
