// Publishes running scores; a rally invalidates only their own live query.
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
