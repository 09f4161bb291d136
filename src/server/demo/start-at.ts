// Start times for demo events that follow the clock, rounded down to a quarter of an hour.
import type { Day } from '#domain/shared/day.ts'
import { toDay } from '#domain/shared/day.ts'
import { eventInstants, toWallTime } from '../time/zone-time.ts'

const quarterMs = 15 * 60_000

export type DemoStart = {
  startDate: Day
  startTime: string
  duration: number
  startsAt: Date
  endsAt: Date
}

export function startAt(instantMs: number, duration: number, timezone: string): DemoStart {
  const wall = toWallTime(Math.floor(instantMs / quarterMs) * quarterMs, timezone)
  const start = { startDate: toDay(wall.slice(0, 10)), startTime: wall.slice(11), duration }
  return { ...start, ...eventInstants({ ...start, timezone }) }
}
