// Line-ups: which two players of a team are its pair 1, 2 and so on. The other team sees it once
// both are set or the match-up starts; from then on captains can't change it.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { TeamPair, TeamSide } from './team-league.ts'

type LineupRefusal = 'lineup-incomplete' | 'lineup-twice' | 'lineup-not-in-team'

/** Instants in ms. shown: when both became visible; never reset. */
export type LineupClock = { startsAt: number; shown: number | null }

export const areLineupsShown = ({ startsAt, shown }: LineupClock, now: number): boolean =>
  shown !== null || now >= startsAt

export type LineupViewer = { runsLeague: boolean; side: TeamSide | null; isCaptain: boolean }

/** Players see their own team's line-up once set; organizers see both. */
export const maySeeLineup = (
  { runsLeague, side }: LineupViewer,
  of: TeamSide,
  isShown: boolean,
): boolean => isShown || runsLeague || side === of

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
 * Every pair is named, with two players of the team and no repeats; an empty line-up withdraws it.
 */
export function checkLineup(
  lineup: readonly TeamPair[],
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
