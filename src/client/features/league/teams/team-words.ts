// A team league in short words: what its teams and players are called, what I am in a match-up, and
// how a match-up stands.
import { isDay } from '#domain/shared/day.ts'
import type { LineupViewer } from '#domain/team-league/lineup.ts'
import type { TeamSide } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { formatDay, formatTime } from '../../../i18n/formats.ts'
import { pick } from '../../../i18n/texts.ts'
import type { League } from '../league-words.ts'

export type TeamPlay = NonNullable<League['teamPlay']>
export type ShownTeam = TeamPlay['teams'][number]
export type Matchup = TeamPlay['matchups'][number]

export const findTeam = ({ teams }: TeamPlay, teamId: string): ShownTeam | undefined =>
  teams.find((team) => team.teamId === teamId)

/** What both teams of a match-up are called. */
export const getTeamNames = (play: TeamPlay, { a, b }: Matchup): Record<TeamSide, string> => ({
  a: findTeam(play, a)?.name ?? '',
  b: findTeam(play, b)?.name ?? '',
})

/** What a player is in a match-up. */
export function toLineupViewer(
  { isMineToRun, teamPlay }: League,
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

/** 'Wed, Jun 10, 6:00 PM'. */
export const formatMatchupTime = ({ day, startTime }: Matchup): string =>
  isDay(day)
    ? pick(teamLeagueTexts).when({ day: formatDay(day, 'short'), time: formatTime(startTime) })
    : ''

/** How a match-up ended; '' while it is open. */
export function formatOutcome(play: TeamPlay, matchup: Matchup): string {
  const t = pick(teamLeagueTexts)
  const names = getTeamNames(play, matchup)
  if (matchup.outcome === null) return ''
  return matchup.outcome === 'tie' ? t.tie : t.won({ team: names[matchup.outcome] })
}
