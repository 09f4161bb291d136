// One connection for a whole backup, restore or comparison: reads share one snapshot, writes one
// transaction.
import { Kysely } from 'kysely'
import { Client } from 'pg'
import type { DatabaseConnection, Database } from '../open-database.ts'
import type { Tables } from '../tables.ts'
import { FieldNamesDialect, nameResultFields } from '../tables/column-names.ts'

export type Session = {
  client: Client
  db: Database
  close: () => Promise<void>
}

/** Fixes the output format of instants, numbers and so on, whatever the server's settings. */
export async function openSession(connection: DatabaseConnection): Promise<Session> {
  const client = new Client({
    ...connection,
    application_name: 'sideout backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A broken connection is reported by the statement waiting on it.
  client.on('error', () => undefined)
  nameResultFields(client)
  await client.connect()
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0",
  )
  const pooled = Object.assign(client, { release: () => undefined })
  const db = new Kysely<Tables>({
    dialect: new FieldNamesDialect({
      pool: { options: {}, connect: () => Promise.resolve(pooled), end: () => Promise.resolve() },
    }),
  })
  return { client, db, close: () => client.end().catch(() => undefined) }
}
