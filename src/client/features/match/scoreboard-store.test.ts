import { expect, test } from 'vitest'
import { loadScoreboard, saveScoreboard } from './scoreboard-store.ts'

function memory(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    size: () => map.size,
  }
}

test('a board comes back as it was kept, each match its own', () => {
  const storage = memory()
  saveScoreboard('m1', ['a', 'b', 'turn-a', 'serve'], () => storage)
  saveScoreboard('m2', ['b'], () => storage)
  expect(loadScoreboard('m1', () => storage)).toEqual(['a', 'b', 'turn-a', 'serve'])
  expect(loadScoreboard('m3', () => storage)).toEqual([])
  saveScoreboard('m1', [], () => storage)
  expect(loadScoreboard('m1', () => storage)).toEqual([])
  expect(storage.size()).toBe(1)
})

test.each(['', '{', '{"a":1}', '["a","c"]', '[1]'])(
  'what is none reads as an empty board: %s',
  (text) => {
    expect(loadScoreboard('m', () => memory({ 'scoreboard:m': text }))).toEqual([])
  },
)

test('blocked storage costs nothing but the memory', () => {
  const blocked = () => {
    throw new Error('denied')
  }
  expect(loadScoreboard('m', blocked)).toEqual([])
  expect(() => saveScoreboard('m', ['a'], blocked)).not.toThrow()
})
