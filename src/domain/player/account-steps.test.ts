import { expect, test } from 'vitest'
import { listAccountSteps } from './account-steps.ts'
import { isYoungAccount } from './young-account.ts'

const day = 86_400_000
const fresh = {
  hasEventsAround: true,
  hasPlan: false,
  organizes: false,
  hasOwnEvent: false,
  hasGroup: false,
  hears: false,
  hasPhoto: false,
}

test('somebody new finds a game, can bring a group, hears of it and is recognized', () => {
  expect(listAccountSteps(fresh)).toEqual(['play', 'group', 'notices'])
  expect(listAccountSteps({ ...fresh, hasPlan: true, hears: true })).toEqual(['group', 'photo'])
  const inside = { ...fresh, hasPlan: true, hasGroup: true, hears: true }
  expect(listAccountSteps(inside)).toEqual(['photo'])
  expect(listAccountSteps({ ...inside, hasPhoto: true })).toEqual([])
})

test('where nothing is on, or for an organizer, a first event and the group come first', () => {
  expect(listAccountSteps({ ...fresh, hasEventsAround: false })).toEqual([
    'create',
    'group',
    'notices',
  ])
  expect(listAccountSteps({ ...fresh, organizes: true, hasOwnEvent: true })).toEqual([
    'group',
    'notices',
    'photo',
  ])
  expect(
    listAccountSteps({ ...fresh, organizes: true, hasOwnEvent: true, hasGroup: true }),
  ).toEqual(['notices', 'photo'])
})

test('an account is young for thirty days', () => {
  expect(isYoungAccount(0, 30 * day - 1)).toBe(true)
  expect(isYoungAccount(0, 30 * day)).toBe(false)
})
