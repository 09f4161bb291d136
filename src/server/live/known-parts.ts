// Caches what a view needs per viewer (own-parts.ts) until one of the viewer's topics is
// invalidated; parts of viewers who left are kept for at most half a minute.
import { isPlayer, type Actor, type PlayerActor } from '#domain/access/actor.ts'
import type { Clock } from '../deps.ts'
import type { InvalidationTimes } from './wake-times.ts'

type Beginning = { at: number; epoch: number }

export type KnownParts = {
  begin(): Beginning
  store(viewer: PlayerActor, part: unknown, begun: Beginning): void
  has(viewer: Actor): boolean
  find(viewer: Actor): { part: unknown } | undefined
  /** isAnew: also those with a part from before a change. */
  listMissing(members: Iterable<{ readonly viewer: Actor }>, isAnew?: boolean): PlayerActor[]
  /** A window of this viewer joined a group. True when their part is known. */
  enter(viewer: Actor): boolean
  /** One of their windows left; after the last one, changes are no longer noticed at once. */
  leave(viewer: Actor): void
  forget(viewer: Actor): void
  forgetAll(): void
}

type Options = {
  wakeTimes: Pick<InvalidationTimes, 'now' | 'lastOf'>
  clock: Clock
  topics: (viewer: PlayerActor) => string[]
}

const restingMs = 30_000
const restingMax = 2_000

const toKey = (viewer: Actor): string => (isPlayer(viewer) ? viewer.playerId : '')

const listViewers = (members: Iterable<{ readonly viewer: Actor }>): PlayerActor[] => {
  const viewers = new Map<string, PlayerActor>()
  for (const { viewer } of members) if (isPlayer(viewer)) viewers.set(viewer.playerId, viewer)
  return [...viewers.values()]
}

export function createKnownParts({ wakeTimes, clock, topics }: Options): KnownParts {
  const known = new Map<string, { part: unknown; at: number }>()
  const windows = new Map<string, number>()
  const resting = createResting(clock, (key) => known.delete(key))
  let epoch = 0

  const drop = (key: string): void => {
    known.delete(key)
    resting.end(key)
  }
  const isOlderThanChange = (viewer: Actor, at: number): boolean =>
    isPlayer(viewer) && wakeTimes.lastOf(topics(viewer)) > at

  return {
    begin: () => ({ at: wakeTimes.now(), epoch }),
    store: (viewer, part, begun) => {
      const key = toKey(viewer)
      if (begun.epoch !== epoch || isOlderThanChange(viewer, begun.at)) return
      if ((known.get(key)?.at ?? -1) > begun.at) return
      known.set(key, { part, at: begun.at })
      if (!windows.has(key)) resting.start(key)
    },
    has: (viewer) => known.has(toKey(viewer)),
    find: (viewer) => known.get(toKey(viewer)),
    listMissing: (members, isAnew = false) => {
      const isMissing = (viewer: PlayerActor): boolean => {
        const at = known.get(viewer.playerId)?.at
        return at === undefined || (isAnew && isOlderThanChange(viewer, at))
      }
      return listViewers(members).filter(isMissing)
    },
    enter: (viewer) => {
      const key = toKey(viewer)
      windows.set(key, (windows.get(key) ?? 0) + 1)
      resting.dropOld()
      // Changes weren't tracked while the viewer was away.
      const wasAway = resting.end(key)
      if (wasAway && isOlderThanChange(viewer, known.get(key)?.at ?? 0)) drop(key)
      return known.has(key)
    },
    leave: (viewer) => {
      const key = toKey(viewer)
      const left = (windows.get(key) ?? 0) - 1
      if (left > 0) return void windows.set(key, left)
      windows.delete(key)
      if (known.has(key)) resting.start(key)
    },
    forget: (viewer) => drop(toKey(viewer)),
    forgetAll: () => {
      epoch += 1
      for (const key of known.keys()) drop(key)
    },
  }
}

function createResting(clock: Clock, onOld: (key: string) => void) {
  const since = new Map<string, number>()
  const dropOld = (): void => {
    for (const [key, at] of since) {
      const ageMs = clock.now() - at
      if (since.size <= restingMax && ageMs >= 0 && ageMs < restingMs) return
      since.delete(key)
      onOld(key)
    }
  }
  return {
    dropOld,
    start: (key: string): void => {
      since.delete(key)
      since.set(key, clock.now())
      dropOld()
    },
    end: (key: string): boolean => since.delete(key),
  }
}
