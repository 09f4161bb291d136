import { expect, test } from 'vitest'
import { refusalStatuses, type RefusalCode } from '#domain/shared/refusal.ts'
import { refusalText } from './refusals.ts'

const codes = Object.keys(refusalStatuses) as RefusalCode[]

test.each(codes)('%s has words in both languages', (code) => {
  const params = { n: 10, name: 'Riverside Park' }
  const [en, es] = [refusalText({ code, params }, 'en'), refusalText({ code, params }, 'es')]
  expect(en.trim()).not.toBe('')
  expect(es.trim()).not.toBe('')
  expect(es).not.toBe(en)
})

test.each([
  ['name-required', 'Please input a player name.'],
  ['name-too-long', '12 characters max. '],
  ['name-too-short', '3 characters min. '],
  ['name-characters', 'Only letters, numbers, and the symbols "_ -" are allowed.'],
  ['name-taken', 'Name not available, try again.'],
  ['event-in-past', 'This event is in the past'],
  ['skill-too-low', 'Your skill is too low for this event'],
  ['skill-too-high', 'Your skill is too high for this event'],
  ['not-signed-in', 'Error (1A): No user authenticated!'],
  ['player-not-found', 'Error (1A): Player not found!'],
  ['internal', 'System error occurred.'],
] as const)('%s says the text of the specification', (code, text) => {
  expect(refusalText({ code }, 'en')).toBe(text)
})

test('the limit of active venues names the number', () => {
  expect(refusalText({ code: 'active-location-limit', params: { n: 10 } }, 'en')).toBe('There is a limit of 10 active venues per player.')
})

test.each(['from-the-future', 'constructor'])('a code without words, %s, gets those of a system error', (code) => {
  expect(refusalText({ code: code as RefusalCode }, 'en')).toBe('System error occurred.')
})
