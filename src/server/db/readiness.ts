// Whether calls can be answered now: asked on the road that calls take, through the pool.
import { sql } from 'kysely'
import { isConnectionLost } from './errors.ts'
import { createLookups } from './gathered/lookups.ts'
import { runAsKind } from './kind-of-work.ts'
import type { Database } from './open-database.ts'

/** A probe is answered within this, ms. */
const answeredMs = 1_300

/**
 * Asks the database; false when it does not answer soon. Any number of callers share one statement.
 */
export function createReadiness(db: Database): () => Promise<boolean> {
  const lookups = createLookups<null, true>(
    async (asked) => {
      await runAsKind('ready', () => sql`select 1`.execute(db))
      return asked.map(() => true)
    },
    { maxBatch: 1_000 },
  )
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<false>()
    const timer = setTimeout(resolve, answeredMs, false)
    try {
      return await Promise.race([lookups.add(null), late])
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Asks whether a connection is to be had. One that is only late, or kept busy by others, is. */
export const createRoadQuestion = (db: Database) => (): Promise<boolean> =>
  runAsKind('road', () => sql`select 1`.execute(db)).then(
    () => true,
    (error: unknown) => !isConnectionLost(error),
  )
