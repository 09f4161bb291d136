import { expect, test } from 'vitest'
import { alertKinds } from '../alert/alert.ts'
import {
  defaultMatrix,
  getNotificationGroup,
  isSwitchable,
  toNotificationMatrix,
  notificationChannels,
  notificationGroups,
} from './notification.ts'

test('every kind of alert belongs to a group that shows it in the app', () => {
  for (const kind of alertKinds) expect(defaultMatrix[getNotificationGroup(kind)].inApp).toBe(true)
})

test('choices change their cell and no other; cells that stay as they are stay', () => {
  for (const group of notificationGroups) {
    for (const channel of notificationChannels) {
      const chosen = !defaultMatrix[group][channel]
      const expected = structuredClone(defaultMatrix)
      if (isSwitchable(group, channel)) expected[group][channel] = chosen
      expect(toNotificationMatrix({ [group]: { [channel]: chosen } })).toEqual(expected)
    }
  }
})

test('threads and calendars have cells nobody can switch', () => {
  const fixed = notificationGroups.flatMap((group) =>
    notificationChannels
      .filter((channel) => !isSwitchable(group, channel))
      .map((channel) => `${group} ${channel}`),
  )
  expect(fixed).toEqual(['messages inApp', 'requests inApp', 'calendar inApp', 'calendar push'])
})
