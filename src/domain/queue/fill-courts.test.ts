import { expect, test } from 'vitest'
import {
  finish,
  fourOff,
  gameOn,
  memberOf,
  minute,
  numbers,
  open,
  seatedOn,
  take,
} from '#test/support/queue-builder.ts'
import { waitsForPartner } from './pick-next.ts'
import { decideQueue, type QueueStep } from './queue-step.ts'
import { openQueue } from './queue.ts'

const arrive = (from: number, count: number, lane: number): QueueStep => ({
  kind: 'arrive',
  numbers: numbers(count).map((number) => from + number),
  lane,
})
const oneCourt: QueueStep = { kind: 'courts', courts: [{ court: 1, lane: null }] }

test('a court for every lane takes the one that has waited longest, where it has four', () => {
  const noCourt = openQueue(fourOff, [3.5], [])
  expect(seatedOn(take(noCourt, arrive(0, 4, 1), arrive(4, 4, 0), oneCourt))).toEqual([0, 1, 2, 3])
  const apart = { ...noCourt, keepsLanes: true }
  expect(seatedOn(take(apart, arrive(0, 3, 1), arrive(4, 4, 0), oneCourt))).toEqual([4, 5, 6, 7])
})

test('those called are noted with their turn, the start and their partner', () => {
  const queue = open(5)
  const [one = -1, other = -1] = gameOn(queue).a
  expect(memberOf(queue, one)).toMatchObject({
    state: 'playing',
    since: minute,
    row: 1,
    lastPartner: other,
  })
  expect(memberOf(queue, other).lastPartner).toBe(one)
  expect(memberOf(queue, 4)).toMatchObject({ called: 0, row: 0, lastPartner: null })
  const turns = numbers(4).map((number) => memberOf(queue, number).called)
  expect(turns).toEqual(Array(4).fill(6))
  expect(queue.turn).toBe(7)
  expect(gameOn(queue)).toMatchObject({ id: 1, started: minute })
  expect(queue.nextGame).toBe(2)
})

test('waits are those of the ones called, the shortest and the longest so far', () => {
  const queue = open(8)
  expect(queue.waits).toEqual({ shortest: 0, longest: 0 })
  const decided = decideQueue(queue, finish(queue), 10 * minute)
  if (!decided.ok) throw new Error('It can end.')
  expect(decided.value.waits).toEqual({ shortest: 0, longest: 9 * minute })
  expect(memberOf(decided.value, 4).longest).toBe(9 * minute)
  const late = take(openQueue(fourOff, [], []), arrive(0, 4, 0), oneCourt)
  expect(late.waits).toEqual({ shortest: minute, longest: minute })
  const next = decideQueue(take(late, arrive(4, 4, 0)), finish(late), 9 * minute)
  if (!next.ok) throw new Error('It can end.')
  expect(next.value.waits).toEqual({ shortest: minute, longest: 8 * minute })
})

test('the longest wait of someone stays the longest', () => {
  const queue = take(openQueue(fourOff, [], []), arrive(0, 4, 0), oneCourt)
  const again = take(queue, finish(queue))
  expect(seatedOn(again)).toEqual([0, 1, 2, 3])
  expect(memberOf(again, 0).longest).toBe(minute)
})

test('a pair that comes after a single plays with the pair before it, and stays one where half plays', () => {
  const queue = take(
    openQueue(fourOff, [], []),
    arrive(0, 5, 0),
    { kind: 'pair', number: 0, with: 1 },
    { kind: 'pair', number: 3, with: 4 },
    oneCourt,
  )
  const partners = [1, 0, null, 4, 3]
  expect(seatedOn(queue)).toEqual([0, 1, 3, 4])
  expect(queue.members.map(({ partner }) => partner)).toEqual(partners)
  const next = take(queue, finish(queue))
  expect(seatedOn(next)).toEqual([0, 1, 2, 3])
  expect(next.members.map(({ partner }) => partner)).toEqual(partners)
  expect(waitsForPartner(next, memberOf(next, 4))).toBe(true)
  const after = take(next, finish(next))
  expect(seatedOn(after)).toEqual([0, 1, 3, 4])
})

test('two that were paired while one played stay a pair when others are called', () => {
  const queue = take(open(8), { kind: 'pair', number: 0, with: 4 })
  const skipped = take(queue, { kind: 'skip', number: 1 })
  expect(seatedOn(skipped)).toEqual([0, 2, 3, 5])
  expect([0, 4].map((number) => memberOf(skipped, number).partner)).toEqual([4, 0])
})

test('half of a pair that is called beside the other one is still half of it', () => {
  const queue = take(
    open(8),
    { kind: 'pair', number: 0, with: 4 },
    { kind: 'swap', number: 1, with: 4 },
  )
  expect([0, 4].map((number) => memberOf(queue, number).partner)).toEqual([4, 0])
})

test('half of a pair that is called away from the line is alone, and so is the other', () => {
  const queue = take(
    open(8),
    { kind: 'pair', number: 4, with: 5 },
    { kind: 'swap', number: 1, with: 4 },
  )
  expect([4, 5].map((number) => memberOf(queue, number).partner)).toEqual([null, null])
})
