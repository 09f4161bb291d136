// Agreements of venues, clubs and events, the versions of their texts, and acceptances. An ended
// agreement stays, because acceptances refer to it.
import { sql, type Kysely } from 'kysely'

/** Lets sign-ups skip looking for agreements: of the event, or of anything at its venue. */
const flags = `
alter table locations add column asks_agreements boolean not null default false;
alter table events add column asks_agreements boolean not null default false;`

/** A deleted club leaves its agreements without a slug and thus without an owner. */
const agreements = `
create table agreements (
  agreement_id uuid primary key,
  kind text not null check (kind in ('venue', 'club', 'event')),
  location_id text references locations,
  slug text,
  event_id uuid references events on delete set null,
  repeats text not null check (repeats in ('once', 'season', 'event')),
  season_from date,
  season_until date,
  for_guests boolean not null,
  for_minors boolean not null,
  created timestamptz not null,
  ended timestamptz,
  foreign key (location_id, slug) references clubs on update cascade on delete set null (slug),
  constraint agreements_owner check ((location_id is null) = (kind = 'event')
  and (slug is null or kind = 'club') and (event_id is null or kind = 'event')),
  constraint agreements_season check ((season_from is null) = (season_until is null)
  and season_from <= season_until));
create index agreements_of_place on agreements (location_id, slug) where location_id is not null;
create index agreements_of_event on agreements (event_id) where event_id is not null;
create table agreement_versions (
  version_id uuid primary key,
  agreement_id uuid not null references agreements on delete cascade,
  version int not null check (version >= 1),
  title text not null check (char_length(title) between 1 and 240),
  text_en text not null check (char_length(text_en) <= 32000),
  text_es text not null check (char_length(text_es) <= 32000),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  written_by text references players on delete set null,
  created timestamptz not null,
  unique (agreement_id, version),
  constraint agreement_versions_text check (text_en <> '' or text_es <> ''));
create index agreement_versions_written_by on agreement_versions (written_by)
  where written_by is not null;`

const acceptances = `
create table agreement_acceptances (
  acceptance_id uuid primary key,
  version_id uuid not null references agreement_versions on delete cascade,
  player_id text not null references players,
  event_id uuid references events on delete set null,
  season text not null check (char_length(season) between 4 and 21),
  typed_name text not null check (char_length(typed_name) between 1 and 320),
  guardian text not null default '' check (char_length(guardian) <= 320),
  guests text[] not null default '{}' check (cardinality(guests) <= 10),
  way text not null check (way in ('self', 'link', 'desk', 'paper')),
  recorded_by text not null references players,
  accepted timestamptz not null);
create index agreement_acceptances_player on agreement_acceptances (player_id, version_id);
create index agreement_acceptances_version on agreement_acceptances (version_id);
create index agreement_acceptances_recorded_by on agreement_acceptances (recorded_by);
create index agreement_acceptances_event on agreement_acceptances (event_id)
  where event_id is not null;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [flags, agreements, acceptances]) await sql.raw(part).execute(db)
}
