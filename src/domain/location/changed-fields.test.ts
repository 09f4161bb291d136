import { expect, test } from 'vitest'
import { findChangedFields } from './changed-fields.ts'
import type { LocationFields } from './location.ts'

const venue: LocationFields = {
  name: 'Riverside',
  address: '',
  city: 'Austin',
  region: 'TX',
  country: 'US',
  lat: 30.2,
  lon: -97.7,
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

test('nothing differs between a venue and itself', () => {
  expect(findChangedFields(venue, { ...venue })).toEqual([])
})

test('names what differs, unknown and no apart, in the order of the record', () => {
  expect(
    findChangedFields(venue, { ...venue, hidden: true, lit: false, name: 'Riverside Courts' }),
  ).toEqual(['name', 'lit', 'hidden'])
})
