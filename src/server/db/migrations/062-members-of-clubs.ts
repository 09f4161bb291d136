// Club members' tags, given by officers, and the real name that a member lets the others see, with
// the time of that consent.
import { sql, type Kysely } from 'kysely'

const members = `
alter table clubs
  add tags text[] not null default '{}' check (cardinality(tags) <= 20);
alter table club_members
  add tags text[] not null default '{}' check (cardinality(tags) <= 20),
  add real_name text not null default '' check (char_length(real_name) <= 240),
  add real_name_agreed timestamptz,
  add constraint club_members_agreed check ((real_name = '') = (real_name_agreed is null));`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(members).execute(db)
}
