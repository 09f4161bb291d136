import { expect, test } from 'vitest'
import { parseCoordinate, parsePair } from './coordinate.ts'
import {
  toLocationDraft,
  draftPosition,
  emptyLocationDraft,
  parseDraft,
  placed,
  typedLat,
} from './location-draft.ts'

const written = { ...emptyLocationDraft('US'), name: 'Rio Courts', lat: '30.27', lon: '-97.74' }

test.each([
  ['30.27', 30.27],
  [' -97,74 ', -97.74],
  ['−12.5', -12.5],
  ['45°', 45],
  ['0', 0],
])('%j is %d degrees', (text, degrees) => {
  expect(parseCoordinate(text)).toBe(degrees)
})

test.each(['', 'north', '1e3', '30.27N', '1.2.3', '12345'])(
  '%j is no number of degrees',
  (text) => {
    expect(parseCoordinate(text)).toBeNaN()
  },
)

test('a pair copied from a map fills both coordinates, a single number one', () => {
  expect(parsePair('30.2672, -97.7431')).toEqual(['30.2672', '-97.7431'])
  expect(typedLat('30.2672, -97.7431')).toEqual({ lat: '30.2672', lon: '-97.7431' })
  expect(typedLat('30,27')).toEqual({ lat: '30,27' })
})

test('a name and a position are all a venue needs', () => {
  const parsed = parseDraft(written)
  expect(parsed.ok && parsed.fields).toMatchObject({
    name: 'Rio Courts',
    lat: 30.27,
    lon: -97.74,
    lit: null,
  })
})

test('everything that is wrong is named at once', () => {
  const parsed = parseDraft({
    ...written,
    name: ' ',
    lat: '91',
    lon: '',
    country: 'USA',
    website: 'not a site',
  })
  expect(parsed.ok ? [] : Object.keys(parsed.problems).sort()).toEqual([
    'country',
    'lat',
    'lon',
    'name',
    'website',
  ])
})

test('country and website are forgiven their form', () => {
  const parsed = parseDraft({ ...written, country: 'us', website: 'riocourts.example' })
  expect(parsed.ok && [parsed.fields.country, parsed.fields.website]).toEqual([
    'US',
    'https://riocourts.example',
  ])
})

test('what was saved comes back as it was', () => {
  const parsed = parseDraft(written)
  expect(parsed.ok && parseDraft(toLocationDraft(parsed.fields))).toEqual(parsed)
})

test('a position is one only when both halves are on the globe', () => {
  expect(draftPosition(written)).toEqual({ lat: 30.27, lon: -97.74 })
  expect(draftPosition({ ...written, lon: '181' })).toBeNull()
  expect(draftPosition({ ...written, ...placed({ lat: 1.234567, lon: -0.000001 }) })).toEqual({
    lat: 1.23457,
    lon: 0,
  })
})
