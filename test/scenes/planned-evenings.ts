// Whole evenings, planned round by round with given winners.
import { expect } from 'vitest'
import type { Format } from '#domain/event/format.ts'
import type { ListPlayer } from '#domain/match-list/match-list.ts'
import type { Match } from '#domain/match/match.ts'
import { measureSideFairness, type Fairness } from '#domain/schedule/fairness.ts'
import { planSchedule, type PlannedRound, type PlanRequest } from '#domain/schedule/plan-rounds.ts'

export type List = PlanRequest['list']

export const upTo = (many: number): number[] => Array.from({ length: many }, (_, number) => number)

export const listOf = (players: number, courts: number, more: Partial<ListPlayer> = {}): List => ({
  eventId: 'e',
  matches: [],
  byes: [],
  courts: upTo(courts).map((court) => court + 1),
  players: upTo(players).map((number) => ({
    number,
    playerId: `p${number}`,
    guestOf: null,
    guest: null,
    presence: 'here',
    team: Math.floor(number / 2),
    ...more,
  })),
})

export const ask = (list: List, format: Format, more: Partial<PlanRequest> = {}): PlanRequest => ({
  list,
  format: { format },
  play: format === 'singles' ? 'singles' : 'doubles',
  genders: new Map(),
  strengths: new Map(),
  seed: 1,
  rounds: 5,
  steps: 1_000_000,
  ...more,
})

export type Wins = (match: Pick<Match, 'a' | 'b' | 'court'>) => 'a' | 'b' | null

export function after(list: List, rounds: readonly PlannedRound[], wins: Wins = () => 'a'): List {
  const before = Math.max(0, ...list.matches.map(({ round }) => round))
  const matches = rounds.flatMap(({ games }, index) =>
    games.map(({ court, pool, a, b }, slot): Match => {
      const match: Match = {
        matchId: `m${before + index + 1}-${slot}`,
        stage: pool === null ? 'round' : 'pool',
        round: before + index + 1,
        slot: slot + 1,
        court,
        pool,
        a,
        b,
        state: 'planned',
        games: [],
        winner: null,
        walkover: false,
        reportedBy: null,
        reported: null,
        disputedBy: null,
        dispute: '',
        confirmedBy: null,
        confirmed: null,
        decided: null,
      }
      const winner = wins(match)
      return winner === null
        ? match
        : { ...match, state: 'confirmed', winner, games: [winner === 'a' ? [11, 6] : [6, 11]] }
    }),
  )
  return {
    ...list,
    matches: [...list.matches, ...matches],
    byes: [
      ...list.byes,
      ...rounds.flatMap(({ byes }, index) =>
        byes.map((number) => ({ round: before + index + 1, number })),
      ),
    ],
  }
}

export function evening(
  list: List,
  format: Format,
  rounds: number,
  wins: Wins,
  more: Partial<PlanRequest> = {},
): { list: List; rounds: PlannedRound[] } {
  const played: PlannedRound[] = []
  let now = list
  for (const seed of upTo(rounds)) {
    const next = planSchedule(ask(now, format, { seed, ...more }))
    expect(next).toHaveLength(1)
    now = after(now, next, wins)
    played.push(...next)
  }
  return { list: now, rounds: played }
}

export const fair = (rounds: readonly PlannedRound[], isFixed = false): Fairness =>
  measureSideFairness(rounds, isFixed)

export const courtOf = (rounds: readonly PlannedRound[], court: number): number[] =>
  [
    ...(rounds[0]?.games.find((game) => game.court === court)?.a ?? []),
    ...(rounds[0]?.games.find((game) => game.court === court)?.b ?? []),
  ].toSorted((a, b) => a - b)
