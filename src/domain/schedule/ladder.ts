// The ladder format: neighboring rungs meet, winners take the upper rungs of their match, and
// between courts the best winner below swaps with the last loser above. Rungs follow from all
// rounds played, so a correction changes them.
import {
  readEvening,
  firstOrder,
  gamesInOrder,
  nextByes,
  findOutcome,
  type Evening,
} from './evening.ts'
import type { KeptRound } from './kept-rounds.ts'
import type { PlannedRound, PlanRequest } from './planned-round.ts'

/**
 * A match without a score moves no one; latecomers start at the bottom; players with a bye keep
 * their rung.
 */
export function ladder(request: PlanRequest): PlannedRound[] {
  const evening = readEvening(request)
  if (evening.games === 0) return []
  const byes = nextByes(evening)
  const order = rankRungs(request, evening).filter(
    (number) => evening.here.includes(number) && !byes.includes(number),
  )
  return [{ games: gamesInOrder(order, evening), byes: byes.toSorted((one, other) => one - other) }]
}

function rankRungs({ strengths }: PlanRequest, { here, kept, random }: Evening): number[] {
  let rungs: number[] = []
  for (const round of kept) {
    const inRound = [...round.matches.flatMap(({ a, b }) => [...a, ...b]), ...round.byes]
    rungs = [...rungs, ...inRound.filter((number) => !rungs.includes(number))]
    rungs = climb(rungs, round)
  }
  return [
    ...rungs,
    ...firstOrder(
      here.filter((number) => !rungs.includes(number)),
      strengths,
      random,
    ),
  ]
}

function climb(rungs: readonly number[], { matches }: KeptRound): number[] {
  const next = [...rungs]
  const playing = rungs.filter((number) =>
    matches.some(({ a, b }) => a.includes(number) || b.includes(number)),
  )
  for (const match of matches) {
    const outcome = findOutcome(match)
    if (outcome === null) continue
    const inMatch = rungs.filter((number) => match.a.includes(number) || match.b.includes(number))
    const after = [
      ...inMatch.filter((number) => outcome.winners.includes(number)),
      ...inMatch.filter((number) => outcome.losers.includes(number)),
    ]
    for (const [place, number] of inMatch.entries())
      next[rungs.indexOf(number)] = after[place] ?? number
  }
  const sorted = next.filter((number) => playing.includes(number))
  for (const [above, below] of boundaries(sorted, matches)) {
    const [i, j] = [next.indexOf(above), next.indexOf(below)]
    next[i] = below
    next[j] = above
  }
  return next
}

function boundaries(order: readonly number[], matches: KeptRound['matches']): [number, number][] {
  const outcomes = matches.flatMap((match) => findOutcome(match) ?? [])
  const findMatch = (number: number) =>
    outcomes.find(({ winners, losers }) => winners.includes(number) || losers.includes(number))
  return order.flatMap((below, place): [number, number][] => {
    const above = order[place - 1]
    if (above === undefined) return []
    const [upper, lower] = [findMatch(above), findMatch(below)]
    return upper !== undefined &&
      lower !== undefined &&
      upper !== lower &&
      upper.losers.includes(above) &&
      lower.winners.includes(below)
      ? [[above, below]]
      : []
  })
}
