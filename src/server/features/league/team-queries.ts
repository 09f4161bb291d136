// Rows of a team league's teams. A player's team is a column of their league row, so no one is in
// two, and leaving the league leaves the team.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { LeagueKey } from './queries.ts'

export type LeagueTeam = {
  teamId: string
  name: string
  captainId: string | null
  playerIds: string[]
}

export async function listTeams(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<LeagueTeam[]> {
  const { rows } = await sql<LeagueTeam>`
    select t.team_id, t.name,
      (select m.player_id from league_players m
        where m.team_id = t.team_id and m.captain) as "captainId",
      array(select m.player_id from league_players m where m.team_id = t.team_id
        order by m.player_id) as "playerIds"
    from league_teams t where t.league_series_id = ${leagueSeriesId}
    order by t.created, t.team_id`.execute(db)
  return rows
}

export async function insertTeam(
  tx: Database,
  team: LeagueKey & { teamId: string; name: string; now: number },
): Promise<void> {
  await tx
    .insertInto('league_teams')
    .values({
      teamId: team.teamId,
      leagueSeriesId: team.leagueSeriesId,
      name: team.name,
      created: new Date(team.now),
    })
    .execute()
}

export async function renameTeam(
  tx: Database,
  { teamId, name }: { teamId: string; name: string },
): Promise<void> {
  await tx.updateTable('league_teams').set({ name }).where('teamId', '=', teamId).execute()
}

export async function savePlayersOfTeam(
  tx: Database,
  {
    leagueSeriesId,
    teamId,
    captainId,
    playerIds,
  }: LeagueKey & { teamId: string; captainId: string | null; playerIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('league_players')
    .set({ teamId: null, captain: false })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('teamId', '=', teamId)
    .execute()
  if (playerIds.length === 0) return
  await tx
    .updateTable('league_players')
    .set({ teamId, captain: sql<boolean>`player_id is not distinct from ${captainId}` })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('state', '=', 'joined')
    .where('playerId', 'in', [...playerIds])
    .execute()
}

export async function deleteTeamRow(tx: Database, teamId: string): Promise<void> {
  await tx
    .updateTable('league_players')
    .set({ captain: false })
    .where('teamId', '=', teamId)
    .execute()
  await tx.deleteFrom('league_teams').where('teamId', '=', teamId).execute()
}

export async function dropStaleLineups(tx: Database, matchupIds: readonly string[]): Promise<void> {
  if (matchupIds.length === 0) return
  await sql`
    delete from league_lineups l using league_matchups u
    where u.matchup_id = l.matchup_id and u.matchup_id = any(${[...matchupIds]}::uuid[])
      and exists (
        select 1 from league_lineups o
        where o.matchup_id = l.matchup_id and o.side = l.side
          and exists (select 1 from unnest(array[o.player_id, o.partner_id]) named
            where not exists (select 1 from league_players m
              where m.league_series_id = u.league_series_id and m.player_id = named
                and m.team_id = case o.side when 'a' then u.team_a else u.team_b end)))
    returning ${changedRow('league_lineups', 'l')}`.execute(tx)
}
