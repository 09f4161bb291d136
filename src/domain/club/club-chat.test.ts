import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clubChatLimit, countUnreadInClub } from './club-chat.ts'

const message = (playerId: string, created: number, removed = false) => ({
  playerId,
  created,
  removed,
})
const me = { playerId: 'me', since: 5 }

test('unread are messages of others that came later, and were not removed', () => {
  expect(
    countUnreadInClub(
      [message('ann', 4), message('ann', 5), message('ann', 6), message('me', 7)],
      me,
    ),
  ).toBe(1)
  expect(countUnreadInClub([message('ann', 6, true), message('ben', 8)], me)).toBe(1)
})

test('reading further never makes more unread, and the number has an end', () => {
  const messages = fc.array(
    fc.record({
      playerId: fc.constantFrom('me', 'ann', 'ben'),
      created: fc.nat(20),
      removed: fc.boolean(),
    }),
    { maxLength: 200 },
  )
  fc.assert(
    fc.property(messages, fc.nat(20), fc.nat(20), (all, one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)]
      const count = (since: number) => countUnreadInClub(all, { playerId: 'me', since })
      expect(count(after)).toBeLessThanOrEqual(count(before))
      expect(count(-1)).toBeLessThanOrEqual(clubChatLimit)
    }),
  )
})
