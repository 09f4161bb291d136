// House rules of venues and clubs, and what they need of events and entries: when an event was last
// moved, parties that go last in line, and late cancels per player.
import { sql, type Kysely } from 'kysely'

/** Lets sign-ups skip looking for rules at venues without any. */
const flags = `
alter table locations add column house_rules boolean not null default false;
alter table events add column moved timestamptz;
alter table player_events add column last_in_line boolean not null default false;
create index player_events_late on player_events (player_id, start_date) where removed and late;
create index player_events_last_in_line on player_events (event_id)
  where last_in_line and not removed;`

/** slug null: the venue's own. members_slug: the club whose members go first at a venue. */
const rules = `
create table house_rules (
  rules_id uuid primary key,
  location_id text not null references locations,
  slug text,
  members_slug text,
  days_ahead int check (days_ahead between 1 and 60),
  opens_at text not null check (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  later_days int check (later_days between 1 and 30),
  a_day int check (a_day between 1 and 5),
  a_week int check (a_week between 1 and 20),
  one_waitlist boolean not null,
  miss_effect text not null check (miss_effect in ('none', 'remind', 'last', 'pause')),
  miss_limit int not null check (miss_limit between 1 and 10),
  pause_days int not null check (pause_days between 1 and 60),
  changed timestamptz not null,
  unique nulls not distinct (location_id, slug),
  foreign key (location_id, slug) references clubs on update cascade on delete cascade,
  foreign key (location_id, members_slug) references clubs
    on update cascade on delete set null (members_slug),
  constraint house_rules_members check (members_slug is null or slug is null),
  constraint house_rules_order check (later_days is null or later_days < days_ahead));`

/** A player's appeal to those who keep the rules, and their answer. */
const appeals = `
create table house_appeals (
  appeal_id uuid primary key,
  rules_id uuid not null references house_rules on delete cascade,
  player_id text not null references players,
  body text not null check (char_length(body) <= 2000),
  created timestamptz not null,
  answered timestamptz,
  answered_by text references players on delete set null,
  lifted boolean not null default false,
  reason text not null default '' check (char_length(reason) <= 1200),
  check (answered is not null or not lifted));
create unique index house_appeals_open on house_appeals (rules_id, player_id)
  where answered is null;
create index house_appeals_player on house_appeals (player_id, rules_id);
create index house_appeals_answered_by on house_appeals (answered_by)
  where answered_by is not null;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [flags, rules, appeals]) await sql.raw(part).execute(db)
}
