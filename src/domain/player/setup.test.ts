import { expect, test } from 'vitest'
import { decideSetup } from './setup.ts'

const dayMs = 86_400_000
const now = 1_800_000_000_000
const nothing = { skillSelf: null, skillChangedAt: null, homeLocation: null }

test('the first level is free, the next one after 10 days', () => {
  const set = { ...nothing, skillSelf: 3, skillChangedAt: now }
  expect(decideSetup(nothing, { skillSelf: 3 }, now)).toEqual({ ok: true, value: { newSkill: 3 } })
  expect(decideSetup(set, { skillSelf: 3.25 }, now + 10 * dayMs - 1)).toEqual({
    ok: false,
    refusal: { code: 'skill-locked', params: { until: now + 10 * dayMs } },
  })
  expect(decideSetup(set, { skillSelf: 3.25 }, now + 10 * dayMs)).toEqual({
    ok: true,
    value: { newSkill: 3.25 },
  })
})

test('saying the same level again is no change', () => {
  expect(
    decideSetup({ ...nothing, skillSelf: 3, skillChangedAt: now }, { skillSelf: 3 }, now + 1),
  ).toEqual({ ok: true, value: { newSkill: null } })
})

test('setup ends with level and home, whether they come with it or were there before', () => {
  const incomplete = { ok: false, refusal: { code: 'setup-incomplete' } }
  expect(decideSetup(nothing, { setupComplete: true }, now)).toEqual(incomplete)
  expect(decideSetup({ ...nothing, homeLocation: 'a' }, { setupComplete: true }, now)).toEqual(
    incomplete,
  )
  expect(decideSetup({ ...nothing, skillSelf: 2 }, { setupComplete: true }, now)).toEqual(
    incomplete,
  )
  expect(
    decideSetup({ ...nothing, homeLocation: 'a' }, { setupComplete: true, skillSelf: 2 }, now).ok,
  ).toBe(true)
  expect(
    decideSetup(
      { skillSelf: 2, skillChangedAt: now, homeLocation: 'a' },
      { setupComplete: true },
      now,
    ).ok,
  ).toBe(true)
})
