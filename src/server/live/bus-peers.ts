// The other nodes on the bus, as far as this node hears them. Each node says every second how many
// messages it sent in that second (a beat), so that a message that is missing is found out, and a
// node that fell silent, too.

export type Beat = {
  from: string
  /** Counts up by one a second. */
  beat: number
  /** How many invalidations it sent since the beat before; null is its last word: it stops in order. */
  said: number | null
  /** The database does not answer there; older releases do not say. */
  isLost?: boolean | undefined
}

export type BusPeers = {
  /** An invalidation came from this node. */
  countInvalidation(from: string): void
  /** A beat came: true when every invalidation since the beat before was heard. */
  hear(beat: Beat, nowMs: number): boolean
  /** Whether every invalidation of that second was heard. */
  hasHeard: (from: string, beat: number) => boolean
  /** Forgets the nodes that were silent for too long; true when there were any. */
  forgetSilent(nowMs: number): boolean
  /** Forgets all: nothing is heard of any. */
  clear(): void
  count(): number
  /** True when a node was heard a moment ago with a database that has answered for a while. */
  hasWell(nowMs: number): boolean
}

/** A node is given up after so many missed beats. */
const silentMs = 4_000
/**
 * Of each node the completeness of so many beats is remembered: longer than they are read from the
 * store.
 */
const rememberedBeats = 60

/**
 * A node with a database away so recently may only have been the first to find it again, or the
 * last to miss it.
 */
const wellForMs = 2_500

type Peer = {
  heardAt: number
  invalidations: number
  last: number
  complete: Set<number>
  /** When it was heard for the first time, or said that its database does not answer. */
  unwellAt: number
}

/** Knows no node yet. */
export function createBusPeers(): BusPeers {
  const peers = new Map<string, Peer>()
  return {
    countInvalidation: (from) => {
      const peer = peers.get(from)
      if (peer !== undefined) peer.invalidations += 1
    },
    hear: ({ from, beat, said, isLost = false }, nowMs) => {
      const peer = peers.get(from)
      if (said === null) {
        peers.delete(from)
        return true
      }
      if (peer === undefined) {
        peers.set(from, {
          heardAt: nowMs,
          invalidations: 0,
          last: beat,
          complete: new Set(),
          unwellAt: nowMs,
        })
        return true
      }
      const isComplete = beat === peer.last + 1 && said === peer.invalidations
      if (isComplete) peer.complete.add(beat).delete(beat - rememberedBeats)
      peer.heardAt = nowMs
      if (isLost) peer.unwellAt = nowMs
      peer.invalidations = 0
      peer.last = beat
      return isComplete
    },
    hasHeard: (from, beat) => peers.get(from)?.complete.has(beat) ?? false,
    forgetSilent: (nowMs) => {
      const silent = [...peers].filter(([, { heardAt }]) => nowMs - heardAt > silentMs)
      for (const [from] of silent) peers.delete(from)
      return silent.length > 0
    },
    clear: () => peers.clear(),
    count: () => peers.size,
    hasWell: (nowMs) =>
      [...peers.values()].some(
        ({ heardAt, unwellAt }) => nowMs - heardAt < wellForMs && nowMs - unwellAt >= wellForMs,
      ),
  }
}
