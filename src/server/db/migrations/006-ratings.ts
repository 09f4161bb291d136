// Ratings: current values, every change with its source, starting values, and the queue of results
// to replay. Triggers fill the queue in the transaction of the change, so no way of changing a
// result can forget it.
import { sql, type Kysely } from 'kysely'

const tables = `
create table player_ratings (
  player_id text not null references players on delete cascade,
  discipline text not null check (discipline in ('doubles', 'singles')),
  rating numeric(4,3) not null check (rating between 2 and 8),
  mu float8 not null,
  sigma float8 not null,
  games int not null check (games >= 1),
  primary key (player_id, discipline));
create index player_ratings_best on player_ratings (discipline, rating desc, player_id);

create table rating_changes (
  result_order bigint not null,
  place smallint not null check (place between 0 and 3),
  discipline text not null,
  player_id text not null,
  points_for int not null,
  points_against int not null,
  expected float8 not null,
  mu_before float8 not null,
  sigma_before float8 not null,
  mu float8 not null,
  sigma float8 not null,
  games int not null,
  primary key (result_order, place));
create index rating_changes_player on rating_changes (player_id, discipline, result_order desc);

create table rating_seeds (
  player_id text not null references players on delete cascade,
  discipline text not null,
  mu float8 not null,
  primary key (player_id, discipline));

create table rating_dirty (
  rating_dirty_id bigint generated always as identity primary key,
  result_order bigint not null);

create table rating_rules (
  id text primary key check (id = 'current'),
  rules int not null);
`

const triggers = `
create function rating_match_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.result_order is not null then
    insert into rating_dirty (result_order) values (old.result_order);
  end if;
  if tg_op <> 'DELETE' and new.result_order
  is not null and (tg_op = 'INSERT' or new.result_order is distinct from old.result_order) then
    insert into rating_dirty (result_order) values (new.result_order);
  end if;
  return null;
end $$;
create trigger matches_rated_in after insert on matches for each row
  when (new.result_order is not null) execute function rating_match_changed();
create trigger matches_rated_out after delete on matches for each row
  when (old.result_order is not null) execute function rating_match_changed();
create trigger matches_rated_anew after update on matches for each row
  when ((old.state, old.points_a, old.points_b, old.result_order)
  is distinct from (new.state, new.points_a, new.points_b, new.result_order))
  execute function rating_match_changed();

create function rating_sides_changed() returns trigger language plpgsql as $$
begin
  insert into rating_dirty (result_order)
  select distinct m.result_order from changed join matches m on m.match_id = changed.match_id
    where m.result_order is not null;
  return null;
end $$;
create trigger match_players_rated_in after insert on match_players referencing new table as changed
  for each statement execute function rating_sides_changed();
create trigger match_players_rated_anew after update on match_players referencing new table as
  changed for each statement execute function rating_sides_changed();
create trigger match_players_rated_out after delete on match_players referencing old table as
  changed for each statement execute function rating_sides_changed();

create function rating_player_changed() returns trigger language plpgsql as $$
begin
  insert into rating_dirty (result_order)
  select m.result_order from match_players p join matches m on m.match_id = p.match_id
    where p.event_id = new.event_id and p.number = new.number and m.result_order is not null;
  return null;
end $$;
create trigger match_list_players_rated_anew after update of player_id on match_list_players
  for each row when (old.player_id is distinct from new.player_id)
  execute function rating_player_changed();

create function rating_event_changed() returns trigger language plpgsql as $$
begin
  insert into rating_dirty (result_order) select m.result_order from matches m
    where m.event_id = new.event_id and m.result_order is not null;
  return null;
end $$;
create trigger events_rated_anew after update of ranked, type, play, deleted on events for each row
  when ((old.ranked, old.type, old.play, old.deleted)
  is distinct from (new.ranked, new.type, new.play, new.deleted))
  execute function rating_event_changed();
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [tables, triggers]) await sql.raw(part).execute(db)
}
