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
  expect(refusalText({ code: 'active-location-limit', params: { n: 10 } }, 'en')).toBe(
    'There is a limit of 10 active venues per player.',
  )
})

test('a full day says when the next session can be, as far as it is known', () => {
  const full = { code: 'house-day', params: { n: 1, next: '2026-06-03' } } as const
  expect(refusalText(full, 'en')).toContain('Your next one can be on Wed, Jun 3.')
  expect(refusalText(full, 'es')).toContain('La próxima puede ser el mié, 3 de jun')
  expect(refusalText({ code: 'house-week', params: { n: 1 } }, 'en')).toContain(
    'Pick another week.',
  )
})

test.each([
  [1, 'a minute', 'un minuto'],
  [60, 'a minute', 'un minuto'],
  [61, '2 minutes', '2 minutos'],
  [1800, '30 minutes', '30 minutos'],
  [5400, '2 hours', '2 horas'],
  [86_400, '24 hours', '24 horas'],
])('too many attempts: %i seconds are told as %s and %s', (seconds, en, es) => {
  expect(refusalText({ code: 'too-many-requests', params: { seconds } }, 'en')).toBe(
    `Too many attempts. Please try again in ${en}.`,
  )
  expect(refusalText({ code: 'too-many-requests', params: { seconds } }, 'es')).toBe(
    `Demasiados intentos. Inténtalo de nuevo en ${es}.`,
  )
})

test.each(['from-the-future', 'constructor'])(
  'a code without words, %s, gets those of a system error',
  (code) => {
    expect(refusalText({ code: code as RefusalCode }, 'en')).toBe('System error occurred.')
  },
)
