import { expect, test } from 'vitest'
import { fieldOfRefusal, formatProblem } from './event-form-problems.ts'

test('a refusal is said at the field that can mend it', () => {
  expect(fieldOfRefusal('event-min-over-max')).toBe('maxPlayers')
  expect(fieldOfRefusal('event-skill-range')).toBe('skillMax')
  expect(fieldOfRefusal('event-age-range')).toBe('ageMax')
  expect(fieldOfRefusal('event-create-restricted')).toBe('location')
  expect(fieldOfRefusal('too-many-requests')).toBeNull()
})

test('a problem of one field has words of its own', () => {
  expect(formatProblem('missing')).toBe('Please fill this in.')
  expect(formatProblem('invalid')).toBe('Please check this.')
  expect(formatProblem('event-create-restricted')).toBe(
    'Only admins or members of this venue may create events there.',
  )
  expect(formatProblem('event-min-over-max')).toBe(
    'The minimum number of players can’t be above the maximum.',
  )
})
