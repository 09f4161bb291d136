// Collects items for a key while its previous transaction runs, and decides them together in the
// next one. One decision per key at a time in this process, in order of arrival; every item gets
// exactly one answer. Other processes decide for the same key too, so correctness comes from the
// row lock inside `decide`, never from this queue.
import { DatabaseUnavailable, isConnectionSilent, isUnavailable } from '../errors.ts'

type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type Batches<Item, Answer> = {
  add(key: string, item: Item): Promise<Answer>
}

/** The longest wait in ms for a batch, own or previous: as long as for one statement. */
const ordinaryLimitMs = 11_000

/**
 * A queue per key. `decide` answers all items of a batch, in order, in one transaction; when it
 * throws, each item is retried alone, so that a bad item harms only itself. While the database is
 * away all waiting calls fail at once. An unresponsive connection fails only its batch. A batch
 * longer than `limitMs` fails every waiting call with an unknown outcome: it may still commit.
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
