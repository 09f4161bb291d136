// The subscriptions of one socket, by the numbers its client chose.
import type { Actor } from '#domain/access/actor.ts'
import { subscriptionsPerSocket } from '#domain/live/live-limits.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Hub, Subscription } from '../live/hub.ts'
import type { ClientFrame } from './frames.ts'
import { refusedFrame } from './frames.ts'
import type { LivePlace } from './live-places.ts'
import type { Outbox } from './outbox.ts'

type Subscribe = Extract<ClientFrame, { type: 'subscribe' }>
type Entry = { asked: Subscribe; subscription: Subscription | null }

export type Subscriptions = {
  add(asked: Subscribe, viewer: Actor): void
  remove(id: number): void
  /** Asks for everything again as another viewer: each subscription goes on under its number, with a new key. */
  renew(viewer: Actor): void
  clear(): void
}

type Options = {
  hub: Hub
  outbox: Outbox
  place: Pick<LivePlace, 'person' | 'spendSubscription'>
  /** Told of each subscription that is refused. */
  onRefused: (query: string, refusal: Refusal) => void
}

/** The subscriptions of a socket that has none yet. */
export function createSubscriptions({ hub, outbox, place, onRefused }: Options): Subscriptions {
  const entries = new Map<number, Entry>()
  const refuse = ({ id, query }: Subscribe, refusal: Refusal): void => {
    outbox.send(refusedFrame(id, refusal))
    onRefused(query, refusal)
  }

  const open = (asked: Subscribe, viewer: Actor, isRenewal: boolean): void => {
    const entry: Entry = { asked, subscription: null }
    entries.set(asked.id, entry)
    entry.subscription = hub.subscribe({ name: asked.query, input: asked.input, viewer, person: place.person, isRenewal }, {
      subscribed: (key) => outbox.send({ type: 'subscribed', id: asked.id, key }),
      send: (frame) => outbox.deliver(frame),
      refused: (refusal: Refusal) => {
        entries.delete(asked.id)
        refuse(asked, refusal)
      },
    })
  }

  const remove = (id: number): void => {
    entries.get(id)?.subscription?.close()
    entries.delete(id)
  }

  const add = (asked: Subscribe, viewer: Actor): void => {
    if (entries.has(asked.id)) return outbox.send(refusedFrame(null, { code: 'bad-input', params: { field: 'id' } }))
    if (entries.size >= subscriptionsPerSocket) return refuse(asked, { code: 'too-many-subscriptions' })
    const spent = place.spendSubscription()
    if (spent.ok) return open(asked, viewer, false)
    refuse(asked, spent.refusal)
  }

  return {
    add,
    remove,
    renew: (viewer) => {
      const all = [...entries.values()].map(({ asked }) => asked)
      for (const asked of all) {
        remove(asked.id)
        open(asked, viewer, true)
      }
    },
    clear: () => { for (const id of entries.keys()) remove(id) },
  }
}
