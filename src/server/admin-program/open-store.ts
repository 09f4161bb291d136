// Opens the configured store for an operator's program, with or without a running server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { joinEmbedded, type Joined } from '../db/embedded/join-embedded.ts'
import { isUnavailable } from '../db/errors.ts'
import { listMissingMigrations } from '../db/migrate.ts'
import {
  openDatabase,
  patientConnectMs,
  type DatabaseConnection,
  type Database,
} from '../db/open-database.ts'
import { StartError } from '../start-error.ts'

export type OpenStore = {
  connection: DatabaseConnection
  db: Database
  isShared: boolean
  close: () => Promise<void>
}

export type StoreTarget = Pick<Config, 'databaseUrl' | 'dataDir' | 'pgOsUser'> &
  Partial<Pick<Config, 'databaseOwnerUrl'>> & {
    signal?: AbortSignal
  }

const quiet = pino({ level: 'silent' })
const poolSize = 4
const stopsWithinMs = 10_000

/**
 * Opens the store as its owner, whatever release it is at; `mayMake` allows creating a missing
 * embedded store. Throws errors worded for the operator.
 */
export async function openStore(where: StoreTarget, { mayMake = false } = {}): Promise<OpenStore> {
  const { connection, isShared, stop } =
    where.databaseUrl === null
      ? await joinOwn(where, mayMake)
      : {
          connection: { connectionString: where.databaseOwnerUrl ?? where.databaseUrl },
          isShared: null,
          stop: () => Promise.resolve(),
        }
  const db = openDatabase(connection, {
    size: poolSize,
    statementMs: 0,
    connectMs: patientConnectMs,
  })
  const giveUp = (): void => void stop(stopsWithinMs)
  where.signal?.addEventListener('abort', giveUp, { once: true })
  const close = async (): Promise<void> => {
    where.signal?.removeEventListener('abort', giveUp)
    await db.destroy()
    await stop()
  }
  try {
    return { connection, db, close, isShared: isShared ?? (await hasServer(db)) }
  } catch (error) {
    await close()
    throw isUnavailable(error)
      ? new StartError(
          `DATABASE_URL: the database cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      : error
  }
}

async function joinOwn(
  { dataDir, pgOsUser, signal }: StoreTarget,
  mayMake: boolean,
): Promise<Joined> {
  const isThere = ['postgres', 'postgres-place'].some((name) => existsSync(join(dataDir, name)))
  if (!isThere && !mayMake)
    throw new StartError(
      `DATA_DIR: there is no store in ${dataDir}. Name its folder in DATA_DIR, or the database in DATABASE_URL.`,
    )
  return joinEmbedded({
    dataDir,
    osUser: pgOsUser ?? undefined,
    log: quiet,
    ...(signal !== undefined && { signal }),
  })
}

async function hasServer(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
      and application_name = 'sideout wakes'`.execute(db)
  return rows.length > 0
}

export async function openCurrentStore(where: StoreTarget): Promise<OpenStore> {
  const store = await openStore(where)
  try {
    const missing = await listMissingMigrations(store.db)
    if (missing.length === 0) return store
    throw new StartError(
      `The store is of an earlier release (${missing.length} steps are missing). Start the server of this release once, then try again.`,
    )
  } catch (error) {
    await store.close()
    throw error
  }
}
