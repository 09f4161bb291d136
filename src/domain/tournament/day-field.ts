// A day's plan request as flat arrays with numbered people, entries (a person in a division) and
// matches, so that a sweep handles no strings.
import type { FixedSlot, PlanDayRequest, PlanTask } from './day-plan.ts'

export type TakenSpan = { start: number; until: number; entry: number }

export type DayField = {
  tasks: readonly FieldTask[]
  courtCount: number
  restMinutes: number
  divisionCount: number
  personCount: number
  entryCount: number
  entriesByPerson: readonly (readonly number[])[]
  /**
   * Upper bound of minutes left to play and rest per person, and each entry's part in unknown
   * matches (longest path).
   */
  leftByPerson: Int32Array
  leftByEntry: Int32Array
  takenByPerson: readonly (TakenSpan[] | undefined)[]
  takenByCourt: readonly TakenSpan[][]
  isOnGrid: boolean
  reads: number
}

/**
 * people and entries are parallel arrays. tail: minutes from its start to the end of all that
 * follows.
 */
export type FieldTask = {
  division: number
  isKnown: boolean
  minutes: number
  earliest: number
  people: Int32Array
  entries: Int32Array
  before: number
  next: number[]
  tail: number
}

class Numbers {
  readonly #numbers = new Map<string, number>()
  get size(): number {
    return this.#numbers.size
  }
  get(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const next = this.#numbers.size
    this.#numbers.set(text, next)
    return next
  }
}

class People {
  readonly divisions = new Numbers()
  readonly persons = new Numbers()
  readonly entriesByPerson: number[][] = []
  entryCount = 0
  readonly #entries = new Map<number, number>()
  readonly #read = new Map<number, Map<readonly string[], [Int32Array, Int32Array]>>()

  read(ids: readonly string[], division: number): [Int32Array, Int32Array] {
    const read = this.#read.get(division) ?? new Map<readonly string[], [Int32Array, Int32Array]>()
    this.#read.set(division, read)
    const known = read.get(ids)
    if (known !== undefined) return known
    const people = Int32Array.from(new Set(ids), (id) => this.persons.get(id))
    const made: [Int32Array, Int32Array] = [
      people,
      people.map((person) => this.#entry(person, division)),
    ]
    read.set(ids, made)
    return made
  }

  #entry(person: number, division: number): number {
    const key = division * 1_000_000 + person
    const known = this.#entries.get(key)
    if (known !== undefined) return known
    const entry = this.entryCount
    this.entryCount += 1
    this.#entries.set(key, entry)
    ;(this.entriesByPerson[person] ??= []).push(entry)
    return entry
  }
}

export function createDayField(request: PlanDayRequest): DayField {
  const people = new People()
  const tasks = request.tasks.map((task) => toFieldTask(task, request.from, people))
  linkTasks(request, tasks)
  measureTails(tasks, request.restMinutes)
  const takenByPerson = listTakenPeople(request, people)
  const left = measureLeft(tasks, people, request.restMinutes)
  leaveOutAlone(tasks, people, takenByPerson)
  return {
    tasks,
    courtCount: request.courts.length,
    restMinutes: request.restMinutes,
    divisionCount: people.divisions.size,
    personCount: people.persons.size,
    entryCount: people.entryCount,
    entriesByPerson: people.entriesByPerson,
    ...left,
    takenByPerson,
    takenByCourt: request.courts.map((court) => listTakenOnCourt(request.fixed, court)),
    isOnGrid: [request.restMinutes, ...tasks.map(({ minutes }) => minutes)].every(
      (minutes) => minutes % 5 === 0,
    ),
    reads: tasks.reduce((sum, task) => sum + task.people.length, 0),
  }
}

function toFieldTask(task: PlanTask, from: number, people: People): FieldTask {
  const division = people.divisions.get(task.division)
  const [persons, entries] = people.read(task.people, division)
  return {
    division,
    isKnown: task.isKnown,
    minutes: task.minutes,
    earliest: Math.max(task.earliest, from),
    people: persons,
    entries,
    before: 0,
    next: [],
    tail: 0,
  }
}

function linkTasks({ tasks, fixed, restMinutes }: PlanDayRequest, linked: FieldTask[]): void {
  const numberByKey = new Map(tasks.map(({ key }, number) => [key, number]))
  const endByKey = new Map(fixed.map(({ key, start, minutes }) => [key, start + minutes]))
  for (const [number, { after }] of tasks.entries()) {
    const task = linked[number]
    if (task === undefined) continue
    for (const key of new Set(after)) {
      const end = endByKey.get(key)
      if (end !== undefined) task.earliest = Math.max(task.earliest, end + restMinutes)
      const before = linked[numberByKey.get(key) ?? -1]
      if (before === undefined) continue
      before.next.push(number)
      task.before += 1
    }
  }
}

function measureTails(tasks: readonly FieldTask[], restMinutes: number): void {
  const before = tasks.map((task) => task.before)
  const order = [...tasks.keys()].filter((number) => before[number] === 0)
  for (const number of order)
    for (const next of tasks[number]?.next ?? []) {
      before[next] = (before[next] ?? 0) - 1
      if (before[next] === 0) order.push(next)
    }
  if (order.length < tasks.length) throw new Error('matches of a day come after each other')
  for (const number of order.toReversed()) {
    const task = tasks[number]
    if (task === undefined) continue
    const following = task.next.map((next) => tasks[next]?.tail ?? 0)
    task.tail = task.minutes + (following.length === 0 ? 0 : restMinutes + Math.max(...following))
  }
}

function measureLeft(
  tasks: readonly FieldTask[],
  { persons, entryCount, entriesByPerson }: People,
  restMinutes: number,
): Pick<DayField, 'leftByPerson' | 'leftByEntry'> {
  const leftByPerson = new Int32Array(persons.size)
  const leftByEntry = new Int32Array(entryCount)
  for (const { isKnown, people, entries, minutes, tail } of tasks)
    for (let place = 0; place < people.length; place += 1) {
      const [person, entry] = [people[place] ?? 0, entries[place] ?? 0]
      if (isKnown) leftByPerson[person] = (leftByPerson[person] ?? 0) + minutes + restMinutes
      else leftByEntry[entry] = Math.max(leftByEntry[entry] ?? 0, tail + restMinutes)
    }
  for (const [person, entries] of entriesByPerson.entries())
    for (const entry of entries)
      leftByPerson[person] = (leftByPerson[person] ?? 0) + (leftByEntry[entry] ?? 0)
  return { leftByPerson, leftByEntry }
}

/**
 * An unknown match after all known ones of its division can skip players without another division,
 * who are most of its people.
 */
function leaveOutAlone(
  tasks: readonly FieldTask[],
  { entriesByPerson }: People,
  takenByPerson: readonly (TakenSpan[] | undefined)[],
): void {
  const known = Map.groupBy(
    tasks.filter(({ isKnown }) => isKnown),
    ({ division }) => division,
  )
  const direct = new Int32Array(tasks.length)
  for (const task of tasks)
    if (task.isKnown) for (const next of task.next) direct[next] = (direct[next] ?? 0) + 1
  const isLate = (task: FieldTask, number: number): boolean =>
    !task.isKnown && direct[number] === (known.get(task.division)?.length ?? 0)
  const late = new Set(tasks.filter(isLate))
  // Iterating a Set includes elements added meanwhile.
  for (const task of late)
    for (const next of task.next) {
      const following = tasks[next]
      if (following?.isKnown === false) late.add(following)
    }
  const kept = new Map<Int32Array, [Int32Array, Int32Array]>()
  for (const task of late) {
    const { people, entries } = task
    const isAlone = (person: number): boolean =>
      entriesByPerson[person]?.length === 1 && takenByPerson[person] === undefined
    const mine: [Int32Array, Int32Array] = kept.get(people) ?? [
      people.filter((person) => !isAlone(person)),
      entries.filter((_, place) => !isAlone(people[place] ?? 0)),
    ]
    kept.set(people, mine)
    task.people = mine[0]
    task.entries = mine[1]
  }
}

function listTakenPeople(
  { fixed, restMinutes }: PlanDayRequest,
  people: People,
): (TakenSpan[] | undefined)[] {
  const taken: (TakenSpan[] | undefined)[] = []
  for (const { start, minutes, people: ids, division, isKnown = true } of fixed) {
    const isOpen = division !== undefined && !isKnown
    const [persons, entries] = people.read(ids, people.divisions.get(division ?? ''))
    for (const [place, person] of persons.entries())
      (taken[person] ??= []).push({
        start,
        until: start + minutes + restMinutes,
        entry: isOpen ? (entries[place] ?? -1) : -1,
      })
  }
  return taken
}

const listTakenOnCourt = (fixed: readonly FixedSlot[], court: number): TakenSpan[] =>
  fixed
    .filter((slot) => slot.court === court)
    .map(({ start, minutes }) => ({ start, until: start + minutes, entry: -1 }))
    .toSorted((one, other) => one.start - other.start)
