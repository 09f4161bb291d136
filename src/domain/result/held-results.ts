// Holds back suspicious results of an event: more of one player than can be played, or a small
// circle that plays itself repeatedly. They don't count until an admin of the venue reviews them;
// never a verdict.
import { lopsidedTimes } from '../event/unusual-series.ts'
import type { MatchList } from '../match-list/match-list.ts'

export const gameMinutesMin = 4
export const hastyResultsMin = 8
export const freshDays = 30
export const circleDays = 60
const circleMatchesMin = 3
const circleTimes = 2
const freshShareMin = 0.5
const lopsidedMatchesMin = 5
const lopsidedShareMin = 0.6
const signsMin = 2
const circlesMax = 8

export type TimedMatch = {
  playerIds: readonly string[]
  games: number
  isLopsided: boolean
  reportedAt: number
}

export type Circle = {
  playerId: string
  otherIds: readonly string[]
  matches: number
  lopsided: number
}

export type CircleFacts = { fresh: number; earlier: number }

const sum = (points: readonly number[]): number => points.reduce((total, game) => total + game, 0)

/** Walkovers are left out: they weren't played. toMs reads ISO 8601. */
export function listCounted(
  { players, matches }: Pick<MatchList, 'players' | 'matches'>,
  toMs: (instant: string) => number,
) {
  const accounts = new Map(players.map(({ number, playerId }) => [number, playerId]))
  return matches.flatMap(({ a, b, state, walkover, games, winner, reported }): TimedMatch[] => {
    const playerIds = [...a, ...b].flatMap((number) => accounts.get(number) ?? [])
    if (state !== 'confirmed' || walkover || playerIds.length < a.length + b.length) return []
    const [pointsA, pointsB] = [sum(games.map(([one]) => one)), sum(games.map(([, two]) => two))]
    const [won, lost] = winner === 'a' ? [pointsA, pointsB] : [pointsB, pointsA]
    return [
      {
        playerIds,
        games: games.length,
        isLopsided: lost * lopsidedTimes <= won,
        reportedAt: reported === null ? 0 : toMs(reported),
      },
    ]
  })
}

function groupByPlayer(matches: readonly TimedMatch[]): Map<string, TimedMatch[]> {
  const groups = new Map<string, TimedMatch[]>()
  for (const match of matches.toSorted((one, other) => one.reportedAt - other.reportedAt)) {
    for (const playerId of match.playerIds)
      groups.set(playerId, [...(groups.get(playerId) ?? []), match])
  }
  return groups
}

/**
 * True when one player has too many results that were entered before they could have been played.
 */
export function isTooFast(matches: readonly TimedMatch[], startsAt: number): boolean {
  return [...groupByPlayer(matches).values()].some((played) => {
    let games = 0
    const hasty = played.filter((match) => {
      games += match.games
      return match.reportedAt < startsAt + games * gameMinutesMin * 60_000
    })
    return hasty.length >= hastyResultsMin
  })
}

const isMostlyLopsided = ({ matches, lopsided }: Circle): boolean =>
  lopsided >= matches * lopsidedShareMin

export function listCircles(matches: readonly TimedMatch[]): Circle[] {
  return [...groupByPlayer(matches)]
    .map(([playerId, played]) => ({
      playerId,
      otherIds: [...new Set(played.flatMap(({ playerIds }) => playerIds))].filter(
        (other) => other !== playerId,
      ),
      matches: played.length,
      lopsided: played.filter(({ isLopsided }) => isLopsided).length,
    }))
    .filter(
      (circle) =>
        circle.matches >= circleMatchesMin &&
        (circle.matches >= circle.otherIds.length || isMostlyLopsided(circle)),
    )
    .toSorted((one, other) => other.matches - one.matches)
    .slice(0, circlesMax)
}

/** True when two of three signs apply: the same few players, fresh accounts, lopsided wins. */
export function isSuspicious(circle: Circle, { fresh, earlier }: CircleFacts): boolean {
  const matches = circle.matches + earlier
  const others = circle.otherIds.length
  const signs = [
    matches > circleTimes * others,
    fresh >= others * freshShareMin,
    matches >= lopsidedMatchesMin && isMostlyLopsided(circle),
  ]
  return signs.filter((sign) => sign).length >= signsMin
}
