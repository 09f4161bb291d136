// Caches the holder of a session token for a few seconds, to save a query per call. Invalidations
// of a user or of ended sessions take effect at once, even during a load.
import type { SignedIn } from '#domain/access/actor.ts'
import type { Clock } from '../deps.ts'
import { everything, type Bus } from '../live/bus.ts'

type CachedActor = {
  actor: Promise<SignedIn | null>
  userId: string | null
  loadedAt: number
  isStale: boolean
}
type Options = {
  bus: Bus
  clock: Clock
  load: (token: string) => Promise<SignedIn | null>
  keptMs?: number
  entriesMax?: number
}

const userTopic = /^(?:sessions|user):(.+)$/

function createEntries(entriesMax: number) {
  const entries = new Map<string, CachedActor>()
  const tokensByUser = new Map<string, Set<string>>()

  const forget = (token: string): void => {
    const entry = entries.get(token)
    entries.delete(token)
    if (entry === undefined || entry.userId === null) return
    const tokens = tokensByUser.get(entry.userId)
    tokens?.delete(token)
    if (tokens?.size === 0) tokensByUser.delete(entry.userId)
  }
  return {
    get: (token: string): CachedActor | undefined => entries.get(token),
    add: (token: string, entry: CachedActor): void => void entries.set(token, entry),
    drop: (token: string): void => void entries.delete(token),
    forget,
    forgetUser: (userId: string): void => {
      for (const token of tokensByUser.get(userId) ?? []) forget(token)
    },
    forgetAll: (): void => {
      entries.clear()
      tokensByUser.clear()
    },
    keep: (token: string, entry: CachedActor, userId: string): void => {
      entry.userId = userId
      entry.isStale = false
      tokensByUser.set(userId, (tokensByUser.get(userId) ?? new Set()).add(token))
      const oldest = entries.size > entriesMax ? entries.keys().next().value : undefined
      if (oldest !== undefined) forget(oldest)
    },
  }
}

/**
 * The holder of a token through the cache; rejects when the load fails. `close` stops listening.
 */
export function createActorCache({
  bus,
  clock,
  load,
  keptMs = 5_000,
  entriesMax = 10_000,
}: Options): { find: (token: string) => Promise<SignedIn | null>; close: () => void } {
  const entries = createEntries(entriesMax)
  const loading = new Map<CachedActor, Set<string>>()

  const forgetUser = (userId: string): void => {
    entries.forgetUser(userId)
    // A running load doesn't know its actor yet, so it is marked and decides once it does. Later
    // callers don't join it.
    for (const [entry, woken] of loading) {
      entry.isStale = true
      woken.add(userId)
    }
  }
  const close = bus.listen((invalidation) => {
    if (invalidation === everything) return entries.forgetAll()
    for (const topic of invalidation) {
      const userId = userTopic.exec(topic)?.[1]
      if (userId !== undefined) forgetUser(userId)
    }
  })

  function begin(token: string): Promise<SignedIn | null> {
    const woken = new Set<string>()
    const entry: CachedActor = {
      actor: load(token),
      userId: null,
      loadedAt: clock.now(),
      isStale: false,
    }
    entries.add(token, entry)
    loading.set(entry, woken)
    entry.actor
      .then((actor) => {
        loading.delete(entry)
        if (entries.get(token) !== entry) return
        if (actor === null || woken.has(actor.userId)) entries.drop(token)
        else entries.keep(token, entry, actor.userId)
      })
      .catch(() => {
        loading.delete(entry)
        if (entries.get(token) === entry) entries.drop(token)
      })
    return entry.actor
  }

  const find = (token: string): Promise<SignedIn | null> => {
    const entry = entries.get(token)
    const ageMs = entry === undefined ? 0 : clock.now() - entry.loadedAt
    if (entry !== undefined && !entry.isStale && ageMs >= 0 && ageMs < keptMs) return entry.actor
    if (entry !== undefined) entries.forget(token)
    return begin(token)
  }
  return { find, close }
}
