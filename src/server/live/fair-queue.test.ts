import { array, assert, constantFrom, nat, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const anyone = (): boolean => true

function takeAll(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const taken: string[] = []
  for (let next = queue.take(anyone); next !== null; next = queue.take(anyone))
    taken.push(`${next.work} of ${next.person}`)
  return taken
}

test('people take turns, each with what they asked for first', () => {
  const queue = createFairQueue<string>()
  for (const work of ['a1', 'a2', 'a3']) queue.add(work, 'ann')
  for (const work of ['b1', 'b2']) queue.add(work, 'ben')
  expect(takeAll(queue)).toEqual(['a1 of ann', 'b1 of ben', 'a2 of ann', 'b2 of ben', 'a3 of ann'])
})

test('someone who comes while another has a thousand waiting is next but one', () => {
  const queue = createFairQueue<string>()
  for (let n = 0; n < 1_000; n += 1) queue.add(`a${n}`, 'ann')
  queue.take(anyone)
  queue.add('b', 'ben')
  expect([queue.take(anyone)?.work, queue.take(anyone)?.work]).toEqual(['a1', 'b'])
})

test('work of several people is taken once, at the first turn of any, and is no turn of the others', () => {
  const queue = createFairQueue<string>()
  for (const work of ['a1', 'a2', 'shared']) queue.add(work, 'ann')
  queue.add('shared', 'ben')
  queue.add('b1', 'ben')
  expect(takeAll(queue)).toEqual(['a1 of ann', 'shared of ben', 'a2 of ann', 'b1 of ben'])
})

test('work is forgotten when the last person it waits for has left, and not before', () => {
  const queue = createFairQueue<string>()
  queue.add('shared', 'ann')
  queue.add('shared', 'ben')
  queue.remove('shared', 'ann')
  expect([queue.size(), queue.countFor('ann'), queue.countFor('ben')]).toEqual([1, 0, 1])
  queue.remove('shared', 'ben')
  expect([queue.size(), queue.take(anyone)]).toEqual([0, null])
})

test('a person passed over keeps the turn', () => {
  const queue = createFairQueue<string>()
  queue.add('a', 'ann')
  queue.add('b1', 'ben')
  queue.add('b2', 'ben')
  expect(queue.take((person) => person !== 'ann')?.work).toBe('b1')
  expect(queue.take(anyone)?.work).toBe('a')
})

test('between two turns of someone who waits, nobody has two', () => {
  const people = ['ann', 'ben', 'cleo', 'dan']
  const step = record({ person: constantFrom(...people), others: subarray(people), takes: nat(2) })
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const queue = createFairQueue<number>()
      const turnsSince = new Map<string, Map<string, number>>()
      for (const [work, { person, others, takes }] of steps.entries()) {
        for (const one of new Set([person, ...others])) queue.add(work, one)
        for (let n = 0; n < takes; n += 1) {
          const waiting = people.filter((one) => queue.countFor(one) > 0)
          const next = queue.take(anyone)
          if (next === null) continue
          for (const one of waiting) {
            const turns =
              one === next.person
                ? new Map<string, number>()
                : (turnsSince.get(one) ?? new Map<string, number>())
            if (one !== next.person) turns.set(next.person, (turns.get(next.person) ?? 0) + 1)
            turnsSince.set(one, queue.countFor(one) > 0 ? turns : new Map())
            if (queue.countFor(one) > 0)
              expect(Math.max(0, ...turns.values())).toBeLessThanOrEqual(1)
          }
        }
      }
    }),
  )
})
