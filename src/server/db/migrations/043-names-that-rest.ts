// A deleted account's name is reserved for a while, so that no one can impersonate it. Only a hash
// of the name is stored.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table resting_names
    (name_hash text primary key check (name_hash ~ '^[0-9a-f]{64}$'),
    until timestamptz not null)`.execute(db)
}
