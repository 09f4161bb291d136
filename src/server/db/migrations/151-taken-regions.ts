import { sql, type Kysely } from 'kysely'

const takenRegions = `
alter table server_setup add column regions text[],
  drop constraint server_setup_skipped_check,
  add constraint server_setup_skipped_check check (cardinality(skipped) <= 7)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(takenRegions).execute(db)
}
