// The foundation: sign-in, players, venues, events and their rosters, alerts, messages. Limits
// repeat those of domain; limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const auth = `
create table auth_users (
  id text primary key, name text not null, email text not null unique,
  email_verified boolean not null default false, image text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now());
create table auth_sessions (
  id text primary key, user_id text not null references auth_users on delete cascade,
  token text not null unique, expires_at timestamptz not null,
  ip_address text, user_agent text, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now());
create index auth_sessions_user on auth_sessions (user_id);
create table auth_accounts (
  id text primary key, account_id text not null, provider_id text not null,
  user_id text not null references auth_users on delete cascade,
  access_token text, refresh_token text, id_token text, access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz, scope text, password text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (provider_id, account_id));
create index auth_accounts_user on auth_accounts (user_id);
create table auth_verifications (
  id text primary key, identifier text not null, value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now());
create index auth_verifications_identifier on auth_verifications (identifier);`

const locations = `
create table locations (
  location_id text primary key check (location_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  name text not null check (char_length(name) between 2 and 80),
  address text not null default '' check (char_length(address) <= 160),
  city text not null default '' check (char_length(city) <= 80),
  region text not null default '' check (char_length(region) <= 60),
  country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$'),
  timezone text not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  courts int not null default 0 check (courts between 0 and 200),
  dedicated_courts int not null default 0 check (dedicated_courts between 0 and 200),
  indoor boolean, lit boolean, covered boolean, restrooms boolean, water boolean, parking boolean,
  surface text check (surface in
  ('concrete', 'asphalt', 'acrylic', 'wood', 'clay', 'turf', 'other')),
  nets text check (nets in ('permanent', 'portable', 'bring')),
  access text not null default 'unknown' check
  (access in ('public', 'members', 'private', 'unknown')),
  fee text not null default '' check (char_length(fee) <= 80),
  hours text not null default '' check (char_length(hours) <= 160),
  website text not null default '' check (char_length(website) <= 300),
  phone text not null default '' check (char_length(phone) <= 40),
  local_rules text not null default '' check (char_length(local_rules) <= 500),
  event_creators text not null default 'anyone' check
  (event_creators in ('anyone', 'members', 'admins')), hidden boolean not null default false,
  photo_url text not null default '',
  source text not null default '', licence text not null default '',
  attribution text not null default '', search text not null,
  created timestamptz not null default now(), edited timestamptz);
create index locations_near on locations (lat, lon) where not hidden;
create extension if not exists pg_trgm;
create index locations_search on locations using gin (search gin_trgm_ops) where not hidden;`

const players = `
create table players (
  player_id text primary key check (player_id ~ '^[a-z0-9_-]{1,40}$'),
  user_id text unique references auth_users on delete set null,
  player_name text not null check (char_length(player_name) between 3 and 12),
  photo_url text not null default '',
  skill_self numeric(3,2) check
  (skill_self between 1 and 7 and skill_self * 4 = trunc(skill_self * 4)),
  skill_changed_at timestamptz,
  home_location text references locations,
  home_page text not null default 'calendar' check (home_page in ('calendar', 'myEvents', 'list')),
  setup_complete boolean not null default false,
  medal_gold int not null default 0 check (medal_gold >= 0),
  medal_silver int not null default 0 check (medal_silver >= 0),
  medal_bronze int not null default 0 check (medal_bronze >= 0),
  created timestamptz not null default now());
create index players_name on players using gin (player_id gin_trgm_ops);
create table players_private (
  user_id text primary key references auth_users on delete cascade,
  player_id text not null unique references players on delete cascade,
  last_lat double precision check (last_lat between -90 and 90),
  last_lon double precision check (last_lon between -180 and 180),
  gender text check (gender in ('woman', 'man', 'other')),
  created timestamptz not null default now());
create table player_stage (
  user_id text primary key references auth_users on delete cascade, player_name text,
  home_location text references locations,
  last_lat double precision check (last_lat between -90 and 90),
  last_lon double precision check (last_lon between -180 and 180),
  created timestamptz not null default now());
create table player_diamonds (
  player_id text not null references players on delete cascade, diamond_id text not null
    check (diamond_id in ('registered', 'profileCompleted', 'firstAttended', 'firstHosted',
    'tenAttended', 'firstMedal', 'referralJoined')),
  created timestamptz not null default now(), primary key (player_id, diamond_id));
create table locations_admin (
  location_id text not null references locations,
  player_id text not null references players on delete cascade,
  created timestamptz not null default now(), primary key (location_id, player_id));
create index locations_admin_player on locations_admin (player_id);
create table player_locations (
  location_id text not null references locations,
  player_id text not null references players on delete cascade,
  created timestamptz not null default now(), removed boolean not null default false,
  primary key (location_id, player_id));
create index player_locations_player on player_locations (player_id) where not removed;
create table player_friends (
  player_id text not null references players on delete cascade,
  friend_id text not null references players on delete cascade, friend boolean not null,
  created timestamptz not null default now(),
  primary key (player_id, friend_id), check (player_id <> friend_id));
create index player_friends_friend on player_friends (friend_id) where friend;
create table player_favorites (
  player_id text not null references players on delete cascade,
  favorite_id text not null references players on delete cascade, favorite boolean not null,
  created timestamptz not null default now(),
  primary key (player_id, favorite_id), check (player_id <> favorite_id));
create index player_favorites_favorite on player_favorites (favorite_id) where favorite;
create table clubs (
  location_id text not null references locations,
  slug text not null check (char_length(slug) between 1 and 12),
  club_name text not null check (char_length(club_name) between 1 and 12),
  player_id text not null references players, created timestamptz not null default now(),
  primary key (location_id, slug));
create index clubs_player on clubs (player_id);
create table club_members (
  location_id text not null, slug text not null,
  player_id text not null references players on delete cascade,
  created timestamptz not null default now(),
  primary key (location_id, slug, player_id), foreign key (location_id, slug) references clubs);
create index club_members_player on club_members (player_id);`

const events = `
create table events (
  event_id uuid primary key, location text not null references locations, timezone text not null,
  player_id text not null references players,
  title text not null check (char_length(title) <= 60),
  type text not null check
  (type in ('open play', 'round robin', 'king of the court', 'ladder', 'league day', 'tournament',
  'clinic', 'social')),
  play text not null check (play in ('doubles', 'singles')),
  gender text not null check (gender in ('Any', 'Men', 'Mixed', 'Women')),
  start_date date not null, start_time time not null,
  duration int not null check (duration between 15 and 720),
  starts_at timestamptz not null generated always as
  ((start_date + start_time) at time zone timezone) stored,
  ends_at timestamptz not null generated always as
  ((((start_date + start_time) at time zone timezone at time zone 'UTC') +
  make_interval(mins => duration)) at time zone 'UTC') stored,
  courts int not null check (courts between 1 and 50),
  min_players int not null check (min_players between 2 and 500),
  max_players int not null check (max_players between 2 and 500),
  guests_per_player int not null check (guests_per_player between 0 and 4),
  max_waitlist int not null check (max_waitlist between 0 and 200),
  skill_min numeric(3,2) check (skill_min between 1 and 7),
  skill_max numeric(3,2) check (skill_max between 1 and 7),
  skill_rule text not null check (skill_rule in ('block', 'warn')),
  invite boolean not null, invited text not null, signup_opens timestamptz,
  signup_closes timestamptz,
  cancel_cutoff_hours int not null check (cancel_cutoff_hours between 0 and 168),
  note text not null check (char_length(note) <= 300),
  fee text not null check (char_length(fee) <= 60),
  status text not null check (status in ('draft', 'published', 'cancelled')),
  cancel_reason text not null default '' check (char_length(cancel_reason) <= 200),
  deleted boolean not null default false,
  next_order int not null default 1, playing int not null default 0,
  waiting int not null default 0 check (waiting >= 0), created timestamptz not null default now(),
  edited timestamptz,
  check (min_players <= max_players), check (skill_min <= skill_max),
    check (invite = (invited <> '')),
  constraint events_never_oversold check (playing between 0 and max_players));
create index events_at_location on events (location, start_date, start_time) where not deleted;
create index events_of_organizer on events (player_id, start_date) where not deleted;
create table event_cohosts (event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade, primary key (event_id, player_id));
create index event_cohosts_player on event_cohosts (player_id);
create table player_events (
  event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade,
  guests int not null check (guests between 0 and 4),
  place text not null check (place in ('playing', 'waiting')), entry_order int not null,
  attendance text check (attendance in ('here', 'no-show')), late boolean not null default false,
  removed boolean not null default false, start_date date not null,
  created timestamptz not null default now(), changed timestamptz not null default now(),
  primary key (event_id, player_id), unique (event_id, entry_order));
create index player_events_player on player_events (player_id, start_date) where not removed;
create table event_log (
  event_log_id bigint generated always as identity primary key,
  event_id uuid not null references events on delete cascade,
  actor_id text not null references players, action text not null,
  player_id text references players, detail text not null default '',
  created timestamptz not null default now());
create index event_log_event on event_log (event_id, event_log_id);`

const telling = `
create table alerts (
  alert_id uuid primary key, player_id text not null references players on delete cascade,
  kind text not null, params jsonb not null, event_id uuid references events on delete set null,
  created timestamptz not null default now(), read boolean not null default false);
create index alerts_player on alerts (player_id, created desc, alert_id desc);
create index alerts_unread on alerts (player_id) where not read;
create table messages (
  message_id uuid primary key, from_id text not null references players on delete cascade,
  to_id text not null references players on delete cascade,
  type text not null check (type in ('txt', 'teamReq', 'adminReq')),
  message text not null check (char_length(message) between 1 and 2000),
  event_id uuid references events on delete set null,
  location_id text references locations, created timestamptz not null default now(),
  read boolean not null default false);
create index messages_unread on messages (to_id) where not read;
create table version (id text primary key, value text not null);
create table call_answers (
  user_id text not null references auth_users on delete cascade, request_id uuid not null,
  name text not null, answer jsonb not null, created timestamptz not null default now(),
  primary key (user_id, request_id));
create index call_answers_created on call_answers (created);`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [auth, locations, players, events, telling]) await sql.raw(part).execute(db)
}
