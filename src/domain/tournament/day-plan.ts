// The plan of a tournament's day: a court and a start for every match, sides known or not. Pure: the
// same request gives the same plan, so that a screen, a server and a test agree.
import { createRandom } from '../shared/random.ts'
import { createDayField, type DayField } from './day-field.ts'
import { sweepDay, type DaySweep } from './sweep-day.ts'

/**
 * A match to be put on a court: before its sides are known, everyone that may come to play it.
 *
 * isKnown: both sides are known for certain. Such a match shares nobody at the same time with any
 * other. One that is not known shares nobody with matches of other divisions, nor with known ones of
 * its own; but of two unknown ones of a division each person reaches only one, unless one comes
 * after the other. So people have to be all that may come and, in a bracket, nobody may reach two
 * matches that are not bound by `after`, directly or through others.
 *
 * people is an array, as it is read often; the same array for many tasks is read once. after may
 * name fixed matches and matches that are over; the latter count for nothing.
 */
export type PlanTask = {
  /** Unique in the request. */
  key: string
  /** The event's id. */
  division: string
  after: readonly string[]
  people: readonly string[]
  isKnown: boolean
  /** How long it takes, the way to the court included. */
  minutes: number
  /** Minutes from the day's midnight: not before. */
  earliest: number
}

/**
 * A match that stands already: played, on court, or kept. Its people and its court are taken then.
 * Without a division, or with isKnown, its people are certain; otherwise they are as those of a task
 * that is not known.
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

/** from: nothing starts before this minute (now, for a plan made again during the day). */
export type PlanDayRequest = {
  tasks: readonly PlanTask[]
  fixed: readonly FixedSlot[]
  courts: readonly number[]
  restMinutes: number
  from: number
}

export type PlannedSlot = { key: string; court: number; start: number }

/** Starts stand on this grid where that makes the day no longer. */
const gridMinutes = 5
/** How much is spent on looking for a shorter day: people read in all sweeps together. */
const effort = 1_500_000
const sweepsMin = 8
const sweepsMax = 64
const seed = 1

/**
 * One slot for each task, in the order of the tasks. Everyone rests between two matches, also those
 * that only may play; a match starts after all it comes `after`, and their rest. Throws without a
 * court, and where matches come after each other in a ring.
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

/** The shortest of several sweeps, each with a division or two moved forward or back. */
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

/** The earlier end first, then the day on the grid, then the shorter waits. */
const compareSweeps = (one: DaySweep, other: DaySweep): number =>
  toGrid(one.end) - toGrid(other.end) || other.grid - one.grid || one.waits - other.waits
