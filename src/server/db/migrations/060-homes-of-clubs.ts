// A home for each club: title, text, rules and picture, venues, who may see and join it, the key of
// its public page, and requests to join.
import { sql, type Kysely } from 'kysely'

const homes = `
alter table clubs
  add title text not null default '' check (char_length(title) <= 240),
  add about text not null default '' check (char_length(about) <= 8000),
  add rules text not null default '' check (char_length(rules) <= 8000),
  add photo_url text not null default '',
  add visibility text not null default 'hidden'
    check (visibility in ('listed', 'link', 'hidden')),
  add joining text not null default 'invitation'
    check (joining in ('link', 'request', 'invitation')),
  add public_key uuid not null default gen_random_uuid();
create unique index clubs_public_key on clubs (public_key);
create index clubs_listed on clubs (location_id) where visibility = 'listed';`

const venues = `
create table club_venues (
  club_location text not null,
  club_slug text not null,
  location_id text not null references locations,
  place smallint not null,
  primary key (club_location, club_slug, location_id),
  foreign key (club_location, club_slug) references clubs (location_id, slug)
  on update cascade on delete cascade);
create index club_venues_location on club_venues (location_id);
create trigger a_lead_on before insert or
  update of location_id on club_venues for each row execute function lead_on_location_id();`

const requests = `
create table club_requests (
  location_id text not null,
  slug text not null,
  player_id text not null references players,
  asked timestamptz not null,
  state text not null default 'open' check (state in ('open', 'withdrawn', 'declined')),
  answered timestamptz,
  primary key (location_id, slug, player_id),
  foreign key (location_id, slug) references clubs on update cascade on delete cascade,
  check ((state = 'open') = (answered is null)));
create index club_requests_player on club_requests (player_id);
create index club_requests_open on club_requests (location_id, slug, asked) where state = 'open';`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [homes, venues, requests]) await sql.raw(part).execute(db)
}
