// Line-ups: which two players of a team are its pair 1, 2 and so on. The other team sees none
// before both are set or the match-up starts; from then on captains change nothing.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { Pair, TeamSide } from './team-league.ts'

type LineupRefusal = 'lineup-incomplete' | 'lineup-twice' | 'lineup-not-in-team'

/** Instants in ms. shown: when both were set, or the start was noted; it never goes back. */
export type LineupClock = { startsAt: number; shown: number | null }

/** True when everyone in the league sees both line-ups. */
export const areLineupsShown = ({ startsAt, shown }: LineupClock, now: number): boolean =>
  shown !== null || now >= startsAt

/**
 * What a viewer is in a match-up. side: the team they play in; isCaptain: of that team.
 */
export type LineupViewer = { runsLeague: boolean; side: TeamSide | null; isCaptain: boolean }

/** Players see the line-up of their own team as soon as it is set, organizers both. */
export const maySeeLineup = (
  { runsLeague, side }: LineupViewer,
  of: TeamSide,
  isShown: boolean,
): boolean => isShown || runsLeague || side === of

/** Whether a viewer may set the line-up of a side, or why not. */
export function permitLineup(
  { runsLeague, side, isCaptain }: LineupViewer,
  of: TeamSide,
  isShown: boolean,
): Result<null, 'not-allowed' | 'lineup-shown'> {
  if (runsLeague) return ok(null)
  if (!isCaptain || side !== of) return refuse('not-allowed')
  return isShown ? refuse('lineup-shown') : ok(null)
}

/**
 * A line-up names every pair, each of two players of the team, nobody twice; without any pair it is
 * taken back.
 */
export function checkLineup(
  lineup: readonly Pair[],
  { pairs, players }: { pairs: number; players: readonly string[] },
): Result<null, LineupRefusal> {
  if (lineup.length === 0) return ok(null)
  if (lineup.length !== pairs) return refuse('lineup-incomplete', { n: pairs })
  const named = lineup.flat()
  if (new Set(named).size !== named.length) return refuse('lineup-twice')
  return named.every((playerId) => players.includes(playerId))
    ? ok(null)
    : refuse('lineup-not-in-team')
}
