// The bus for invalidations. The database is the truth; a lost message costs freshness, never
// correctness.

/** Instead of topics: messages may have been lost, so anything may have changed. */
export const everything = Symbol('everything')
export type Invalidation = readonly string[] | typeof everything

export type Bus = {
  /** Invalidates listeners of these topics on all nodes. */
  publish(topics: Iterable<string>): void
  /** Invalidates everything on this node, because changes may have been missed. */
  invalidateEverything(): void
  listen(listener: (sent: Invalidation) => void): () => void
  close(): Promise<void>
}

/**
 * A bus for a single node, and the local half of every other: `publish` reaches only this node's
 * listeners.
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
