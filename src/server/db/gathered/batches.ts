// Gathers what arrives for one key while its last transaction runs, and decides it together in the
// next one. Invariants: one decision a key at a time in this process, in the order of arrival;
// every item is answered exactly once. Other processes decide for the same key too: what keeps the
// data right is the row lock inside `decide`, never this queue.
import { DatabaseUnavailable, isConnectionSilent, isUnavailable } from '../errors.ts'

type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type Batches<Item, Answer> = {
  /**
   * Resolves with the item's answer once its batch has committed; rejects with the error of the
   * batch.
   */
  add(key: string, item: Item): Promise<Answer>
}

/**
 * No one waits longer for a batch, their own or the one before, ms: as long as for one statement.
 */
const ordinaryLimitMs = 11_000

/**
 * A queue per key. `decide` answers all items of a batch in their order, in one transaction. When
 * it throws, each item of the batch is tried alone, so that one poisonous item harms only itself.
 * While the database is away all waiting calls are told at once, instead of each batch waiting for
 * it in turn. A connection that fell silent harms its batch only. A batch that takes longer than
 * `limitMs` ends the wait of all, with an outcome unknown: it may still be decided.
 */
export function createBatches<Item, Answer>(
  decide: (key: string, items: readonly Item[]) => Promise<readonly Answer[]>,
  options: { maxBatch: number; limitMs?: number },
): Batches<Item, Answer> {
  const waitingByKey = new Map<string, Waiting<Item, Answer>[]>()

  async function run(key: string, waiting: Waiting<Item, Answer>[]): Promise<void> {
    while (waiting.length > 0) await settle(key, waiting.splice(0, options.maxBatch), waiting)
    waitingByKey.delete(key)
  }

  async function settle(
    key: string,
    batch: readonly Waiting<Item, Answer>[],
    behind: Waiting<Item, Answer>[],
  ): Promise<void> {
    try {
      const answers = await within(
        options.limitMs ?? ordinaryLimitMs,
        decide(
          key,
          batch.map(({ item }) => item),
        ),
      )
      if (answers.length !== batch.length)
        throw new Error(`a batch of ${batch.length} got ${answers.length} answers`)
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      const isDecidedAlone = batch.length > 1 && !isUnavailable(error)
      if (isDecidedAlone) for (const one of batch) await settle(key, [one], behind)
      else for (const one of [...batch, ...toldWith(error, behind)]) one.reject(error)
    }
  }

  /** The calls behind a failed batch that need not try themselves. */
  const toldWith = (error: unknown, behind: Waiting<Item, Answer>[]): Waiting<Item, Answer>[] =>
    isUnavailable(error) && !isConnectionSilent(error) ? behind.splice(0) : []

  return {
    add: (key, item) =>
      new Promise((resolve, reject) => {
        const entry = { item, resolve, reject }
        const waiting = waitingByKey.get(key)
        if (waiting !== undefined) {
          waiting.push(entry)
          return
        }
        const started = [entry]
        waitingByKey.set(key, started)
        void run(key, started)
      }),
  }
}

/** What `act` gives; rejects as unavailable when it takes longer. */
async function within<T>(limitMs: number, act: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    reject,
    limitMs,
    new DatabaseUnavailable('work', `a batch took longer than ${limitMs} ms`),
  )
  try {
    return await Promise.race([act, late])
  } finally {
    clearTimeout(timer)
  }
}
