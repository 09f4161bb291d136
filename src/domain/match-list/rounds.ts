// The rounds of a match list in order, the current one, and what is ahead of one player.
import { isComplete } from '../match/match-acts.ts'
import { playersOfMatch, type Match, type MatchStage } from '../match/match.ts'
import { isPlayed, type Bye, type ListPlayer } from './match-list.ts'

export type PlacedMatch = Pick<
  Match,
  'matchId' | 'stage' | 'round' | 'slot' | 'court' | 'pool' | 'a' | 'b' | 'state' | 'winner'
>

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

export const isWholeRound = ({ stage }: { stage: MatchStage }): boolean => stageOrder[stage] === 0

export const hasPlay = ({ matches }: RoundOfList): boolean => matches.some(isPlayed)

export const isRoundOver = ({ matches }: RoundOfList): boolean => matches.every(isPlayed)

/** The first round that lacks a score; null without rounds and after the last. */
export const currentRound = <M extends PlacedMatch>(
  rounds: readonly RoundOfList<M>[],
): RoundOfList<M> | null =>
  rounds.find((round) => isWholeRound(round) && !isRoundOver(round)) ?? null

export const playableNow = <M extends PlacedMatch>(rounds: readonly RoundOfList<M>[]): M[] =>
  rounds
    .filter((round) => !isWholeRound(round))
    .flatMap(({ matches }) => matches.filter((match) => !isPlayed(match) && isComplete(match)))
    .toSorted(byPlace)

export function isOnCourt<M extends PlacedMatch>(
  match: M,
  rounds: readonly RoundOfList<M>[],
  courts: readonly number[],
): boolean {
  if (match.court === null || isPlayed(match) || !isComplete(match)) return false
  return courts.length === 0 || !isWholeRound(match) || currentRound(rounds)?.round === match.round
}

export type Ahead<M extends PlacedMatch> = { next: M | null; byes: number[]; matches: M[] }

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

/** Present players who are in none of the coming rounds, and leavers who still are. */
export function findPlanMismatches(
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
