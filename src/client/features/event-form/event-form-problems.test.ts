import { expect, test } from 'vitest'
import { fieldOfRefusal, problemText } from './event-form-problems.ts'

test('a refusal is said at the field that can mend it', () => {
  expect(fieldOfRefusal('event-min-over-max')).toBe('maxPlayers')
  expect(fieldOfRefusal('event-skill-range')).toBe('skillMax')
  expect(fieldOfRefusal('event-age-range')).toBe('ageMax')
  expect(fieldOfRefusal('event-create-restricted')).toBe('location')
  expect(fieldOfRefusal('too-many-requests')).toBeNull()
})

test('a problem of one field has words of its own', () => {
  expect(problemText('missing')).toBe('Please fill this in.')
  expect(problemText('invalid')).toBe('Please check this.')
  expect(problemText('event-create-restricted')).toBe(
    'Only admins or members of this venue may create events there.',
  )
  expect(problemText('event-min-over-max')).toBe(
    'The minimum number of players can’t be above the maximum.',
  )
})
