// Play: an event's format, its match list, matches with scores, and their players. Constraints
// forbid a match without players or a player twice in a round. Limits repeat those of domain;
// test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const formats = `
alter table events
  add format text check (format in
  ('rotating partners', 'fixed teams', 'mixed doubles', 'singles', 'scramble', 'mexicano',
  'king of the court', 'ladder',
    'single elimination', 'double elimination', 'pools then bracket')),
  add rounds int check (rounds between 1 and 50),
  add points int check (points in (11, 15, 21)),
  add win_by int check (win_by in (1, 2)),
  add scoring text check (scoring in ('rally', 'side-out')),
  add best_of int check (best_of in (1, 3, 5)),
  add ranked boolean,
  add consolation boolean,
  add constraint events_format_whole check
  (num_nulls(format, rounds, points, win_by, scoring, best_of, ranked, consolation) in (0, 8));
`

const matchLists = `
create table match_lists (
  event_id uuid primary key references events on delete cascade,
  state text not null default 'open' check (state in ('open', 'closed')),
  courts int[] not null check (cardinality(courts) between 1 and 50),
  revision int not null default 0,
  watch_key text unique check (char_length(watch_key) = 22),
  called_round int not null default 0,
  started timestamptz not null default now(),
  closed timestamptz,
  constraint match_lists_closed check ((state = 'closed') = (closed is not null)));

create table match_list_players (
  event_id uuid not null references match_lists on delete cascade,
  number int not null check (number between 0 and 499),
  player_id text references players on delete set null,
  guest_of text references players on delete set null,
  guest int check (guest between 1 and 4),
  presence text not null check (presence in ('expected', 'here', 'left')),
  team int,
  gender text check (gender in ('woman', 'man')),
  primary key (event_id, number));
create unique index match_list_players_player on match_list_players (event_id, player_id)
  where player_id is not null;
create index match_list_players_of on match_list_players (player_id) where player_id is not null;
create index match_list_players_guest_of on match_list_players (guest_of) where guest_of
  is not null;

create sequence match_result_order;
create table matches (
  match_id uuid primary key,
  event_id uuid not null references match_lists on delete cascade,
  stage text not null check
  (stage in ('round', 'pool', 'winners', 'losers', 'final', 'bronze', 'consolation')),
  round int not null check (round >= 1),
  slot int not null check (slot >= 1),
  court int check (court between 1 and 50),
  pool int check (pool >= 1),
  state text not null default 'planned' check
  (state in ('planned', 'reported', 'disputed', 'confirmed')),
  points_a int[] not null default '{}',
  points_b int[] not null default '{}',
  winner text check (winner in ('a', 'b')),
  walkover boolean not null default false,
  reported_by text references players on delete set null, reported timestamptz,
  disputed_by text references players on delete set null,
  dispute text not null default '' check (char_length(dispute) <= 200),
  confirmed_by text references players on delete set null, confirmed timestamptz,
  result_order bigint unique,
  constraint matches_slot unique (event_id, stage, round, slot) deferrable initially deferred,
  constraint matches_games check (cardinality(points_a) = cardinality(points_b)
  and cardinality(points_a) <= 5),
  constraint matches_winner check ((state = 'planned') = (winner is null)),
  constraint matches_reported check ((state = 'planned') = (reported is null)),
  constraint matches_confirmed check ((state = 'confirmed') = (confirmed is not null)),
  constraint matches_counted check (state <> 'confirmed' or result_order is not null));
create index matches_unanswered on matches (reported) where state = 'reported';

create table match_players (
  match_id uuid not null references matches on delete cascade,
  event_id uuid not null,
  stage text not null,
  round int not null,
  number int not null,
  side text not null check (side in ('a', 'b')),
  primary key (match_id, number),
  constraint match_players_once_a_round unique (event_id, stage, round, number)
  deferrable initially deferred,
  foreign key (event_id, number) references match_list_players on delete cascade);

create table match_byes (
  event_id uuid not null,
  round int not null check (round >= 1),
  number int not null,
  primary key (event_id, round, number),
  foreign key (event_id, number) references match_list_players on delete cascade);

create table match_list_log (
  match_list_log_id bigint generated always as identity primary key,
  event_id uuid not null references match_lists on delete cascade,
  actor_id text references players on delete set null,
  action text not null,
  undo jsonb,
  undone boolean not null default false,
  created timestamptz not null default now());
create index match_list_log_event on match_list_log (event_id, match_list_log_id desc);
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [formats, matchLists]) await sql.raw(part).execute(db)
}
