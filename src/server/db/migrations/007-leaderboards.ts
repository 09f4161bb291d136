// Leaderboards, in three steps: any change of a result marks its event (leaderboard_dirty) in the
// writer's transaction; one worker recounts marked events (leaderboard_results); differences are
// added to the totals (leaderboard_totals), whose indexes are the boards. Only the worker writes
// results and totals, so no writer waits for them. Points repeat domain/leaderboard;
// test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const counts = ['attended', 'hosted', 'wins', 'losses', 'gold', 'silver', 'bronze'] as const
const all = counts.join(', ')

const optOut = `
alter table players add on_leaderboards boolean not null default true;
`

// source_id is an event or another source of results, without a foreign key because it may be gone
// when processed. Writers only insert, so they never wait.
const queue = `
create table leaderboard_dirty (
  leaderboard_dirty_id bigint generated always as identity primary key,
  source_id uuid, player_id text, check (num_nonnulls(source_id, player_id) = 1));

create function leaderboard_mark_event() returns trigger language plpgsql as $$
begin
  insert into leaderboard_dirty (source_id)
    values (case when tg_op = 'DELETE' then old.event_id else new.event_id end);
  return null;
end $$;

create trigger leaderboard_entry_added after insert on player_events for each row
  when (new.attendance = 'here') execute function leaderboard_mark_event();
create trigger leaderboard_entry_changed after update on player_events for each row
  when ((new.attendance = 'here' or old.attendance = 'here')
  and (new.attendance, new.removed, new.place, new.player_id)
  is distinct from (old.attendance, old.removed, old.place, old.player_id))
  execute function leaderboard_mark_event();
create trigger leaderboard_entry_gone after delete on player_events for each row
  when (old.attendance = 'here') execute function leaderboard_mark_event();

create trigger leaderboard_event_changed after update on events for each row
  when ((new.location, new.start_date, new.player_id, new.status, new.deleted)
  is distinct from (old.location, old.start_date, old.player_id, old.status, old.deleted))
  execute function leaderboard_mark_event();
create trigger leaderboard_event_gone after delete on events for each row
  execute function leaderboard_mark_event();

create trigger leaderboard_match_added after insert on matches for each row
  when (new.state = 'confirmed') execute function leaderboard_mark_event();
create trigger leaderboard_match_changed after update on matches for each row
  when ((new.state = 'confirmed' or old.state = 'confirmed') and (new.state, new.winner)
  is distinct from (old.state, old.winner)) execute function leaderboard_mark_event();
create trigger leaderboard_match_gone after delete on matches for each row
  when (old.state = 'confirmed') execute function leaderboard_mark_event();
create trigger leaderboard_award_added after insert or update on awards for each row
  when (new.event_id is not null) execute function leaderboard_mark_event();
create trigger leaderboard_award_gone after delete on awards for each row
  when (old.event_id is not null) execute function leaderboard_mark_event();
create trigger leaderboard_list_player_changed after update of player_id on match_list_players
  for each row when (new.player_id is distinct from old.player_id)
  execute function leaderboard_mark_event();

create function leaderboard_mark_sides() returns trigger language plpgsql as $$
begin
  insert into leaderboard_dirty (source_id)
  select distinct m.event_id from changed join matches m on m.match_id = changed.match_id
    where m.state = 'confirmed';
  return null;
end $$;
create trigger leaderboard_side_added after insert on match_players referencing new table as changed
  for each statement execute function leaderboard_mark_sides();
create trigger leaderboard_side_changed after update on match_players referencing new table as
  changed for each statement execute function leaderboard_mark_sides();
create trigger leaderboard_side_gone after delete on match_players referencing old table as changed
  for each statement execute function leaderboard_mark_sides();

create function leaderboard_mark_player() returns trigger language plpgsql as $$
begin
  insert into leaderboard_dirty (player_id)
    values (case when tg_op = 'DELETE' then old.player_id else new.player_id end);
  return null;
end $$;
create trigger leaderboard_player_changed after update of hidden, on_leaderboards on players
  for each row
  when ((new.hidden, new.on_leaderboards) is distinct from (old.hidden, old.on_leaderboards))
  execute function leaderboard_mark_player();
create trigger leaderboard_rating_added after insert on player_ratings for each row
  execute function leaderboard_mark_player();
create trigger leaderboard_rating_changed after update on player_ratings for each row
  when ((new.rating, new.games) is distinct from (old.rating, old.games))
  execute function leaderboard_mark_player();
create trigger leaderboard_rating_gone after delete on player_ratings for each row
  execute function leaderboard_mark_player();
`

const kept = counts.map((count) => `${count} int not null`).join(', ')

const results = `
create table leaderboard_results (
  source_id uuid not null,
  player_id text not null references players on delete cascade,
  location_id text not null,
  day date not null,
  ${kept},
  primary key (source_id, player_id));
create index leaderboard_results_player on leaderboard_results (player_id);
create index leaderboard_results_day on leaderboard_results (day);

create table leaderboard_window (
  id text primary key check (id = 'current'),
  from_day date not null);
insert into leaderboard_window (id, from_day)
  values ('current', (now() at time zone 'UTC')::date - 29);
`

/**
 * The sort columns of the boards, descending. Metrics are integers, so a row's rank is exact. Each
 * index also includes its metric unnegated, so ranks are counted by index-only scans.
 */
const metrics = [
  'points',
  'win_percent',
  'medals',
  'attended',
  'hosted',
  'rating_doubles',
  'rating_singles',
]

// location_id is '' for everywhere. listed: neither hidden nor opted out of the boards. win_percent
// in millionths. Medals order by gold, silver, bronze. Ratings in thousandths, once based on enough
// matches; all-time only, without a window.
const totals = `
create table leaderboard_totals (
  location_id text not null, span text not null,
  player_id text not null references players on delete cascade,
  ${kept},
  points int not null generated always as
  (attended * 1 + hosted * 2 + wins * 3 + gold * 5 + silver * 3 + bronze * 2) stored,
  win_percent int not null generated always as (case
  when wins + losses >= 10 then round(wins * 1000000.0 / (wins + losses))::int else 0 end) stored,
  medals bigint not null generated always as (gold * 100000000::bigint + silver * 10000 + bronze)
  stored,
  rating_doubles int not null default 0, rating_singles int not null default 0,
  listed boolean not null,
  primary key (location_id, span, player_id));
create index leaderboard_totals_player on leaderboard_totals (player_id);
${metrics
  .map(
    (metric) => `create index leaderboard_totals_${metric} on leaderboard_totals
  (location_id, span, (-${metric}), player_id) include (${metric}) where listed
  and ${metric} > 0;`,
  )
  .join('\n')}
`

/**
 * Adds changed results, rows of `changed` with their sign n, to the totals of every span they fall
 * into.
 */
const addChanges = (changed: string, spans: string): string => `
  insert into leaderboard_totals as kept (location_id, span, player_id, listed, ${all})
  select place.id, span.id, player_id,
    (select not hidden and on_leaderboards from players p where p.player_id = changed.player_id),
    ${counts.map((count) => `sum(n * ${count})`).join(', ')}
  from (${changed}) changed cross join lateral (values (location_id), ('')) place (id)
  cross join lateral (${spans}) span (id)
  group by place.id, span.id, player_id
  having ${counts.map((count) => `sum(n * ${count}) <> 0`).join(' or ')}
    order by place.id, span.id, player_id
  on conflict (location_id, span, player_id)
  do update set ${counts
    .map(
      (count) => `${count} = kept.${count} +
    excluded.${count}`,
    )
    .join(', ')};`

const spansOfDay = `select 'all time' union all select to_char(day, 'YYYY"-Q"Q')
  union all select '30 days' where day >= (select from_day from leaderboard_window)`
const trigger = (
  name: string,
  body: string,
): string => `create function ${name}() returns trigger language plpgsql as $$
begin ${body}
  return null;
end $$;`

// Moving the window subtracts days that leave it, or adds days that enter it (after a wrong clock),
// and deletes players without results in it.
const adding = `
${trigger('leaderboard_results_added', addChanges('select 1 as n, * from added', spansOfDay))}
create trigger leaderboard_results_added after insert on leaderboard_results referencing new table
  as added for each statement execute function leaderboard_results_added();
${trigger('leaderboard_results_gone', addChanges('select -1 as n, gone.* from gone join players using (player_id)', spansOfDay))}
create trigger leaderboard_results_gone after delete on leaderboard_results referencing old table as
  gone for each statement execute function leaderboard_results_gone();
${trigger('leaderboard_results_changed', addChanges('select 1 as n, * from added union all select -1, * from gone', spansOfDay))}
create trigger leaderboard_results_changed after update on leaderboard_results referencing old table
  as gone new table as added for each statement execute function leaderboard_results_changed();
${trigger(
  'leaderboard_window_moved',
  `${addChanges(
    `select case when new.from_day < old.from_day then 1 else -1 end as n, *
      from leaderboard_results
    where day >= least(new.from_day, old.from_day) and day < greatest(new.from_day, old.from_day)`,
    "select '30 days'",
  )}
  delete from leaderboard_totals where span = '30 days'
    and ${counts.map((count) => `${count} = 0`).join(' and ')};`,
)}
create trigger leaderboard_window_moved after update of from_day on leaderboard_window for each row
  when (new.from_day <> old.from_day) execute function leaderboard_window_moved();
`

const begin = `
insert into leaderboard_dirty (source_id)
select event_id from player_events where attendance = 'here' union select event_id from matches
  where state = 'confirmed' union select event_id from awards where event_id is not null;
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [optOut, queue, results, totals, adding, begin])
    await sql.raw(part).execute(db)
}
