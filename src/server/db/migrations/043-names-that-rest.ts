// The name of a deleted account is no one's for a while, so that no one is taken for
// them. Of the name only a hash is kept.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table resting_names
    (name_hash text primary key check (name_hash ~ '^[0-9a-f]{64}$'),
    until timestamptz not null)`.execute(db)
}
