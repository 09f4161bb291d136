import { describe, expect, test } from 'vitest'
import { formatDuprRating, parseDuprId, parseDuprRating } from './dupr.ts'

describe('an id', () => {
  test.each([
    ['K9Y2P1', 'K9Y2P1'],
    [' k9y-2p1 ', 'K9Y2P1'],
    ['AB12', 'AB12'],
    ['123456789012', '123456789012'],
    ['\u202aK9Y2P1\u202c', 'K9Y2P1'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(parseDuprId(typed)).toEqual({ ok: true, value: stored })
  })

  test.each(['', '  ', '-'])('%j is none', (typed) => {
    expect(parseDuprId(typed)).toEqual({ ok: true, value: null })
  })

  test.each(['AB1', '1234567890123', 'K9Y2PÑ', '=K9Y2P1', 'ſſſſ'])('%j is refused', (typed) => {
    expect(parseDuprId(typed)).toMatchObject({ ok: false, refusal: { code: 'dupr-id-invalid' } })
  })
})

test.each([
  ['3.62', 3.62],
  ['3,625', 3.625],
  ['2', 2],
  ['8.000', 8],
  ['', null],
  ['1.999', undefined],
  ['8.001', undefined],
  ['3.6254', undefined],
  ['3e0', undefined],
  ['-3', undefined],
])('the rating %j is %s', (typed, rating) => {
  expect(parseDuprRating(typed)).toBe(rating)
})

test.each([
  [3.5, '3.50'],
  [3.62, '3.62'],
  [3.625, '3.625'],
  [4, '4.00'],
])('%d is written %s', (rating, written) => {
  expect(formatDuprRating(rating)).toBe(written)
})
