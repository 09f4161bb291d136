import { expect, test } from 'vitest'
import {
  finish,
  memberOf,
  minute,
  open,
  seatedOn,
  take,
  tryStep,
} from '#test/support/queue-builder.ts'
import { listOpenAsks, pairAsksMax } from './pair-asks.ts'
import { queueChangeBetween, takeBackQueueStep } from './queue-change.ts'
import type { LiveQueue } from './queue.ts'

const ask = (number: number, other: number | null) =>
  ({ kind: 'ask', number, with: other }) as const
const agree = (number: number, other: number) => ({ kind: 'agree', number, with: other }) as const
const decline = (number: number, other: number) =>
  ({ kind: 'decline', number, with: other }) as const
const partnerOf = (queue: LiveQueue, number: number) => memberOf(queue, number).partner

test('a question changes nothing until the other agrees, and then they are called together', () => {
  const queue = open(12)
  const asked = take(queue, ask(4, 9))
  expect({ ...asked, asks: [] }).toEqual(queue)
  expect(listOpenAsks(asked)).toEqual([{ by: 4, to: 9 }])
  const paired = take(asked, agree(9, 4))
  expect([partnerOf(paired, 4), partnerOf(paired, 9)]).toEqual([9, 4])
  expect(listOpenAsks(paired)).toEqual([])
  const next = take(paired, finish(paired))
  expect(seatedOn(next)).toEqual([5, 6, 7, 8])
  const then = take(next, finish(next))
  expect(seatedOn(then)).toEqual(expect.arrayContaining([4, 9]))
})

test('only the one who was asked can agree, and agreeing twice has no effect again', () => {
  const queue = take(open(12), ask(4, 9))
  expect(tryStep(queue, agree(4, 9))).toBe('pair-not-possible')
  expect(tryStep(queue, agree(8, 4))).toBe('pair-not-possible')
  expect(tryStep(queue, agree(99, 4))).toBe('player-not-found')
  expect(tryStep(take(queue, agree(9, 4)), agree(9, 4))).toBe('same')
})

test('two who ask each other are a pair', () => {
  expect(partnerOf(take(open(12), ask(4, 9), ask(9, 4)), 4)).toBe(9)
})

test('a player has one open question, asking again changes nothing, and it can be taken back', () => {
  const queue = take(open(12), ask(4, 9))
  expect(tryStep(queue, ask(4, 9))).toBe('same')
  const other = take(queue, ask(4, 8))
  expect(listOpenAsks(other)).toEqual([{ by: 4, to: 8 }])
  expect(listOpenAsks(take(other, ask(4, null)))).toEqual([])
  expect(tryStep(open(12), ask(4, null))).toBe('same')
})

test('after a no the same player is not asked again, and asking has a limit an evening', () => {
  const queue = take(open(12), ask(4, 9), decline(9, 4))
  expect(tryStep(queue, ask(4, 9))).toBe('pair-not-possible')
  expect(tryStep(queue, decline(9, 4))).toBe('same')
  expect(tryStep(queue, ask(9, 4))).toBe('done')
  const often = [5, 6, 7, 8, 10].reduce((line, other) => take(line, ask(4, other)), queue)
  expect(often.asks).toHaveLength(pairAsksMax)
  expect(tryStep(often, ask(4, 11))).toBe('too-many-pair-asks')
  expect(tryStep(often, ask(5, 11))).toBe('done')
})

test('busy players, other lanes, oneself and those kept apart cannot be asked', () => {
  const apart = { kind: 'apart', number: 4, with: 9, isApart: true } as const
  const cases: [LiveQueue, number][] = [
    [take(open(12), { kind: 'pair', number: 9, with: 8 }), 9],
    [take(open(12), { kind: 'pause', number: 9 }), 9],
    [take(open(12), { kind: 'leave', number: 0 }), 0],
    [
      take(open(12), {
        kind: 'rule',
        rule: open(1).rule,
        levels: [3],
        lanes: [{ number: 9, lane: 1 }],
      }),
      9,
    ],
    [take(open(12), apart), 9],
    [open(12), 4],
    [open(12), 40],
  ]
  expect(cases.map(([queue, other]) => tryStep(queue, ask(4, other)))).toEqual(
    cases.map(() => 'pair-not-possible'),
  )
  expect(tryStep(open(12), ask(40, 4))).toBe('player-not-found')
  expect(tryStep(take(open(12), ask(4, 9), apart), agree(9, 4))).toBe('pair-not-possible')
})

test.each([
  { kind: 'pause', number: 9 },
  { kind: 'leave', number: 4 },
  { kind: 'pair', number: 9, with: 7 },
] as const)('a question ends with $kind of player $number', (step) => {
  expect(listOpenAsks(take(open(12), ask(4, 9), step))).toEqual([])
})

test('an undo of the organizer that takes a player out of the line ends their questions', () => {
  const queue = open(9)
  const came = take(queue, { kind: 'arrive', numbers: [9], lane: 0 })
  const undone = takeBackQueueStep(take(came, ask(4, 9)), queueChangeBetween(queue, came), minute)
  expect(undone.ok && listOpenAsks(undone.value)).toEqual([])
})

test('either parts again, and the pair of an organizer ends the same way', () => {
  const paired = take(open(12), ask(4, 9), agree(9, 4), { kind: 'pair', number: 9, with: null })
  expect([partnerOf(paired, 4), partnerOf(paired, 9)]).toEqual([null, null])
})
