import { expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'
import { readUploadSearch } from './upload-search.ts'

test('the address of the spec is read as it is', () => {
  const search = {
    target: 'player',
    storagePath: 'players',
    cropWidth: 340,
    cropHeight: 400,
    cropRatio: 0.85,
  }
  expect(readUploadSearch(search)).toEqual(search)
  expect(readUpload(search)).toEqual({
    target: 'player',
    crop: { width: 340, height: 400, ratio: 0.85 },
  })
})

test('what has another type is dropped, and what is unknown', () => {
  expect(
    readUploadSearch({
      target: 7,
      cropWidth: '340',
      cropHeight: null,
      cropRatio: Number.NaN,
      storagePath: ['a'],
      admin: true,
    }),
  ).toEqual({})
})

test('a target that has no photos is none', () => {
  expect(
    [{}, { target: 'event' }, { target: 'constructor' }].map((search) => readUpload(search).target),
  ).toEqual([null, null, null])
})
