// The age an event requires, and the birth year a player enters. Stored apart from the public
// record, because no one else may read it.
import { sql, type Kysely } from 'kysely'

const ages = `
alter table events
  add column age_min int check (age_min between 5 and 99),
  add column age_max int check (age_max between 5 and 99),
  add constraint events_ages check (age_min <= age_max);
alter table players_private
  add column birth_year int check (birth_year between 1900 and 2100);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(ages).execute(db)
}
