import { expect, test } from 'vitest'
import type { LocationFields } from '#domain/location/location.ts'
import { sortFacts } from './location-facts.ts'

const unknownVenue: LocationFields = {
  name: 'Rio Courts',
  address: '',
  city: 'Austin',
  region: 'TX',
  country: 'US',
  lat: 30.27,
  lon: -97.74,
  courts: 0,
  dedicatedCourts: 0,
  indoor: null,
  lit: null,
  covered: null,
  restrooms: null,
  water: null,
  parking: null,
  surface: null,
  nets: null,
  access: 'unknown',
  fee: '',
  hours: '',
  website: '',
  phone: '',
  localRules: '',
  eventCreators: 'anyone',
  hidden: false,
}

test('of a venue nobody has described nothing is known, not even that it lacks lights', () => {
  const { known, unknown } = sortFacts(unknownVenue)
  expect(known).toEqual([])
  expect(unknown).toEqual([
    'courts',
    'access',
    'surface',
    'nets',
    'indoor',
    'covered',
    'lit',
    'restrooms',
    'water',
    'parking',
  ])
})

test('a "no" is a fact as much as a "yes"', () => {
  const { known, unknown } = sortFacts({ ...unknownVenue, lit: false, parking: true })
  expect(known).toEqual([
    { field: 'lit', answer: false },
    { field: 'parking', answer: true },
  ])
  expect(unknown).not.toContain('lit')
})

test('courts only for pickleball count as courts', () => {
  expect(sortFacts({ ...unknownVenue, dedicatedCourts: 4 }).known).toEqual([
    { field: 'courts', courts: 4, dedicated: 4 },
  ])
  expect(
    sortFacts({
      ...unknownVenue,
      courts: 6,
      dedicatedCourts: 2,
      surface: 'wood',
      nets: 'bring',
      access: 'members',
    }).known,
  ).toEqual([
    { field: 'courts', courts: 6, dedicated: 2 },
    { field: 'access', choice: 'members' },
    { field: 'surface', choice: 'wood' },
    { field: 'nets', choice: 'bring' },
  ])
})
