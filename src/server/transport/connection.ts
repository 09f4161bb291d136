// One open window: what it sends, and who looks through it. What one client sends, however broken, touches this
// connection only.
import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import type { Actor } from '#domain/access/actor.ts'
import { clientVersion, wireVersion } from '#domain/version/version.ts'
import type { Hub } from '../live/hub.ts'
import { createRepeater } from '../live/repeater.ts'
import { topics } from '../live/topics.ts'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import { parseFrame, refusedFrame } from './frames.ts'
import type { LivePlace } from './live-places.ts'
import { closeCodes, createOutbox } from './outbox.ts'
import { createSubscriptions } from './subscriptions.ts'

const badFramesMax = 10

export type Connection = {
  /** The topics on which the viewer is asked for again. */
  readonly topics: readonly string[]
  /** Asks again who looks: the session may be gone, or the person has become a player. */
  recheck(): void
  /** Asks for everything again: what its inputs name leads elsewhere now. */
  renew(): void
  /** Pings; terminates it when the ping before went unanswered. */
  beat(): void
  close(code: number): void
}

export type ConnectionOptions = {
  ws: WebSocket
  /** What `ws` reads and writes. */
  stream: Duplex
  headers: IncomingHttpHeaders
  actor: Actor
  /** How much it may ask. */
  place: LivePlace
  hub: Hub
  actorOf: (headers: IncomingHttpHeaders) => Promise<Actor>
  log: Logger
  counts: ProcessCounts
  onClosed: () => void
}

/** Serves one socket until it closes. */
export function openConnection(options: ConnectionOptions): Connection {
  const { ws, log, hub, place, counts } = options
  const outbox = createOutbox(ws, options.stream, counts)
  const subscriptions = createSubscriptions({ hub, outbox, place })
  let viewer = options.actor
  let isAlive = true
  let badFrames = 0

  const receive = (text: string | null): void => {
    isAlive = true
    if (ws.readyState !== WebSocket.OPEN) return
    if (!place.spendFrame()) { outbox.close(closeCodes.policy); return }
    const frame = text === null ? null : parseFrame(text)
    switch (frame?.type) {
      case 'ping': outbox.send({ type: 'pong' }); break
      case 'subscribe': subscriptions.add(frame, viewer); break
      case 'unsubscribe': subscriptions.remove(frame.id); break
      case undefined:
        badFrames += 1
        outbox.send(refusedFrame(null, { code: 'bad-input' }))
        if (badFrames >= badFramesMax) outbox.close(closeCodes.policy)
        break
    }
  }

  const rechecks = createRepeater(async () => {
    if (viewer.kind === 'visitor' || ws.readyState !== WebSocket.OPEN) return
    const actor = await options.actorOf(options.headers)
    if (actor.kind === 'visitor' || actor.userId !== viewer.userId) {
      outbox.send({ type: 'signed-out' })
      outbox.close(closeCodes.signedOut)
    } else if (actor.playerId !== viewer.playerId) {
      viewer = actor
      subscriptions.renew(actor)
    }
  }, {
    restMs: 0,
    onError: (error) => log.warn({ err: error }, 'a session could not be checked; trying again'),
  })

  ws.on('message', (data: Buffer, isBinary) => receive(isBinary ? null : data.toString()))
  ws.on('pong', () => { isAlive = true })
  ws.on('error', (error) => log.debug({ err: error }, 'a broken frame'))
  ws.on('close', () => {
    rechecks.close()
    subscriptions.clear()
    options.onClosed()
  })
  outbox.send({ type: 'hello', wire: wireVersion, version: clientVersion })

  return {
    topics: topicsOf(viewer),
    recheck: () => rechecks.wake(),
    renew: () => subscriptions.renew(viewer),
    beat: () => {
      if (!isAlive) { ws.terminate(); return }
      isAlive = false
      ws.ping()
    },
    close: (code) => outbox.close(code),
  }
}

function topicsOf(viewer: Actor): string[] {
  if (viewer.kind === 'visitor') return []
  return viewer.playerId === null ? [topics.sessions(viewer.userId), topics.user(viewer.userId)] : [topics.sessions(viewer.userId)]
}
