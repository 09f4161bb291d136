// The players that the screens of an event or a league show: a text about it may name no others.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

/** The roster, the match list, and the hosts of its guests. */
export async function listShownInEvent(db: Database, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select i.player_id as "playerId" from player_events i
      where i.event_id = ${eventId} and not i.removed
    union select unnest(array[k.player_id, k.guest_of]) from match_list_players k
      where k.event_id = ${eventId}`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

/** The members, present and former. */
export async function listShownInLeague(db: Database, leagueSeriesId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select unnest(array[m.player_id, m.partner_id]) as "playerId" from league_players m
      where m.league_series_id = ${leagueSeriesId} and m.state in ('joined', 'left')`.execute(db)
  return rows.map(({ playerId }) => playerId)
}
