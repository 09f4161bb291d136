// Series, draws and templates: repeating events, events that draw lots for places, and templates
// for new events. A draw is a row of its own, so an event is drawn once. Limits repeat those of
// domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const series = `
create table event_series (
  series_id uuid primary key,
  every_weeks int not null check (every_weeks between 1 and 8),
  weekdays int[] not null check
  (cardinality(weekdays) between 1 and 7 and weekdays <@ array[0, 1, 2, 3, 4, 5, 6]),
  created timestamptz not null default now());

alter table events
  add series_id uuid references event_series,
  add series_index int check (series_index between 1 and 26),
  add own_fields text[] not null default '{}',
  add constraint events_series_whole check ((series_id is null) = (series_index is null));
create unique index events_of_series on events (series_id, series_index) where series_id
  is not null;
`

const draws = `
alter table events
  add signup_mode text not null default 'first come' check
  (signup_mode in ('first come', 'lottery', 'take turns')),
  add draw_at timestamptz,
  add drawn timestamptz,
  add constraint events_draw_at check ((signup_mode = 'first come') = (draw_at is null)),
  add constraint events_drawn_by_draw check (drawn is null or draw_at is not null);
create index events_draws_due on events (draw_at) where drawn is null and draw_at
  is not null and status = 'published' and not deleted;
create index events_turns on events (player_id, location, starts_at desc) where not deleted;

create table event_draws (
  event_id uuid primary key references events on delete cascade,
  mode text not null check (mode in ('lottery', 'take turns')),
  seed bigint not null check (seed between 0 and 4294967295),
  max_players int not null,
  held int not null check (held between 0 and max_players),
  is_balanced boolean not null,
  parties jsonb not null,
  made timestamptz not null,
  made_by text references players on delete set null);
`

const templates = `
create table event_templates (
  template_id uuid primary key,
  player_id text not null references players on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  fields jsonb not null,
  created timestamptz not null default now());
create unique index event_templates_name on event_templates (player_id, lower(name));
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [series, draws, templates]) await sql.raw(part).execute(db)
}
