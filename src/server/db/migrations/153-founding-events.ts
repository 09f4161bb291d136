import { sql, type Kysely } from 'kysely'

const foundingEvents = `
alter table founding_rules drop constraint founding_rules_act_check,
  add constraint founding_rules_act_check check (act in ('venue', 'club', 'event'))`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(foundingEvents).execute(db)
}
