import { expect, test } from 'vitest'
import { defaultMatrix, notificationGroups } from './notification.ts'
import {
  deviceFailuresMax,
  isReachableWhenClosed,
  isWanted,
  usesMailFallback,
  mayAskReach,
  needsReminder,
  nextReachStep,
  toReach,
} from './reach.ts'

const someone = { email: 'ann@example.org', isConfirmed: true, isRefused: false, devices: [] }

test('a player is reached by a proved address or by a device that takes messages', () => {
  const reach = (over: Partial<Parameters<typeof toReach>[0]>) => toReach({ ...someone, ...over })
  expect(reach({})).toEqual({ mail: 'proved', push: 0 })
  expect(reach({ isConfirmed: false })).toEqual({ mail: 'unproved', push: 0 })
  expect(reach({ isConfirmed: false, isRefused: true })).toEqual({ mail: 'refused', push: 0 })
  expect(reach({ email: null })).toEqual({ mail: 'none', push: 0 })
  expect(
    reach({ devices: [{ failures: deviceFailuresMax - 1 }, { failures: deviceFailuresMax }] }),
  ).toEqual({ mail: 'proved', push: 1 })
  expect(
    [
      reach({}),
      reach({ isConfirmed: false }),
      reach({ isRefused: true }),
      reach({ email: null }),
      reach({ email: null, devices: [{ failures: 0 }] }),
      reach({ email: null, devices: [{ failures: deviceFailuresMax }] }),
    ].map(isReachableWhenClosed),
  ).toEqual([true, false, false, false, true, false])
})

test('an address that refuses mail is told of even where push works; nothing else is then', () => {
  expect(needsReminder({ mail: 'refused', push: 2 })).toBe(true)
  expect(needsReminder({ mail: 'unproved', push: 1 })).toBe(false)
  expect(needsReminder({ mail: 'unproved', push: 0 })).toBe(true)
  expect(needsReminder({ mail: 'proved', push: 0 })).toBe(false)
})

test('an address is confirmed first, checked where mail came back, added where there is none', () => {
  expect(nextReachStep({ mail: 'refused', push: 1 })).toBe('check-address')
  expect(nextReachStep({ mail: 'unproved', push: 0 })).toBe('confirm-address')
  expect(nextReachStep({ mail: 'none', push: 0 })).toBe('add-address')
})

test('how to be reached is asked once, and never of someone with both ways', () => {
  expect(mayAskReach({ mail: 'unproved', push: 0 }, false)).toBe(true)
  expect(mayAskReach({ mail: 'proved', push: 0 }, false)).toBe(true)
  expect(mayAskReach({ mail: 'proved', push: 1 }, false)).toBe(false)
  expect(mayAskReach({ mail: 'none', push: 0 }, true)).toBe(false)
})

test('mail stands in exactly for what goes by push alone, unless the player decided otherwise', () => {
  const standIns = (matrix: Parameters<typeof usesMailFallback>[0]['matrix'], mailInstead = true) =>
    notificationGroups.filter((group) => usesMailFallback({ matrix, mailInstead }, group))
  const pushAlone = notificationGroups.filter(
    (group) => defaultMatrix[group].push && !defaultMatrix[group].mail,
  )
  expect(pushAlone).toContain('reminders')
  expect(standIns({})).toEqual(pushAlone)
  expect(standIns({}, false)).toEqual([])
  expect(standIns({ reminders: { push: false }, matches: { mail: false } })).toEqual(
    pushAlone.filter((group) => group !== 'reminders' && group !== 'matches'),
  )
  expect(standIns({ rewards: { push: true }, signups: { mail: false } })).toEqual(pushAlone)
})

test('mail that stands in is not wanted for what a push message tells', () => {
  const wants = (channel: 'push' | 'mail', isPushed: boolean) =>
    isWanted({ matrix: {}, mailInstead: true }, { group: 'reminders', channel, isPushed })
  expect([wants('push', true), wants('mail', true), wants('mail', false)]).toEqual([
    true,
    false,
    true,
  ])
  expect(
    isWanted(
      { matrix: {}, mailInstead: false },
      { group: 'changes', channel: 'mail', isPushed: true },
    ),
  ).toBe(true)
})
