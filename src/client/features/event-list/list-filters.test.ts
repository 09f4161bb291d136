import { expect, test } from 'vitest'
import { countFilters, toEventFilters, getListLimit, filterVenues } from './list-filters.ts'
import { readListSearch } from './list-search.ts'
import { noFilters } from './no-filters.ts'

const home = { locationId: 'home', name: 'Home', lat: 40.8, lon: -73.97 }
const near = { locationId: 'near', name: 'Near', lat: 40.85, lon: -73.97 }
const far = { locationId: 'far', name: 'Far', lat: 41.8, lon: -73.97 }

test('an address says its filters, and nothing else gets through', () => {
  const search = readListSearch({
    venue: 'home',
    time: 'evening',
    type: 'round robin',
    gender: 'Mixed',
    level: true,
    places: true,
    friends: true,
    show: 60,
    within: 8047,
    other: 'x',
  })
  expect(search).toEqual({
    venue: 'home',
    time: 'evening',
    type: 'round robin',
    gender: 'Mixed',
    level: true,
    places: true,
    friends: true,
    show: 60,
    within: 8047,
  })
  expect(toEventFilters(search)).toEqual({
    type: 'round robin',
    gender: 'Mixed',
    time: 'evening',
    fitsLevel: true,
    placesLeft: true,
    friendsGoing: true,
  })
  expect(countFilters(search)).toBe(8)
})

test.each([
  [{ venue: '', time: 3, level: 'true', friends: false, show: 0, within: -5 }, {}],
  [{ show: 1.5, within: Number.NaN, gender: null }, {}],
  [{ show: '60' }, {}],
])('%j in the address filters nothing', (raw, search) => {
  expect(readListSearch(raw)).toEqual(search)
})

test('values that no filter knows do not filter', () => {
  expect(toEventFilters({ type: 'chess', gender: 'toString', time: 'night' })).toEqual(noFilters)
})

test('one venue, those within a distance, or all of mine', () => {
  const mine = [home, near, far]
  const ids = (search: Parameters<typeof filterVenues>[0], from: typeof home | null = home) =>
    filterVenues(search, mine, from).map(({ locationId }) => locationId)
  expect(ids({})).toEqual(['home', 'near', 'far'])
  expect(ids({ venue: 'near' })).toEqual(['near'])
  expect(ids({ venue: 'left long ago' })).toEqual(['home', 'near', 'far'])
  expect(ids({ within: 8047 })).toEqual(['home', 'near'])
  expect(ids({ within: 8047 }, null)).toEqual(['home', 'near', 'far'])
})

test('30 events at first, never more than the server gives', () => {
  expect([getListLimit({}), getListLimit({ show: 90 }), getListLimit({ show: 5000 })]).toEqual([
    30, 90, 600,
  ])
})
