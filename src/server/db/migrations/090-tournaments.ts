// Tournaments: their divisions are events, and each match of a division has a slot in its day's
// plan. Limits repeat those of domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const tournaments = `
create table tournaments (
  tournament_id uuid primary key,
  location text not null references locations,
  player_id text not null references players,
  name text not null check (char_length(name) between 3 and 160),
  start_date date not null, end_date date not null,
  start_time time not null, end_time time not null,
  courts int not null check (courts between 1 and 50),
  rest_minutes int not null check (rest_minutes between 0 and 60),
  note text not null check (char_length(note) <= 1200),
  watch_key text unique check (char_length(watch_key) = 54),
  deleted boolean not null default false,
  created timestamptz not null default now(),
  edited timestamptz,
  check (start_date <= end_date), check (start_time < end_time));
create index tournaments_at_location on tournaments (location, start_date) where not deleted;
create index tournaments_of_organizer on tournaments (player_id);

alter table events add tournament_id uuid references tournaments on delete set null;
create index events_tournament on events (tournament_id) where tournament_id is not null;

-- The courts of a tournament are shared by its divisions: their own lists have none.
alter table match_lists drop constraint match_lists_courts_check,
  add constraint match_lists_courts_check check (cardinality(courts) <= 50);

create table tournament_slots (
  event_id uuid not null references events on delete cascade,
  stage text not null
    check (stage in ('round', 'pool', 'winners', 'losers', 'final', 'bronze', 'consolation')),
  round int not null check (round > 0),
  slot int not null check (slot > 0),
  starts_at timestamptz not null,
  minutes int not null check (minutes > 0),
  court int not null check (court between 1 and 50),
  called timestamptz,
  primary key (event_id, stage, round, slot));
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(tournaments).execute(db)
}
