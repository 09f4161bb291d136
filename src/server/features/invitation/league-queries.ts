// Rows of private leagues' invitees: one per player and league, so no one is asked twice on any
// number of servers.
import { sql, type RawBuilder } from 'kysely'
import { selectGroup } from '../../core/access/visibility-queries.ts'
import type { JoinedGroup } from '../../core/follow-ups/changes.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { leagueSeenBy } from '../league/queries.ts'
import { asksOwnMarks, isInJoinedScope, mayAsk } from './queries.ts'

const isInviting: RawBuilder<boolean> = sql<boolean>`(e.invite and e.state = 'registration'
  and not e.deleted)`

export type LeagueScope = { leagueSeriesId: string } | JoinedGroup

type AskingLeague = {
  leagueSeriesId: string
  organizerId: string
  asksOwnMarks: boolean
  signupDeadline: string
  timezone: string
}

export async function listAskingLeagues(tx: Database, scope: LeagueScope): Promise<AskingLeague[]> {
  const isInScope =
    'leagueSeriesId' in scope
      ? sql`e.league_series_id = ${scope.leagueSeriesId}`
      : isInJoinedScope(scope)
  const { rows } = await sql<AskingLeague>`
    select e.league_series_id, e.player_id as organizer_id, ${asksOwnMarks} as "asksOwnMarks",
      e.signup_deadline::text as signup_deadline, l.timezone
    from leagues e join locations l on l.location_id = e.location
    where ${isInScope} and ${isInviting}`.execute(tx)
  return rows
}

type LeagueInvitee = {
  playerId: string
  leagueSeriesId: string
  league: string
  location: string
  organizerName: string
}

const isInLeague = sql`select 1 from league_players m
      where m.league_series_id = a.league_series_id and a.player_id in (m.player_id, m.partner_id)`

const selectInviting = (leagueSeriesIds: readonly string[]) => sql`select e.* from leagues e
      where e.league_series_id = any(${[...leagueSeriesIds]}::uuid[]) and ${isInviting}`

/**
 * Records everyone these leagues invite and haven't asked yet, or only `playerId`; without
 * organizers, people blocked from them, and strangers marked by one of `newcomers`. Returns those
 * to notify: players who were ever in the league or invited by name already know of it.
 */
export async function takeUnaskedByLeagues(
  tx: Database,
  leagueSeriesIds: readonly string[],
  {
    playerId,
    now,
    newcomers,
  }: { playerId: string | null; now: number; newcomers: readonly string[] },
): Promise<LeagueInvitee[]> {
  const only = playerId === null ? sql`true` : sql`p.player_id = ${playerId}`
  const { rows } = await sql<LeagueInvitee>`
    with inviting as (${selectInviting(leagueSeriesIds)}),
    people as (select e.league_series_id, g.player_id
      from inviting e cross join lateral ${selectGroup} g),
    asked as (
      insert into league_invitees (league_series_id, player_id, asked)
      select e.league_series_id, p.player_id, ${new Date(now)} from people
        join inviting e on e.league_series_id = people.league_series_id
        join players p on p.player_id = people.player_id
      where ${only} and p.user_id is not null and ${mayAsk(newcomers)}
        and not exists (select 1 from league_invitees i
        where i.league_series_id = e.league_series_id and i.player_id = p.player_id)
      order by e.league_series_id, p.player_id
      on conflict do nothing returning league_series_id, player_id)
    select a.player_id, e.league_series_id, e.name as league, l.name as location,
      o.player_name as organizer_name
    from asked a join inviting e on e.league_series_id = a.league_series_id
    join locations l on l.location_id = e.location join players o on o.player_id = e.player_id
    where not exists (${isInLeague})
    order by e.start_date, e.league_series_id, a.player_id`.execute(tx)
  return rows
}

export async function deleteUnseenLeagueAlerts(
  tx: Database,
  playerId: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    delete from alerts a using leagues e, players p
    where a.player_id = ${playerId} and a.kind = 'league-invited'
      and e.league_series_id = (a.params ->> 'leagueSeriesId')::uuid
      and p.player_id = a.player_id and not ${leagueSeenBy(playerId)}
    returning p.user_id, ${changedRow('alerts', 'a')}`.execute(tx)
  return rows[0]?.userId
}
