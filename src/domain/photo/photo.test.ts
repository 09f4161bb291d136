import { expect, test } from 'vitest'
import {
  toCrop,
  defaultCrop,
  isPhotoKey,
  isPhotoTarget,
  keyOfPhotoUrl,
  toPhotoKey,
  photoMadeAt,
  toPhotoUrl,
} from './photo.ts'

const id = '0197c8a2-6f3e-7b1c-9d2a-3f4e5d6c7b8a'

test('only players, venues and clubs have photos', () => {
  expect(
    ['player', 'location', 'club', 'Player', '', '__proto__', 'players'].filter(isPhotoTarget),
  ).toEqual(['player', 'location', 'club'])
})

test('an address without a crop gets 340 by 400', () => {
  expect(toCrop({})).toEqual(defaultCrop)
})

test.each([
  [
    { cropWidth: 340, cropHeight: 400, cropRatio: 0.85 },
    { width: 340, height: 400, ratio: 0.85 },
  ],
  [
    { cropWidth: 800, cropHeight: 400, cropRatio: 2 },
    { width: 800, height: 400, ratio: 2 },
  ],
  [
    { cropWidth: 300, cropHeight: 400 },
    { width: 300, height: 400, ratio: 0.75 },
  ],
  [{ cropHeight: 200 }, { width: 170, height: 200, ratio: 0.85 }],
  [
    { cropWidth: 800, cropRatio: 2 },
    { width: 800, height: 400, ratio: 2 },
  ],
  [
    { cropWidth: 400, cropHeight: 400, cropRatio: 2 },
    { width: 400, height: 200, ratio: 2 },
  ],
])('the crop of %j is %j', (asked, crop) => {
  expect(toCrop(asked)).toEqual(crop)
})

test.each([
  { cropWidth: Number.NaN },
  { cropWidth: -1, cropHeight: 0 },
  { cropWidth: 1e9, cropHeight: 1e9, cropRatio: 0 },
  { cropRatio: Number.POSITIVE_INFINITY },
])('a crop nobody can make, %j, is the default', (asked) => {
  expect(toCrop(asked)).toEqual(defaultCrop)
})

test('an address of ours leads back to its key, no other does', () => {
  const key = toPhotoKey(id)
  expect(isPhotoKey(key)).toBe(true)
  expect(toPhotoUrl(key, 1_780_000_000_000)).toBe(`/photos/${key}?t=1780000000000`)
  expect(keyOfPhotoUrl(toPhotoUrl(key, 1_780_000_000_000))).toBe(key)
  expect(
    [
      '',
      'https://elsewhere.example/me.jpg',
      `/photos/${key}`,
      `/photos/../${key}?t=1`,
      `https://evil.example/photos/${key}?t=1`,
    ].map(keyOfPhotoUrl),
  ).toEqual([null, null, null, null, null])
})

test('a key tells when it was made, unless its id is of another version', () => {
  expect(photoMadeAt(toPhotoKey(id))).toBe(0x0197c8a26f3e)
  expect(photoMadeAt('0197c8a2-6f3e-4b1c-9d2a-3f4e5d6c7b8a.webp')).toBeNull()
})

test.each([
  '',
  '.webp',
  id,
  `${id}.webp.html`,
  `${id}.jpg`,
  `../${id}.webp`,
  `%2e%2e/${id}.webp`,
  `${id.toUpperCase()}.webp`,
  `${id}.webp\n`,
  `${id}.webp\0`,
  `a/${id}.webp`,
])('%j is no key', (text) => {
  expect(isPhotoKey(text)).toBe(false)
})
