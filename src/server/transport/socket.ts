// The live endpoint: WebSockets at /live. Admission is in live-door.ts, message handling in
// connection.ts.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws'
import { recheckPlaces } from '#domain/live/live-limits.ts'
import { countReturnMs, toReturnReason } from '#domain/live/return-time.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { everything, type Bus } from '../live/bus.ts'
import { createHeartbeat, startHeartbeat } from '../live/heartbeat.ts'
import type { Hub } from '../live/hub.ts'
import { createLoadScheduler } from '../live/load-scheduler.ts'
import type { StoreWatch } from '../live/store-watch.ts'
import { createTopicIndex } from '../live/topic-index.ts'
import { createCounts, type ProcessCounts } from '../metrics/process-counts.ts'
import { openConnection, type Connection, type RefreshActor } from './connection.ts'
import { errorToRefusal } from './errors.ts'
import { closeCodes } from './frame-queue.ts'
import { bodyLimitBytes } from './http.ts'
import { createAdmission, type DoorOptions } from './live-door.ts'
import { refuseRaw } from './security-headers.ts'

const socketOptions: ServerOptions = {
  noServer: true,
  maxPayload: bodyLimitBytes,
  perMessageDeflate: false,
  clientTracking: false,
}

type Options = DoorOptions & {
  hub: Hub
  refreshActor: RefreshActor
  bus: Bus
  store?: Pick<StoreWatch, 'current' | 'follow'> | undefined
  onMoved?: (renew: () => void) => void
  counts?: ProcessCounts
}

export function addSocket(server: FastifyInstance, options: Options): () => void {
  const sockets = new WebSocketServer(socketOptions)
  const connections = new Set<Connection>()
  const heartbeat = createHeartbeat<Connection>()
  const counts = options.counts ?? createCounts()
  const connectionsByTopic = createTopicIndex<Connection>()
  const door = createAdmission(options, counts)
  const refuse = (stream: Duplex, refusal: Refusal): void =>
    refuseRaw(stream, refusal, options.publicUrl)
  const recheckTurns = createLoadScheduler(recheckPlaces)

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const admitted = await door.admit(request, stream)
    if (admitted === null) return
    const { actor, place, address } = admitted
    open(sockets, { request, stream, head }, (ws) => {
      const connection = openConnection({
        ws,
        stream,
        actor,
        place,
        ...readWishes(request.url),
        hub: options.hub,
        refreshActor: options.refreshActor,
        recheckTurns,
        log: options.log,
        storeNow: () => options.store?.current() ?? null,
        counts,
        record: (event) => options.security.record({ address, ...event }),
        onClosed: () => {
          connections.delete(connection)
          heartbeat.remove(connection)
          counts.sockets = connections.size
          connectionsByTopic.remove(connection.topics, connection)
        },
      })
      connections.add(connection)
      heartbeat.add(connection)
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
  const stopListening = options.bus.listen((invalidation) => {
    const urgency = invalidation === everything ? 'refresh' : 'first'
    for (const connection of connectionsByTopic.match(invalidation)) connection.recheck(urgency)
  })
  followChanges(options, connections)
  const stopHeartbeat = startHeartbeat(heartbeat, door.forgetIdle)

  return () => {
    stopHeartbeat()
    stopListening()
    sendAway(connections)
  }
}

/** Windows ask in the address for changed rows and for deflated frames (docs/protocol.md). */
function readWishes(url = ''): { takesChanges: boolean; takesPacked: boolean } {
  const asked = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  return { takesChanges: asked.get('rows') === '1', takesPacked: asked.get('packed') === '1' }
}

type Upgrade = { request: IncomingMessage; stream: Duplex; head: Buffer }

/** Answers the upgrade in one write with what `onOpen` sends. */
function open(
  sockets: WebSocketServer,
  { request, stream, head }: Upgrade,
  onOpen: (ws: WebSocket) => void,
): void {
  stream.cork()
  sockets.handleUpgrade(request, stream, head, onOpen)
  stream.uncork()
}

/** Notifies every window when the store or merged ids change, or this node loses its database. */
function followChanges(
  {
    store,
    onMoved,
    road,
    maintenance,
  }: Pick<Options, 'store' | 'onMoved' | 'road' | 'maintenance'>,
  connections: ReadonlySet<Connection>,
): void {
  store?.follow({
    onChanged: () => {
      for (const connection of connections) connection.greet()
    },
  })
  onMoved?.(() => {
    for (const connection of connections) connection.renew()
  })
  road?.onCutOff(() => sendAway(connections))
  maintenance?.onClosed(() => sendAway(connections))
}

function sendAway(connections: ReadonlySet<Connection>): void {
  const reason = toReturnReason(countReturnMs(connections.size))
  for (const connection of connections) connection.close(closeCodes.goingAway, reason)
}
