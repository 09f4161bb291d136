import { sql, type Kysely } from 'kysely'

const emptiedDemo = `
alter table server_setup add column demo_emptied timestamptz,
  drop constraint server_setup_skipped_check,
  add constraint server_setup_skipped_check check (cardinality(skipped) <= 6)`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(emptiedDemo).execute(db)
}
