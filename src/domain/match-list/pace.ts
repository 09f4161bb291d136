// The pace of an event's rounds: when the current one began, how long one takes, and when the event
// ends.
import type { ScoreRule } from '../event/format.ts'

const minuteMs = 60_000
/** Shorter rounds are ignored: their scores were entered all at once. */
const leastMinutes = 4

const minutesByPoints: Readonly<Record<ScoreRule['points'], number>> = { 11: 15, 15: 19, 21: 25 }

/** Usual minutes of a round by its scoring rule, including the walk to the next court. */
export const usualRoundMinutes = ({ points, bestOf }: Pick<ScoreRule, 'points' | 'bestOf'>) =>
  Math.round(minutesByPoints[points] * ((bestOf + 1) / 2))

export type PacedEvening = {
  rounds: readonly (readonly (number | null)[])[]
  total: number
  beginsAt: number
  usualMinutes: number
}

/** since: when the current round began (ms). endsAt: null once all is played. */
export type EveningPace = { since: number; roundMinutes: number; endsAt: number | null }

export function measurePace(
  { rounds, total, beginsAt, usualMinutes }: PacedEvening,
  now: number,
): EveningPace {
  const firstOpen = rounds.findIndex((scores) => scores.includes(null))
  const done = firstOpen === -1 ? rounds : rounds.slice(0, firstOpen)
  const ends = done.map((scores) => Math.max(...scores.map((at) => at ?? 0)))
  const minutes = ends.map((end, index) => (end - (ends[index - 1] ?? beginsAt)) / minuteMs)
  const roundMinutes =
    minutes.length === 0 ? usualMinutes : Math.max(leastMinutes, findMedian(minutes))
  const since = Math.min(now, ends.at(-1) ?? beginsAt)
  const left = Math.max(total, rounds.length) - done.length
  return {
    since,
    roundMinutes,
    endsAt: left <= 0 ? null : Math.max(now, since + left * roundMinutes * minuteMs),
  }
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
