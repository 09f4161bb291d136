// One PostgreSQL for a whole test run, started by the product's own supervisor (or
// TEST_DATABASE_URL, with a user that may create databases), and one migrated template in it, which
// every test file or story copies.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import {
  openDatabase,
  type Connection,
  type Database,
  type PoolOptions,
} from '#server/db/open-database.ts'
import { openRequestRole, requestRoleName } from '#server/db/request-role.ts'
import { runPrefix, sweepRuns } from './sweep-runs.ts'

/**
 * Where the run's databases are made: an administrator's connection, and the name of the migrated
 * template.
 */
export type RunPostgres = { adminUrl: string; template: string }

/**
 * Tests wait longer for a connection than the product does: a machine that builds beside them is no
 * silent database.
 */
export const busyConnectMs = 10_000

/** A pool for what a test arranges or looks up, as patient as tests are. */
export const openPatiently = (connection: Connection, options: PoolOptions = {}): Database =>
  openDatabase(connection, { connectMs: busyConnectMs, ...options })

type Server = { adminUrl: string; stop: () => Promise<void> }

/** Starts the run's PostgreSQL and makes the template; `stop` removes both. */
export async function startRunPostgres(): Promise<RunPostgres & { stop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  const server =
    url === undefined || url === ''
      ? await startOwnServer()
      : { adminUrl: url, stop: () => Promise.resolve() }
  const template = `sideout_template_${randomUUID().slice(0, 8)}`
  try {
    await administer(
      server.adminUrl,
      `create database ${template} template template0 encoding 'UTF8'`,
    )
    const db = openPatiently(
      { connectionString: withDatabase(server.adminUrl, template) },
      { size: 1 },
    )
    try {
      await migrateToLatest(db)
      await openRequestRole(db, { host: '', port: 0, user: '', password: '', database: template })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    adminUrl: server.adminUrl,
    template,
    stop: async () => {
      await administer(server.adminUrl, `drop database if exists ${template}`)
      await server.stop()
    },
  }
}

async function startOwnServer(): Promise<Server> {
  await sweepRuns()
  const folder = await mkdtemp(join(tmpdir(), runPrefix))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  const complain = (message: string): void => void process.stderr.write(`${message}\n`)
  const embedded = await startEmbedded({
    dataDir: join(folder, 'data'),
    maxConnections: 200,
    log: { info: () => undefined, warn: complain, error: complain },
  })
  const { host, port, user, database, password } = embedded.connection
  return {
    adminUrl: `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`,
    stop: async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestDatabase = {
  /** A connection string for whatever opens its own pool. */
  url: string
  /** An open pool on it. */
  db: Database
  /** Closes the pool and removes the database, other connections included. */
  drop: () => Promise<void>
}

/**
 * How a database is copied. In memory, copying files costs half the CPU of writing the copy to the
 * log; on a disk it takes three times as long, as each file is synced.
 */
const strategy = tmpdir().startsWith('/dev/shm') ? 'file_copy' : 'wal_log'

/** A migrated database of its own on the run's PostgreSQL. */
export async function copyTemplate(
  { adminUrl, template }: RunPostgres,
  options: { size?: number; statementMs?: number } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy ${strategy}`)
  const url = withDatabase(adminUrl, name)
  const db = openPatiently({ connectionString: url }, { size: 4, ...options })
  return {
    url,
    db,
    drop: async () => {
      await db.destroy()
      await administer(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * The same database as the role that serves requests, so that a missing grant fails a test. A
 * statement is asked a few times of a few rows there: planning it anew for its values would be most
 * of what PostgreSQL does. Which plans the product gets is asked by plans.proof.pg.test.ts.
 */
export const withRequestRole = (url: string): string => {
  const changed = new URL(url)
  const settings = [`role=${requestRoleName}`, 'plan_cache_mode=force_generic_plan']
  changed.searchParams.set('options', settings.map((setting) => `-c ${setting}`).join(' '))
  return changed.href
}

/** The same server, another database. */
export const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Runs one statement that belongs to no database. */
export async function administer(adminUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
