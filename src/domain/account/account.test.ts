import { expect, test } from 'vitest'
import { isRecentSignIn, mayRemoveWay, recentSignInMs } from './account.ts'

test.each([
  [{ hasPassword: true, providers: 0, passkeys: 0 }, false],
  [{ hasPassword: false, providers: 1, passkeys: 0 }, false],
  [{ hasPassword: false, providers: 0, passkeys: 1 }, false],
  [{ hasPassword: true, providers: 0, passkeys: 1 }, true],
  [{ hasPassword: false, providers: 2, passkeys: 0 }, true],
  [{ hasPassword: false, providers: 0, passkeys: 0 }, false],
])('of %o one may go: %s', (ways, may) => {
  expect(mayRemoveWay(ways)).toBe(may)
})

test('a sign-in is recent until its time is up', () => {
  expect(isRecentSignIn(1_000, 1_000 + recentSignInMs - 1)).toBe(true)
  expect(isRecentSignIn(1_000, 1_000 + recentSignInMs)).toBe(false)
})
