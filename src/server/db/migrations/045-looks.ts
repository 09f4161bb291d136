// Names store their look, so that look-alikes are found by an index; club names count characters as
// people see them. Looks of existing names are filled by db/derived after the last migration.
import { sql, type Kysely } from 'kysely'

const columns = `
alter table clubs add column name_look text not null default '',
  add column slug_look text not null default '',
  drop constraint clubs_slug_check,
  add constraint clubs_slug_check check (char_length(slug) between 1 and 48),
  drop constraint clubs_club_name_check,
  add constraint clubs_club_name_check check (char_length(club_name) between 1 and 48);
alter table players add column name_look text, add column slug_look text;
alter table resting_names add column name_look text check (name_look ~ '^[0-9a-f]{64}$'),
  add column slug_look text check (slug_look ~ '^[0-9a-f]{64}$');
alter table reserved_names add column slug_look text not null default '';
`

const indexes = `
alter table clubs alter column name_look drop default, alter column slug_look drop default;
alter table reserved_names alter column slug_look drop default;
create index clubs_name_look on clubs (location_id, name_look);
create index clubs_slug_look on clubs (location_id, slug_look);
create index players_name_look on players (name_look) where name_look is not null;
create index players_slug_look on players (slug_look) where slug_look is not null;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql.raw(indexes).execute(db)
}
