// One PostgreSQL per test run, started by the product's supervisor or given by TEST_DATABASE_URL (a
// user that may create databases). It has one migrated template, which every test file or story
// copies.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import {
  openDatabase,
  type DatabaseConnection,
  type Database,
  type PoolOptions,
} from '#server/db/open-database.ts'
import { openRequestRole, requestRoleName } from '#server/db/request-role.ts'
import { runPrefix, sweepRuns } from './sweep-runs.ts'

export type RunPostgres = { adminUrl: string; template: string }

/** Longer than the product's timeout, because builds may run on the same machine. */
export const busyConnectMs = 10_000
/** The same for statements, some of which wait for a lock while a test looks at the rest. */
const busyStatementMs = 120_000

export const openPatiently = (
  connection: DatabaseConnection,
  options: PoolOptions = {},
): Database =>
  openDatabase(connection, { connectMs: busyConnectMs, statementMs: busyStatementMs, ...options })

type Server = { adminUrl: string; stop: () => Promise<void> }

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
  url: string
  db: Database
  drop: () => Promise<void>
}

/**
 * How databases are copied. In memory, copying files costs half the CPU of writing to WAL; on disk
 * it takes three times as long, because each file is synced.
 */
const strategy = tmpdir().startsWith('/dev/shm') ? 'file_copy' : 'wal_log'

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
 * Connects as the request role, so that a missing grant fails a test. Forces generic plans, because
 * planning few-row statements anew would dominate; plans.proof.pg.test.ts checks the product's
 * plans.
 */
export const withRequestRole = (url: string): string => {
  const changed = new URL(url)
  const settings = [`role=${requestRoleName}`, 'plan_cache_mode=force_generic_plan']
  changed.searchParams.set('options', settings.map((setting) => `-c ${setting}`).join(' '))
  return changed.href
}

export const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export async function administer(adminUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
