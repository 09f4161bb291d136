// The topics that a group depends on: those of its query, and those that follow from its newest
// answer, such as the events that a list shows. Invariant: a change of what an answer shows is
// never missed, also one that was announced while that answer was being loaded.
import type { Ear, TopicIndex } from './topic-index.ts'

export type GroupTopics = {
  /** A load begins. */
  beginLoad(): void
  /**
   * This is the newest answer. True when something that it shows and the one before did not has
   * changed since its load began: it may show it as it was.
   */
  follow(answer: unknown): boolean
  /** Nobody looks any more. */
  close(): void
}

type Options<T> = {
  index: TopicIndex<T>
  dependent: T
  /** The topics of the query. */
  always: readonly string[]
  /** The topics that follow from an answer; null where none do. */
  topicsIn: ((answer: unknown) => readonly string[]) | null
}

/** Depends on the topics of the query from now on. */
export function createGroupTopics<T>({
  index,
  dependent,
  always,
  topicsIn,
}: Options<T>): GroupTopics {
  let shown: ReadonlySet<string> = new Set()
  let ear: Ear | null = null
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
