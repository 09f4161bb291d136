import { beforeEach, expect, test } from 'vitest'
import { storedName, liveAnswers } from './live-answers.ts'

const seen = { data: 'seen', refusal: null, fresh: true } as const

beforeEach(() => liveAnswers.clear())

test('a refusal that will pass keeps what was seen, lost access does not', () => {
  liveAnswers.set('t', seen)
  liveAnswers.set('t', { data: undefined, refusal: { code: 'unavailable' }, fresh: false })
  expect(liveAnswers.get('t')).toEqual({
    data: 'seen',
    refusal: { code: 'unavailable' },
    fresh: false,
  })
  liveAnswers.set('t', { data: undefined, refusal: { code: 'event-not-found' }, fresh: false })
  expect(liveAnswers.get('t')?.data).toBeUndefined()
})

test('only the most recent hundred answers are kept', () => {
  for (let topic = 0; topic < 101; topic += 1) liveAnswers.set(String(topic), seen)
  expect(liveAnswers.get('0')).toBeUndefined()
  expect(liveAnswers.get('1')).toEqual(seen)
})

test('an answer of an earlier visit stands until the server says more, also where it says that there is nothing any more', () => {
  liveAnswers.restore('t', { data: 'before', at: 5 })
  expect(liveAnswers.get('t')).toEqual({ data: 'before', refusal: null, fresh: false })
  expect(liveAnswers.at('t')).toBe(5)
  liveAnswers.set('t', { data: undefined, refusal: { code: 'unavailable' }, fresh: false })
  expect(liveAnswers.get('t')?.data).toBe('before')
  liveAnswers.set('t', { data: undefined, refusal: { code: 'event-not-found' }, fresh: false })
  expect(liveAnswers.get('t')?.data).toBeUndefined()
})

test('nothing of a person stays when another comes', () => {
  liveAnswers.restore('t', { data: 'before', at: 5 })
  liveAnswers.set('u', seen)
  liveAnswers.clear()
  expect([liveAnswers.get('t'), liveAnswers.get('u'), liveAnswers.at('t')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a window of days is kept under one name, whatever day it begins; a single day under its own', () => {
  const counts = (from: string) => `events-publicCounts {"from":"${from}","locationIds":["a"]}`
  const list = (from: string, to: string, limit = 30) =>
    `events-list {"filters":{},"from":"${from}","limit":${limit},"locationIds":["a"],"to":"${to}"}`
  expect(storedName(counts('2026-11-22'))).toBe(storedName(counts('2026-11-23')))
  expect(storedName(list('2026-11-22', '2027-01-21'))).toBe(
    storedName(list('2026-11-23', '2027-01-22')),
  )
  expect(storedName(list('2026-11-22', '2026-11-22'))).not.toBe(
    storedName(list('2026-11-23', '2026-11-23')),
  )
  expect(storedName(list('2026-11-22', '2027-01-21', 60))).not.toBe(
    storedName(list('2026-11-22', '2027-01-21')),
  )
})
