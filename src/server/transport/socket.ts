// The live wire: WebSockets at /live. Who may open one is decided before the upgrade; what flows on
// it is connection.ts.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Actor } from '#domain/access/actor.ts'
import { recheckPlaces } from '#domain/live/live-limits.ts'
import { countReturnMs, toReturnReason } from '#domain/live/return-time.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { everything, type Bus } from '../live/bus.ts'
import type { DatabaseRoad } from '../live/database-road.ts'
import type { Hub } from '../live/hub.ts'
import { createLoadScheduler } from '../live/load-scheduler.ts'
import type { StoreWatch } from '../live/store-watch.ts'
import { createTopicIndex } from '../live/topic-index.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { createCounts, type ProcessCounts } from '../metrics/process-counts.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import type { IsAllowedHost } from './allowed-hosts.ts'
import { countedAddress, type Asking } from './client-address.ts'
import { openConnection, type Connection, type RefreshActor } from './connection.ts'
import { errorToRefusal } from './errors.ts'
import { bodyLimitBytes, type ActorOf } from './http.ts'
import { createLivePlaces } from './live-places.ts'
import type { IsOwnOrigin } from './origin.ts'
import { closeCodes } from './outbox.ts'
import { refuseRaw } from './security-headers.ts'

const heartbeatMs = 25_000
/** Sessions also end by themselves: every connection asks again about every ten minutes. */
const beatsPerRecheck = 24

type Options = {
  hub: Hub
  actorOf: ActorOf
  refreshActor: RefreshActor
  /** Where a request comes from. */
  addressOf: (request: Asking) => string
  isOwnOrigin: IsOwnOrigin
  isAllowedHost: IsAllowedHost
  publicUrl: string
  bus: Bus
  /** Which store answers; nothing is said of it where this is absent. */
  store?: Pick<StoreWatch, 'current' | 'follow'> | undefined
  /** Whether windows should be at another node; they never are where this is absent. */
  road?: DatabaseRoad | undefined
  log: Logger
  /** Calls back when inputs lead elsewhere than before. */
  onMoved?: (renew: () => void) => void
  counts?: ProcessCounts
  /** Open sockets of one address. */
  socketsPerAddress: number
  security: Pick<SecurityLog, 'record'>
}

/** Adds the live wire to the server; returns how to close every socket. */
export function addSocket(server: FastifyInstance, options: Options): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: bodyLimitBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const connections = new Set<Connection>()
  const counts = options.counts ?? createCounts()
  const connectionsByTopic = createTopicIndex<Connection>()
  const { socketsPerAddress } = options
  const places = createLivePlaces({
    socketsPerAddress,
    nowMs: () => performance.now(),
    refused: counts.refusedLive,
  })
  const refuse = (stream: Duplex, refusal: Refusal): void =>
    refuseRaw(stream, refusal, options.publicUrl)
  const refuser = createRefuser(options)
  const recheckTurns = createLoadScheduler(recheckPlaces)

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const address = countedAddress(options.addressOf(request))
    if (!options.isAllowedHost(request.headers.host)) {
      refuser.atDoor(stream, 'wrong-host', address)
      return
    }
    if (request.url?.split('?')[0] !== '/live') {
      refuse(stream, { code: 'unknown-query' })
      return
    }
    if (!options.isOwnOrigin(request.headers.origin, request.headers.host)) {
      refuser.atDoor(stream, 'foreign-origin', address)
      return
    }
    if (options.road?.isCutOff() === true) {
      refuse(stream, { code: 'unavailable' })
      return
    }
    const reserved = places.reserve(address)
    if (!reserved.ok) {
      refuser.oneTooMany(stream, reserved.refusal, { address })
      return
    }
    stream.once('close', () => reserved.value.release())
    const actor = await options.actorOf(request.headers)
    const taken = reserved.value.takeFor(actor)
    if (!taken.ok) {
      refuser.oneTooMany(stream, taken.refusal, { address, actor })
      return
    }
    sockets.handleUpgrade(request, stream, head, (ws) => {
      const connection = openConnection({
        ws,
        stream,
        actor,
        place: taken.value,
        hub: options.hub,
        refreshActor: options.refreshActor,
        recheckTurns,
        log: options.log,
        storeNow: () => options.store?.current() ?? null,
        counts,
        record: (event) => options.security.record({ address, ...event }),
        onClosed: () => {
          connections.delete(connection)
          counts.sockets = connections.size
          connectionsByTopic.remove(connection.topics, connection)
        },
      })
      connections.add(connection)
      counts.sockets = connections.size
      connectionsByTopic.add(connection.topics, connection)
    })
  }

  sockets.on('wsClientError', (_error, stream) => refuse(stream, { code: 'bad-input' }))
  server.server.on('upgrade', (request, stream, head) => {
    stream.on('error', (error) => options.log.debug({ err: error }, 'a socket broke'))
    upgrade(request, stream, head).catch((error: Error) =>
      refuse(stream, errorToRefusal(error, options.log, 'GET /live')),
    )
  })
  const stopListening = options.bus.listen((wake) => {
    const urgency = wake === everything ? 'refresh' : 'first'
    for (const connection of connectionsByTopic.wokenBy(wake)) connection.recheck(urgency)
  })
  options.store?.follow({
    onChanged: () => {
      for (const connection of connections) connection.greet()
    },
  })
  options.onMoved?.(() => {
    for (const connection of connections) connection.renew()
  })
  const stopHeartbeat = startHeartbeat(connections, () => places.forgetIdle())

  options.road?.onCutOff(() => sendAway(connections))

  return () => {
    stopHeartbeat()
    stopListening()
    sendAway(connections)
  }
}

/** Closes every window, and says when to come back. */
function sendAway(connections: ReadonlySet<Connection>): void {
  const reason = toReturnReason(countReturnMs(connections.size))
  for (const connection of connections) connection.close(closeCodes.goingAway, reason)
}

function startHeartbeat(connections: ReadonlySet<Connection>, onBeat: () => void): () => void {
  let beats = 0
  const timer = setInterval(() => {
    beats += 1
    onBeat()
    for (const connection of connections) {
      connection.beat()
      if (beats % beatsPerRecheck === 0) connection.recheck('refresh')
    }
  }, heartbeatMs).unref()
  return () => clearInterval(timer)
}

/** Refuses upgrades that an operator should see. */
function createRefuser({ log, security, publicUrl }: Options) {
  const throttle = createLogThrottle(() => performance.now())
  return {
    atDoor: (stream: Duplex, code: 'foreign-origin' | 'wrong-host', address: string): void => {
      security.record({
        kind: 'origin-refused',
        outcome: 'refused',
        reason: code,
        what: 'live',
        address,
      })
      refuseRaw(stream, { code }, publicUrl)
    },
    oneTooMany: (
      stream: Duplex,
      refusal: Refusal,
      { address, actor }: { address: string; actor?: Actor },
    ): void => {
      const userId = actor?.kind === 'signed-in' ? actor.userId : null
      security.record({
        kind: 'limit-hit',
        outcome: 'refused',
        reason: 'too-many-sockets',
        address,
        userId,
      })
      throttle.log('too many sockets', (leftOut) => {
        log.warn({ leftOut }, 'an address or account has too many live windows: one was refused')
        return ''
      })
      refuseRaw(stream, refusal, publicUrl)
    },
  }
}
