import { expect, test } from 'vitest'
import { isPlayer, visitor, type SignedIn } from './actor.ts'

const account: SignedIn = {
  kind: 'signed-in',
  userId: 'u1',
  email: 'ann@example.org',
  provider: 'credential',
  sessionId: 's1',
  playerId: null,
  lacksSecondFactor: false,
}

test('an account is a player once it has a player record, and a visitor never is', () => {
  expect(isPlayer({ ...account, playerId: 'ann' })).toBe(true)
  expect(isPlayer(account)).toBe(false)
  expect(isPlayer(visitor)).toBe(false)
})
