// Leaderboards: scope, window, metric, and the points of results. The database repeats the points
// and the minimum of matches (migration 007); test/house/limits.pg.test.ts compares them.
import { addDays, type Day } from '../shared/day.ts'

/** season: the current calendar quarter. Days are UTC days. */
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

export const pointsFor = { attended: 1, hosted: 2, win: 3, gold: 5, silver: 3, bronze: 2 } as const

/**
 * A win rate or rating means little after few matches, so players with fewer are not ranked by
 * them.
 */
export const rankedMatchesMin = 10
export const hostedOthersMin = 2
/**
 * Overlapping events count as one attendance, the earliest. For this an event lasts at least this
 * long, so short ones in a row count once.
 */
export const attendanceMinutesMin = 60
export const windowDays = 30
export const leaderboardPageSize = 20
export const rankMax = 1000

export type Results = {
  attended: number
  hosted: number
  wins: number
  losses: number
  gold: number
  silver: number
  bronze: number
}

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

export const windowStart = (today: Day): Day => addDays(today, 1 - windowDays)

export const getSeason = (day: Day): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Key of a window's totals. A rating has no window: it is the current one. */
export function getSpan(window: LeaderboardWindow, metric: LeaderboardMetric, today: Day): string {
  if (metric === 'rating' || window === 'all time') return 'all time'
  return window === 'season' ? getSeason(today) : window
}

/**
 * Ranks of a page of values, best first: equal values share a rank, and the next counts everyone
 * before. `first`: rank and overall position of the first value, null beyond the counted ranks.
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
