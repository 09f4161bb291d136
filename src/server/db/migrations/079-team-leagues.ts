// Team leagues: pairs per line-up, teams and captains, match-ups, line-ups and what pairs played. A
// match-up stores its local day and time at the venue, from which its instant is derived. Standings
// aren't stored, as in other leagues.
import { sql, type Kysely } from 'kysely'

const kinds = `
alter table leagues
  drop constraint leagues_kind_check,
  add constraint leagues_kind_check check (kind in ('ladder', 'round robin', 'teams')),
  add pairs int not null default 3 check (pairs between 2 and 4);`

/** A member is in at most one team; leaving the league removes them from it. */
const teams = `
create table league_teams (
  team_id uuid primary key,
  league_series_id uuid not null references leagues on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  created timestamptz not null,
  unique (league_series_id, team_id));
alter table league_players
  add team_id uuid,
  add captain boolean not null default false,
  add foreign key (league_series_id, team_id) references league_teams (league_series_id, team_id)
    on delete set null (team_id),
  add constraint league_players_team check (team_id is null or state = 'joined');
create unique index league_players_captain on league_players (team_id)
  where captain and team_id is not null;`

const matchups = `
create table league_matchups (
  matchup_id uuid primary key,
  league_series_id uuid not null references leagues on delete cascade,
  round int not null check (round >= 1),
  team_a uuid not null references league_teams on delete cascade,
  team_b uuid not null references league_teams on delete cascade,
  day date not null,
  start_time time not null,
  shown timestamptz,
  due_told timestamptz,
  check (team_a <> team_b));
create index league_matchups_league on league_matchups (league_series_id, round);
create index league_matchups_team_a on league_matchups (team_a);
create index league_matchups_team_b on league_matchups (team_b);
create index league_matchups_hidden on league_matchups (day) where shown is null;
create table league_lineups (
  matchup_id uuid not null references league_matchups on delete cascade,
  side text not null check (side in ('a', 'b')),
  pair int not null check (pair between 1 and 4),
  player_id text not null references players on delete cascade,
  partner_id text not null references players on delete cascade,
  primary key (matchup_id, side, pair), check (player_id <> partner_id));
create index league_lineups_player on league_lineups (player_id);
create index league_lineups_partner on league_lineups (partner_id);
create table league_pair_results (
  matchup_id uuid not null references league_matchups on delete cascade,
  pair int not null check (pair between 1 and 4),
  points_a int[] not null,
  points_b int[] not null,
  primary key (matchup_id, pair),
  check (cardinality(points_a) between 1 and 5 and cardinality(points_a) = cardinality(points_b)));`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [kinds, teams, matchups]) await sql.raw(part).execute(db)
}
