import { expect, test } from 'vitest'
import { nameOutside, readNaming } from './outside-name.ts'

const facts = { name: 'Ana Ruiz Gil', hidesName: false, chosen: [null, null, null] }

test('where nobody chose, a contact goes by first name and initial', () => {
  expect(nameOutside(facts)).toBe('Ana G.')
  expect(nameOutside({ ...facts, name: 'Ana' })).toBe('Ana')
  expect(readNaming({ hidesName: false, chosen: [] })).toBe('initial')
})

test('the first choice counts: the event’s before those of clubs', () => {
  expect(nameOutside({ ...facts, chosen: ['full', 'hidden', null] })).toBe('Ana Ruiz Gil')
  expect(nameOutside({ ...facts, chosen: [null, 'hidden', 'full'] })).toBeNull()
  expect(nameOutside({ ...facts, chosen: [null, null, 'full'] })).toBe('Ana Ruiz Gil')
  expect(nameOutside({ ...facts, chosen: ['initial', 'full', null] })).toBe('Ana G.')
})

test('a contact who hides is named nowhere, whatever a keeper chose', () => {
  expect(nameOutside({ ...facts, hidesName: true, chosen: ['full', 'full', 'full'] })).toBeNull()
})
