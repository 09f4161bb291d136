// The live wire: WebSockets at /live. Who may open one is decided before the upgrade; what flows on it is connection.ts.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Bus } from '../live/bus.ts'
import type { Hub } from '../live/hub.ts'
import { createTopicIndex } from '../live/topic-index.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { createCounts, type ProcessCounts } from '../metrics/process-counts.ts'
import type { IsAllowedHost } from './allowed-hosts.ts'
import { countedAddress, type Asking } from './client-address.ts'
import { openConnection, type Connection } from './connection.ts'
import { errorToRefusal } from './errors.ts'
import { bodyLimitBytes, type ActorOf } from './http.ts'
import { createLivePlaces } from './live-places.ts'
import { closeCodes } from './outbox.ts'
import { refuseRaw } from './security-headers.ts'

const heartbeatMs = 25_000
/** Sessions also end by themselves: every connection asks again about every ten minutes. */
const beatsPerRecheck = 24

type Options = {
  hub: Hub
  actorOf: ActorOf
  /** Where a request comes from. */
  addressOf: (request: Asking) => string
  isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean
  isAllowedHost: IsAllowedHost
  publicUrl: string
  bus: Bus
  log: Logger
  /** Calls back when inputs lead elsewhere than before. */
  onMoved?: (renew: () => void) => void
  counts?: ProcessCounts
  /** Open sockets of one address. */
  socketsPerAddress: number
}

/** Adds the live wire to the server; returns how to close every socket. */
export function addSocket(server: FastifyInstance, options: Options): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: bodyLimitBytes, perMessageDeflate: false, clientTracking: false })
  const connections = new Set<Connection>()
  const counts = options.counts ?? createCounts()
  const connectionsByTopic = createTopicIndex<Connection>()
  const { socketsPerAddress } = options
  const places = createLivePlaces({ socketsPerAddress, nowMs: () => performance.now(), refused: counts.refusedLive })
  const throttle = createLogThrottle(() => performance.now())

  const refuse = (stream: Duplex, refusal: Refusal): void =>
    refuseRaw(stream, refusal, options.publicUrl)

  const refuseOneTooMany = (stream: Duplex, refusal: Refusal): void => {
    counts.refusedLive.sockets += 1
    throttle.log('too many sockets', (leftOut) => {
      options.log.warn({ leftOut }, 'an address or account has too many live windows: one was refused')
      return ''
    })
    refuse(stream, refusal)
  }

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    if (!options.isAllowedHost(request.headers.host)) { refuse(stream, { code: 'wrong-host' }); return }
    if (request.url?.split('?')[0] !== '/live') { refuse(stream, { code: 'unknown-query' }); return }
    if (!options.isOwnOrigin(request.headers.origin, request.headers.host)) { refuse(stream, { code: 'foreign-origin' }); return }
    const reserved = places.reserve(countedAddress(options.addressOf(request)))
    if (!reserved.ok) { refuseOneTooMany(stream, reserved.refusal); return }
    stream.once('close', () => reserved.value.release())
    const actor = await options.actorOf(request.headers)
    const taken = reserved.value.takeFor(actor)
    if (!taken.ok) { refuseOneTooMany(stream, taken.refusal); return }
    sockets.handleUpgrade(request, stream, head, (ws) => {
      const connection = openConnection({
        ws, stream, actor, place: taken.value, headers: request.headers, hub: options.hub, actorOf: options.actorOf, log: options.log, counts,
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
    upgrade(request, stream, head).catch((error: Error) => refuse(stream, errorToRefusal(error, options.log, 'GET /live')))
  })
  const stopListening = options.bus.listen((wake) => {
    for (const connection of connectionsByTopic.wokenBy(wake)) connection.recheck()
  })
  options.onMoved?.(() => { for (const connection of connections) connection.renew() })
  const stopHeartbeat = startHeartbeat(connections, () => places.forgetIdle())

  return () => {
    stopHeartbeat()
    stopListening()
    for (const connection of connections) connection.close(closeCodes.goingAway)
  }
}

function startHeartbeat(connections: ReadonlySet<Connection>, onBeat: () => void): () => void {
  let beats = 0
  const timer = setInterval(() => {
    beats += 1
    onBeat()
    for (const connection of connections) {
      connection.beat()
      if (beats % beatsPerRecheck === 0) connection.recheck()
    }
  }, heartbeatMs).unref()
  return () => clearInterval(timer)
}
