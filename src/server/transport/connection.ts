// One open window: what it sends, and its viewer. What one client sends, however broken,
// touches this connection only.
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
import { parseFrame, refusedFrame, type ServerFrame } from './frames.ts'
import type { LivePlace } from './live-places.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'

const badFramesMax = 10
/** One for all windows: with a database away each of them asks again and again. */
const unchecked = createLogThrottle(() => performance.now())

export type Connection = {
  /** The topics on which the viewer is asked for again. */
  readonly topics: readonly string[]
  /**
   * Asks for the viewer again: the session may be gone, or the person has become a player. `first`:
   * something was said of this very person; `refresh`: everyone is asked for, in turns.
   */
  recheck(urgency: Urgency): void
  /** Says hello again: the store is another one, or was started again. */
  greet(): void
  /** Asks for everything again: what its inputs name leads elsewhere now. */
  renew(): void
  /** Pings; terminates it when the ping before went unanswered. */
  beat(): void
  close(code: number, reason?: string): void
}

/**
 * Asks by the session, not by the token that opened the window: tokens are replaced while it stays
 * open.
 */
export type RefreshActor = (actor: SignedIn) => Promise<Actor>

export type ConnectionOptions = {
  ws: WebSocket
  /** What `ws` reads and writes. */
  stream: Duplex
  actor: Actor
  /** How much it may ask. */
  place: LivePlace
  /** It takes what changed in place of whole answers. */
  takesChanges: boolean
  hub: Hub
  refreshActor: RefreshActor
  /** Which store answers; null where that is not known. */
  storeNow: () => StoreIdentity | null
  /** The turns in which sessions are asked for. */
  recheckTurns: LoadScheduler
  log: Logger
  counts: ProcessCounts
  /** Records a security event; where the socket comes from is added. */
  record: (event: SecurityEvent) => void
  onClosed: () => void
}

/** Serves one socket until it closes. */
export function openConnection(options: ConnectionOptions): Connection {
  const { ws, log, place, counts } = options
  const outbox = createFrameQueue(ws, options.stream, counts)
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

function toHello(store: StoreIdentity | null, now: number): ServerFrame {
  const hello = { type: 'hello', wire: wireVersion, version: clientVersion, now } as const
  if (store === null) return hello
  const { storeId, started, begunAtVersion } = store
  return { ...hello, store: { id: storeId, started: Number(started), begunAt: begunAtVersion } }
}

/**
 * Asks for the viewer, in turns with the other windows; `onChanged` hears of another player, and of
 * a session that ended.
 */
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

/** Handles what one client sends; null stands for what is no text. */
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

/** What one socket does that an operator should see. */
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
