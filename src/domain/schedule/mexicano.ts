// Mexicano: each round follows the standings. First and fourth play second and third, and so on
// down the courts.
import { computeStandings } from '../match-list/standings.ts'
import { readEvening, firstOrder, nextByes } from './evening.ts'
import type { PlannedRound, PlanRequest } from './planned-round.ts'

/**
 * Entered scores count, confirmed or not; disputed ones don't. Players without a score are placed
 * in the middle. Byes are even and independent of the standings.
 */
export function mexicano(request: PlanRequest): PlannedRound[] {
  const evening = readEvening(request)
  if (evening.games === 0) return []
  const byes = nextByes(evening)
  const order = rankOrder(
    request,
    evening.here.filter((number) => !byes.includes(number)),
    evening.random,
  )
  const games = evening.courts.map((court, index) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = order.slice(index * 4, index * 4 + 4)
    return { court, pool: null, a: [first, fourth], b: [second, third] }
  })
  return [{ games, byes: byes.toSorted((one, other) => one - other) }]
}

function rankOrder(
  { list, play, strengths }: PlanRequest,
  playing: readonly number[],
  random: ReturnType<typeof readEvening>['random'],
): number[] {
  const told = list.matches.map((match) => ({
    ...match,
    state:
      match.winner === null || match.state === 'disputed'
        ? ('planned' as const)
        : ('confirmed' as const),
  }))
  const rows = computeStandings({ ...list, matches: told }, 'mexicano', play)
  const placed = rows
    .filter(({ played }) => played > 0)
    .flatMap(({ numbers }) => numbers)
    .filter((number) => playing.includes(number))
  const fresh = firstOrder(
    playing.filter((number) => !placed.includes(number)),
    strengths,
    random,
  )
  const middle = Math.ceil(placed.length / 2)
  return [...placed.slice(0, middle), ...fresh, ...placed.slice(middle)]
}
