// Rows of own acts in leagues. Joining a league doesn't count, because others add its game days.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

/** Players whose medal in the league counts: those with an act on one of its days. */
export async function listLeagueCounted(
  db: Database,
  leagueSeriesId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct a.player_id from own_acts a join events e using (event_id)
      where e.league_series_id = ${leagueSeriesId} and a.state = 'acted'`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}
