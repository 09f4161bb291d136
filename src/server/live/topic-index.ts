// The dependents of each topic, so that an invalidation touches only those it concerns. Nothing is kept for
// a topic no one wants.
import { everything, type Invalidation } from './bus.ts'

export type TopicIndex<T> = {
  add(topics: readonly string[], dependent: T): void
  remove(topics: readonly string[], dependent: T): void
  /** Everything that depends on an invalidated topic, each once. */
  match(invalidation: Invalidation): ReadonlySet<T>
}

/** An empty index. */
export function createTopicIndex<T>(): TopicIndex<T> {
  const dependentsByTopic = new Map<string, Set<T>>()
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
      const concerned = new Set<T>()
      const sets =
        invalidation === everything
          ? dependentsByTopic.values()
          : invalidation.map((topic) => dependentsByTopic.get(topic) ?? [])
      for (const dependents of sets) for (const dependent of dependents) concerned.add(dependent)
      return concerned
    },
  }
}
