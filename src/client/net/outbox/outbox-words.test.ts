import { expect, test } from 'vitest'
import { isQuiet } from './outbox-kinds.ts'
import { formatRefused, formatWaiting } from './outbox-words.ts'

const refused = (name: string) => formatRefused({ name, about: 'Open play' }, 'It is full.')

test('what came too late says what is true now; messages and scores are said where they are', () => {
  expect(refused('support-contact')).toBe(
    'Your message to the operator (Open play) wasn’t sent. It is full.',
  )
  expect(refused('events-signUp')).toBe(
    'Your sign-up for Open play was refused. It is full. You’re not on any list.',
  )
  expect(refused('events-withdraw')).toBe('Your place at Open play wasn’t cancelled. It is full.')
  expect(refused('matches-confirm')).toBe(
    'Your answer to the score of Open play doesn’t count. It is full.',
  )
  expect(['messages-send', 'matches-report', 'unknown-call'].map(refused)).toEqual([
    null,
    null,
    null,
  ])
})

test('what waits is named by what it does; a call without words by whom it is about; marks of what was read are not named', () => {
  expect(
    ['events-signUp', 'matches-report', 'events-checkIn', 'eventChats-send', 'unknown-call'].map(
      (name) => formatWaiting({ name, about: 'Open play' }),
    ),
  ).toEqual([
    'Sign up: Open play',
    'Score: Open play',
    'Attendance: Open play',
    'Message to Open play',
    'Open play',
  ])
  expect(
    ['messages-markRead', 'eventChats-markRead', 'alerts-markAllRead', 'messages-send'].map(
      (name) => isQuiet({ name }),
    ),
  ).toEqual([true, true, true, false])
})
