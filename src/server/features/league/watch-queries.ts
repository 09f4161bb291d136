// The public link of a league, and the people on the match list of one of its days.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { LeagueKey } from './queries.ts'

/** Gives a league this key, or none. */
export async function saveLeagueKey(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  watchKey: string | null,
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ watchKey })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
}

/** playerId: of a guest the host's; null for players of a deleted account. */
export type DayPerson = {
  number: number
  playerId: string | null
  playerName: string
  guest: number | null
}

/** Everyone on the match list of an event, by their numbers. */
export async function listDayPeople(db: Database, eventId: string): Promise<DayPerson[]> {
  const { rows } = await sql<DayPerson>`
    select lp.number, p.player_id, coalesce(p.player_name, '') as player_name, lp.guest
    from match_list_players lp
    left join players p on p.player_id = coalesce(lp.player_id, lp.guest_of)
    where lp.event_id = ${eventId} order by lp.number`.execute(db)
  return rows
}
