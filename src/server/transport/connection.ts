// One open window's connection: what it sends, and its viewer. Broken input from a client affects
// only this connection.
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import { liveQueries } from '#contract/live-queries.ts'
import { visitor, type Actor, type SignedIn } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { clientVersion, wireVersion } from '#domain/version/version.ts'
import type { StoreIdentity } from '../db/store-identity.ts'
import type { Hub } from '../live/hub.ts'
import type { LoadScheduler, Scheduled, Urgency } from '../live/load-scheduler.ts'
import { createRepeater } from '../live/repeater.ts'
import { topics } from '../live/topics.ts'
import { createLogThrottle } from '../log-throttle.ts'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'
import type { SecurityEvent } from '../security-log/security-events.ts'
import { closeCodes, createFrameQueue, type FrameQueue } from './frame-queue.ts'
import { parseFrame, refusedFrame, type OutgoingFrame } from './frames.ts'
import type { LivePlace } from './live-places.ts'
import { toPacked } from './packed-frames.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'

const badFramesMax = 10
/** Shared by all windows, because each retries while the database is away. */
const unchecked = createLogThrottle(() => performance.now())

export type Connection = {
  readonly topics: readonly string[]
  /**
   * Loads the viewer again, since the session may have ended or the person become a player.
   * `first`: this person changed; `refresh`: everyone is reloaded, in turns.
   */
  recheck(urgency: Urgency): void
  /** Sends hello again, for another or restarted store. */
  greet(): void
  /** Renews all subscriptions, because ids in their inputs now lead elsewhere. */
  renew(): void
  /** Pings; terminates the connection if the previous ping wasn't answered. */
  beat(): void
  close(code: number, reason?: string): void
}

/** By session rather than token, because tokens are replaced while the window is open. */
export type RefreshActor = (actor: SignedIn) => Promise<Actor>

export type ConnectionOptions = {
  ws: WebSocket
  stream: Duplex
  actor: Actor
  place: LivePlace
  /** True when it accepts changes instead of whole answers. */
  takesChanges: boolean
  takesPacked: boolean
  hub: Hub
  refreshActor: RefreshActor
  storeNow: () => StoreIdentity | null
  recheckTurns: LoadScheduler
  log: Logger
  counts: ProcessCounts
  record: (event: SecurityEvent) => void
  onClosed: () => void
}

export function openConnection(options: ConnectionOptions): Connection {
  const { ws, log, place, counts } = options
  const toWire = options.takesPacked ? toPacked : undefined
  const outbox = createFrameQueue(ws, options.stream, counts, toWire)
  let viewer = options.actor
  const seen = createRecorder(options, () => viewer)
  const subscriptions = createSubscriptions({ ...options, outbox, onRefused: seen.refused })
  let isAlive = true
  const receive = createReceiver({ outbox, subscriptions, place, seen, viewerNow: () => viewer })
  const rechecks = createRechecks(
    options,
    () => viewer,
    (actor) => {
      if (actor.kind === 'visitor') {
        outbox.send({ type: 'signed-out' })
        outbox.close(closeCodes.signedOut)
        return
      }
      viewer = actor
      subscriptions.renew(actor)
    },
  )

  ws.on('message', (data: Buffer, isBinary) => {
    isAlive = true
    if (ws.readyState === WebSocket.OPEN) receive(isBinary ? null : data.toString())
  })
  ws.on('pong', () => {
    isAlive = true
  })
  ws.on('error', (error) => {
    seen.badFrame('broken-frame')
    log.debug({ err: error }, 'a broken frame')
  })
  ws.on('close', () => {
    rechecks.close()
    subscriptions.clear()
    options.onClosed()
  })
  const greet = (): void => outbox.send(toHello(options.storeNow(), Date.now()))
  greet()

  return {
    topics: listOwnTopics(viewer),
    recheck: rechecks.ask,
    greet,
    renew: () => subscriptions.renew(viewer),
    beat: () => {
      if (!isAlive) {
        ws.terminate()
        return
      }
      isAlive = false
      ws.ping()
    },
    close: (code, reason) => outbox.close(code, reason),
  }
}

function toHello(store: StoreIdentity | null, now: number): OutgoingFrame {
  const hello = { type: 'hello', wire: wireVersion, version: clientVersion, now } as const
  if (store === null) return hello
  const { storeId, started, begunAtVersion } = store
  return { ...hello, store: { id: storeId, started: Number(started), begunAt: begunAtVersion } }
}

function createRechecks(
  { ws, place, recheckTurns, refreshActor, log }: ConnectionOptions,
  viewerNow: () => Actor,
  onChanged: (actor: Actor) => void,
): { ask: (urgency: Urgency) => void; close: () => void } {
  let urgency: Urgency = 'refresh'
  let waiting: Scheduled<Actor> | null = null
  const repeater = createRepeater(
    async (begin) => {
      const viewer = viewerNow()
      if (viewer.kind === 'visitor' || ws.readyState !== WebSocket.OPEN) return
      waiting = recheckTurns.schedule(
        () => {
          begin()
          return refreshActor(viewer)
        },
        new Map([[place.person, urgency] as const]),
      )
      urgency = 'refresh'
      const actor = await waiting.result.finally(() => {
        waiting = null
      })
      if (actor === null || ws.readyState !== WebSocket.OPEN) return
      const isSame = actor.kind !== 'visitor' && actor.userId === viewer.userId
      if (!isSame) onChanged(visitor)
      else if (
        actor.playerId !== viewer.playerId ||
        actor.lacksSecondFactor !== viewer.lacksSecondFactor
      )
        onChanged(actor)
    },
    {
      restMs: 0,
      onError: (error) =>
        void unchecked.log('session', (leftOut) => {
          log.warn({ err: error, leftOut }, 'a session could not be checked; trying again')
          return ''
        }),
    },
  )
  return {
    ask: (wanted) => {
      if (wanted === 'first') {
        urgency = 'first'
        waiting?.join(place.person, 'first')
      }
      repeater.trigger()
    },
    close: () => {
      waiting?.leave(place.person)
      repeater.close()
    },
  }
}

type Receiving = {
  outbox: FrameQueue
  subscriptions: Subscriptions
  place: Pick<LivePlace, 'spendFrame'>
  seen: ReturnType<typeof createRecorder>
  viewerNow: () => Actor
}

function createReceiver({
  outbox,
  subscriptions,
  place,
  seen,
  viewerNow,
}: Receiving): (text: string | null) => void {
  let badFrames = 0
  return (text) => {
    if (!place.spendFrame()) {
      seen.tooManyFrames()
      outbox.close(closeCodes.policy)
      return
    }
    const frame = text === null ? null : parseFrame(text)
    switch (frame?.type) {
      case 'ping':
        outbox.send({ type: 'pong' })
        break
      case 'subscribe':
        subscriptions.add(frame, viewerNow())
        break
      case 'unsubscribe':
        subscriptions.remove(frame.id)
        break
      case undefined:
        badFrames += 1
        seen.badFrame('bad-input')
        outbox.send(refusedFrame(null, { code: 'bad-input' }))
        if (badFrames >= badFramesMax) outbox.close(closeCodes.policy)
        break
    }
  }
}

function createRecorder({ record }: ConnectionOptions, viewerNow: () => Actor) {
  const send = (event: SecurityEvent): void => {
    const viewer = viewerNow()
    record({ ...event, userId: viewer.kind === 'visitor' ? null : viewer.userId })
  }
  return {
    tooManyFrames: () => send({ kind: 'limit-hit', outcome: 'refused', reason: 'too-many-frames' }),
    badFrame: (reason: 'bad-input' | 'broken-frame') =>
      send({ kind: 'bad-frame', outcome: 'refused', reason }),
    refused: (query: string, refusal: Refusal) => {
      const what = Object.hasOwn(liveQueries, query) ? { what: query } : {}
      if (refusal.code === 'too-many-requests')
        send({ kind: 'limit-hit', outcome: 'refused', reason: refusal.code, ...what })
      else recordRefusal({ record: send }, refusal, what)
    },
  }
}

function listOwnTopics(viewer: Actor): string[] {
  if (viewer.kind === 'visitor') return []
  return viewer.playerId === null
    ? [topics.sessions(viewer.userId), topics.user(viewer.userId)]
    : [topics.sessions(viewer.userId)]
}
