// Opens a team league for its organizers, and a match-up for its captains.
import { permitRun } from '#domain/league/permit-run.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { areLineupsShown, type LineupViewer } from '#domain/team-league/lineup.ts'
import { teamSides, type TeamSide } from '#domain/team-league/team-league.ts'
import type { CallContext } from '../../handler.ts'
import { listMatchups, type StoredMatchup } from '../league/matchup-queries.ts'
import { lockLeague, type LeagueFacts, type LeagueKey } from '../league/queries.ts'
import { lockLeagueToRun } from '../league/run-commands.ts'
import { listTeams, type LeagueTeam } from '../league/team-queries.ts'

export async function openTeamLeague(context: CallContext, key: LeagueKey) {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  if (opened.value.fields.kind !== 'teams') return refuse('no-team-league')
  return opened.value.state === 'concluded' ? refuse('league-state') : opened
}

export type OpenMatchup = {
  league: LeagueFacts
  matchup: StoredMatchup
  sides: Record<TeamSide, LeagueTeam>
  viewer: LineupViewer
  isShown: boolean
}

/** Locks the league; refused unless it is running. */
export async function openMatchup(
  { actor, tx, now }: CallContext,
  { leagueSeriesId, matchupId }: LeagueKey & { matchupId: string },
): Promise<
  Result<
    OpenMatchup,
    | 'league-not-found'
    | 'matchup-not-found'
    | 'not-allowed'
    | 'second-factor-needed'
    | 'league-state'
  >
> {
  const league = await lockLeague(tx, { leagueSeriesId }, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  const matchup = (await listMatchups(tx, league, league.timezone)).find(
    (one) => one.matchupId === matchupId,
  )
  const teams = await listTeams(tx, league)
  const [a, b] = [matchup?.a, matchup?.b].map((id) => teams.find(({ teamId }) => teamId === id))
  if (matchup === undefined || a === undefined || b === undefined)
    return refuse('matchup-not-found')
  const allowed = permitRun(actor, league)
  const viewer = { ...findSide({ a, b }, actor.playerId), runsLeague: allowed.ok }
  if (!allowed.ok && !viewer.isCaptain) return allowed
  if (league.state !== 'running') return refuse('league-state')
  return ok({ league, matchup, sides: { a, b }, viewer, isShown: areLineupsShown(matchup, now) })
}

function findSide(
  sides: Record<TeamSide, LeagueTeam>,
  playerId: string,
): Pick<LineupViewer, 'side' | 'isCaptain'> {
  const side = teamSides.find((each) => sides[each].playerIds.includes(playerId)) ?? null
  return { side, isCaptain: side !== null && sides[side].captainId === playerId }
}

export const findResponsible = (
  { captainId }: LeagueTeam,
  { organizerId }: Pick<LeagueFacts, 'organizerId'>,
): string => captainId ?? organizerId
