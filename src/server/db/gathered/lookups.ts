// Batches idempotent lookups. An unresponsive connection delays no one: a late batch is asked a
// second time, and new lookups don't wait for it.
import { isUnavailable } from '../errors.ts'

type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type GatheredLookups<Item, Answer> = {
  add(item: Item): Promise<Answer>
}

export type LookupOptions = {
  maxBatch: number
  patienceMs?: number
  atOnce?: number
}

const ordinaryPatienceMs = 250
const ordinaryAtOnce = 4

/**
 * Answers many items with few calls of `load`, which returns answers in order and may run twice for
 * the same items. One call runs at a time while answers are in time. An item that breaks its batch
 * fails alone.
 */
export function createLookups<Item, Answer>(
  load: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { maxBatch, patienceMs = ordinaryPatienceMs, atOnce = ordinaryAtOnce }: LookupOptions,
): GatheredLookups<Item, Answer> {
  const line: Waiting<Item, Answer>[] = []
  const calls: Calls = { inTime: 0, underWay: 0 }

  function askPatiently(items: readonly Item[]): Promise<readonly Answer[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Answer[]>()
    let tries = 0
    const tryOnce = (onLate: () => void): void => {
      tries += 1
      const events = { onLate, onFree: askNext }
      runCounted(calls, () => loadAll(load, items), patienceMs, events).then(
        resolve,
        (error: unknown) => {
          tries -= 1
          if (tries === 0 || !isUnavailable(error)) reject(error)
        },
      )
    }
    tryOnce(() => {
      if (calls.underWay < atOnce) tryOnce(() => undefined)
    })
    return promise
  }

  async function settle(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await askPatiently(batch.map(({ item }) => item))
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await settle([one])
      else for (const one of batch) one.reject(error)
    }
  }

  function askNext(): void {
    if (line.length > 0 && calls.inTime === 0 && calls.underWay < atOnce)
      void settle(line.splice(0, maxBatch))
  }

  return {
    add: (item) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      line.push({ item, resolve, reject })
      askNext()
      return promise
    },
  }
}

type Calls = {
  inTime: number
  underWay: number
}

async function runCounted<T>(
  calls: Calls,
  work: () => Promise<T>,
  patienceMs: number,
  { onLate, onFree }: { onLate: () => void; onFree: () => void },
): Promise<T> {
  let isLate = false
  calls.inTime += 1
  calls.underWay += 1
  const late = setTimeout(() => {
    isLate = true
    calls.inTime -= 1
    onLate()
    onFree()
  }, patienceMs)
  try {
    return await work()
  } finally {
    clearTimeout(late)
    calls.underWay -= 1
    if (!isLate) calls.inTime -= 1
    onFree()
  }
}

async function loadAll<Item, Answer>(
  load: (items: readonly Item[]) => Promise<readonly Answer[]>,
  items: readonly Item[],
): Promise<readonly Answer[]> {
  const answers = await load(items)
  if (answers.length !== items.length)
    throw new Error(`${items.length} items got ${answers.length} answers`)
  return answers
}
