// A league's public link, and the people on the match list of one of its days.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { LeagueKey } from './queries.ts'

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

/** playerId: the host's for a guest; null for deleted accounts. */
export type DayPerson = {
  number: number
  playerId: string | null
  playerName: string
  guest: number | null
}

export async function listDayPeople(db: Database, eventId: string): Promise<DayPerson[]> {
  const { rows } = await sql<DayPerson>`
    select lp.number, p.player_id, coalesce(p.player_name, '') as player_name, lp.guest
    from match_list_players lp
    left join players p on p.player_id = coalesce(lp.player_id, lp.guest_of)
    where lp.event_id = ${eventId} order by lp.number`.execute(db)
  return rows
}
