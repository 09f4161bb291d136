import { expect, test } from 'vitest'
import { findMenuItem } from './find-menu-item.ts'

test('a screen belongs to the item that leads to it', () => {
  expect(findMenuItem('/eventday/2026-11-23')).toBe('calendar')
  expect(findMenuItem('/messagethread/ana')).toBe('messages')
  expect(findMenuItem('/player/settings')).toBe('profile')
})

test('a screen that many lead to belongs to none', () => {
  expect(findMenuItem('/vieweditevent/1')).toBeNull()
  expect(findMenuItem('/')).toBeNull()
})
