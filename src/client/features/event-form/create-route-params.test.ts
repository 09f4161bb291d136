import { expect, test } from 'vitest'
import { parseCreateParams } from './create-route-params.ts'

const nothing = { locationId: null, startDate: null, startTime: null, unread: [] }

test('a venue, a day and a time', () => {
  expect(parseCreateParams({ first: 'osm-way-1', second: '2026-11-21', third: '18:30' })).toEqual({
    locationId: 'osm-way-1',
    startDate: '2026-11-21',
    startTime: '18:30',
    unread: [],
  })
})

test('a day and a venue', () => {
  expect(parseCreateParams({ first: '2026-11-21', second: 'osm-way-1' })).toEqual({
    locationId: 'osm-way-1',
    startDate: '2026-11-21',
    startTime: null,
    unread: [],
  })
})

test('nothing', () => {
  expect(parseCreateParams({})).toEqual(nothing)
})

test('a day or a venue alone', () => {
  expect(parseCreateParams({ first: '2026-11-21' })).toEqual({
    locationId: null,
    startDate: '2026-11-21',
    startTime: null,
    unread: [],
  })
  expect(parseCreateParams({ first: 'osm-way-1' })).toEqual({
    locationId: 'osm-way-1',
    startDate: null,
    startTime: null,
    unread: [],
  })
})

test.each([
  [
    { first: 'osm-way-1', second: '2026-02-30', third: '25:00' },
    { locationId: 'osm-way-1', unread: ['2026-02-30', '25:00'] },
  ],
  [{ first: 'a b', second: 'tomorrow', third: '18:31' }, { unread: ['a b', 'tomorrow', '18:31'] }],
  [
    { first: '2026-11-21', second: '2026-11-22' },
    { startDate: '2026-11-21', unread: ['2026-11-22'] },
  ],
  [
    { first: '2026-11-21', second: 'osm-way-1', third: '18:30' },
    { locationId: 'osm-way-1', startDate: '2026-11-21', unread: ['18:30'] },
  ],
])('what cannot be read is named: %o', (parts, meant) => {
  expect(parseCreateParams(parts)).toEqual({ ...nothing, ...meant })
})

test.each([
  ['20:00', '20:00'],
  ['2000', '20:00'],
  ['8:00 PM', '20:00'],
  ['8 pm', '20:00'],
  ['8:00 p.m.', '20:00'],
  ['12:30 AM', '00:30'],
  ['12 PM', '12:00'],
  ['930', '09:30'],
  ['9:05', '09:05'],
])('the time %s is %s', (third, startTime) => {
  expect(parseCreateParams({ first: 'osm-way-1', second: '2026-11-21', third })).toMatchObject({
    startTime,
    unread: [],
  })
})

test.each(['24:00', '20:61', '2003', '13 PM', '0 AM', '20', '8:00 XM', '20000'])(
  '%s is no time',
  (third) => {
    expect(parseCreateParams({ first: 'osm-way-1', second: '2026-11-21', third })).toMatchObject({
      startTime: null,
      unread: [third],
    })
  },
)
