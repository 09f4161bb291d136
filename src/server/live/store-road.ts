// The second path for invalidations between nodes: through the database, a second or two later. It
// carries all of them and passes on only those that didn't arrive through Valkey, at one or two
// statements a second.
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
  /** Stores this node's invalidations and reads the others'. Call it once a second. */
  carry(emit: StoredInvalidation): void
  stop(): Promise<void>
}

type Options = {
  db: Database
  nodeId: string
  hasHeard: (from: string, beat: number) => boolean
  emit: (sent: Invalidation) => void
}

const forgetEvery = 30
const topicsMax = 5_000
/** A longer pause may have missed rows. */
const longestPauseMs = storedInvalidationReadSeconds * 500

export function createDatabaseBus({ db, nodeId, hasHeard, emit }: Options): StoreRoad {
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
      // While the database is away invalidations accumulate; beyond the limit they become
      // everything.
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

const rememberedPeriods = 60
