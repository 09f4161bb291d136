// Puts the server together. Tests start here with their own database, clock and mailer; main.ts
// starts here for real.
import type { FastifyInstance } from 'fastify'
import { socketsPerAddress as defaultSocketsPerAddress } from '#domain/live/live-limits.ts'
import type { Auth } from './auth/auth.ts'
import type { DurabilityWatch } from './db/durability-watch.ts'
import { createReadiness } from './db/readiness.ts'
import type { Deps } from './deps.ts'
import { accountHandlers } from './features/account/handlers.ts'
import { adminHandlers } from './features/admin/handlers.ts'
import { adminLive } from './features/admin/live.ts'
import { alertHandlers } from './features/alert/handlers.ts'
import { alertLive } from './features/alert/live.ts'
import { authHandlers } from './features/auth/handlers.ts'
import { blockHandlers } from './features/block/handlers.ts'
import { blockLive } from './features/block/live.ts'
import { calendarFeedHandlers, calendarFiles } from './features/calendar-feed/handlers.ts'
import { calendarFeedLive } from './features/calendar-feed/live.ts'
import { calendarLive } from './features/calendar/live.ts'
import { clubHandlers } from './features/club/handlers.ts'
import { clubLive } from './features/club/live.ts'
import { communityHandlers, communityHttp } from './features/community/handlers.ts'
import { communityLive } from './features/community/live.ts'
import { deletionHandlers } from './features/deletion/handlers.ts'
import { documentHandlers } from './features/document/handlers.ts'
import { drawHandlers } from './features/draw/handlers.ts'
import { drawLive } from './features/draw/live.ts'
import { embedPages } from './features/embed/handlers.ts'
import { eventChatHandlers } from './features/event-chat/handlers.ts'
import { eventChatLive } from './features/event-chat/live.ts'
import { eventLogLive } from './features/event-log/live.ts'
import { eventHandlers } from './features/event/handlers.ts'
import { eventLive } from './features/event/live.ts'
import { leaderboardLive } from './features/leaderboard/live.ts'
import { leagueDayHandlers } from './features/league-day/handlers.ts'
import { leagueHandlers } from './features/league/handlers.ts'
import { leagueLive } from './features/league/live.ts'
import { ledgerHandlers } from './features/ledger/handlers.ts'
import { ledgerLive } from './features/ledger/live.ts'
import { locationHandlers, locationHttp } from './features/location/handlers.ts'
import { locationLive } from './features/location/live.ts'
import { matchListHandlers } from './features/match-list/handlers.ts'
import { matchListLive } from './features/match-list/live.ts'
import { matchHandlers } from './features/match/handlers.ts'
import { mediaHandlers } from './features/media/handlers.ts'
import { mediaLive } from './features/media/live.ts'
import { messageHandlers } from './features/message/handlers.ts'
import { messageLive } from './features/message/live.ts'
import { notificationHandlers, stopMailsHandlers } from './features/notification/handlers.ts'
import { notificationLive } from './features/notification/live.ts'
import { ownActHandlers } from './features/own-act/handlers.ts'
import { ownDataHandlers } from './features/own-data/handlers.ts'
import { photoHandlers } from './features/photo/handlers.ts'
import { playerPassHandlers } from './features/player-pass/handlers.ts'
import { playerPassLive } from './features/player-pass/live.ts'
import { playerHandlers } from './features/player/handlers.ts'
import { playerLive } from './features/player/live.ts'
import { poppiHandlers } from './features/poppi/handlers.ts'
import { ppGlobalsLive } from './features/pp-globals/live.ts'
import { profileLive } from './features/profile/live.ts'
import { rankingHandlers } from './features/ranking/handlers.ts'
import { rankingLive } from './features/ranking/live.ts'
import { ratingLive } from './features/rating/live.ts'
import { relationHandlers } from './features/relation/handlers.ts'
import { relationLive } from './features/relation/live.ts'
import { reportHandlers } from './features/report/handlers.ts'
import { reportLive } from './features/report/live.ts'
import { resultHandlers } from './features/result/handlers.ts'
import { resultLive } from './features/result/live.ts'
import { rosterHandlers } from './features/roster/handlers.ts'
import { seriesLive } from './features/series/live.ts'
import { suggestionHandlers } from './features/suggestion/handlers.ts'
import { suggestionLive } from './features/suggestion/live.ts'
import { supportHandlers } from './features/support/handlers.ts'
import { suspensionHandlers } from './features/suspension/handlers.ts'
import { teamHandlers } from './features/team/handlers.ts'
import { teamLive } from './features/team/live.ts'
import { templateHandlers } from './features/template/handlers.ts'
import { templateLive } from './features/template/live.ts'
import { versionLive } from './features/version/live.ts'
import type { DatabaseRoad } from './live/database-road.ts'
import { createHub, type Hub, type LiveRequest } from './live/hub.ts'
import { createMovedLocations, type MovedLocations } from './live/moved-locations.ts'
import type { StoreWatch } from './live/store-watch.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { createCounts, type ProcessCounts } from './metrics/process-counts.ts'
import { addAllowedHosts, allowHosts } from './transport/allowed-hosts.ts'
import { addApiDocument } from './transport/api-document.ts'
import { addAuth } from './transport/auth-routes.ts'
import { addCalendarFiles } from './transport/calendar-routes.ts'
import { createCallRunner, createHttpRunner, type CallRunner } from './transport/calls.ts'
import { addEmbed } from './transport/embed-routes.ts'
import { addErrors } from './transport/errors.ts'
import { frameOf } from './transport/frames.ts'
import { addCalls, addHttpFunctions, closeHttpServer, createHttpServer } from './transport/http.ts'
import { addInFlight, inFlight } from './transport/in-flight.ts'
import { addMetrics } from './transport/metrics-route.ts'
import { ownOrigin } from './transport/origin.ts'
import { addOwnData } from './transport/own-data-routes.ts'
import { addPhotos } from './transport/photo-routes.ts'
import { createRateLimits } from './transport/rate-limit.ts'
import { addRequestLog } from './transport/request-log.ts'
import { addSecurityContext } from './transport/security-context.ts'
import { addSecurityHeaders } from './transport/security-headers.ts'
import { addSocket } from './transport/socket.ts'
import { addStopMails } from './transport/stop-mails-routes.ts'
import { createPhotoReader } from './uploads/read-photo.ts'

const securityFlushMs = 60_000

export type App = { server: FastifyInstance; hub: Hub; run: CallRunner; close(): Promise<void> }

/** metricsToken: null is no /metrics. */
export type Watching = {
  metricsToken?: string | null
  counts?: ProcessCounts
  /** Open live windows of one address. */
  socketsPerAddress?: number
  /** Which store answers. */
  store?: StoreWatch | undefined
  /** Whether windows should be at another node. */
  road?: DatabaseRoad | undefined
  /** Whether PostgreSQL keeps what it answers, for /metrics. */
  durability?: Pick<DurabilityWatch, 'isDurable'> | undefined
  /** Names beside that of PUBLIC_URL under which it answers. */
  allowedHosts?: readonly string[]
}

/** The server, not yet listening. */
export function createApp(
  deps: Deps,
  auth: Auth,
  {
    metricsToken = null,
    counts = createCounts(),
    socketsPerAddress = defaultSocketsPerAddress,
    allowedHosts = [],
    store,
    durability,
    road,
  }: Watching = {},
): App {
  const server = createHttpServer(deps.log, deps.publicUrl)
  const actorOf: Auth['actorOf'] = async (headers) => {
    const actor = await auth.actorOf(headers)
    deps.security.identify(actor.kind === 'signed-in' ? actor.userId : null)
    return actor
  }
  let isStopping = false
  const isReady = createReadiness(deps.db)
  const handlers = {
    ...authHandlers(auth),
    ...ownActHandlers,
    ...accountHandlers(auth),
    ...playerHandlers(auth),
    ...locationHandlers,
    ...eventHandlers,
    ...drawHandlers,
    ...templateHandlers,
    ...rankingHandlers,
    ...rosterHandlers(deps),
    ...teamHandlers,
    ...alertHandlers,
    ...matchListHandlers,
    ...matchHandlers,
    ...clubHandlers,
    ...leagueHandlers,
    ...leagueDayHandlers,
    ...adminHandlers,
    ...reportHandlers,
    ...suggestionHandlers,
    ...mediaHandlers,
    ...eventChatHandlers,
    ...messageHandlers,
    ...blockHandlers,
    ...relationHandlers,
    ...communityHandlers,
    ...playerPassHandlers,
    ...ledgerHandlers,
    ...resultHandlers,
    ...calendarFeedHandlers,
    ...supportHandlers,
    ...suspensionHandlers,
    ...poppiHandlers(),
    ...notificationHandlers,
  }
  const moved = createMovedLocations(deps)
  const { counted, settled } = inFlight()
  addInFlight(server, counted)
  const run = counted(
    leadingOn(
      moved,
      createCallRunner(deps, {
        ...handlers,
        ...documentHandlers(handlers),
        ...deletionHandlers(auth, handlers),
      }),
    ),
  )
  const loaded = createHub(
    deps,
    {
      ...playerLive,
      ...profileLive,
      ...ratingLive,
      ...locationLive,
      ...eventLive,
      ...seriesLive,
      ...drawLive,
      ...templateLive,
      ...teamLive,
      ...calendarLive,
      ...alertLive,
      ...matchListLive,
      ...clubLive,
      ...leagueLive,
      ...adminLive,
      ...reportLive,
      ...rankingLive,
      ...suggestionLive,
      ...mediaLive,
      ...eventChatLive,
      ...eventLogLive,
      ...messageLive,
      ...blockLive,
      ...communityLive,
      ...relationLive,
      ...leaderboardLive,
      ...ppGlobalsLive,
      ...playerPassLive,
      ...ledgerLive,
      ...versionLive,
      ...resultLive,
      ...notificationLive(deps),
      ...calendarFeedLive,
    },
    frameOf,
    store,
  )
  const led = (request: LiveRequest): LiveRequest => ({
    ...request,
    input: moved.leadOn(request.input),
  })
  const hub: Hub = {
    ...loaded,
    subscribe: (request, subscriber) => loaded.subscribe(led(request), subscriber),
    onceWoken: (request, listener) => loaded.onceWoken(led(request), listener),
  }
  const isOwnOrigin = ownOrigin(deps.publicUrl)
  const limits = createRateLimits(deps.limiter, deps.trustedProxyHeader)
  const metrics =
    metricsToken === null
      ? null
      : createMetrics({ deps, hubStats: () => hub.stats(), counts, durability })
  addSecurityContext(server, deps.security, (request) => limits.addressOf(request))
  const flushing = setInterval(() => deps.security.flush(), securityFlushMs).unref()
  addRequestLog(server, deps.log, metrics?.onAnswered)
  addSecurityHeaders(server, deps.publicUrl)
  const isAllowedHost = allowHosts(deps.publicUrl, allowedHosts)
  addAllowedHosts(server, {
    isAllowedHost,
    log: deps.log,
    now: () => deps.clock.now(),
    security: deps.security,
  })
  addErrors(server, deps.log)
  if (metrics !== null && metricsToken !== null) addMetrics(server, metrics, metricsToken)
  addCalls(server, {
    run,
    actorOf,
    limits,
    isOwnOrigin,
    security: deps.security,
    isReady: async () => !isStopping && (await isReady()),
  })
  addHttpFunctions(server, {
    run: leadingOn(moved, createHttpRunner(deps, { ...locationHttp, ...communityHttp })),
    actorOf,
    limits,
    isOwnOrigin,
    security: deps.security,
  })
  addApiDocument(server, deps.publicUrl)
  addAuth(server, auth, limits, deps.security)
  addEmbed(server, { pages: embedPages(deps), limits })
  addCalendarFiles(server, { files: calendarFiles(deps), actorOf, limits, log: deps.log })
  addOwnData(server, {
    ownData: ownDataHandlers(deps, auth),
    actorOf,
    limits,
    isOwnOrigin,
    security: deps.security,
  })
  addPhotos(server, {
    photos: photoHandlers(deps, createPhotoReader(deps.log)),
    store: deps.photos,
    actorOf,
    limits,
    isOwnOrigin,
    log: deps.log,
    security: deps.security,
  })
  addStopMails(server, { stopMails: stopMailsHandlers(deps), limits })
  const closeSockets = addSocket(server, {
    hub,
    actorOf,
    refreshActor: auth.refreshActor,
    addressOf: (request) => limits.addressOf(request),
    socketsPerAddress,
    isOwnOrigin,
    isAllowedHost,
    publicUrl: deps.publicUrl,
    bus: deps.bus,
    store,
    road,
    log: deps.log,
    onMoved: (renew) => moved.listen(renew),
    counts,
    security: deps.security,
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
      clearInterval(flushing)
      deps.security.flush()
    },
  }
}

/** Asks about the venues that old ids lead to. */
const leadingOn =
  (moved: MovedLocations, run: CallRunner): CallRunner =>
  (request) =>
    run({ ...request, data: moved.leadOn(request.data), sent: request.data })
