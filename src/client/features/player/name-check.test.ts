import { expect, test } from 'vitest'
import {
  canCheck,
  emptyName,
  nameProblem,
  nextName,
  type NameDraft,
  type NameCheckState,
} from './name-check.ts'

const after = (...steps: NameCheckState[]): NameDraft => steps.reduce(nextName, emptyName)
const typed = (text: string) => after({ type: 'edited', text })

test('nothing is wrong before anything was typed', () => {
  expect(nameProblem(emptyName)).toBeNull()
  expect(canCheck(emptyName)).toBe(false)
})

test.each([
  ['', 'name-required'],
  ['ab', 'name-too-short'],
  ['___', 'name-signs'],
  ['abcdefghijklm', 'name-too-long'],
  ['no spaces', 'name-characters'],
  ['é', 'name-characters'],
  ['Ann_B-1', null],
])('%j typed says %s', (text, problem) => {
  expect(nameProblem(typed(text))).toBe(problem)
})

test('the check is disabled under 3 characters and for a name that cannot be', () => {
  expect(
    ['a', 'ab', 'abc', 'a b', 'abcdefghijklm', '  ab  '].map((text) => canCheck(typed(text))),
  ).toEqual([false, false, true, false, false, false])
})

test('an answer settles the check, and editing resets it', () => {
  const asked: NameCheckState[] = [{ type: 'edited', text: 'ann' }, { type: 'asked' }]
  const taken = after(...asked, { type: 'answered', text: 'ann', isTaken: true })
  expect(taken.check).toEqual({ state: 'unavailable' })
  expect(nameProblem(taken)).toBe('name-taken')
  expect(canCheck(taken)).toBe(false)
  const free = after(...asked, { type: 'answered', text: 'ann', isTaken: false })
  expect(free.check).toEqual({ state: 'available' })
  expect(nextName(free, { type: 'edited', text: 'anna' }).check).toEqual({ state: 'unchecked' })
})

test('an answer to an older name is dropped, and one that never came leaves the name unchecked', () => {
  const edited = after(
    { type: 'edited', text: 'ann' },
    { type: 'asked' },
    { type: 'edited', text: 'anna' },
    { type: 'answered', text: 'ann', isTaken: false },
  )
  expect(edited.check).toEqual({ state: 'unchecked' })
  const failed = after(
    { type: 'edited', text: 'ann' },
    { type: 'asked' },
    { type: 'answered', text: 'ann', isTaken: null },
  )
  expect(failed.check).toEqual({ state: 'unchecked' })
  expect(canCheck(failed)).toBe(true)
})

test('a proposed name is available at once, and fills only a field that no one touched', () => {
  expect(after({ type: 'offered', text: 'Ana' })).toMatchObject({
    text: 'Ana',
    check: { state: 'available' },
  })
  expect(after({ type: 'edited', text: 'Be' }, { type: 'offered', text: 'Ana' }).text).toBe('Be')
  expect(after({ type: 'edited', text: '' }, { type: 'offered', text: 'Ana' }).text).toBe('')
  expect(after({ type: 'edited', text: 'Be' }, { type: 'chosen', text: 'Ana' })).toMatchObject({
    text: 'Ana',
    check: { state: 'available' },
  })
})
