// Opens the one pool. Days and times of day stay text, numbers are numbers; an instant is a Date.
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Where PostgreSQL listens: a connection string, or the parts of one (host may be a socket folder). */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string; password?: string }

const asText = (value: string): string => value
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.TIME, (value) => value.slice(0, 5)],
  [types.builtins.NUMERIC, Number],
  [types.builtins.INT8, Number],
])
type TypeId = Parameters<typeof types.getTypeParser>[0]
const customTypes = { getTypeParser: (id: TypeId, format?: 'text' | 'binary') => parsers.get(id) ?? types.getTypeParser(id, format) }

const defaultSize = 10

export type PoolOptions = { size?: number; /** After how long a statement is given up, ms; 0 is never: for migrations and the operator, who wait. */ statementMs?: number; onBroken?: (error: Error) => void }

/**
 * A pool of `size` connections. Waiting for a connection ends after 1.5 s, so that a database that is down is told
 * within 2 s; a statement ends after 10 s unless told otherwise. Connections that break go to `onBroken`: the pool replaces them.
 */
export function openDatabase(connection: Connection, options: PoolOptions = {}): Database {
  const pool = new Pool({
    ...connection,
    max: options.size ?? defaultSize,
    connectionTimeoutMillis: 1_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementMs ?? 10_000,
    application_name: 'sideout',
    types: customTypes,
  })
  // A connection may break idle, or between two statements of a transaction, where nobody else would hear of it.
  pool.on('connect', (client) => { client.on('error', (error) => options.onBroken?.(error)) })
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Database, Pool>()

/** How many connections an open database may have. */
export const poolSizeOf = (db: Database): number => pools.get(db)?.options.max ?? defaultSize

/** How the connections of an open database are used; `waiting` wait for one. */
export function poolStats(db: Database): { busy: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { busy: (pool?.totalCount ?? 0) - (pool?.idleCount ?? 0), idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
