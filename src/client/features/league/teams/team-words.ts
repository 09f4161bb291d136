// Short texts of a team league: names of teams and players, my role in a match-up, and its state.
import { isDay } from '#domain/shared/day.ts'
import type { LineupViewer } from '#domain/team-league/lineup.ts'
import type { TeamSide } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { formatDay, formatTime } from '../../../i18n/formats.ts'
import { pick } from '../../../i18n/texts.ts'
import type { LeagueDetail } from '../league-words.ts'

export type TeamPlay = NonNullable<LeagueDetail['teamPlay']>
export type ShownTeam = TeamPlay['teams'][number]
export type Matchup = TeamPlay['matchups'][number]

export const findTeam = ({ teams }: TeamPlay, teamId: string): ShownTeam | undefined =>
  teams.find((team) => team.teamId === teamId)

export const getTeamNames = (play: TeamPlay, { a, b }: Matchup): Record<TeamSide, string> => ({
  a: findTeam(play, a)?.name ?? '',
  b: findTeam(play, b)?.name ?? '',
})

export function toLineupViewer(
  { isMineToRun, teamPlay }: LeagueDetail,
  { a, b }: Matchup,
  playerId: string,
): LineupViewer {
  const own = teamPlay?.teams.find(({ playerIds }) => playerIds.includes(playerId))
  return {
    runsLeague: isMineToRun,
    side: own?.teamId === a ? 'a' : own?.teamId === b ? 'b' : null,
    isCaptain: own?.captainId === playerId,
  }
}

export const formatMatchupTime = ({ day, startTime }: Matchup): string =>
  isDay(day)
    ? pick(teamLeagueTexts).when({ day: formatDay(day, 'short'), time: formatTime(startTime) })
    : ''

export function formatOutcome(play: TeamPlay, matchup: Matchup): string {
  const t = pick(teamLeagueTexts)
  const names = getTeamNames(play, matchup)
  if (matchup.outcome === null) return ''
  return matchup.outcome === 'tie' ? t.tie : t.won({ team: names[matchup.outcome] })
}
