// What a view needs of each viewer (own-parts.ts), as long as it is so. Invariants: nothing is taken
// once a topic of its viewer was invalidated; of viewers that left nothing is kept for longer than
// half a minute.
import { isPlayer, type Actor, type PlayerActor } from '#domain/access/actor.ts'
import type { Clock } from '../deps.ts'
import type { WakeTimes } from './wake-times.ts'

/** What a load knows that begins then. */
type Beginning = { at: number; epoch: number }

export type KnownParts = {
  /** A load begins. */
  begin(): Beginning
  /** What a load gave, unless it changed since that began. */
  store(viewer: PlayerActor, part: unknown, begun: Beginning): void
  has(viewer: Actor): boolean
  find(viewer: Actor): { part: unknown } | undefined
  listMissing(members: Iterable<{ readonly viewer: Actor }>): PlayerActor[]
  /** A window of this viewer joins a group. True when their part is known. */
  enter(viewer: Actor): boolean
  /** One of their windows left a group; with the last one nobody hears of changes at once. */
  leave(viewer: Actor): void
  forget(viewer: Actor): void
  /** Another store answers from now on. */
  forgetAll(): void
}

type Options = {
  wakeTimes: Pick<WakeTimes, 'now' | 'lastOf'>
  clock: Clock
  /** On what the part of a viewer depends. */
  topics: (viewer: PlayerActor) => string[]
}

const restingMs = 30_000
const restingMax = 2_000

const toKey = (viewer: Actor): string => (isPlayer(viewer) ? viewer.playerId : '')

/** Nothing is known of anyone. */
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
    listMissing: (members) => {
      const missing = new Map<string, PlayerActor>()
      for (const { viewer } of members)
        if (isPlayer(viewer) && !known.has(viewer.playerId)) missing.set(viewer.playerId, viewer)
      return [...missing.values()]
    },
    enter: (viewer) => {
      const key = toKey(viewer)
      windows.set(key, (windows.get(key) ?? 0) + 1)
      resting.dropOld()
      // While its viewer was away nobody said that it changed.
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

/** Those with viewers that are away. */
function createResting(clock: Clock, onOld: (key: string) => void) {
  /** Since when; those that left last are at the end. */
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
    /** True when it was resting. */
    end: (key: string): boolean => since.delete(key),
  }
}
