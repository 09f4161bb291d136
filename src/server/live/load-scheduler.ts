// Runs the loads of live queries, a few at a time. Invariants: a load no one waits for never
// begins; people take turns (fair-queue.ts); empty screens come before refreshes; refreshes never
// hold every place, but one is reserved when any wait; one person never holds every place.
import { createFairQueue, type FairQueue } from './fair-queue.ts'

/** `first`: the screen is empty until then. `refresh`: it shows older data. */
export type Urgency = 'first' | 'refresh'

export type Places = {
  all: number
  refreshes: number
  firstsPerPerson: number
  refreshesPerPerson: number
}

export type Scheduled<T> = {
  /** Null when it never began because everyone had left. */
  result: Promise<T | null>
  join(person: string, urgency: Urgency): void
  /**
   * If still waiting, runs it now without its own place, because another load does the work for
   * both.
   */
  runBeside(): void
  leave(person: string): void
}

export type LoadScheduler = {
  schedule<T>(load: () => Promise<T>, people: ReadonlyMap<string, Urgency>): Scheduled<T>
  countWaiting(person: string): number
  stats(): Readonly<Record<Urgency, number>>
}

type Work = () => Promise<unknown>

export function createLoadScheduler(places: Places): LoadScheduler {
  const lines: Lines = {
    first: createRunningLine(places.firstsPerPerson),
    refresh: createRunningLine(places.refreshesPerPerson),
  }

  const takePlace = <Place>(takeIn: (urgency: Urgency) => Place | null): Place | null => {
    const free = places.all - lines.first.running() - lines.refresh.running()
    if (free <= 0) return null
    const isTheirs = free === 1 && lines.refresh.running() === 0
    const takeRefresh = () =>
      lines.refresh.running() < places.refreshes ? takeIn('refresh') : null
    return (isTheirs ? takeRefresh() : null) ?? takeIn('first') ?? takeRefresh()
  }
  const takeNext = () => takePlace((urgency) => lines[urgency].begin())
  const enterAtOnce: EnterAtOnce = (people) =>
    lines.first.queue.size() + lines.refresh.queue.size() === 0
      ? takePlace((urgency) => lines[urgency].enter(people, urgency))
      : null

  const runWaiting = (): void => {
    for (let next = takeNext(); next !== null; next = takeNext()) {
      const { work, end } = next
      lines.first.queue.drop(work)
      lines.refresh.queue.drop(work)
      const goOn = (): void => {
        end()
        runWaiting()
      }
      work().then(goOn, goOn)
    }
  }

  return {
    schedule: (load, people) => {
      const end = enterAtOnce(people)
      return end === null
        ? scheduleOn(lines, { load, people, runWaiting })
        : runAtOnce(load, () => {
            end()
            runWaiting()
          })
    },
    countWaiting: (person) => lines.first.queue.countFor(person),
    stats: () => ({ first: lines.first.queue.size(), refresh: lines.refresh.queue.size() }),
  }
}

type Lines = Readonly<Record<Urgency, RunningLine>>
type Scheduling<T> = {
  load: () => Promise<T>
  people: ReadonlyMap<string, Urgency>
  runWaiting: () => void
}

/**
 * A place for a load when the queue is empty, or null. Avoids queueing a thousand people who watch
 * the same thing only to remove them at once.
 */
type EnterAtOnce = (people: ReadonlyMap<string, Urgency>) => (() => void) | null

function runAtOnce<T>(load: () => Promise<T>, onEnded: () => void): Scheduled<T> {
  const result = load()
  result.then(onEnded, onEnded)
  const change = (): void => undefined
  return { result, join: change, runBeside: change, leave: change }
}

function scheduleOn<T>(lines: Lines, { load, people, runWaiting }: Scheduling<T>): Scheduled<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>()
  const waiting = new Map<string, Urgency>()
  let isWaiting = true
  const work: Work = () => {
    isWaiting = false
    return load().then(resolve, reject)
  }
  const add = (person: string, urgency: Urgency): void => {
    if (!isWaiting || waiting.get(person) === 'first' || waiting.get(person) === urgency) return
    if (waiting.has(person)) lines.refresh.queue.remove(work, person)
    waiting.set(person, urgency)
    lines[urgency].queue.add(work, person)
  }
  const forgetUnwanted = (): void => {
    if (waiting.size > 0) return
    isWaiting = false
    resolve(null)
  }
  for (const [person, urgency] of people) add(person, urgency)
  forgetUnwanted()
  runWaiting()
  return {
    result: promise,
    join: (person, urgency) => {
      add(person, urgency)
      runWaiting()
    },
    runBeside: () => {
      if (!isWaiting) return
      lines.first.queue.drop(work)
      lines.refresh.queue.drop(work)
      void work()
    },
    leave: (person) => {
      const urgency = waiting.get(person)
      if (!isWaiting || urgency === undefined) return
      waiting.delete(person)
      lines[urgency].queue.remove(work, person)
      forgetUnwanted()
    },
  }
}

type RunningLine = {
  queue: FairQueue<Work>
  running(): number
  begin(): { work: Work; end: () => void } | null
  enter(people: ReadonlyMap<string, Urgency>, urgency: Urgency): (() => void) | null
}

function createRunningLine(perPerson: number): RunningLine {
  const queue = createFairQueue<Work>()
  const runningByPerson = new Map<string, number>()
  let running = 0
  const count = (person: string, change: 1 | -1): void => {
    const now = (runningByPerson.get(person) ?? 0) + change
    running += change
    if (now === 0) runningByPerson.delete(person)
    else runningByPerson.set(person, now)
  }
  const mayGo = (person: string): boolean => (runningByPerson.get(person) ?? 0) < perPerson
  const start = (person: string): (() => void) => {
    count(person, 1)
    return () => count(person, -1)
  }
  return {
    queue,
    running: () => running,
    begin: () => {
      const next = queue.take(mayGo)
      return next === null ? null : { work: next.work, end: start(next.person) }
    },
    enter: (people, urgency) => {
      for (const [person, own] of people) if (own === urgency && mayGo(person)) return start(person)
      return null
    },
  }
}
