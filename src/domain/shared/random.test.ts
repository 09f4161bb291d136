import * as v from 'valibot'
import { expect, test } from 'vitest'
import { uuidSchema } from './id.ts'
import { createRandom } from './random.ts'

const draws = (seed: number, count: number): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

test('the same seed draws the same, another seed something else', () => {
  expect(draws(7, 100)).toEqual(draws(7, 100))
  expect(draws(7, 100)).not.toEqual(draws(8, 100))
})

test('draws stay in [0, 1) and spread evenly', () => {
  const all = draws(1, 100_000)
  expect(all.every((draw) => draw >= 0 && draw < 1)).toBe(true)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const draw of all) tenths[Math.floor(draw * 10)] = (tenths[Math.floor(draw * 10)] ?? 0) + 1
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('between reaches both ends and nothing else', () => {
  const random = createRandom(3)
  expect(
    [...new Set(Array.from({ length: 500 }, () => random.between(2, 5)))].toSorted((a, b) => a - b),
  ).toEqual([2, 3, 4, 5])
})

test('a shuffle keeps every item and leaves its input alone', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = createRandom(5).shuffle(items)
  expect(shuffled).not.toEqual(items)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('every position of a shuffle sees every item about as often', () => {
  const random = createRandom(11)
  const firsts = new Map<string, number>()
  for (let i = 0; i < 8_000; i += 1) {
    const first = random.shuffle(['a', 'b', 'c', 'd'])[0] ?? ''
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  for (const count of firsts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  expect(firsts.size).toBe(4)
})

test('uuids have the form of the wire and do not repeat', () => {
  const random = createRandom(9)
  const ids = Array.from({ length: 10_000 }, () => random.uuid())
  expect(ids.every((id) => v.is(uuidSchema, id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('picking from nothing is a bug', () => {
  expect(() => createRandom(1).pick([])).toThrow('nothing to pick from')
})
