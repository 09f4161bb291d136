// Remembers when topics were last invalidated, for viewers who join later, because a viewer's own
// topics are followed only while they watch. A topic is never reported as unchanged for longer than
// it was.
import { everything, type Invalidation } from './bus.ts'

type Moment = number

export type InvalidationTimes = {
  note(sent: Invalidation): void
  now(): Moment
  lastOf(topics: readonly string[]): Moment
}

/**
 * Number of remembered topics; forgotten ones are treated as invalidated at the latest forgotten
 * moment.
 */
const topicsMax = 20_000

export function createWakeTimes(): InvalidationTimes {
  const moments = new Map<string, Moment>()
  let now: Moment = 0
  let forgotten: Moment = 0

  function note(topic: string): void {
    now += 1
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
