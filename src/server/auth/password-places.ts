// Bounds how many passwords are hashed at once, so that a flood of sign-ins doesn't take the
// processor and the file threads from all other calls. Addresses take turns; a queue that is full
// or too slow refuses with `unavailable`.
import { ok, refuse, type Result } from '#domain/shared/result.ts'

export type HashingQueue = {
  /**
   * Runs `work` when capacity is free. Each `person` takes turns with the others; signed-in people
   * (`isUrgent`) go first.
   */
  run<T>(
    person: string,
    work: () => Promise<T>,
    options?: { isUrgent?: boolean },
  ): Promise<Result<T, 'unavailable'>>
}

export type PasswordPlacesOptions = {
  atOnce: number
  waitingMax?: number
  waitingPerPersonMax?: number
  waitMs?: number
}

type Waiting = { person: string; enter: (hasPlace: boolean) => void }

function createLines() {
  const urgent: Waiting[] = []
  const lines = new Map<string, Waiting[]>()
  return {
    find: (person: string, isUrgent: boolean): Waiting[] =>
      isUrgent ? urgent : (lines.get(person) ?? []),
    join: (line: Waiting[], waiting: Waiting): void => {
      line.push(waiting)
      if (line !== urgent) lines.set(waiting.person, line)
    },
    leave: (line: Waiting[], waiting: Waiting): void => {
      const { person } = waiting
      line.splice(line.indexOf(waiting), 1)
      if (line.length === 0 && lines.get(person) === line) lines.delete(person)
    },
    takeNext: (): Waiting | undefined => {
      const first = urgent.shift()
      if (first !== undefined) return first
      const turn = lines.entries().next().value
      if (turn === undefined) return undefined
      const [person, line] = turn
      const next = line.shift()
      lines.delete(person)
      if (line.length > 0) lines.set(person, line)
      return next
    },
  }
}

export function createPasswordPlaces({
  atOnce,
  waitingMax = 64,
  waitingPerPersonMax = 16,
  waitMs = 5_000,
}: PasswordPlacesOptions): HashingQueue {
  const lines = createLines()
  let inside = 0
  let waitingCount = 0

  function leave(): void {
    const next = lines.takeNext()
    if (next === undefined) inside -= 1
    else next.enter(true)
  }
  function waitInLine(person: string, isUrgent: boolean): Promise<boolean> {
    const line = lines.find(person, isUrgent)
    const isFull =
      line.filter((one) => one.person === person).length >= waitingPerPersonMax ||
      (!isUrgent && waitingCount >= waitingMax)
    if (isFull) return Promise.resolve(false)
    return new Promise((resolve) => {
      const waiting: Waiting = {
        person,
        enter: (hasPlace) => {
          clearTimeout(timer)
          waitingCount -= 1
          resolve(hasPlace)
        },
      }
      const timer = setTimeout(() => {
        lines.leave(line, waiting)
        waiting.enter(false)
      }, waitMs)
      waitingCount += 1
      lines.join(line, waiting)
    })
  }
  return {
    run: async (person, work, { isUrgent = false } = {}) => {
      if (inside < atOnce) inside += 1
      else if (!(await waitInLine(person, isUrgent))) return refuse('unavailable')
      try {
        return ok(await work())
      } finally {
        leave()
      }
    },
  }
}
