import { expect, test } from 'vitest'
import { mayCreateEvents } from './event-creators.ts'

const stranger = { isMember: false, isAdmin: false }
const member = { isMember: true, isAdmin: false }
const admin = { isMember: false, isAdmin: true }

test.each([
  ['anyone', stranger, true],
  ['members', stranger, false],
  ['admins', stranger, false],
  ['anyone', member, true],
  ['members', member, true],
  ['admins', member, false],
  ['anyone', admin, true],
  ['members', admin, true],
  ['admins', admin, true],
] as const)('events by %s: %j may create %s', (creators, who, may) => {
  expect(mayCreateEvents(creators, who)).toBe(may)
})
