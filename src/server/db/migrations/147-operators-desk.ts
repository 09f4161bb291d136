// Confirmation mails that operators ask for, and indexes of the operators' lists of venues.
import { sql, type Kysely } from 'kysely'

const desk = `
create table address_confirmations (
  user_id text primary key references auth_users on delete cascade,
  asked timestamptz not null);
drop index locations_search;
create index locations_search on locations using gin (search gin_trgm_ops);
create index locations_in_order on locations (left(search, 120), location_id);
create index locations_hidden on locations (left(search, 120), location_id) where hidden;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(desk).execute(db)
}
