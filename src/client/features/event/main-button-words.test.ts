import { expect, test } from 'vitest'
import type { MainButton } from '#domain/event/main-button.ts'
import { formatMainButton } from './main-button-words.ts'

const friday = Date.parse('2026-11-20T23:00:00Z')

const cases: [MainButton, string][] = [
  [{ kind: 'sign-up', needs: 0, warning: null }, 'Sign up'],
  [{ kind: 'sign-up', needs: 2, warning: null }, 'Sign up · needs 2 more'],
  [{ kind: 'join-waitlist', position: 3, warning: null }, 'Join waitlist (3rd)'],
  [{ kind: 'join-waitlist', position: 11, warning: null }, 'Join waitlist (11th)'],
  [{ kind: 'join-waitlist', position: 22, warning: null }, 'Join waitlist (22nd)'],
  [{ kind: 'enter-draw', at: friday, warning: null }, 'Enter the draw'],
  [{ kind: 'leave-draw', at: friday }, 'In the draw, leave'],
  [{ kind: 'leave-waitlist', position: 2 }, 'On waitlist #2, leave'],
  [{ kind: 'cancel', needs: 0 }, 'You’re in, cancel'],
  [{ kind: 'cancel', needs: 2 }, 'You’re in, cancel · needs 2 more'],
  [{ kind: 'cancel-late', needs: 0 }, 'Cancel late'],
  [{ kind: 'needs-team' }, 'Find a partner'],
  [{ kind: 'birth-year-needed' }, 'Add your year of birth'],
  [{ kind: 'read-only', reason: 'age-not-allowed' }, 'This event is for other ages'],
  [{ kind: 'partner-kept-out' }, 'Your partner doesn’t meet this event’s level, gender or age'],
  [{ kind: 'cancelled', reason: 'Rain' }, 'Cancelled: Rain'],
  [{ kind: 'cancelled', reason: '' }, 'Cancelled'],
  [{ kind: 'in-progress' }, 'Open live'],
  [{ kind: 'results' }, 'Results'],
  [{ kind: 'full' }, 'Full, waitlist too'],
  [{ kind: 'closed' }, 'Sign-up is closed'],
  [
    { kind: 'sent-out' },
    'An organizer removed you from this event, or moved you to its waitlist. Ask them to add you.',
  ],
  [{ kind: 'read-only', reason: 'event-in-past' }, 'This event is in the past'],
  [{ kind: 'read-only', reason: 'skill-too-low' }, 'Your skill is too low for this event'],
  [{ kind: 'read-only', reason: 'skill-too-high' }, 'Your skill is too high for this event'],
]

test.each(cases)('%o says %s', (button, words) => {
  expect(formatMainButton(button, 'America/New_York')).toBe(words)
})

test('a team signs up with its partner named', () => {
  expect(
    formatMainButton({ kind: 'sign-up', needs: 2, warning: null }, 'America/New_York', 'Ben'),
  ).toBe('Sign up with Ben · needs 2 more')
})

test('when sign-up opens is told in the venue’s time', () => {
  expect(formatMainButton({ kind: 'opens', at: friday }, 'America/New_York')).toMatch(
    /^Opens Fri, Nov 20.+6:00\sPM$/,
  )
  expect(formatMainButton({ kind: 'opens', at: friday }, 'America/Los_Angeles')).toMatch(
    /3:00\sPM$/,
  )
})
