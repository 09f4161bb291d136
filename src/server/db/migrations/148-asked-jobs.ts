import { sql, type Kysely } from 'kysely'

const askedJobs = `
create table asked_jobs (
  name text primary key check (char_length(name) <= 40),
  asked timestamptz not null);
create index deliveries_failed on deliveries (ended)
  where state = 'failed' and channel = 'mail'`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(askedJobs).execute(db)
}
