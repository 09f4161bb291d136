// Results that are held back inside an event: more of one player than can be played, or those of a
// small circle that plays itself again and again. A reason to look, never a verdict: they count for
// nothing until an admin of the venue has looked.
import { lopsidedTimes } from '../event/unusual-series.ts'
import type { MatchList } from '../match-list/match-list.ts'

/** A game takes at least so many minutes, with the way to the court. */
export const gameMinutesMin = 4
/** So many results of one player that came sooner than they could be played are too many. */
export const hastyResultsMin = 8
/** An account is fresh for so many days. */
export const freshDays = 30
/** Matches of so many days are taken together. */
export const circleDays = 60
/** From so many matches of one player on their circle is looked at. */
const circleMatchesMin = 3
/** So many matches against and with each of the others are the same few again and again. */
const circleTimes = 2
/** Such a share of others with fresh accounts is a sign. */
const freshShareMin = 0.5
/** From so many matches on lopsided ones are a sign, and such a share of them. */
const lopsidedMatchesMin = 5
const lopsidedShareMin = 0.6
/** So many signs hold results back. */
const signsMin = 2
/** Circles that are looked at, the players with the most matches first. */
const circlesMax = 8

/** A match that counts, with an account in every place. reportedAt (ms): when its score came. */
export type TimedMatch = {
  playerIds: readonly string[]
  games: number
  isLopsided: boolean
  reportedAt: number
}

/** A player with everyone they played with or against in an event. */
export type Circle = {
  playerId: string
  otherIds: readonly string[]
  matches: number
  lopsided: number
}

/** What the store knows of a circle: fresh accounts among the others, and matches of before. */
export type CircleFacts = { fresh: number; earlier: number }

const sum = (points: readonly number[]): number => points.reduce((total, game) => total + game, 0)

/** The matches of a list that count for everyone in them. Walkovers were not played. toMs reads ISO 8601. */
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

/** The matches of each player, in the order in which their scores came. */
function groupByPlayer(matches: readonly TimedMatch[]): Map<string, TimedMatch[]> {
  const groups = new Map<string, TimedMatch[]>()
  for (const match of matches.toSorted((one, other) => one.reportedAt - other.reportedAt)) {
    for (const playerId of match.playerIds)
      groups.set(playerId, [...(groups.get(playerId) ?? []), match])
  }
  return groups
}

/** True when one player has too many results that came before they could have played so much. */
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

/** The circles of an event that are small for their matches, or win by far. */
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

/** True when two of three speak against a circle: the same few, fresh accounts, and won by far. */
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
