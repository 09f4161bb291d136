// The role that serves requests: it reads and writes rows of the product's tables only. It can't
// own or create objects or access files; migrations and operator programs run as the tables' owner.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Embedded } from './embedded/start-embedded.ts'
import {
  openDatabase,
  patientConnectMs,
  type DatabaseConnection,
  type Database,
} from './open-database.ts'
import { quoteName } from './tables/column-names.ts'

export const requestRoleName = 'sideout_app'

/**
 * Creates the role in the embedded store, or gives it a new password that only this process knows.
 * Returns the connection for requests.
 */
export async function openRequestRole(
  owner: Database,
  connection: Embedded['connection'],
): Promise<DatabaseConnection> {
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

export async function grantOwnDatabase(
  owner: Database,
  requests: DatabaseConnection,
): Promise<void> {
  const getRole = async (db: Database): Promise<string> => {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
    return rows[0]?.role ?? ''
  }
  const ownRole = await getRole(owner)
  const db = openDatabase(requests, { size: 1, connectMs: patientConnectMs })
  try {
    const role = await getRole(db)
    if (role !== ownRole) await grantRequests(owner, role)
  } finally {
    await db.destroy()
  }
}

/**
 * Grants rows of every table but the migrator's, and sequences. The job queue belongs to the owner;
 * requests may read it for /metrics. Run after every migration, because new tables need it.
 */
export async function grantRequests(owner: Database, role: string): Promise<void> {
  const to = quoteName(role)
  await owner.transaction().execute(async (tx) => {
    // Servers starting together take turns, because PostgreSQL refuses concurrent grants on a
    // table.
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
