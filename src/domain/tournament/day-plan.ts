// Plans a tournament's day: a court and a start for every match, sides known or not. Deterministic,
// so screen, server and tests agree.
import { createRandom } from '../shared/random.ts'
import { createDayField, type DayField } from './day-field.ts'
import { sweepDay, type DaySweep } from './sweep-day.ts'

/**
 * A match to place on a court; before its sides are known, `people` are all who may play it.
 *
 * isKnown: both sides are certain. Known matches never share a person at the same time. An unknown
 * match shares no one with other divisions or with known matches of its own; two unknown matches of
 * one division may overlap, because each person reaches only one of them unless one comes after the
 * other. So `people` must be complete, and in a bracket no one may reach two matches that aren't
 * ordered by `after`, directly or through others.
 *
 * `people` is cached by array identity, so share it between tasks. `after` may name fixed and
 * finished matches; finished ones are ignored.
 */
export type PlanTask = {
  key: string
  division: string
  after: readonly string[]
  people: readonly string[]
  isKnown: boolean
  minutes: number
  /** Minutes from midnight. */
  earliest: number
}

/**
 * A match already placed: played, on court, or kept. Without a division, or with isKnown, its
 * people are certain; otherwise they are treated as an unknown task's.
 */
export type FixedSlot = {
  key: string
  court: number
  start: number
  minutes: number
  people: readonly string[]
  division?: string
  isKnown?: boolean
}

/** from: the earliest start (now, when replanning during the day). */
export type PlanDayRequest = {
  tasks: readonly PlanTask[]
  fixed: readonly FixedSlot[]
  courts: readonly number[]
  restMinutes: number
  from: number
}

export type PlannedSlot = { key: string; court: number; start: number }

/** Starts are on this grid when that doesn't make the day longer. */
const gridMinutes = 5
/** Search budget: people read in all sweeps together. */
const effort = 1_500_000
const sweepsMin = 8
const sweepsMax = 64
const seed = 1

/**
 * One slot per task, in order. Everyone rests between matches, including possible players; a match
 * starts after its predecessors and their rest. Throws without courts and for cyclic `after`.
 */
export function planDay(request: PlanDayRequest): PlannedSlot[] {
  if (request.tasks.length === 0) return []
  if (request.courts.length === 0) throw new Error('a day without courts')
  const field = createDayField(request)
  const best = findBestSweep(field)
  return request.tasks.map(({ key }, task) => ({
    key,
    court: request.courts[best.courts[task] ?? 0] ?? 1,
    start: best.starts[task] ?? 0,
  }))
}

function findBestSweep(field: DayField): DaySweep {
  const sweeps = Math.max(
    sweepsMin,
    Math.min(sweepsMax, Math.floor(effort / (field.reads + field.tasks.length))),
  )
  const random = createRandom(seed)
  const bias = new Float64Array(field.divisionCount * 2)
  let best = sweepDay(field, bias, gridMinutes)
  if (!field.isOnGrid) {
    const exact = sweepDay(field, bias, 1)
    if (compareSweeps(exact, best) < 0) best = exact
  }
  for (let sweep = 1; sweep < sweeps; sweep += 1) {
    const moved = bias.slice()
    const moves = random.between(1, 8)
    for (let move = 0; move < moves; move += 1)
      moved[random.between(0, moved.length - 1)] = random.between(-12, 12) * 15
    const grid = field.isOnGrid || sweep % 2 === 0 ? gridMinutes : 1
    const found = sweepDay(field, moved, grid)
    if (compareSweeps(found, best) > 0) continue
    best = found
    bias.set(moved)
  }
  return best
}

const toGrid = (minute: number): number => Math.ceil(minute / gridMinutes) * gridMinutes

const compareSweeps = (one: DaySweep, other: DaySweep): number =>
  toGrid(one.end) - toGrid(other.end) || other.grid - one.grid || one.waits - other.waits
