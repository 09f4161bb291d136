import { expect, test } from 'vitest'
import { createShortcutReader, findPath, placeLetters } from './read-shortcut.ts'

function press(letters: string, gapMs = 100) {
  const read = createShortcutReader()
  return letters
    .split('')
    .map((letter, n) => read(letter, n * gapMs))
    .at(-1)
}

test('G and a letter lead to a place', () => {
  expect(press('gc')).toEqual({ does: 'go', place: 'calendar' })
  expect(press('gp')).toEqual({ does: 'go', place: 'community' })
})

test('a letter long after G stands for itself', () => {
  expect(press('gc', 2000)).toEqual({ does: 'create' })
})

test('a letter that G does not know does nothing, and ends the G', () => {
  expect(press('gx')).toBeNull()
  expect(press('gxc')).toEqual({ does: 'create' })
  expect(press('ggc')).toEqual({ does: 'create' })
})

test('single letters do what they say, and others nothing', () => {
  expect(['c', 'j', 'k', '/', '?'].map((letter) => press(letter)?.does)).toEqual([
    'create',
    'next',
    'previous',
    'search',
    'help',
  ])
  expect(press('q')).toBeNull()
})

test('every place of G has a path, the community with a home venue', () => {
  const places = Object.values(placeLetters)
  expect(places.filter((place) => findPath(place, 'osm-1') === null)).toEqual([])
  expect(findPath('community', null)).toBeNull()
  expect(findPath('community', 'osm-1')).toBe('/players/osm-1')
})
