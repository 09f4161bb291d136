// Builds matches for standings.
import type { CountedList, CountedMatch } from '#domain/match-list/entrant.ts'
import type { GamePoints, Side } from '#domain/match/match.ts'

export const eventId = '11111111-2222-4333-8444-555555555555'

export const upwards = (one: number = 0, other: number = 0): number => one - other

let nextSlot = 1

export type More = Partial<Pick<CountedMatch, 'stage' | 'round' | 'pool' | 'state'>> & {
  winner?: Side
}

/** A confirmed match; the winner is derived from the games unless given. */
export function match(
  a: number[],
  b: number[],
  games: GamePoints[],
  { winner, ...more }: More = {},
): CountedMatch {
  const won = games.filter(([one, other]) => one > other).length
  nextSlot += 1
  return {
    stage: 'round',
    round: 1,
    slot: nextSlot,
    pool: null,
    a,
    b,
    state: 'confirmed',
    games,
    winner: winner ?? (won * 2 > games.length ? 'a' : 'b'),
    ...more,
  }
}

export const listOf = (
  matches: CountedMatch[],
  teams: Record<number, number> = {},
): CountedList => {
  const numbers = [
    ...new Set([...matches.flatMap(({ a, b }) => [...a, ...b]), ...Object.keys(teams).map(Number)]),
  ]
  return {
    eventId,
    players: numbers.map((number) => ({
      number,
      team: teams[number] ?? null,
      presence: 'here' as const,
    })),
    matches,
  }
}
