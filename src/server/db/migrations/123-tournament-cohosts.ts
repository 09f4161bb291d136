// Cohosts of tournaments. Each is also a cohost of every division; from_tournament marks those rows,
// so that a division's own cohosts stay when the tournament's change.
import { sql, type Kysely } from 'kysely'

const tournamentCohosts = `
create table tournament_cohosts (
  tournament_id uuid not null references tournaments on delete cascade,
  player_id text not null references players on delete cascade,
  primary key (tournament_id, player_id));
create index tournament_cohosts_player on tournament_cohosts (player_id);

alter table event_cohosts add from_tournament boolean not null default false;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(tournamentCohosts).execute(db)
}
