// A team league's teams: organizers create, change and delete them under the league's lock, so that
// no player is in two.
import type { ParsedInput } from '#contract/contract.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { leagueTeamsMax } from '#domain/team-league/team-league.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { hasPlayedPairs } from '../league/matchup-queries.ts'
import { listLeagueMembers } from '../league/member-queries.ts'
import type { LeagueFacts } from '../league/queries.ts'
import { tell } from '../league/run-commands.ts'
import { forgetStaleLineups } from '../league/team-commands.ts'
import {
  deleteTeamRow,
  insertTeam,
  listTeams,
  renameTeam,
  savePlayersOfTeam,
  type LeagueTeam,
} from '../league/team-queries.ts'
import { layOutMatchups, rescheduleMatchup } from './plan-handlers.ts'
import { setGames, setPairs } from './play-handlers.ts'
import { openTeamLeague } from './run-handlers.ts'

const done = ok({ success: true })

type Asked = ParsedInput<'leagues-saveTeam'>

async function refuseTeam(
  { tx }: CallContext,
  league: LeagueFacts,
  teams: readonly LeagueTeam[],
  { teamId, name, captainId, playerIds }: Asked,
): Promise<Result<
  never,
  'league-team-name-taken' | 'not-in-league' | 'player-in-other-team' | 'captain-not-in-team'
> | null> {
  const others = teams.filter((team) => team.teamId !== teamId)
  const isSameName = (team: LeagueTeam): boolean => team.name.toLowerCase() === name.toLowerCase()
  if (others.some(isSameName)) return refuse('league-team-name-taken')
  if (captainId !== null && !playerIds.includes(captainId)) return refuse('captain-not-in-team')
  const members = new Map(
    (await listLeagueMembers(tx, league))
      .filter(({ state }) => state === 'joined')
      .map(({ playerId, playerName }) => [playerId, playerName]),
  )
  if (playerIds.some((playerId) => !members.has(playerId))) return refuse('not-in-league')
  for (const team of others) {
    const taken = team.playerIds.find((playerId) => playerIds.includes(playerId))
    if (taken !== undefined)
      return refuse('player-in-other-team', {
        player: members.get(taken) ?? '',
        team: team.name,
      })
  }
  return null
}

async function refuseAnother(
  { tx }: CallContext,
  league: LeagueFacts,
  teams: readonly LeagueTeam[],
): Promise<Result<never, 'too-many-league-teams' | 'league-fixed'> | null> {
  if (teams.length >= leagueTeamsMax) return refuse('too-many-league-teams', { n: leagueTeamsMax })
  return (await hasPlayedPairs(tx, league)) ? refuse('league-fixed') : null
}

const save: InTransaction<'leagues-saveTeam'> = async (context, input) => {
  const opened = await openTeamLeague(context, input)
  if (!opened.ok) return opened
  const league = opened.value
  const teams = await listTeams(context.tx, input)
  const before = teams.find((team) => team.teamId === input.teamId)
  if (input.teamId !== null && before === undefined) return refuse('league-team-not-found')
  const refusal =
    (await refuseTeam(context, league, teams, input)) ??
    (before === undefined ? await refuseAnother(context, league, teams) : null)
  return refusal ?? ok({ teamId: await store(context, league, input, before) })
}

async function store(
  context: CallContext,
  league: LeagueFacts,
  { name, captainId, playerIds }: Asked,
  before: LeagueTeam | undefined,
): Promise<string> {
  const { tx, actor, now, newId } = context
  const { leagueSeriesId } = league
  const teamId = before?.teamId ?? newId()
  if (before === undefined) await insertTeam(tx, { leagueSeriesId, teamId, name, now })
  else await renameTeam(tx, { teamId, name })
  await savePlayersOfTeam(tx, { leagueSeriesId, teamId, captainId, playerIds })
  await forgetStaleLineups(context, league)
  if (captainId !== null && captainId !== before?.captainId && captainId !== actor.playerId)
    await tell(context, league, [captainId], 'league-captain', { team: name })
  return teamId
}

const remove: InTransaction<'leagues-deleteTeam'> = async (context, { teamId, ...key }) => {
  const opened = await openTeamLeague(context, key)
  if (!opened.ok) return opened
  const teams = await listTeams(context.tx, key)
  if (teams.every((team) => team.teamId !== teamId)) return refuse('league-team-not-found')
  if (await hasPlayedPairs(context.tx, opened.value)) return refuse('league-fixed')
  await deleteTeamRow(context.tx, teamId)
  return done
}

export const teamLeagueHandlers = defineHandlers({
  'leagues-saveTeam': save,
  'leagues-deleteTeam': remove,
  'leagues-planMatchups': layOutMatchups,
  'leagues-moveMatchup': rescheduleMatchup,
  'leagues-setLineup': setPairs,
  'leagues-setPairResult': setGames,
})
