import { expect, test } from 'vitest'
import { sentSize } from './crop-photo.ts'

const crop = { width: 340, height: 400, ratio: 0.85 }

test.each([
  [
    { width: 3400, height: 4000 },
    { width: 680, height: 800 },
  ],
  [
    { width: 680, height: 800 },
    { width: 680, height: 800 },
  ],
  [
    { width: 170, height: 200 },
    { width: 170, height: 200 },
  ],
  [
    { width: 0.4, height: 0.5 },
    { width: 1, height: 1 },
  ],
])('a part of %j is sent as %j', (area, size) => {
  expect(sentSize(area, crop)).toEqual(size)
})
