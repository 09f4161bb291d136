// PostgreSQL ends a transaction of the product that does nothing for seven seconds, which a busy
// machine needs for what waits meanwhile.
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'

/** Lets a transaction of a test stay open for as long as what it is held for takes. */
export const holdOn = (tx: Database): Promise<unknown> =>
  sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
