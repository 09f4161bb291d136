// One sweep through the day: each free court gets the most urgent match whose people are free and
// rested. Matches are placed in order of start, so it is enough to know when people and courts
// become free.
import type { DayField, FieldTask } from './day-field.ts'

/**
 * starts and courts (indexes) by task. waits: sum of squared minutes that rested people wait
 * between known matches of a division.
 */
export type DaySweep = {
  starts: Int32Array
  courts: Int32Array
  end: number
  grid: number
  waits: number
}

/**
 * bias: extra urgency in minutes of each division's known (even index) and unknown (odd index)
 * matches.
 */
export function sweepDay(field: DayField, bias: Float64Array, grid: number): DaySweep {
  const sweep = new Sweep(field, bias, grid)
  sweep.run()
  return sweep.toResult()
}

const never = 1_000_000_000
const waitWeight = 0.5

class Sweep {
  readonly #field: DayField
  readonly #bias: Float64Array
  readonly #grid: number
  readonly #starts: Int32Array
  readonly #courts: Int32Array
  readonly #bounds: Int32Array
  readonly #before: Int32Array
  readonly #knownUntil: Int32Array
  readonly #openUntil: Int32Array
  readonly #restedAt: Int32Array
  readonly #courtUntil: Int32Array
  readonly #courtDivision: Int32Array
  readonly #left: Int32Array
  readonly #openLeft: Int32Array
  readonly #urgency: Float64Array
  #waits = 0
  #released: number[] = []

  constructor(field: DayField, bias: Float64Array, grid: number) {
    const { tasks } = field
    this.#field = field
    this.#bias = bias
    this.#grid = grid
    this.#starts = new Int32Array(tasks.length).fill(-1)
    this.#courts = new Int32Array(tasks.length)
    this.#bounds = Int32Array.from(tasks, ({ earliest }) => earliest)
    this.#before = Int32Array.from(tasks, ({ before }) => before)
    this.#knownUntil = new Int32Array(field.personCount)
    this.#openUntil = new Int32Array(field.entryCount)
    this.#restedAt = new Int32Array(field.entryCount)
    this.#courtUntil = new Int32Array(field.courtCount)
    this.#courtDivision = new Int32Array(field.courtCount).fill(-1)
    this.#left = field.leftByPerson.slice()
    this.#openLeft = field.leftByEntry.slice()
    this.#urgency = new Float64Array(tasks.length)
    this.#released = [...tasks.keys()].filter((task) => this.#before[task] === 0)
  }

  run(): void {
    let now = this.#roundUp(this.#nextBound(-1))
    while (this.#released.length > 0) {
      this.#startAt(now)
      if (this.#released.length > 0) now = this.#roundUp(this.#nextMoment(now))
    }
  }

  toResult(): DaySweep {
    const ends = this.#field.tasks.map(({ minutes }, task) => (this.#starts[task] ?? 0) + minutes)
    return {
      starts: this.#starts,
      courts: this.#courts,
      end: Math.max(...ends),
      grid: this.#grid,
      waits: this.#waits,
    }
  }

  #roundUp(minute: number): number {
    return Math.ceil(minute / this.#grid) * this.#grid
  }

  #nextBound(now: number): number {
    let next = never
    for (const task of this.#released) {
      const bound = this.#bounds[task] ?? 0
      if (bound > now && bound < next) next = bound
    }
    return next
  }

  #nextMoment(now: number): number {
    let next = this.#nextBound(now)
    for (let court = 0; court < this.#courtUntil.length; court += 1) {
      const until = this.#courtUntil[court] ?? 0
      if (until > now && until < next) next = until
      for (const span of this.#field.takenByCourt[court] ?? [])
        if (span.until > now && span.until < next) next = span.until
    }
    return next
  }

  #startAt(now: number): void {
    if (this.#courtUntil.every((until) => until > now)) return
    const ready: number[] = []
    for (const task of this.#released) {
      if ((this.#bounds[task] ?? 0) > now || !this.#isFree(task, now)) continue
      this.#urgency[task] = this.#measureUrgency(task, now)
      ready.push(task)
    }
    ready.sort(
      (one, other) => (this.#urgency[other] ?? 0) - (this.#urgency[one] ?? 0) || one - other,
    )
    let hasStarted = false
    let tooLong = never
    for (const task of ready) {
      const placed = this.#field.tasks[task]
      if (placed === undefined || placed.minutes >= tooLong || !this.#isFree(task, now)) continue
      const court = this.#findCourt(placed, now)
      if (court === -1) {
        tooLong = placed.minutes
        continue
      }
      this.#place(task, placed, court, now)
      hasStarted = true
    }
    if (hasStarted) this.#released = this.#released.filter((task) => this.#starts[task] === -1)
  }

  #isFree(task: number, now: number): boolean {
    const placed = this.#field.tasks[task]
    if (placed === undefined) return false
    const at = this.#afterFixed(placed, this.#afterPlaced(placed, now))
    if (at > now) this.#bounds[task] = at
    return at <= now
  }

  #afterPlaced({ people, entries, isKnown }: FieldTask, now: number): number {
    const { entriesByPerson } = this.#field
    let at = now
    for (let place = 0; place < people.length; place += 1) {
      const person = people[place] ?? 0
      const until = this.#knownUntil[person] ?? 0
      if (until > at) at = until
      for (const entry of entriesByPerson[person] ?? []) {
        const open = this.#openUntil[entry] ?? 0
        if (open > at && (isKnown || entry !== entries[place])) at = open
      }
    }
    return at
  }

  #afterFixed({ people, entries, isKnown, minutes }: FieldTask, from: number): number {
    const { takenByPerson, restMinutes } = this.#field
    if (takenByPerson.length === 0) return from
    let at = from
    for (let isMoved = true; isMoved;) {
      isMoved = false
      for (let place = 0; place < people.length; place += 1)
        for (const span of takenByPerson[people[place] ?? 0] ?? []) {
          const isOver = at >= span.until || at + minutes + restMinutes <= span.start
          if (isOver || (!isKnown && span.entry === entries[place])) continue
          at = span.until
          isMoved = true
        }
    }
    return at
  }

  #measureUrgency(task: number, now: number): number {
    const placed = this.#field.tasks[task]
    if (placed === undefined) return 0
    const { people, entries, isKnown, tail } = placed
    let [left, waited] = [tail, 0]
    for (let place = 0; place < people.length; place += 1) {
      const person = people[place] ?? 0
      const mine = this.#left[person] ?? 0
      left = Math.max(
        left,
        isKnown ? mine : tail + mine - (this.#openLeft[entries[place] ?? 0] ?? 0),
      )
      waited = Math.max(waited, this.#getWait(entries[place] ?? 0, now))
    }
    const bias = this.#bias[placed.division * 2 + (isKnown ? 0 : 1)] ?? 0
    return left + bias + waited * waitWeight
  }

  #getWait(entry: number, now: number): number {
    const since = this.#restedAt[entry] ?? 0
    return since === 0 ? 0 : now - since
  }

  #findCourt({ minutes, division }: FieldTask, now: number): number {
    let found = -1
    for (let court = 0; court < this.#courtUntil.length; court += 1) {
      if ((this.#courtUntil[court] ?? 0) > now) continue
      const isTaken = (this.#field.takenByCourt[court] ?? []).some(
        ({ start, until }) => now < until && now + minutes > start,
      )
      if (isTaken) continue
      if (this.#courtDivision[court] === division) return court
      if (found === -1) found = court
    }
    return found
  }

  #place(task: number, placed: FieldTask, court: number, now: number): void {
    const until = now + placed.minutes + this.#field.restMinutes
    this.#starts[task] = now
    this.#courts[task] = court
    this.#courtUntil[court] = now + placed.minutes
    this.#courtDivision[court] = placed.division
    for (let place = 0; place < placed.people.length; place += 1) {
      const [person, entry] = [placed.people[place] ?? 0, placed.entries[place] ?? 0]
      const done = placed.isKnown
        ? this.#takeKnown(person, entry, now, until)
        : this.#takeOpen(entry, until, placed.tail - placed.minutes)
      this.#left[person] = (this.#left[person] ?? 0) - done
    }
    for (const next of placed.next) {
      this.#bounds[next] = Math.max(this.#bounds[next] ?? 0, until)
      this.#before[next] = (this.#before[next] ?? 0) - 1
      if (this.#before[next] === 0) this.#released.push(next)
    }
  }

  #takeKnown(person: number, entry: number, now: number, until: number): number {
    this.#knownUntil[person] = until
    this.#waits += this.#getWait(entry, now) ** 2
    this.#restedAt[entry] = until
    return until - now
  }

  #takeOpen(entry: number, until: number, following: number): number {
    this.#openUntil[entry] = Math.max(this.#openUntil[entry] ?? 0, until)
    const left = this.#openLeft[entry] ?? 0
    this.#openLeft[entry] = Math.min(left, following)
    return Math.max(0, left - following)
  }
}
