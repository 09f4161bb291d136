// A player declined that a contact with their own address is them, so they aren't asked again.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_claims add column declined timestamptz`.execute(db)
}
