import { randomUUID } from 'node:crypto'
import type { DatabaseConnection } from '../open-database.ts'
import { openSession, type Session } from './session.ts'

const createDatabase = (name: string): string =>
  `create database ${name} template template0 encoding 'UTF8'`
const dropDatabase = (name: string): string => `drop database if exists ${name} with (force)`

/**
 * One try runs at a time, so what a crashed one left is dropped first. The prefix is this
 * database's own, because installations may share a server.
 */
export async function withSpareStore<T>(
  connection: DatabaseConnection,
  work: (spare: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const session = await openSession(connection)
  try {
    const prefix = await findPrefix(session)
    await dropSpares(session, prefix)
    const name = `${prefix}${randomUUID().slice(0, 8)}`
    await session.client.query(createDatabase(name))
    try {
      return await work(withDatabase(connection, name))
    } finally {
      await dropSpares(session, prefix)
    }
  } finally {
    await session.close()
  }
}

async function findPrefix({ client }: Session): Promise<string> {
  const { rows } = await client.query<{ prefix: string }>(
    "select 'sideout_spare_' || oid || '_' as prefix from pg_database where datname = current_database()",
  )
  return rows[0]?.prefix ?? 'sideout_spare_'
}

async function dropSpares({ client }: Session, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await client.query(dropDatabase(name))
}

function withDatabase(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
