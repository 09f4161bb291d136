import { expect, test } from 'vitest'
import { parseWanted, toWantedPath } from './wanted-page.ts'

const id = '0198a000-0000-7000-8000-000000000001'

test.each([
  [`/vieweditevent/${id}`, { eventId: id }],
  [`/c/${id}`, { clubKey: id }],
])('%s is %j, and leads there', (path, wanted) => {
  expect(parseWanted(path)).toEqual(wanted)
  expect(toWantedPath(wanted)).toBe(path)
})

test.each([
  undefined,
  '',
  '/',
  '/c/',
  '/c/dinkers',
  `/c/${id}/..`,
  `/c/${id}?join`,
  `//c/${id}`,
  `https://evil.example/c/${id}`,
  `/vieweditevent/${id}/..`,
])('%j is nothing that anyone came for', (path) => {
  expect(parseWanted(path)).toBe(null)
})
