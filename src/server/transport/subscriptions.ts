// The subscriptions of one socket, by the numbers its client chose.
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Hub, Subscription } from '../live/hub.ts'
import type { ClientFrame } from './frames.ts'
import { refusedFrame } from './frames.ts'
import type { Outbox } from './outbox.ts'

const subscriptionsMax = 100

type Subscribe = Extract<ClientFrame, { type: 'subscribe' }>
type Entry = { asked: Subscribe; subscription: Subscription | null }

export type Subscriptions = {
  add(asked: Subscribe, viewer: Actor): void
  remove(id: number): void
  /** Asks for everything again as another viewer: each subscription goes on under its number, with a new key. */
  renew(viewer: Actor): void
  clear(): void
}

/** The subscriptions of a socket that has none yet. */
export function createSubscriptions(hub: Hub, outbox: Outbox): Subscriptions {
  const entries = new Map<number, Entry>()

  const open = (asked: Subscribe, viewer: Actor): void => {
    const entry: Entry = { asked, subscription: null }
    entries.set(asked.id, entry)
    entry.subscription = hub.subscribe({ name: asked.query, input: asked.input, viewer }, {
      subscribed: (key) => outbox.send({ type: 'subscribed', id: asked.id, key }),
      send: (frame) => outbox.deliver(frame),
      refused: (refusal: Refusal) => {
        entries.delete(asked.id)
        outbox.send(refusedFrame(asked.id, refusal))
      },
    })
  }

  const remove = (id: number): void => {
    entries.get(id)?.subscription?.close()
    entries.delete(id)
  }

  return {
    add: (asked, viewer) => {
      if (entries.has(asked.id)) outbox.send(refusedFrame(null, { code: 'bad-input', params: { field: 'id' } }))
      else if (entries.size >= subscriptionsMax) outbox.send(refusedFrame(asked.id, { code: 'too-many-subscriptions' }))
      else open(asked, viewer)
    },
    remove,
    renew: (viewer) => {
      const all = [...entries.values()].map(({ asked }) => asked)
      for (const asked of all) {
        remove(asked.id)
        open(asked, viewer)
      }
    },
    clear: () => { for (const id of entries.keys()) remove(id) },
  }
}
