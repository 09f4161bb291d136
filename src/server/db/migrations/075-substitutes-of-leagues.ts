// Substitutes of leagues: how many hours before a game day they are asked, and the list.
import { sql, type Kysely } from 'kysely'

const hours = `
alter table leagues add substitute_hours smallint
  check (substitute_hours in (72, 48, 24, 12, 6));
create index leagues_with_substitutes on leagues (league_series_id)
  where substitute_hours is not null and state = 'running' and not deleted;`

/** A row stays when its player leaves; told is when the substitute was last announced. */
const substitutes = `
create table league_substitutes (
  league_series_id uuid not null references leagues on delete cascade,
  player_id text not null references players on delete cascade,
  state text not null check (state in ('named', 'in', 'out')),
  told timestamptz,
  created timestamptz not null,
  primary key (league_series_id, player_id));
create index league_substitutes_player on league_substitutes (player_id);`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [hours, substitutes]) await sql.raw(part).execute(db)
}
