import * as v from 'valibot'
import { expect, test } from 'vitest'
import { skillSchema } from './skill-schema.ts'
import { skillLevels, skillLockedUntil, skillToText } from './skill.ts'

const dayMs = 86_400_000

test('the levels are 1.0 to 7.0 in quarters, and the schema admits exactly these', () => {
  expect([skillLevels.length, skillLevels[0], skillLevels[1], skillLevels.at(-1)]).toEqual([
    25, 1, 1.25, 7,
  ])
  expect(skillLevels.every((level) => v.is(skillSchema, level))).toBe(true)
  for (const bad of [0.75, 7.25, 3.1, 3.333, -3, NaN, Infinity, '3.5', null, undefined])
    expect(v.is(skillSchema, bad)).toBe(false)
})

test('a level is written as it is spoken', () => {
  expect([1, 3, 3.25, 3.5, 3.75, 7].map(skillToText)).toEqual([
    '1.0',
    '3.0',
    '3.25',
    '3.5',
    '3.75',
    '7.0',
  ])
})

test('a level stays locked for ten days, to the millisecond', () => {
  const changed = 1_000_000
  expect(skillLockedUntil(null, changed)).toBeNull()
  expect(skillLockedUntil(changed, changed)).toBe(changed + 10 * dayMs)
  expect(skillLockedUntil(changed, changed + 10 * dayMs - 1)).toBe(changed + 10 * dayMs)
  expect(skillLockedUntil(changed, changed + 10 * dayMs)).toBeNull()
})
