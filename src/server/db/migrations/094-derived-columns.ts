// The version of the code that derived a column from others; db/derived refills it at the first
// start of a release with another version.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table derived_columns
    (name text primary key, version integer not null check (version > 0))`.execute(db)
}
