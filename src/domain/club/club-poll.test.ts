import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findLeader,
  isPollChoice,
  isPollOpen,
  parsePollTime,
  pollKinds,
  toPollOptions,
} from './club-poll.ts'

const many = { min: 2, max: 6 }
const refused = { ok: false, refusal: { code: 'poll-options', params: many } }

test('a yes or no has its two answers, whatever was sent', () => {
  expect(toPollOptions('yes-no', ['maybe'])).toEqual({ ok: true, value: ['yes', 'no'] })
})

test('times are days and times, each once, and stand in their order', () => {
  expect(toPollOptions('times', ['2026-06-03T18:30', '2026-06-02T09:00'])).toEqual({
    ok: true,
    value: ['2026-06-02T09:00', '2026-06-03T18:30'],
  })
  for (const wrong of [
    ['2026-06-02T09:00'],
    ['2026-06-02T09:00', '2026-06-02T09:00'],
    ['2026-06-02T09:00', '2026-06-31T09:00'],
    ['2026-06-02T09:00', '2026-06-03T09:01'],
    ['2026-06-02T09:00', 'tomorrow'],
  ])
    expect(toPollOptions('times', wrong)).toEqual(refused)
  expect(parsePollTime('2026-06-02T09:00T1')).toBeNull()
})

test('other answers are two to six, none of them empty or twice', () => {
  expect(toPollOptions('options', ['Red', 'Blue'])).toEqual({ ok: true, value: ['Red', 'Blue'] })
  for (const wrong of [
    ['Red'],
    ['Red', ''],
    ['Zo\u00EB', 'Zoe\u0308'],
    ['1', '2', '3', '4', '5', '6', '7'],
  ])
    expect(toPollOptions('options', wrong)).toEqual(refused)
})

test('a member picks any of the times, and one of other answers', () => {
  const options = ['a', 'b', 'c']
  expect(isPollChoice({ kind: 'times', options }, [2, 0])).toBe(true)
  expect(isPollChoice({ kind: 'options', options }, [2])).toBe(true)
  expect(isPollChoice({ kind: 'options', options }, [0, 1])).toBe(false)
  for (const kind of pollKinds) {
    expect(isPollChoice({ kind, options }, [])).toBe(true)
    for (const wrong of [[3], [-1], [0.5], [1, 1]])
      expect(isPollChoice({ kind, options }, wrong)).toBe(false)
  }
})

test('a poll is open until it is closed or its time comes', () => {
  expect(isPollOpen({ closed: false, closes: null }, 5)).toBe(true)
  expect(isPollOpen({ closed: false, closes: 6 }, 5)).toBe(true)
  expect(isPollOpen({ closed: false, closes: 5 }, 5)).toBe(false)
  expect(isPollOpen({ closed: true, closes: 9 }, 5)).toBe(false)
})

test('the first answer with the most votes leads', () => {
  expect(findLeader([0, 0])).toBeNull()
  expect(findLeader([1, 3, 3])).toBe(1)
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 2, maxLength: 6 }), (votes) => {
      const leader = findLeader(votes)
      if (leader === null) expect(votes.every((n) => n === 0)).toBe(true)
      else expect(votes.every((n) => n <= (votes[leader] ?? 0))).toBe(true)
    }),
  )
})
