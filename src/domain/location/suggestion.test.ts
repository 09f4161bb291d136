import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { LocationFields } from './location.ts'
import { suggestedChanges, suggestedFieldNames, suggestedFields } from './suggestion.ts'

const venue: LocationFields = {
  name: 'Pier Courts',
  address: '',
  city: 'New York',
  region: 'NY',
  country: 'US',
  lat: 40.8,
  lon: -73.97,
  courts: 4,
  dedicatedCourts: 0,
  indoor: null,
  lit: null,
  covered: null,
  restrooms: null,
  water: null,
  parking: null,
  surface: null,
  nets: null,
  access: 'public',
  fee: '',
  hours: '',
  website: '',
  phone: '',
  localRules: '',
  eventCreators: 'anyone',
  hidden: false,
}

test('everything about a venue may be suggested but how it is run', () => {
  expect(
    Object.keys(venue).filter((field) => !(suggestedFieldNames as string[]).includes(field)),
  ).toEqual(['eventCreators', 'hidden'])
  expect(v.is(suggestedFields, { hidden: true })).toBe(false)
  expect(v.is(suggestedFields, { eventCreators: 'admins' })).toBe(false)
  expect(v.is(suggestedFields, { courts: 3, lit: null })).toBe(true)
})

test('a suggestion holds what differs, also where a fact becomes unknown', () => {
  const after: LocationFields = {
    ...venue,
    courts: 6,
    lit: true,
    hidden: true,
    eventCreators: 'admins',
  }
  expect(suggestedChanges(venue, after)).toEqual({ courts: 6, lit: true })
  expect(suggestedChanges({ ...venue, lit: true }, venue)).toEqual({ lit: null })
  expect(suggestedChanges(venue, { ...venue })).toEqual({})
})
