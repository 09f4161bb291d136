// Players shown on the screens of an event or league, because shared text may name only those; and
// a tournament's winners.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

export async function listShownInEvent(db: Database, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select i.player_id from player_events i
      where i.event_id = ${eventId} and not i.removed
    union select unnest(array[k.player_id, k.guest_of]) from match_list_players k
      where k.event_id = ${eventId}`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

export async function listShownInLeague(db: Database, leagueSeriesId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select unnest(array[m.player_id, m.partner_id]) as "playerId" from league_players m
      where m.league_series_id = ${leagueSeriesId} and m.state in ('joined', 'left')`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

type Winner = { eventId: string; playerId: string; playerName: string }

export async function listWinners(db: Database, tournamentId: string): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select e.event_id, p.player_id, p.player_name
    from events e join awards a on a.event_id = e.event_id and a.medal = 'gold'
      join players p on p.player_id = a.player_id
      join match_list_players k on k.event_id = e.event_id and k.player_id = a.player_id
    where e.tournament_id = ${tournamentId} and not e.deleted and e.status = 'published'
    order by e.event_id, k.number`.execute(db)
  return rows
}
