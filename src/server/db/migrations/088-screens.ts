// Venue screens and devices waiting to be paired. Secrets and codes are stored as hashes. Limits
// repeat those of domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const screens = `
create table screens (
  screen_id uuid primary key,
  location_id text not null references locations on delete cascade,
  secret_hash text not null unique,
  name text not null check (char_length(name) between 1 and 160),
  pages text[] not null check (cardinality(pages) between 1 and 5
    and pages <@ array['venue', 'events', 'queue', 'matches', 'standings']),
  seconds int not null check (seconds between 8 and 60),
  language text not null,
  theme text not null check (theme in ('dark', 'light')),
  seen timestamptz not null,
  created timestamptz not null);
create index screens_location on screens (location_id);

create table screen_pairings (
  secret_hash text primary key,
  code_hash text not null unique,
  expires timestamptz not null);
create index screen_pairings_expires on screen_pairings (expires);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(screens).execute(db)
}
