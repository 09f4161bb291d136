// The dependents of each topic, so that an invalidation touches only those it concerns. Nothing is kept for
// a topic no one wants.
import { everything, type Invalidation } from './bus.ts'

/** Notes what is invalidated from when it begins to listen until it is closed. */
export type Ear = { hasHeard(topic: string): boolean; close(): void }

export type TopicIndex<T> = {
  add(topics: readonly string[], dependent: T): void
  remove(topics: readonly string[], dependent: T): void
  /** Everything that depends on an invalidated topic, each once. */
  match(invalidation: Invalidation): ReadonlySet<T>
  /** Listens to every topic, whether anything depends on it or not. */
  listen(): Ear
}

/** An empty index. */
export function createTopicIndex<T>(): TopicIndex<T> {
  const dependentsByTopic = new Map<string, Set<T>>()
  const ears = new Set<(invalidation: Invalidation) => void>()
  return {
    add: (topics, dependent) => {
      for (const topic of topics) {
        const dependents = dependentsByTopic.get(topic)
        if (dependents === undefined) dependentsByTopic.set(topic, new Set([dependent]))
        else dependents.add(dependent)
      }
    },
    remove: (topics, dependent) => {
      for (const topic of topics) {
        const dependents = dependentsByTopic.get(topic)
        if (dependents?.delete(dependent) === true && dependents.size === 0)
          dependentsByTopic.delete(topic)
      }
    },
    match: (invalidation) => {
      for (const hear of ears) hear(invalidation)
      const concerned = new Set<T>()
      const sets =
        invalidation === everything
          ? dependentsByTopic.values()
          : invalidation.map((topic) => dependentsByTopic.get(topic) ?? [])
      for (const dependents of sets) for (const dependent of dependents) concerned.add(dependent)
      return concerned
    },
    listen: () => {
      const heard = new Set<string>()
      let hasHeardAll = false
      const hear = (invalidation: Invalidation): void => {
        if (invalidation === everything) hasHeardAll = true
        else for (const topic of invalidation) heard.add(topic)
      }
      ears.add(hear)
      return {
        hasHeard: (topic) => hasHeardAll || heard.has(topic),
        close: () => void ears.delete(hear),
      }
    },
  }
}
