// Leagues: their fields, members and game-day events. Standings, ladder and moves aren't stored;
// they are recomputed from results, so that a correction carries through. Limits repeat those of
// domain.
import { sql, type Kysely } from 'kysely'

const leagues = `
create table leagues (
  league_series_id uuid primary key,
  location text not null references locations,
  player_id text not null references players,
  name text not null check (char_length(name) between 3 and 40),
  kind text not null check (kind in ('ladder', 'round robin')),
  play text not null check (play in ('doubles', 'singles')),
  entry_by text not null check (entry_by in ('player', 'team')),
  gender text not null check (gender in ('Any', 'Men', 'Mixed', 'Women')),
  start_date date not null, end_date date not null, signup_deadline date not null,
  skill_min numeric(3,2) check (skill_min between 1 and 7),
  skill_max numeric(3,2) check (skill_max between 1 and 7),
  max_players int not null check (max_players between 4 and 200),
  group_size int not null check (group_size between 4 and 8),
  movers int not null check (movers between 1 and 2),
  absence text not null check (absence in ('stay', 'down')),
  rounds int not null check (rounds between 1 and 50),
  points int not null check (points in (11, 15, 21)), win_by int not null check (win_by in (1, 2)),
  scoring text not null check (scoring in ('rally', 'side-out')),
  best_of int not null check (best_of in (1, 3, 5)), ranked boolean not null,
  invite boolean not null, invited text not null,
  note text not null check (char_length(note) <= 300),
  state text not null default 'draft' check
  (state in ('draft', 'registration', 'running', 'concluded')),
  deleted boolean not null default false, created timestamptz not null default now(),
  edited timestamptz,
  check (start_date <= end_date), check (signup_deadline <= end_date),
    check (skill_min <= skill_max), check (invite = (invited <> '')));
create index leagues_at_location on leagues (location, start_date) where not deleted;
create index leagues_of_organizer on leagues (player_id);

create table league_players (
  league_series_id uuid not null references leagues on delete cascade,
  player_id text not null references players on delete cascade,
  partner_id text references players on delete set null,
  state text not null check (state in ('invited', 'asked', 'joined', 'left')),
  position int check (position >= 1),
  created timestamptz not null default now(),
  primary key (league_series_id, player_id), check (player_id <> partner_id));
create index league_players_player on league_players (player_id);
create index league_players_partner on league_players (partner_id) where partner_id is not null;
create unique index league_players_partner_once on league_players (league_series_id, partner_id)
  where state = 'joined' and partner_id is not null;

alter table events
  add league_series_id uuid references leagues on delete set null,
  add league_day int check (league_day >= 1);
create unique index events_league_day on events (league_series_id, league_day)
  where league_series_id is not null;

alter table awards
  add league_series_id uuid references leagues on delete cascade,
  drop constraint awards_source,
  add constraint awards_source check (num_nonnulls(event_id, league_series_id) = 1),
  add constraint awards_league_player unique (league_series_id, player_id);

create function leaderboard_mark_league() returns trigger language plpgsql as $$
begin
  insert into leaderboard_dirty (source_id)
    values (case when tg_op = 'DELETE' then old.league_series_id else new.league_series_id end);
  return null;
end $$;
create trigger leaderboard_league_award_added after insert or update on awards for each row
  when (new.league_series_id is not null) execute function leaderboard_mark_league();
create trigger leaderboard_league_award_gone after delete on awards for each row
  when (old.league_series_id is not null) execute function leaderboard_mark_league();
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(leagues).execute(db)
}
