// Photos no longer referenced by any row, whose files must still be removed.
import { sql, type Kysely } from 'kysely'

const removals = `
create table photo_removals (
  photo_key text primary key,
  due timestamptz not null,
  attempts integer not null default 0);
create index photo_removals_due on photo_removals (due)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(removals).execute(db)
}
