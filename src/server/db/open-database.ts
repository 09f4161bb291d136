// Opens the one pool. Days and times of day stay text, numbers are numbers, and an instant is a
// Date.
import { Kysely } from 'kysely'
import { types } from 'pg'
import { connectMs, GuardedPool } from './guarded-pool.ts'
import { ChangedRowsDialect } from './rows/row-changes.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; password?: string }

const asText = (value: string): string => value
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.TIME, (value) => value.slice(0, 5)],
  [types.builtins.NUMERIC, Number],
  [types.builtins.INT8, Number],
])
type TypeId = Parameters<typeof types.getTypeParser>[0]
export const customTypes = {
  getTypeParser: (id: TypeId, format?: 'text' | 'binary') =>
    parsers.get(id) ?? types.getTypeParser(id, format),
}

/** For programs and starts: a busy machine shouldn't count as an unavailable database. */
export const patientConnectMs = 15_000

const defaultSize = 10
const defaultStatementMs = 10_000

export type PoolOptions = {
  size?: number
  /** When a statement is canceled, in ms; 0 is never, for migrations and operator programs. */
  statementMs?: number
  connectMs?: number
  onBroken?: (error: Error) => void
  onAway?: () => void
  onBack?: () => void
}

/**
 * A pool of `size` connections. Statements end after 10 s by default, even when PostgreSQL is
 * unresponsive. An outage is detected within 2 s (pool-watch.ts). Broken connections are passed to
 * `onBroken` and replaced.
 */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): Database {
  const ignore = (): void => undefined
  const pool = new GuardedPool(
    { ...connection, application_name: 'sideout', types: customTypes },
    {
      size: options.size ?? defaultSize,
      statementMs: options.statementMs ?? defaultStatementMs,
      connectMs: options.connectMs ?? connectMs,
      onBroken: options.onBroken ?? ignore,
      onAway: options.onAway ?? ignore,
      onBack: options.onBack ?? ignore,
    },
  )
  const db = new Kysely<Tables>({ dialect: new ChangedRowsDialect({ pool }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Database, GuardedPool>()

export const getPoolSize = (db: Database): number => pools.get(db)?.options.max ?? defaultSize

export const poolStats = (db: Database): { busy: number; idle: number; waiting: number } =>
  pools.get(db)?.stats() ?? { busy: 0, idle: 0, waiting: 0 }

export const runWhenAdmitted = <T>(db: Database, act: () => Promise<T>): Promise<T> =>
  pools.get(db)?.runAdmitted(act) ?? act()
