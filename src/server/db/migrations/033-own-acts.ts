// Own acts: a result counts for a player only after an act of their own in that event. Limits
// repeat those of domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const tables = `
create table own_acts (
  event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade,
  state text not null check (state in ('acted', 'asked', 'denied')),
  how text check (how in ('sign-up', 'team', 'league', 'check-in', 'score', 'yes')),
  changed timestamptz not null,
  primary key (event_id, player_id),
  constraint own_acts_how check ((state = 'acted') = (how is not null)));
create index own_acts_player on own_acts (player_id);
create table league_own_acts (
  league_series_id uuid not null references leagues on delete cascade,
  player_id text not null references players on delete cascade,
  primary key (league_series_id, player_id));
create index league_own_acts_player on league_own_acts (player_id);
alter table match_list_players
  add disowned boolean not null default false,
  add constraint match_list_players_disowned check (not disowned
  or (player_id is null and guest_of is null));
`

// event_presence lists who was there, by anyone's word. event_attendance is what counts:
// leaderboards, diamonds, tokens and profiles read it.
const views = `
create view event_presence as
select event_id, player_id from player_events where attendance = 'here' and place = 'playing'
  and not removed
union all
select l.event_id, l.player_id from match_list_players l
where l.player_id is not null
  and (l.presence = 'here'
  or (l.presence = 'left' and
  not exists (select 1 from player_events r where r.event_id = l.event_id
  and r.player_id = l.player_id)))
  and not exists (select 1 from player_events r where r.event_id = l.event_id
  and r.player_id = l.player_id and r.attendance is not null and r.place = 'playing'
  and not r.removed);
create or replace view event_attendance as
select p.event_id, p.player_id from event_presence p
where exists (select 1 from own_acts a where a.event_id = p.event_id and a.player_id = p.player_id
and a.state = 'acted');
`

// An own act marks ratings, boards and rewards for recounting in the writer's transaction, unless
// the event has no play yet, as in nearly every sign-up.
const triggers = `
create function own_acts_mark(event_ids uuid[],
  player_ids text[]) returns void language plpgsql as $$
declare marked uuid[];
begin
  insert into rating_dirty (result_order)
  select distinct m.result_order from unnest(event_ids, player_ids) as who (event_id, player_id)
    join match_list_players l on l.event_id = who.event_id and l.player_id = who.player_id
    join match_players s on s.event_id = l.event_id and s.number = l.number
    join matches m on m.match_id = s.match_id
  where m.result_order is not null;
  marked := array(select distinct who.event_id
    from unnest(event_ids, player_ids) as who (event_id, player_id)
    where exists (select 1 from match_list_players l where l.event_id = who.event_id
    and l.player_id = who.player_id)
      or exists (select 1 from player_events r where r.event_id = who.event_id
      and r.player_id = who.player_id and r.attendance is not null));
  if cardinality(marked) > 0 then perform attendance_mark(marked); end if;
end $$;
create function own_acts_came() returns trigger language plpgsql as $$
begin
  perform own_acts_mark(array_agg(event_id), array_agg(player_id)) from changed
  where state = 'acted' having count(*) > 0;
  return null;
end $$;
create function own_acts_changed() returns trigger language plpgsql as $$
begin
  perform own_acts_mark(array_agg(event_id), array_agg(player_id)) from (
    select event_id, player_id from changed where state = 'acted' union select event_id, player_id
      from before where state = 'acted') who having count(*) > 0;
  return null;
end $$;
create trigger own_acts_come after insert on own_acts referencing new table as changed
  for each statement execute function own_acts_came();
create trigger own_acts_go after delete on own_acts referencing old table as changed
  for each statement execute function own_acts_came();
create trigger own_acts_change after update on own_acts referencing old table as before new table as
  changed for each statement execute function own_acts_changed();
create function disowned_marked() returns trigger language plpgsql as $$
begin
  insert into leaderboard_dirty (source_id) values (new.event_id);
  return null;
end $$;
create trigger disowned_marked after update of disowned on match_list_players for each row
  when (new.disowned is distinct from old.disowned) execute function disowned_marked();
`

// Backfill: league members without an alert that they were added; event players without a log line
// that others added them; players who entered or confirmed a score of their own match, or checked
// themselves in.
const begin = `
insert into league_own_acts (league_series_id, player_id)
select m.league_series_id, who.player_id from league_players m
  cross join lateral (values (m.player_id), (m.partner_id)) who (player_id)
where m.state in ('joined', 'left') and who.player_id is not null and not exists (
  select 1 from alerts a where a.player_id = who.player_id and a.kind = 'league-added'
    and a.params ->> 'leagueSeriesId' = m.league_series_id::text)
on conflict do nothing;

insert into own_acts (event_id, player_id, state, how, changed)
select distinct on (event_id, player_id) event_id, player_id, 'acted', how, now() from (
  select r.event_id, r.player_id, case when e.league_series_id is null then 'sign-up' else 'league'
    end as how
  from player_events r join events e using (event_id)
  where (not r.removed or r.changed >= e.starts_at)
    and not exists (select 1 from event_log g where g.event_id = r.event_id
    and g.player_id = r.player_id and g.actor_id <> g.player_id and g.action = 'add'
    and g.created >= r.created)
    and (e.league_series_id is null or
    exists (select 1 from league_own_acts j where j.league_series_id = e.league_series_id
    and j.player_id = r.player_id))
  union all
  select g.event_id, g.player_id, 'check-in' from event_log g where g.actor_id = g.player_id
    and g.action = 'check-in'
  union all
  select l.event_id, l.player_id, 'check-in' from match_list_players l
    join events e using (event_id) where l.player_id = e.player_id
  union all
  select l.event_id, l.player_id, 'score' from matches m
    join match_players s on s.match_id = m.match_id
    join match_list_players l on l.event_id = s.event_id and l.number = s.number
    where l.player_id in (m.reported_by, m.confirmed_by)) acted (event_id, player_id, how)
order by event_id, player_id, how;

delete from awards a where a.event_id is not null and
  not exists (select 1 from own_acts o where o.event_id = a.event_id and o.player_id = a.player_id
  and o.state = 'acted');
delete from results r where
  not exists (select 1 from own_acts o where o.event_id = r.event_id and o.player_id = r.player_id
  and o.state = 'acted');
insert into leaderboard_dirty (source_id) select distinct source_id from leaderboard_results;
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [tables, views, triggers, begin]) await sql.raw(part).execute(db)
}
