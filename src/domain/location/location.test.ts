import * as v from 'valibot'
import { expect, test } from 'vitest'
import { activeLocationLimit, locationFields, type LocationFields } from './location.ts'

const venue: LocationFields = {
  name: 'Rio Courts',
  address: '',
  city: 'Austin',
  region: 'TX',
  country: 'US',
  lat: 30.27,
  lon: -97.74,
  courts: 6,
  dedicatedCourts: 0,
  indoor: null,
  lit: true,
  covered: false,
  restrooms: null,
  water: null,
  parking: null,
  surface: null,
  nets: 'bring',
  access: 'public',
  fee: '',
  hours: '',
  website: '',
  phone: '',
  localRules: '',
  eventCreators: 'anyone',
  hidden: false,
}
const isVenue = (changes: object): boolean => v.is(locationFields, { ...venue, ...changes })

test('ten active venues, ninety-nine for who administers one', () => {
  expect([activeLocationLimit(false), activeLocationLimit(true)]).toEqual([10, 99])
})

test('unknown is not no: a facility is yes, no or unknown, and never left out', () => {
  expect([
    isVenue({ lit: null }),
    isVenue({ lit: false }),
    isVenue({ lit: 'no' }),
    isVenue({ lit: undefined }),
  ]).toEqual([true, true, false, false])
})

test.each([
  { lat: 90, lon: 180 },
  { name: 'Ab' },
  { country: '' },
  { website: 'https://sideout.example/x' },
  { localRules: 'x'.repeat(500) },
])('%j is a venue', (changes) => {
  expect(isVenue(changes)).toBe(true)
})

test.each([
  { lat: 90.1 },
  { lon: -180.1 },
  { lat: NaN },
  { name: 'A' },
  { name: '  A  ' },
  { name: 'x'.repeat(81) },
  { name: 'a\ud800b' },
  { country: 'us' },
  { country: 'USA' },
  { courts: -1 },
  { courts: 1.5 },
  { courts: 201 },
  { website: 'javascript:alert(1)' },
  { website: 'ftp://x.example' },
  { website: 'x.example' },
  { localRules: 'x'.repeat(501) },
  { surface: 'ice' },
  { access: '' },
  { owner: 'me' },
])('%j is refused', (changes) => {
  expect(isVenue(changes)).toBe(false)
})
