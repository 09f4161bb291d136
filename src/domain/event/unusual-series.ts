// Flags series of one organizer at a venue whose results look made up. A flag is a reason to
// review, never a verdict.

export const unusualDays = 60
export const unusualEventsMin = 3
const fewPlayersMax = 6
const manyGoldsMin = 4
export const lopsidedTimes = 5
const lopsidedShareMin = 0.6
const reasonsMin = 2

export const unusualReasons = ['held', 'few-players', 'many-medals', 'lopsided'] as const
export type UnusualReason = (typeof unusualReasons)[number]

/**
 * events: finished events of one organizer. golds: the most won by one player. held: events with
 * held results.
 */
export type SeriesNumbers = {
  events: number
  held: number
  players: number
  golds: number
  matches: number
  lopsided: number
}

export function findUnusualReasons(numbers: SeriesNumbers): UnusualReason[] {
  const found = numbers.events < unusualEventsMin ? [] : findSeriesReasons(numbers)
  return numbers.held > 0 ? ['held', ...found] : found
}

function findSeriesReasons({ players, golds, matches, lopsided }: SeriesNumbers): UnusualReason[] {
  const found: Record<UnusualReason, boolean> = {
    held: false,
    'few-players': players <= fewPlayersMax,
    'many-medals': golds >= manyGoldsMin,
    lopsided: matches > 0 && lopsided / matches >= lopsidedShareMin,
  }
  const reasons = unusualReasons.filter((reason) => found[reason])
  return reasons.length < reasonsMin ? [] : reasons
}
