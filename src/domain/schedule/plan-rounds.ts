// The rounds to come of an event, in its format. Pure and seeded: the same request gives the same rounds. What was played is history and stays.
// Brackets are laid by the server, as their matches follow from results.
import { doublesOf, keptRounds, whoIsHere } from './kept-rounds.ts'
import type { PlannedRound, PlanRequest } from './planned-round.ts'
import { rotatingDoubles } from './rotating-doubles.ts'

export type { PlannedRound, PlanRequest } from './planned-round.ts'

/** The rounds to come, at most `rounds`; none when those who are here are too few to play. */
export function planRounds(request: PlanRequest): PlannedRound[] {
  return planRotating(request)
}

function planRotating({ list, seed, rounds }: PlanRequest): PlannedRound[] {
  const here = whoIsHere(list)
  if (here.length < 4) return []
  const planned = rotatingDoubles({ here, courts: Array.from({ length: rounds }, () => list.courts.length), seed, played: doublesOf(keptRounds(list)) })
  return planned.map(({ games, byes }) => ({ games: games.map(({ court, teams: [a, b] }) => ({ court: list.courts[court - 1] ?? court, pool: null, a, b })), byes }))
}
