// Own acts in leagues as rows: players joined them by themselves.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

/** Notes that these players joined a league themselves. */
export async function saveLeagueActs(
  tx: Database,
  leagueSeriesId: string,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  await tx
    .insertInto('league_own_acts')
    .values(playerIds.map((playerId) => ({ leagueSeriesId, playerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets it of players gone from the league. */
export async function forgetLeagueActs(
  tx: Database,
  leagueSeriesId: string,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  await tx
    .deleteFrom('league_own_acts')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('playerId', 'in', playerIds)
    .execute()
}

/** Everyone that joined a league themselves. */
export async function listLeagueActed(
  db: Database,
  leagueSeriesId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('league_own_acts')
    .select('playerId')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
  return new Set(rows.map(({ playerId }) => playerId))
}

/**
 * Of a league everyone with a counting medal: they joined themselves, or acted in one of its game
 * days.
 */
export async function listLeagueCounted(
  db: Database,
  leagueSeriesId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id from league_own_acts where league_series_id = ${leagueSeriesId}
    union select a.player_id from own_acts a join events e using (event_id)
      where e.league_series_id = ${leagueSeriesId} and a.state = 'acted'`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}
