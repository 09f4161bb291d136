import { sql, type Kysely } from 'kysely'

const foundingRules = `
create table founding_rules (
  act text primary key check (act in ('venue', 'club')),
  who text not null check (who in ('everyone', 'known', 'admins')),
  days int not null check (days between 1 and 365))`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(foundingRules).execute(db)
}
