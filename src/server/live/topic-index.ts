// Maps topics to their dependents, so that an invalidation touches only those. Topics without
// dependents take no memory.
import { everything, type Invalidation } from './bus.ts'

export type InvalidationRecorder = { hasHeard(topic: string): boolean; close(): void }

export type TopicIndex<T> = {
  add(topics: readonly string[], dependent: T): void
  remove(topics: readonly string[], dependent: T): void
  match(invalidation: Invalidation): ReadonlySet<T>
  listen(): InvalidationRecorder
}

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
