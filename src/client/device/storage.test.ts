import { expect, test } from 'vitest'
import { clearStored, getStored, setStored } from './storage.ts'

const holding = (text: string | null) => ({ getItem: () => text })
const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
}

test('a path of this site is a pending route', () => {
  expect(getStored('pendingRoute', holding('/vieweditevent/abc'))).toBe('/vieweditevent/abc')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'calendar', ''])(
  '%j is no pending route',
  (text) => {
    expect(getStored('pendingRoute', holding(text))).toBeNull()
  },
)

test('blocked storage remembers nothing and throws nothing', () => {
  expect(getStored('pendingRoute', blocked)).toBeNull()
  expect(() => setStored('pendingRoute', '/calendar', blocked)).not.toThrow()
  expect(() => clearStored('pendingRoute', blocked)).not.toThrow()
  expect(getStored('pendingRoute', null)).toBeNull()
})

test('a referral is the id of a venue', () => {
  expect(getStored('referral', holding('osm-way-1'))).toBe('osm-way-1')
  expect(getStored('referral', holding('../etc'))).toBeNull()
})
