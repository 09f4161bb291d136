import { expect, test } from 'vitest'
import { playerFilters } from '#domain/player/player-list.ts'
import { filterAddress, getPlayerFilter } from './filter-address.ts'
import { locationLabel } from './location-label.ts'
import { readPlayersSearch } from './players-search.ts'

test('an address keeps the filters it knows and the clubs', () => {
  expect(readPlayersSearch({ filter: 'friends', clubActive: true, other: 1 })).toEqual({
    filter: 'friends',
    clubActive: true,
  })
  expect(readPlayersSearch({ filter: 'admins', clubActive: 'true' })).toEqual({})
})

test('every filter is found again in its address', () => {
  for (const filter of playerFilters) {
    const { showAdmin, search } = filterAddress(filter)
    expect(getPlayerFilter(showAdmin, readPlayersSearch(search))).toBe(filter)
  }
})

test('anything after the venue but "false" asks for its admins', () => {
  expect(['true', 'admin', 'false'].map((showAdmin) => getPlayerFilter(showAdmin, {}))).toEqual([
    'admins',
    'admins',
    'none',
  ])
})

test('a long name of a venue is cut to 20 characters, and no sign is cut in two', () => {
  expect(locationLabel('Riverside Park Courts North')).toBe('Riverside Park Court')
  expect(locationLabel('🏓'.repeat(25))).toBe('🏓'.repeat(20))
  expect(locationLabel('Short')).toBe('Short')
})
