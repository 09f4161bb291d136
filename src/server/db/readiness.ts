// Checks whether calls can be answered now, through the same pool that calls use.
import { sql } from 'kysely'
import { isConnectionLost } from './errors.ts'
import { createLookups } from './gathered/lookups.ts'
import { runAsKind } from './kind-of-work.ts'
import type { Database } from './open-database.ts'

const answeredMs = 1_300

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

/** Checks whether a connection is available. A late or busy one counts as available. */
export const createRoadQuestion = (db: Database) => (): Promise<boolean> =>
  runAsKind('road', () => sql`select 1`.execute(db)).then(
    () => true,
    (error: unknown) => !isConnectionLost(error),
  )
