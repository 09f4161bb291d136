// Tracks the other nodes on the bus. Each announces every second how many messages it sent in that
// second (a beat), which reveals lost messages and nodes that have gone.

export type Beat = {
  from: string
  beat: number
  /** Number of invalidations since the previous beat; null is its last beat, at an orderly stop. */
  said: number | null
  /** Its database doesn't answer; absent in older releases. */
  isLost?: boolean | undefined
}

export type BusPeers = {
  countInvalidation(from: string): void
  hear(beat: Beat, nowMs: number): boolean
  hasHeard: (from: string, beat: number) => boolean
  forgetSilent(nowMs: number): boolean
  clear(): void
  count(): number
  hasWell(nowMs: number): boolean
}

const silentMs = 4_000
/** Beats per node whose completeness is remembered: longer than they are read from the store. */
const rememberedBeats = 60

/**
 * A node whose database failed this recently may only have noticed its return first, or its loss
 * last.
 */
const wellForMs = 2_500

type Peer = {
  heardAt: number
  invalidations: number
  last: number
  complete: Set<number>
  /** When it was first heard, or last reported that its database doesn't answer. */
  unwellAt: number
}

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
