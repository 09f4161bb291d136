import { expect, test } from 'vitest'
import { loadWish, saveWish } from './courtside-wish.ts'

function memory() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    size: () => map.size,
  }
}

test('a wish holds for this phone until it is taken back; blocked storage has none', () => {
  const storage = memory()
  expect(loadWish('sun', () => storage)).toBe(false)
  saveWish('sun', true, () => storage)
  expect([loadWish('sun', () => storage), loadWish('voice', () => storage)]).toEqual([true, false])
  saveWish('sun', false, () => storage)
  expect(storage.size()).toBe(0)
  const blocked = () => {
    throw new Error('blocked')
  }
  saveWish('voice', true, blocked)
  expect(loadWish('voice', blocked)).toBe(false)
})
