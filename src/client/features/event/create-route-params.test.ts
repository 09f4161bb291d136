import { expect, test } from 'vitest'
import { parseCreateParams } from './create-route-params.ts'

test('a venue, a day and a time', () => {
  expect(parseCreateParams({ first: 'osm-way-1', second: '2026-11-21', third: '18:30' })).toEqual({ locationId: 'osm-way-1', startDate: '2026-11-21', startTime: '18:30' })
})

test('a day and a venue', () => {
  expect(parseCreateParams({ first: '2026-11-21', second: 'osm-way-1' })).toEqual({ locationId: 'osm-way-1', startDate: '2026-11-21', startTime: null })
})

test('nothing', () => {
  expect(parseCreateParams({})).toEqual({ locationId: null, startDate: null, startTime: null })
})

test('a day or a venue alone', () => {
  expect(parseCreateParams({ first: '2026-11-21' })).toEqual({ locationId: null, startDate: '2026-11-21', startTime: null })
  expect(parseCreateParams({ first: 'osm-way-1' })).toEqual({ locationId: 'osm-way-1', startDate: null, startTime: null })
})

test.each([
  [{ first: 'osm-way-1', second: '2026-02-30', third: '25:00' }, { locationId: 'osm-way-1', startDate: null, startTime: null }],
  [{ first: 'a b', second: 'tomorrow', third: '18:31' }, { locationId: null, startDate: null, startTime: null }],
  [{ first: '2026-11-21', second: '2026-11-22' }, { locationId: null, startDate: '2026-11-21', startTime: null }],
  [{ first: '2026-11-21', second: 'osm-way-1', third: '18:30' }, { locationId: 'osm-way-1', startDate: '2026-11-21', startTime: null }],
])('what makes no sense is ignored: %o', (parts, meant) => {
  expect(parseCreateParams(parts)).toEqual(meant)
})
