// Lets work that waits at the same moment share one transaction, to save commits and statements.
// Work runs either together or alone, never both; every piece gets one answer; work that can't be
// shared (its row is locked elsewhere) delays no other.
import { isLockTimeout, isUnavailable } from '../errors.ts'

type Waiting<Work, Answer> = {
  work: Work
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type SharedWork<Work, Answer> = {
  add(work: Work): Promise<Answer>
}

export type SharedWorkOptions<Work, Answer> = {
  /**
   * Runs all in one transaction. Returns null for work it left out, which then runs alone. When it
   * throws, all of it was rolled back.
   */
  together: (works: readonly Work[]) => Promise<readonly (Answer | null)[]>
  alone: (work: Work) => Promise<Answer>
  weigh: (work: Work) => number
  weightMax: number
  atOnce?: number
  /** When (ms) a transaction counts as late and stops holding others back. */
  lateMs?: number
}

const ordinaryAtOnce = 1
const ordinaryLateMs = 15
const underWayMax = 6

/**
 * Collects work while a transaction runs, and runs it in the next: the more share one, the less
 * each costs. While the database is away all of it fails at once; after any other failure each
 * piece is tried alone.
 */
export function createSharedWork<Work, Answer>({
  together,
  alone,
  weigh,
  weightMax,
  atOnce = ordinaryAtOnce,
  lateMs = ordinaryLateMs,
}: SharedWorkOptions<Work, Answer>): SharedWork<Work, Answer> {
  const line: Waiting<Work, Answer>[] = []
  let inTime = 0
  let underWay = 0

  const doAlone = ({ work, resolve, reject }: Waiting<Work, Answer>): void => {
    alone(work).then(resolve, reject)
  }

  async function share(group: readonly Waiting<Work, Answer>[]): Promise<void> {
    try {
      const answers = await together(group.map(({ work }) => work))
      if (answers.length !== group.length)
        throw new Error(`${group.length} pieces of work got ${answers.length} answers`)
      for (const [index, one] of group.entries()) {
        const answer = answers[index] ?? null
        if (answer === null) doAlone(one)
        else one.resolve(answer)
      }
    } catch (error) {
      if (isUnavailable(error) && !isLockTimeout(error)) for (const one of group) one.reject(error)
      else group.forEach(doAlone)
    }
  }

  async function runNext(): Promise<void> {
    let hasPlace = true
    const leave = (): void => {
      if (hasPlace) inTime -= 1
      hasPlace = false
      startNext()
    }
    inTime += 1
    underWay += 1
    const late = setTimeout(leave, lateMs)
    await share(takeGroup(line, weigh, weightMax))
    clearTimeout(late)
    underWay -= 1
    leave()
  }

  function startNext(): void {
    if (line.length > 0 && inTime < atOnce && underWay < underWayMax) void runNext()
  }

  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        line.push({ work, resolve, reject })
        startNext()
      }),
  }
}

function takeGroup<Work, Answer>(
  line: Waiting<Work, Answer>[],
  weigh: (work: Work) => number,
  weightMax: number,
): Waiting<Work, Answer>[] {
  let weight = 0
  const end = line.findIndex(({ work }, index) => {
    weight += weigh(work)
    return index > 0 && weight > weightMax
  })
  return line.splice(0, end === -1 ? line.length : end)
}
