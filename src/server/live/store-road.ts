// The second road of invalidations between nodes: through the database, a second or two later. It carries
// every invalidation and hands on only those that did not come through Valkey. Its cost is one statement or
// two a second, whatever is watched.
import type { Database } from '../db/open-database.ts'
import {
  addStoredInvalidations,
  forgetStoredInvalidations,
  listStoredInvalidations,
  storedInvalidationReadSeconds,
  type StoredInvalidation,
} from '../db/stored-invalidations.ts'
import { everything, type Invalidation } from './bus.ts'

export type StoreRoad = {
  /**
   * Writes down what this node woke, if anything, and reads what others did. Call it once a second.
   */
  carry(emit: StoredInvalidation): void
  /** Writes down what waits; ends it. */
  stop(): Promise<void>
}

type Options = {
  db: Database
  nodeId: string
  /** Whether this came through Valkey. */
  hasHeard: (from: string, beat: number) => boolean
  emit: (sent: Invalidation) => void
}

const forgetEvery = 30
/** More than these are written as one invalidation of everything. */
const topicsMax = 5_000
/** A pause after which rows may have been missed. */
const longestPauseMs = storedInvalidationReadSeconds * 500

/** A road that has carried nothing. */
export function createStoreRoad({ db, nodeId, hasHeard, emit }: Options): StoreRoad {
  const known = new Map<string, number>()
  let waiting: StoredInvalidation[] = []
  let running: Promise<void> | null = null
  let lastReadAt = performance.now()
  let rounds = 0

  const write = async (): Promise<void> => {
    const writing = waiting
    await addStoredInvalidations(db, writing)
    waiting = waiting.slice(writing.length)
  }
  const read = async (): Promise<void> => {
    const startedAt = performance.now()
    const found = await listStoredInvalidations(db, nodeId, [...known.keys()])
    if (startedAt - lastReadAt > longestPauseMs) emit(everything)
    lastReadAt = startedAt
    for (const one of found) {
      known.set(`${one.nodeId}:${one.beat}`, startedAt)
      if (!hasHeard(one.nodeId, one.beat)) emit(one.topics ?? everything)
    }
    for (const [key, at] of known)
      if (startedAt - at > 2_000 * storedInvalidationReadSeconds) known.delete(key)
  }
  const run = async (): Promise<void> => {
    rounds += 1
    await write()
    await read()
    if (rounds % forgetEvery === 0) await forgetStoredInvalidations(db)
  }

  return {
    carry: (one) => {
      const { topics } = one
      const isMuch = topics !== null && topics.length > topicsMax
      if (topics === null || topics.length > 0)
        waiting.push(isMuch ? { ...one, topics: null } : one)
      // A database that is away takes what waits when it is back; much of it is told as everything.
      if (waiting.length > rememberedPeriods) waiting = [{ ...one, topics: null }]
      running ??= run()
        .catch(() => undefined)
        .finally(() => {
          running = null
        })
    },
    stop: async () => {
      await running
      await write().catch(() => undefined)
    },
  }
}

/** Seconds of which each is written down on its own while the database is away. */
const rememberedPeriods = 60
