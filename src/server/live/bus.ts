// Carries invalidations. The database is the truth; a lost message costs freshness, never
// correctness.

/** In place of topics: messages may have been missed, anything may have changed. */
export const everything = Symbol('everything')
export type Invalidation = readonly string[] | typeof everything

export type Bus = {
  /** Invalidates every listener of these topics, on this node and on the others. */
  publish(topics: Iterable<string>): void
  /** Invalidates everything on this node: changes may have happened that no one told of. */
  invalidateEverything(): void
  /** Calls `listener` with each invalidation; returns how to stop. */
  listen(listener: (sent: Invalidation) => void): () => void
  close(): Promise<void>
}

/**
 * A bus for a single node, and the local half of every other: `publish` reaches this node's listeners
 * only.
 */
export function createLocalBus(): Bus & { emit: (sent: Invalidation) => void } {
  const listeners = new Set<(sent: Invalidation) => void>()
  const emit = (sent: Invalidation): void => {
    for (const listener of listeners) listener(sent)
  }
  return {
    emit,
    invalidateEverything: () => emit(everything),
    publish: (topics) => {
      const batch = [...topics]
      if (batch.length > 0) emit(batch)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => Promise.resolve(),
  }
}
