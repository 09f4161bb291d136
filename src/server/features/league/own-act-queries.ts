// Own acts in leagues as rows. Joining a league is none: its game days are added by others.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

/** Of a league everyone with a counting medal: they acted in one of its game days. */
export async function listLeagueCounted(
  db: Database,
  leagueSeriesId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct a.player_id as "playerId" from own_acts a join events e using (event_id)
      where e.league_series_id = ${leagueSeriesId} and a.state = 'acted'`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}
