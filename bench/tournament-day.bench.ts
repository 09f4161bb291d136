// Planning a tournament day: 200 teams, 12 divisions, a third of the people in two, 16 courts.
// Prints planning time, the gap to the lower bound, and the length of a naive plan. Passes when
// planning takes less than 200 ms and the day is at most a quarter longer than the bound. `npm run
// bench -- tournament-day [seed]`.
import { planDay, type PlanDayRequest, type PlanTask } from '#domain/tournament/day-plan.ts'
import { planCrowd } from './tournament-crowd.ts'

const restMinutes = 15
const courts = Array.from({ length: 16 }, (_, index) => index + 1)
const seed = Number(process.argv[2] ?? 1)
const msMax = 200
const ratioMax = 1.25
const repeats = 7

const findMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Longest chain of dependent matches from a match, itself included, without the last rest. */
function measureWays(tasks: readonly PlanTask[]): Map<string, number> {
  const following = new Map<string, string[]>()
  for (const { key, after } of tasks)
    for (const before of after) following.set(before, [...(following.get(before) ?? []), key])
  const minutes = new Map(tasks.map((task) => [task.key, task.minutes]))
  const ways = new Map<string, number>()
  const measure = (key: string): number => {
    const known = ways.get(key)
    if (known !== undefined) return known
    const next = (following.get(key) ?? []).map(measure)
    const way = (minutes.get(key) ?? 0) + (next.length === 0 ? 0 : restMinutes + Math.max(...next))
    ways.set(key, way)
    return way
  }
  for (const { key } of tasks) measure(key)
  return ways
}

/**
 * Lower bound of the day: total minutes over all courts, the longest chain, or one person's known
 * matches plus the longest chain of each of their brackets.
 */
function findBound(
  tasks: readonly PlanTask[],
): Record<'courts' | 'way' | 'person' | 'brackets', number> {
  const ways = measureWays(tasks)
  const known = new Map<string, number>()
  const open = new Map<string, Map<string, number>>()
  for (const { key, people, isKnown, minutes, division } of tasks)
    for (const person of people) {
      if (isKnown) known.set(person, (known.get(person) ?? 0) + minutes + restMinutes)
      const mine = open.get(person) ?? new Map<string, number>()
      open.set(person, mine)
      if (!isKnown)
        mine.set(division, Math.max(mine.get(division) ?? 0, (ways.get(key) ?? 0) + restMinutes))
    }
  const persons = [...open].map(([person, mine]) =>
    [...mine.values()].reduce((sum, way) => sum + way, known.get(person) ?? 0),
  )
  return {
    courts: tasks.reduce((sum, { minutes }) => sum + minutes, 0) / courts.length,
    way: Math.max(...ways.values()),
    person: Math.max(...persons) - restMinutes,
    brackets: findBracketBound(tasks, ways),
  }
}

/**
 * Brackets that may share a person can't overlap, so brackets of divisions that all share people
 * run in sequence.
 */
function findBracketBound(tasks: readonly PlanTask[], ways: ReadonlyMap<string, number>): number {
  const open = Map.groupBy(
    tasks.filter(({ isKnown }) => !isKnown),
    ({ division }) => division,
  )
  const everywhere = new Map(
    [...open].map(([division, mine]) => [
      division,
      mine.map(({ people }) => new Set(people)).reduce((all, people) => all.intersection(people)),
    ]),
  )
  const length = (division: string): number =>
    Math.max(...(open.get(division) ?? []).map(({ key }) => ways.get(key) ?? 0)) + restMinutes
  const sums = [...everywhere.keys()].map((first) => {
    const together = [first]
    for (const [division, people] of everywhere)
      if (together.every((other) => !people.isDisjointFrom(everywhere.get(other) ?? new Set())))
        if (division !== first) together.push(division)
    return together.reduce((sum, division) => sum + length(division), 0)
  })
  return Math.max(0, ...sums) - restMinutes
}

/** One division after another, in rounds of disjoint matches with a rest in between. */
function planNaively(tasks: readonly PlanTask[]): number {
  let now = 0
  for (const mine of Map.groupBy(tasks, ({ division }) => division).values()) {
    let left = mine
    while (left.length > 0) {
      const open = new Set(left.map(({ key }) => key))
      const busy = new Set<string>()
      const round = left
        .filter(({ after, people, isKnown }) => {
          if (after.some((key) => open.has(key))) return false
          if (isKnown && people.some((person) => busy.has(person))) return false
          if (isKnown) for (const person of people) busy.add(person)
          return true
        })
        .slice(0, courts.length)
      left = left.filter((task) => !round.includes(task))
      now += Math.max(...round.map(({ minutes }) => minutes)) + restMinutes
    }
  }
  return now - restMinutes
}

/** The 95th percentile of waits between two pool matches, after the rest, in minutes. */
function findLongWait(request: PlanDayRequest, starts: ReadonlyMap<string, number>): number {
  const byEntry = new Map<string, number[]>()
  for (const { key, people, isKnown, division } of request.tasks)
    for (const person of isKnown ? people : []) {
      const entry = `${person} ${division}`
      byEntry.set(entry, [...(byEntry.get(entry) ?? []), starts.get(key) ?? 0])
    }
  const waits = [...byEntry.values()].flatMap((mine) => {
    const inOrder = mine.toSorted((one, other) => one - other)
    return inOrder.slice(1).map((start, index) => start - (inOrder[index] ?? 0) - 15 - restMinutes)
  })
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0
}

function measurePlan(request: PlanDayRequest): { ms: number; length: number; wait: number } {
  const times: number[] = []
  let [length, wait] = [0, 0]
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const began = performance.now()
    const slots = planDay(request)
    times.push(performance.now() - began)
    wait = findLongWait(request, new Map(slots.map(({ key, start }) => [key, start])))
    const minutes = new Map(request.tasks.map((task) => [task.key, task.minutes]))
    length = Math.max(...slots.map(({ key, start }) => start + (minutes.get(key) ?? 0))) - 480
  }
  return { ms: findMedian(times), length, wait }
}

console.log(
  `16 courts, rest ${restMinutes} min; seed ${seed}\nteams | people shared by       | matches | ms (median of ${repeats}) | day min | bound: courts, way, person, brackets | ratio | naive | of naive | wait p95`,
)
let isHeld = true
for (const { teams, sharing } of [
  { teams: 200, sharing: 'level' as const },
  { teams: 200, sharing: 'any' as const },
  { teams: 400, sharing: 'level' as const },
]) {
  const tasks = await planCrowd({ teams, divisions: 12, twice: 1 / 3, sharing, seed })
  const { ms, length, wait } = measurePlan({ tasks, fixed: [], courts, restMinutes, from: 0 })
  const bound = findBound(tasks)
  const naive = planNaively(tasks)
  const ratio = length / Math.max(...Object.values(bound))
  console.log(
    `${String(teams).padStart(5)} | ${(sharing === 'level' ? 'divisions of a level' : 'any two divisions').padEnd(22)} | ${String(tasks.length).padStart(7)} | ${ms.toFixed(0).padStart(16)} | ${String(length).padStart(7)} | ${Object.values(
      bound,
    )
      .map((value) => value.toFixed(0))
      .join(', ')
      .padStart(
        26,
      )} | ${ratio.toFixed(2)} | ${String(naive).padStart(5)} | ${(length / naive).toFixed(2).padStart(8)} | ${wait}`,
  )
  if (teams === 200 && sharing === 'level') isHeld = ms < msMax && ratio <= ratioMax
}
if (!isHeld) {
  console.error('Does not hold')
  process.exitCode = 1
}
