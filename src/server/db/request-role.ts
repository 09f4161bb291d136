// The role that serves requests. It reads and writes the rows of the product's tables and nothing
// else: it owns nothing, makes nothing, and sees no file. Tables are made, and the operator's
// programs run, as their owner.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Embedded } from './embedded/start-embedded.ts'
import { openDatabase, type Connection, type Database } from './open-database.ts'
import { quoteName } from './tables/column-names.ts'

/** Its name in the embedded store. */
export const requestRoleName = 'sideout_app'

/**
 * Makes the role in the embedded store or gives it a new password, which only this process knows.
 * Stores of older releases get it at their next start. Returns the connection of requests.
 */
export async function openRequestRole(
  owner: Database,
  connection: Embedded['connection'],
): Promise<Connection> {
  const password = randomBytes(24).toString('base64url')
  const role = sql.id(requestRoleName)
  await owner.transaction().execute(async (tx) => {
    const { rows } = await sql`select 1 from pg_roles where rolname = ${requestRoleName}`.execute(
      tx,
    )
    if (rows.length === 0) await sql`create role ${role}`.execute(tx)
    await sql`alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password ${sql.lit(password)}`.execute(tx)
    await sql`revoke temporary on database ${quoteName(connection.database)} from public`.execute(
      tx,
    )
    await sql`revoke create on schema public from public`.execute(tx)
  })
  await grantRequests(owner, requestRoleName)
  return { ...connection, user: requestRoleName, password }
}

/** Grants the role of a database of one's own what requests need, unless it is the owner itself. */
export async function grantOwnDatabase(owner: Database, requests: Connection): Promise<void> {
  const getRole = async (db: Database): Promise<string> => {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
    return rows[0]?.role ?? ''
  }
  const db = openDatabase(requests, { size: 1 })
  try {
    const role = await getRole(db)
    if (role !== (await getRole(owner))) await grantRequests(owner, role)
  } finally {
    await db.destroy()
  }
}

/**
 * Rows of every table but those of the migrator, and the numbers of sequences. The queue belongs to
 * the owner; requests may look at it for /metrics. Run after every migration: new tables need it.
 */
export async function grantRequests(owner: Database, role: string): Promise<void> {
  const to = quoteName(role)
  await owner.transaction().execute(async (tx) => {
    // Servers that start together take turns: PostgreSQL refuses two grants on one table at once.
    await sql`select pg_advisory_xact_lock(hashtextextended('request role', 0))`.execute(tx)
    await sql`create schema if not exists pgboss`.execute(tx)
    await sql`grant usage on schema public, pgboss to ${to}`.execute(tx)
    await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(
      tx,
    )
    await sql`revoke all on migrations, migrations_lock from ${to}`.execute(tx)
    await sql`grant usage, select on all sequences in schema public to ${to}`.execute(tx)
    await sql`grant select on all tables in schema pgboss to ${to}`.execute(tx)
    await sql`alter default privileges in schema pgboss grant select on tables to ${to}`.execute(tx)
  })
}
