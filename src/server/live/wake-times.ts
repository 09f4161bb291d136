// When topics were invalidated last, for viewers that come later: what one viewer is told of an
// answer depends on topics of their own, which are followed only while that viewer watches.
// Invariant: a topic is never said to have rested longer than it has.
import { everything, type Invalidation } from './bus.ts'

/** A moment, as the number of invalidations so far. */
type Moment = number

export type WakeTimes = {
  note(sent: Invalidation): void
  now(): Moment
  /** When any of these was invalidated last; 0 for none. */
  lastOf(topics: readonly string[]): Moment
}

/** So many topics are remembered; of the others it is only known that it was long ago. */
const topicsMax = 20_000

/** Nothing was invalidated yet. */
export function createWakeTimes(): WakeTimes {
  const moments = new Map<string, Moment>()
  let now: Moment = 0
  let forgotten: Moment = 0

  function note(topic: string): void {
    now += 1
    // The one that was invalidated last is at the end.
    moments.delete(topic)
    moments.set(topic, now)
    if (moments.size <= topicsMax) return
    const [[oldest, at] = ['', 0]] = moments
    moments.delete(oldest)
    forgotten = at
  }

  return {
    note: (sent) => {
      if (sent !== everything) return sent.forEach(note)
      now += 1
      forgotten = now
      moments.clear()
    },
    now: () => now,
    lastOf: (topics) =>
      topics.length === 0
        ? 0
        : Math.max(forgotten, ...topics.map((topic) => moments.get(topic) ?? 0)),
  }
}
