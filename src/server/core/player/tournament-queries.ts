// The people of a tournament, for their names.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { selectGuardedPeople, type RunCompany } from './block-queries.ts'
import { chosenForTournament } from './outside-queries.ts'

export type TournamentCompany = RunCompany & { cohosts: readonly string[] }

/**
 * The people of a tournament and its divisions, former ones included; one statement. runs: its
 * organizer and the admins of its venue; cohosts run it too.
 */
export async function loadTournamentCompany(
  db: Database,
  tournamentId: string,
): Promise<TournamentCompany> {
  const runs = sql`select t.player_id union select a.player_id from locations_admin a
    where a.location_id = t.location`
  const cohosts = sql`select c.player_id from tournament_cohosts c
    where c.tournament_id = t.tournament_id`
  const plays = sql`select c.player_id from event_cohosts c join events e on e.event_id = c.event_id
    where e.tournament_id = t.tournament_id
    union ${cohosts}
    union select k.player_id from match_list_players k join events e on e.event_id = k.event_id
    where e.tournament_id = t.tournament_id and k.player_id is not null`
  const { rows } = await sql<TournamentCompany>`
    select array(${runs}) as runs, array(${cohosts}) as cohosts,
      array(${runs} union ${plays} union select i.player_id from player_events i
        join events e on e.event_id = i.event_id
        where e.tournament_id = t.tournament_id and not i.removed) as insiders,
      ${selectGuardedPeople(
        sql`${runs} union ${plays} union select i.player_id from player_events i
        join events e on e.event_id = i.event_id where e.tournament_id = t.tournament_id`,
        chosenForTournament,
      )} as guarded
    from tournaments t where t.tournament_id = ${tournamentId}`.execute(db)
  return rows[0] ?? { runs: [], cohosts: [], insiders: [], guarded: [] }
}
