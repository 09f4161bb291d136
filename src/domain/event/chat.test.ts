import { expect, test } from 'vitest'
import { isInChat, mayRemoveFromChat } from './chat.ts'

test('the chat is for who is on the roster or runs the event', () => {
  expect(isInChat({ isInRoster: true, roles: [] })).toBe(true)
  expect(isInChat({ isInRoster: false, roles: ['cohost'] })).toBe(true)
  expect(isInChat({ isInRoster: false, roles: [] })).toBe(false)
})

test('a message is taken away by its writer and by who keeps the roster', () => {
  expect(mayRemoveFromChat({ playerId: 'ana', roles: [] }, 'ana')).toBe(true)
  expect(mayRemoveFromChat({ playerId: 'ana', roles: [] }, 'ben')).toBe(false)
  for (const role of ['organizer', 'cohost', 'venue-admin'] as const)
    expect(mayRemoveFromChat({ playerId: 'ana', roles: [role] }, 'ben')).toBe(true)
})
