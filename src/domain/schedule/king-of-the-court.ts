// King of the court, or up and down the river: winners move up a court, losers down, and partners
// split. The first court is the top; losers on the last court sit out when others wait, who come in
// there.
import {
  listAttendance,
  readEvening,
  firstOrder,
  gamesInOrder,
  nextByes,
  findOutcome,
  type Evening,
} from './evening.ts'
import { readByes } from './history.ts'
import type { KeptRound } from './kept-rounds.ts'
import type { PlannedRound, PlanRequest } from './planned-round.ts'

type Move = { number: number; to: number; from: number; kind: 'plays' | 'off' | 'comes' }

export function kingOfTheCourt(request: PlanRequest): PlannedRound[] {
  const evening = readEvening(request)
  if (evening.games === 0) return []
  const last = evening.kept.at(-1)
  const { order, byes } = last === undefined ? opening(request, evening) : afterRound(evening, last)
  return [{ games: gamesInOrder(order, evening), byes: byes.toSorted((one, other) => one - other) }]
}

function opening(
  { strengths }: PlanRequest,
  evening: Evening,
): { order: number[]; byes: number[] } {
  const byes = nextByes(evening)
  return {
    byes,
    order: firstOrder(
      evening.here.filter((number) => !byes.includes(number)),
      strengths,
      evening.random,
    ),
  }
}

function afterRound(evening: Evening, last: KeptRound): { order: number[]; byes: number[] } {
  const moves = evening.random.shuffle(movesAfter(evening, last))
  const byes = goingOff(evening, moves)
  const staying = moves.filter(({ number }) => !byes.includes(number))
  return {
    byes,
    order: staying
      .toSorted((one, other) => one.to - other.to || one.from - other.from)
      .map(({ number }) => number),
  }
}

function movesAfter({ here }: Evening, { matches }: KeptRound): Move[] {
  const bottom = Math.max(0, matches.length - 1)
  const moves = new Map<number, Move>()
  for (const [from, match] of matches.entries()) {
    const outcome = findOutcome(match)
    for (const number of [...match.a, ...match.b]) {
      const isWinner = outcome?.winners.includes(number) ?? false
      const to = outcome === null ? from : isWinner ? from - 1 : from + 1
      moves.set(number, {
        number,
        from,
        to: Math.min(bottom, Math.max(0, to)),
        kind: from === bottom && outcome !== null && !isWinner ? 'off' : 'plays',
      })
    }
  }
  return here.map(
    (number) => moves.get(number) ?? { number, from: bottom + 1, to: bottom, kind: 'comes' },
  )
}

function goingOff({ here, kept, sitting }: Evening, moves: readonly Move[]): number[] {
  const { had } = readByes(here, listAttendance(kept))
  const hadOf = new Map(here.map((number, place) => [number, had[place] ?? 0]))
  const bottom = Math.max(...moves.map(({ to }) => to))
  const rank = ({ kind, to }: Move): number =>
    kind === 'off' ? 0 : kind === 'comes' ? 2 : to === bottom ? 1 : 3
  const order = moves.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      other.to - one.to ||
      (hadOf.get(one.number) ?? 0) - (hadOf.get(other.number) ?? 0),
  )
  return order.slice(0, sitting).map(({ number }) => number)
}
