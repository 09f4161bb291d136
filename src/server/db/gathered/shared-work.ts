// Lets work that waits at the same moment share one transaction, so that one commit and few statements
// serve many. Invariants: work is done together or alone, never both; every piece is answered once;
// work that cannot be shared (its row is locked elsewhere) delays no other.
import { isLockNotHad, isUnavailable } from '../errors.ts'

type Waiting<Work, Answer> = {
  work: Work
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type SharedWork<Work, Answer> = {
  /** Resolves with what came of the work, once it is committed; rejects with its own error. */
  add(work: Work): Promise<Answer>
}

export type SharedWorkOptions<Work, Answer> = {
  /**
   * Does all in one transaction. Null for work that it left out: it is done alone. When it throws,
   * nothing of it was done.
   */
  together: (works: readonly Work[]) => Promise<readonly (Answer | null)[]>
  alone: (work: Work) => Promise<Answer>
  /** What a piece of work weighs, and what is done together at most. */
  weigh: (work: Work) => number
  weightMax: number
  /** So many transactions are under way at once, and the next begins in place of a late one. */
  atOnce?: number
  /** After so long a transaction no longer keeps others from beginning, ms. */
  lateMs?: number
}

const ordinaryAtOnce = 1
/** Longer than a transaction takes where nothing is in its way. */
const ordinaryLateMs = 15
/** Late ones included. */
const underWayMax = 6

/**
 * Gathers work while a transaction is under way, and does what has gathered in the next one: the more
 * share one, the less each costs. When the database is away all of it is told at once; any other
 * failure is tried alone.
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
      if (isUnavailable(error) && !isLockNotHad(error)) for (const one of group) one.reject(error)
      else group.forEach(doAlone)
    }
  }

  /** Runs the next transaction, and lets go of its place once it is done or late. */
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

/** The first of the line that are not too heavy together; one at least. */
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
