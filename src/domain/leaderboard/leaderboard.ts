// Leaderboards: the ranked players (scope), the time (window), the measure (metric), and
// what results are worth in points. The database repeats the points and the least matches
// (migration 007); test/house/limits.pg.test.ts compares.
import { addDays, type Day } from '../shared/day.ts'

/** season: the calendar quarter that is on. Days are UTC days. */
export const leaderboardWindows = ['30 days', 'season', 'all time'] as const
export type LeaderboardWindow = (typeof leaderboardWindows)[number]

export const leaderboardMetrics = [
  'rating',
  'points',
  'win percent',
  'medals',
  'attended',
  'hosted',
] as const
export type LeaderboardMetric = (typeof leaderboardMetrics)[number]

/** What each of these is worth. A bronze medal is worth as much as hosting. */
export const pointsFor = { attended: 1, hosted: 2, win: 3, gold: 5, silver: 3, bronze: 2 } as const

/**
 * The share of matches won, and a rating, say nothing after a few matches: players with fewer are
 * not ranked by them.
 */
export const rankedMatchesMin = 10
/** An event counts as hosted when this many others came. */
export const hostedOthersMin = 2
/**
 * Events that overlap are one attendance, the earliest of them. For this an event is at least so
 * many minutes long, so that short ones in a row are no more than one.
 */
export const attendanceMinutesMin = 60
export const windowDays = 30
export const leaderboardPage = 20
/** Ranks are counted up to this one; beyond it they are not told. */
export const rankMax = 1000

/** What a board is counted from. */
export type Results = {
  attended: number
  hosted: number
  wins: number
  losses: number
  gold: number
  silver: number
  bronze: number
}

/** The points that results are worth. */
export const countPoints = ({
  attended,
  hosted,
  wins,
  gold,
  silver,
  bronze,
}: Omit<Results, 'losses'>): number =>
  attended * pointsFor.attended +
  hosted * pointsFor.hosted +
  wins * pointsFor.win +
  gold * pointsFor.gold +
  silver * pointsFor.silver +
  bronze * pointsFor.bronze

/** The first day that counts in the window of 30 days, of which today is the last. */
export const windowStart = (today: Day): Day => addDays(today, 1 - windowDays)

/** The calendar quarter of a day: '2026-Q2'. */
export const getSeason = (day: Day): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/**
 * The name under which totals of a window are kept. A rating is what it is now: it has no window.
 */
export function getSpan(window: LeaderboardWindow, metric: LeaderboardMetric, today: Day): string {
  if (metric === 'rating' || window === 'all time') return 'all time'
  return window === 'season' ? getSeason(today) : window
}

/**
 * The ranks of a page of values, best first: equals share a rank, the next one's counts everyone
 * before. `first` tells the rank of the first value and its position in the whole order, null where
 * they are beyond what is counted.
 */
export function rankValues(
  values: readonly number[],
  first: { rank: number | null; position: number | null },
): (number | null)[] {
  const ranks: (number | null)[] = []
  for (const [index, value] of values.entries()) {
    const isEqual = index > 0 && value === values[index - 1]
    const own = index === 0 ? first.rank : first.position === null ? null : first.position + index
    ranks.push(isEqual ? (ranks[index - 1] ?? null) : own !== null && own > rankMax ? null : own)
  }
  return ranks
}
