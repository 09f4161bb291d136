// The matches of a list as an evening: rounds in order, which one is on court, and what is ahead of
// one player.
import { isComplete } from '../match/match-acts.ts'
import { playersOfMatch, type Match, type MatchStage } from '../match/match.ts'
import { isPlayed, type Bye, type ListPlayer } from './match-list.ts'

/** What the questions here need to know of a match. */
export type PlacedMatch = Pick<
  Match,
  'matchId' | 'stage' | 'round' | 'slot' | 'court' | 'pool' | 'a' | 'b' | 'state' | 'winner'
>

/** The matches of one round of one stage, by court; byes are the numbers that sit out. */
export type RoundOfList<M extends PlacedMatch = PlacedMatch> = {
  stage: MatchStage
  round: number
  matches: M[]
  byes: number[]
}

const stageOrder: Readonly<Record<MatchStage, number>> = {
  round: 0,
  pool: 0,
  winners: 1,
  losers: 2,
  consolation: 3,
  bronze: 4,
  final: 5,
}

const byPlace = (one: PlacedMatch, other: PlacedMatch): number =>
  (one.court ?? Infinity) - (other.court ?? Infinity) || one.slot - other.slot

/** All rounds, in the order they are played; rounds and pools before brackets. */
export function listRounds<M extends PlacedMatch>({
  matches,
  byes,
}: {
  matches: readonly M[]
  byes: readonly Bye[]
}): RoundOfList<M>[] {
  const rounds = new Map<string, RoundOfList<M>>()
  for (const match of matches) {
    const key = `${match.stage} ${match.round}`
    const known = rounds.get(key) ?? {
      stage: match.stage,
      round: match.round,
      matches: [],
      byes: [],
    }
    known.matches.push(match)
    rounds.set(key, known)
  }
  for (const round of rounds.values()) {
    round.matches.sort(byPlace)
    if (stageOrder[round.stage] === 0)
      round.byes = byes.filter((bye) => bye.round === round.round).map(({ number }) => number)
  }
  return [...rounds.values()].toSorted(
    (one, other) => stageOrder[one.stage] - stageOrder[other.stage] || one.round - other.round,
  )
}

/** True for a round that is planned for everyone at once, unlike the matches of a bracket. */
export const isWholeRound = ({ stage }: { stage: MatchStage }): boolean => stageOrder[stage] === 0

/** True when a score was entered somewhere in the round: its plan stays. */
export const hasPlay = ({ matches }: RoundOfList): boolean => matches.some(isPlayed)

/** True when every match of the round has its score. */
export const isRoundOver = ({ matches }: RoundOfList): boolean => matches.every(isPlayed)

/**
 * The round on court: the first one that misses a score; null before the first and after the last.
 */
export const currentRound = <M extends PlacedMatch>(
  rounds: readonly RoundOfList<M>[],
): RoundOfList<M> | null =>
  rounds.find((round) => isWholeRound(round) && !isRoundOver(round)) ?? null

/** The matches of a bracket that can be played now, by court. */
export const playableNow = <M extends PlacedMatch>(rounds: readonly RoundOfList<M>[]): M[] =>
  rounds
    .filter((round) => !isWholeRound(round))
    .flatMap(({ matches }) => matches.filter((match) => !isPlayed(match) && isComplete(match)))
    .toSorted(byPlace)

/**
 * True for a match that is on its court now: of the round that is on, or of a bracket. A list without
 * courts of its own is a division's, whose matches are on court once they were called there.
 */
export function isOnCourt<M extends PlacedMatch>(
  match: M,
  rounds: readonly RoundOfList<M>[],
  courts: readonly number[],
): boolean {
  if (match.court === null || isPlayed(match) || !isComplete(match)) return false
  return courts.length === 0 || !isWholeRound(match) || currentRound(rounds)?.round === match.round
}

/** What is ahead of one player: the next match, the rounds to sit out, and every match in order. */
export type Ahead<M extends PlacedMatch> = { next: M | null; byes: number[]; matches: M[] }

/** The evening of player `number`. */
export function findAhead<M extends PlacedMatch>(
  rounds: readonly RoundOfList<M>[],
  number: number,
): Ahead<M> {
  const matches = rounds.flatMap((round) =>
    round.matches.filter((match) => playersOfMatch(match).includes(number)),
  )
  const byes = rounds
    .filter((round) => round.byes.includes(number) && !isRoundOver(round))
    .map(({ round }) => round)
  return { next: matches.find((match) => !isPlayed(match)) ?? null, byes, matches }
}

/**
 * How the rounds to come and the people differ: present players in none of them, and leavers
 * still in them.
 */
export function misfits(
  rounds: readonly RoundOfList[],
  players: readonly Pick<ListPlayer, 'number' | 'presence'>[],
): { missing: number[]; gone: number[] } {
  const ahead = rounds.filter((round) => isWholeRound(round) && !hasPlay(round))
  if (ahead.length === 0) return { missing: [], gone: [] }
  const planned = new Set(
    ahead.flatMap((round) => [...round.byes, ...round.matches.flatMap(playersOfMatch)]),
  )
  return {
    missing: players
      .filter(({ number, presence }) => presence === 'here' && !planned.has(number))
      .map(({ number }) => number),
    gone: players
      .filter(({ number, presence }) => presence === 'left' && planned.has(number))
      .map(({ number }) => number),
  }
}
