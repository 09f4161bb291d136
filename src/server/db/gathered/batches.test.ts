import { expect, test } from 'vitest'
import { DatabaseUnavailable, isUnavailable } from '../errors.ts'
import { createBatches } from './batches.ts'

function heldDecisions() {
  const batches: { key: string; items: readonly number[]; letGo: () => void }[] = []
  const decide = (key: string, items: readonly number[]): Promise<number[]> =>
    new Promise((resolve) =>
      batches.push({ key, items, letGo: () => resolve(items.map((item) => item * 10)) }),
    )
  return { batches, decide }
}

test('what arrives while a batch runs forms the next batch, in order', async () => {
  const { batches, decide } = heldDecisions()
  const queue = createBatches(decide, { maxBatch: 256 })
  const first = queue.add('a', 1)
  const later = [queue.add('a', 2), queue.add('a', 3)]
  expect(batches.map(({ items }) => items)).toEqual([[1]])
  batches[0]?.letGo()
  expect(await first).toBe(10)
  await Promise.resolve()
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]])
  batches[1]?.letGo()
  expect(await Promise.all(later)).toEqual([20, 30])
})

test('keys do not wait for each other', async () => {
  const { batches, decide } = heldDecisions()
  const queue = createBatches(decide, { maxBatch: 256 })
  const answers = [queue.add('a', 1), queue.add('b', 2)]
  expect(batches.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { letGo } of batches) letGo()
  expect(await Promise.all(answers)).toEqual([10, 20])
})

test('a batch holds at most maxBatch items', async () => {
  const sizes: number[] = []
  const queue = createBatches<number, number>(
    (_key, items) => {
      sizes.push(items.length)
      return Promise.resolve([...items])
    },
    { maxBatch: 3 },
  )
  const answers = await Promise.all(Array.from({ length: 8 }, (_, item) => queue.add('a', item)))
  expect(answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(Math.max(...sizes)).toBe(3)
})

test('one item that breaks its batch fails alone', async () => {
  const decide = (_key: string, items: readonly number[]): Promise<number[]> =>
    items.includes(13) ? Promise.reject(new Error('thirteen')) : Promise.resolve([...items])
  const queue = createBatches(decide, { maxBatch: 256 })
  const answers = await Promise.allSettled([1, 2, 13, 4].map((item) => queue.add('a', item)))
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
  ).toEqual([1, 2, 'Error: thirteen', 4])
})

test('while the database is away everyone who waits is told at once', async () => {
  let decisions = 0
  const queue = createBatches<number, number>(
    () => {
      decisions += 1
      return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    },
    { maxBatch: 256 },
  )
  const answers = await Promise.allSettled([1, 2, 3].map((item) => queue.add('a', item)))
  expect(answers.every((answer) => answer.status === 'rejected')).toBe(true)
  expect(decisions).toBe(1)
})

test('a key works again after a failure', async () => {
  let isBroken = true
  const queue = createBatches<number, number>(
    (_key, items) => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve([...items])),
    { maxBatch: 256 },
  )
  await expect(queue.add('a', 1)).rejects.toThrow('broken')
  isBroken = false
  expect(await queue.add('a', 2)).toBe(2)
})

test('a connection that fell silent harms the batch that was on it, and no one behind', async () => {
  let decisions = 0
  const decide = (_key: string, items: readonly number[]): Promise<number[]> => {
    decisions += 1
    return decisions === 1
      ? Promise.reject(new DatabaseUnavailable('connection', 'silent'))
      : Promise.resolve([...items])
  }
  const queue = createBatches(decide, { maxBatch: 256 })
  const answers = await Promise.allSettled([1, 2, 3].map((item) => queue.add('a', item)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

test('no one waits for ever behind a batch that is never decided', async () => {
  const queue = createBatches<number, number>(() => new Promise(() => undefined), {
    maxBatch: 256,
    limitMs: 5,
  })
  const answers = await Promise.allSettled([1, 2, 3].map((item) => queue.add('a', item)))
  expect(
    answers.map((answer) => answer.status === 'rejected' && isUnavailable(answer.reason)),
  ).toEqual([true, true, true])
})
