// The topics a group depends on: those of its query, and those of its newest answer, such as the
// events in a list. A change of shown data is never missed, even if announced while that answer was
// loading.
import type { InvalidationRecorder, TopicIndex } from './topic-index.ts'

export type GroupTopics = {
  beginLoad(): void
  /**
   * Sets the newest answer. True when something newly shown has changed since the load began, so
   * the answer may be outdated.
   */
  follow(answer: unknown): boolean
  close(): void
}

type Options<T> = {
  index: TopicIndex<T>
  dependent: T
  always: readonly string[]
  topicsIn: ((answer: unknown) => readonly string[]) | null
}

export function createGroupTopics<T>({
  index,
  dependent,
  always,
  topicsIn,
}: Options<T>): GroupTopics {
  let shown: ReadonlySet<string> = new Set()
  let ear: InvalidationRecorder | null = null
  index.add(always, dependent)

  const stopListening = (): void => {
    ear?.close()
    ear = null
  }
  return {
    beginLoad: () => {
      if (topicsIn === null) return
      stopListening()
      ear = index.listen()
    },
    follow: (answer) => {
      if (topicsIn === null) return false
      const before = shown
      shown = new Set(topicsIn(answer)).difference(new Set(always))
      const come = [...shown.difference(before)]
      index.add(come, dependent)
      index.remove([...before.difference(shown)], dependent)
      const isMissed = come.some((topic) => ear?.hasHeard(topic) === true)
      stopListening()
      return isMissed
    },
    close: () => {
      stopListening()
      index.remove(always, dependent)
      index.remove([...shown], dependent)
    },
  }
}
