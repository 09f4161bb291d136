import { expect, test } from 'vitest'
import { ok, refuse } from '../shared/result.ts'
import {
  decideQuota,
  findFirstWeek,
  findNewcomerState,
  isProofMissing,
  quotas,
  type Standing,
} from './newcomer.ts'

const hour = 3_600_000
const day = 24 * hour
const now = 20_000 * day
const standing = (changes: Partial<Standing> = {}): Standing => ({
  created: now - day,
  isProved: true,
  isProofPossible: true,
  installation: { born: now - 365 * day, players: 50 },
  ...changes,
})

test('an account is new for a week, to the millisecond', () => {
  expect(findNewcomerState(standing({ created: now }), now)).toEqual({ until: now + 7 * day })
  expect(findNewcomerState(standing({ created: now - 7 * day + 1 }), now)).toEqual({
    until: now + 1,
  })
  expect(findNewcomerState(standing({ created: now - 7 * day }), now)).toBe(null)
})

test('the first week is the same in every installation', () => {
  expect(findFirstWeek({ created: now }, now)).toEqual({ until: now + 7 * day })
  expect(findFirstWeek({ created: now - 7 * day + 1 }, now)).toEqual({ until: now + 1 })
  expect(findFirstWeek({ created: now - 7 * day }, now)).toBe(null)
})

test('an address without proof keeps an account new, unless the server can prove none', () => {
  const old = { created: now - 90 * day, isProved: false }
  expect(findNewcomerState(standing(old), now)).toEqual({ until: null })
  expect(findNewcomerState(standing({ ...old, isProofPossible: false }), now)).toBe(null)
  const [missing, impossible] = [standing(old), standing({ ...old, isProofPossible: false })]
  expect([isProofMissing(missing), isProofMissing(impossible)]).toEqual([true, false])
})

test('no one is new in a young installation, nor in a small one', () => {
  const born = now - 30 * day
  expect(findNewcomerState(standing({ installation: { born: born + 1, players: 50 } }), now)).toBe(
    null,
  )
  expect(findNewcomerState(standing({ installation: { born, players: 49 } }), now)).toBe(null)
  expect(findNewcomerState(standing({ installation: { born, players: 50 } }), now)).not.toBe(null)
})

test('three public events fit in a day and ten in all; the refusal says when the next one works', () => {
  const until = now + 5 * day
  const decide = (hoursAgo: readonly number[], wanted = 1) =>
    decideQuota(
      'public-event',
      { until },
      { done: hoursAgo.map((ago) => now - ago * hour), wanted, now },
    )
  expect(decide([1, 2])).toEqual(ok(null))
  expect(decide([1, 23, 2])).toEqual(
    refuse('too-many-public-events-a-day', { n: 3, until: now + hour, seconds: 3600 }),
  )
  expect(decide([1, 23, 2], 2)).toMatchObject({ refusal: { params: { until: now + 22 * hour } } })
  expect(decide([1], 3)).toMatchObject({ refusal: { params: { until: now + 23 * hour } } })
  const ten = Array.from({ length: 10 }, (_, index) => 25 + index)
  expect(decide(ten)).toEqual(
    refuse('too-many-public-events', { n: 10, until: until, seconds: 5 * 86_400 }),
  )
})

test('more dates at once than a day allows work when the account is no longer new', () => {
  const refused = decideQuota('public-event', { until: now + day }, { done: [], wanted: 4, now })
  expect(refused).toMatchObject({
    refusal: { code: 'too-many-public-events-a-day', params: { until: now + day } },
  })
})

test('no limit lasts longer than being new, and one without an end waits for the proof', () => {
  const done = Array.from({ length: 5 }, () => now - hour)
  expect(
    decideQuota('conversation', { until: now + hour }, { done, wanted: 1, now }),
  ).toMatchObject({ refusal: { params: { until: now + hour, seconds: 3600 } } })
  expect(decideQuota('conversation', { until: null }, { done, wanted: 1, now })).toMatchObject({
    refusal: { params: { until: now - hour + 7 * day } },
  })
  const wanted = 11
  expect(decideQuota('public-event', { until: null }, { done: [], wanted, now })).toMatchObject({
    refusal: { params: { until: 0, seconds: 0 } },
  })
})

test('the numbers are those that were decided', () => {
  const numbers = Object.entries(quotas).map(
    ([kind, limits]) =>
      `${kind} ${limits.map(({ max, days }) => `${max}/${days ?? 'all'}`).join(' ')}`,
  )
  expect(numbers).toEqual([
    'public-event 3/1 10/all',
    'team-request 10/7',
    'conversation 5/7',
    'club 5/7',
    'invitation 10/7',
    'club-member 20/7',
    'tournament 3/7',
    'league 5/7',
    'venue 5/7',
    'media 10/7',
  ])
})
