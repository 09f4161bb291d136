// Announces scores that are counted now, and nothing else: a rally wakes the windows of its match
// list alone.
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

export function publishRunning(
  effects: Effects,
  { eventId, watchKey }: { eventId: string; watchKey: string | null },
): void {
  effects.publish(
    topics.runningScores(eventId),
    ...(watchKey === null ? [] : [topics.watchedScores(watchKey)]),
  )
}
