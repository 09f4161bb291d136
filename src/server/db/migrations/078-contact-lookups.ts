// Per account and day, how many imported addresses were looked up, and how many turned out to be
// players'; both are limited. The addresses aren't stored.
import { sql, type Kysely } from 'kysely'

const lookups = `
create table contact_lookups (
  player_id text not null references players on delete cascade,
  looked timestamptz not null,
  addresses int not null check (addresses >= 0),
  matches int not null check (matches >= 0 and matches <= addresses));
create index contact_lookups_player on contact_lookups (player_id, looked);
create index contact_lookups_looked on contact_lookups (looked);`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(lookups).execute(db)
}
