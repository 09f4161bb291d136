// Which events of one organizer at a venue look made up rather than played. A reason to look, never
// a verdict.

/** Events of so many days are looked at. */
export const unusualDays = 60
/** From so many finished events on they are a series. */
export const unusualEventsMin = 3
/** So few people in all of them are the same few. */
const fewPlayersMax = 6
/** So many gold medals of one player are many. */
const manyGoldsMin = 4
/** A match is lopsided when the winners have so many times the points of the losers. */
export const lopsidedTimes = 5
/** Such a share of lopsided matches is unusual. */
const lopsidedShareMin = 0.6
/** So many of the reasons make a series unusual. */
const reasonsMin = 2

export const unusualReasons = ['held', 'few-players', 'many-medals', 'lopsided'] as const
export type UnusualReason = (typeof unusualReasons)[number]

/**
 * Finished events of one organizer, and those with held results. golds: the most that one player
 * won. held: events with results that are held back.
 */
export type SeriesNumbers = {
  events: number
  held: number
  players: number
  golds: number
  matches: number
  lopsided: number
}

/** What is unusual about events; empty while too little is. Held results are to be looked at. */
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
