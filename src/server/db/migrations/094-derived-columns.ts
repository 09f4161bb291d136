// Which version of the code made the columns that code derives from others: db/derived makes them
// anew at the first start of a release that derives them otherwise.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table derived_columns
    (name text primary key, version integer not null check (version > 0))`.execute(db)
}
