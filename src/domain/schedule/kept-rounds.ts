// Rounds that a new plan keeps: those with a score, whatever format they were played in.
import { isPlayed, type MatchList } from '../match-list/match-list.ts'
import type { Match } from '../match/match.ts'
import type { Round } from './schedule.ts'

export type KeptRound = { matches: readonly Match[]; byes: readonly number[] }

const isInRound = ({ stage }: Match): boolean => stage === 'round' || stage === 'pool'

/** In playing order. Bracket matches come last, and only those that were played. */
export function keptRounds({ matches, byes }: Pick<MatchList, 'matches' | 'byes'>): KeptRound[] {
  const rounds = Map.groupBy(matches.filter(isInRound), ({ round }) => round)
  const kept = [...rounds]
    .filter(([, games]) => games.some(isPlayed))
    .toSorted(([one], [other]) => one - other)
  const inBrackets = Map.groupBy(
    matches.filter((match) => !isInRound(match) && isPlayed(match)),
    ({ stage, round }) => `${stage} ${round}`,
  )
  return [
    ...kept.map(([round, games]) => ({
      matches: inOrder(games),
      byes: byes.filter((bye) => bye.round === round).map(({ number }) => number),
    })),
    ...Array.from(inBrackets.values(), (games) => ({ matches: inOrder(games), byes: [] })),
  ]
}

const inOrder = (matches: readonly Match[]): Match[] =>
  matches.toSorted((one, other) => (one.court ?? 0) - (other.court ?? 0) || one.slot - other.slot)

export const toDoubles = (rounds: readonly KeptRound[]): Round[] =>
  rounds.map(({ matches, byes }) => ({
    games: matches.flatMap(({ a: [a, b], b: [c, d], court }) =>
      a === undefined || b === undefined || c === undefined || d === undefined
        ? []
        : [
            {
              court: court ?? 1,
              teams: [
                [a, b],
                [c, d],
              ] as const,
            },
          ],
    ),
    byes,
  }))

export const listPresentNumbers = ({ players }: Pick<MatchList, 'players'>): number[] =>
  players
    .filter(({ presence }) => presence === 'here')
    .map(({ number }) => number)
    .toSorted((one, other) => one - other)
