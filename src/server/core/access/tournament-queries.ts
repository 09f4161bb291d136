// The people of a tournament, for their names, and who may see its divisions.
import { type RawBuilder, sql } from 'kysely'
import type { DivisionGuards } from '#domain/tournament/division-sight.ts'
import type { Database } from '../../db/open-database.ts'
import { selectBlocked, selectGuardedPeople, type RunCompany } from '../player/block-queries.ts'
import { chosenForTournament } from '../player/outside-queries.ts'
import { hasTierTag, selectGroup } from './visibility-queries.ts'

export type TournamentCompany = RunCompany & { cohosts: readonly string[]; guards: DivisionGuards }

const groupKey = sql`case when e.invite then e.player_id || ' ' || e.invited else '' end`

const selectInsiders = sql`select e.player_id union select c.player_id from event_cohosts c
      where c.event_id = e.event_id
    union select o.player_id from locations_admin o where o.location_id = e.location
    union select i.player_id from player_events i where i.event_id = e.event_id and not i.removed
    union select k.player_id from match_list_players k where k.event_id = e.event_id
      and k.player_id is not null`

const selectInvited = sql`select i.player_id from event_invitees i
      where i.event_id = e.event_id and i.picked
    union select g.player_id from (select d.player_id, d.location, t.club_name as invited, t.tag
        from event_tiers t where t.event_id = d.event_id and t.asked is not null) e
      cross join lateral ${selectGroup} g join players p on p.player_id = g.player_id
      where ${hasTierTag('p')}`

/** Private divisions and those whose organizer has blocks; each invited group is loaded once. */
const selectGuards = (tournamentId: string): RawBuilder<DivisionGuards> => sql<DivisionGuards>`(
  with guarded as (select e.* from events e where e.tournament_id = ${tournamentId}
    and not e.deleted and e.status <> 'draft'
    and (e.invite or exists ${selectBlocked(sql.ref('e.player_id'))}))
  select json_build_object(
    'divisions', coalesce((select json_agg(json_build_object('eventId', e.event_id,
      'status', e.status, 'insiders', array(${selectInsiders}),
      'invited', case when e.invite then array(${selectInvited}) else '{}' end,
      'group', ${groupKey}, 'apart', array${selectBlocked(sql.ref('e.player_id'))}))
      from guarded e cross join lateral (select e.event_id, e.player_id, e.location) d), '[]'),
    'groups', coalesce((select json_object_agg(${groupKey}, array${selectGroup})
      from (select distinct player_id, location, invited, invite from guarded where invite) e),
      '{}')))`

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
    select array(${runs}) as runs, array(${cohosts}) as cohosts, ${selectGuards(tournamentId)} as guards,
      array(${runs} union ${plays} union select i.player_id from player_events i
        join events e on e.event_id = i.event_id
        where e.tournament_id = t.tournament_id and not i.removed) as insiders,
      ${selectGuardedPeople(
        sql`${runs} union ${plays} union select i.player_id from player_events i
        join events e on e.event_id = i.event_id where e.tournament_id = t.tournament_id`,
        chosenForTournament,
      )} as guarded
    from tournaments t where t.tournament_id = ${tournamentId}`.execute(db)
  return (
    rows[0] ?? {
      runs: [],
      cohosts: [],
      guards: { divisions: [], groups: {} },
      insiders: [],
      guarded: [],
    }
  )
}
