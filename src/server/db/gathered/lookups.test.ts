import { expect, test } from 'vitest'
import { until } from '#test/support/until.ts'
import { DatabaseUnavailable } from '../errors.ts'
import { createLookups } from './lookups.ts'

function heldLoads() {
  const calls: { items: readonly number[]; answer: () => void; fail: (error: Error) => void }[] = []
  const load = (items: readonly number[]): Promise<number[]> =>
    new Promise((resolve, reject) => {
      calls.push({ items, answer: () => resolve(items.map((item) => item * 10)), fail: reject })
    })
  return { calls, load }
}
const asked = (calls: readonly { items: readonly number[] }[]): (readonly number[])[] =>
  calls.map(({ items }) => items)

test('what arrives while a question is under way is asked together in the next one', async () => {
  const { calls, load } = heldLoads()
  const lookups = createLookups(load, { maxBatch: 2, patienceMs: 60_000 })
  const answers = [1, 2, 3, 4].map((item) => lookups.add(item))
  expect(asked(calls)).toEqual([[1]])
  calls[0]?.answer()
  expect(await answers[0]).toBe(10)
  await until('the next', () => calls.length === 2)
  calls[1]?.answer()
  await until('the last', () => calls.length === 3)
  calls[2]?.answer()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
  expect(asked(calls)).toEqual([[1], [2, 3], [4]])
})

test('what is not answered in time is asked again, and no one waits behind it', async () => {
  const { calls, load } = heldLoads()
  const lookups = createLookups(load, { maxBatch: 10, patienceMs: 5 })
  const first = lookups.add(1)
  const behind = lookups.add(2)
  await until('the first is asked again, and the next', () => calls.length >= 3)
  expect(asked(calls).slice(0, 3)).toEqual([[1], [1], [2]])
  calls[1]?.answer()
  calls[2]?.answer()
  expect(await Promise.all([first, behind])).toEqual([10, 20])
})

test('an item is told only when both of its tries failed', async () => {
  const { calls, load } = heldLoads()
  const lookups = createLookups(load, { maxBatch: 10, patienceMs: 5 })
  const first = lookups.add(1)
  await until('it is asked again', () => calls.length === 2)
  calls[0]?.fail(new DatabaseUnavailable('connection', 'silent'))
  calls[1]?.answer()
  expect(await first).toBe(10)
  const second = lookups.add(2)
  await until('it is asked again', () => calls.length === 4)
  for (const { fail } of calls.slice(2)) fail(new DatabaseUnavailable('connection', 'silent'))
  await expect(second).rejects.toThrow('silent')
})

test('however many are late, only so many questions are under way', async () => {
  const { calls, load } = heldLoads()
  const lookups = createLookups(load, { maxBatch: 1, patienceMs: 1, atOnce: 3 })
  const told = new Set<number>()
  const isOver = () => told.size === 6
  const answers = Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (item) => {
      const answer = await lookups.add(item)
      told.add(item)
      return answer
    }),
  )
  await until('three are under way', () => calls.length === 3)
  for (let answered = 0; !isOver(); answered += 1) {
    await until('another, or all', () => isOver() || calls.length > answered)
    expect(calls.length - answered).toBeLessThanOrEqual(3)
    calls[answered]?.answer()
    await Promise.resolve()
  }
  expect(await answers).toEqual([10, 20, 30, 40, 50, 60])
})

test('one item that breaks its batch fails alone', async () => {
  const load = (items: readonly number[]): Promise<number[]> =>
    items.includes(13) ? Promise.reject(new Error('thirteen')) : Promise.resolve([...items])
  const lookups = createLookups(load, { maxBatch: 10 })
  const answers = await Promise.allSettled([1, 2, 13, 4].map((item) => lookups.add(item)))
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
  ).toEqual([1, 2, 'Error: thirteen', 4])
})
