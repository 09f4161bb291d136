// The subscriptions of one socket, by client-chosen number.
import type { Actor } from '#domain/access/actor.ts'
import { subscriptionsPerSocket } from '#domain/live/live-limits.ts'
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import type { Hub, LiveRequest, Subscription } from '../live/hub.ts'
import type { FrameQueue } from './frame-queue.ts'
import type { IncomingFrame } from './frames.ts'
import { refusedFrame } from './frames.ts'
import type { LivePlace } from './live-places.ts'

type Subscribe = Extract<IncomingFrame, { type: 'subscribe' }>
/**
 * refusedAs: the refusal code its window was sent. It is retried automatically when the reason may
 * have changed.
 */
type OpenSubscription = {
  asked: Subscribe
  subscription: Subscription | null
  refusedAs: RefusalCode | null
}

/** Refusals that no data change lifts: they concern the request or pass by themselves. */
const lasting: ReadonlySet<string> = new Set([
  'bad-input',
  'unknown-query',
  'not-signed-in',
  'not-a-player',
  'too-many-requests',
  'unavailable',
  'internal',
])
const isOfNow = ({ code }: Refusal): boolean => !lasting.has(code)

export type Subscriptions = {
  add(asked: Subscribe, viewer: Actor): void
  remove(id: number): void
  /** Resubscribes everything as another viewer; numbers stay, keys are new. */
  renew(viewer: Actor): void
  clear(): void
}

type Options = {
  hub: Hub
  outbox: Pick<FrameQueue, 'send' | 'deliver'>
  place: Pick<LivePlace, 'person' | 'spendSubscription'>
  /** True when its window accepts changes instead of whole answers. */
  takesChanges: boolean
  onRefused: (query: string, refusal: Refusal) => void
}

type Opening = { isRenewal?: boolean; refusedAs?: RefusalCode | null }

type Opener = {
  open: (asked: Subscribe, viewer: Actor, opening?: Opening) => void
  refuse: (asked: Subscribe, refusal: Refusal) => void
}

function createOpener(
  { hub, outbox, place, takesChanges, onRefused }: Options,
  entries: Map<number, OpenSubscription>,
): Opener {
  const refuse: Opener['refuse'] = ({ id, query }, refusal) => {
    outbox.send(refusedFrame(id, refusal))
    onRefused(query, refusal)
  }
  const open: Opener['open'] = (asked, viewer, { isRenewal = false, refusedAs = null } = {}) => {
    const request: LiveRequest = {
      name: asked.query,
      input: asked.input,
      viewer,
      person: place.person,
      isRenewal,
    }
    const entry: OpenSubscription = { asked, subscription: null, refusedAs }
    let key: string | null = null
    entries.set(asked.id, entry)
    const sayKey = (): void => {
      if (key !== null) outbox.send({ type: 'subscribed', id: asked.id, key })
      key = null
    }
    const begin = (frame: Buffer): void => {
      entry.refusedAs = null
      sayKey()
      outbox.deliver(frame)
    }
    entry.subscription = hub.subscribe(request, {
      takesChanges,
      subscribed: (newKey) => {
        key = newKey
        if (entry.refusedAs === null) sayKey()
      },
      // Once the client has the key frames go directly to it; this is the hottest path here.
      send: refusedAs === null ? outbox.deliver : begin,
      refused: (refusal: Refusal) => {
        if (entry.refusedAs !== refusal.code) refuse(asked, refusal)
        if (!isOfNow(refusal)) return void entries.delete(asked.id)
        entry.refusedAs = refusal.code
        entry.subscription = hub.onceWoken(request, () =>
          open(asked, viewer, { isRenewal: true, refusedAs: refusal.code }),
        )
      },
    })
  }
  return { open, refuse }
}

export function createSubscriptions(options: Options): Subscriptions {
  const { outbox, place } = options
  const entries = new Map<number, OpenSubscription>()
  const { open, refuse } = createOpener(options, entries)

  const remove = (id: number): void => {
    entries.get(id)?.subscription?.close()
    entries.delete(id)
  }

  const add = (asked: Subscribe, viewer: Actor): void => {
    if (entries.get(asked.id)?.refusedAs === null)
      return outbox.send(refusedFrame(null, { code: 'bad-input', params: { field: 'id' } }))
    remove(asked.id)
    if (entries.size >= subscriptionsPerSocket)
      return refuse(asked, { code: 'too-many-subscriptions' })
    const spent = place.spendSubscription()
    if (spent.ok) return open(asked, viewer)
    refuse(asked, spent.refusal)
  }

  return {
    add,
    remove,
    renew: (viewer) => {
      for (const { asked, refusedAs } of Array.from(entries.values())) {
        remove(asked.id)
        open(asked, viewer, { isRenewal: true, refusedAs })
      }
    },
    clear: () => {
      for (const id of entries.keys()) remove(id)
    },
  }
}
