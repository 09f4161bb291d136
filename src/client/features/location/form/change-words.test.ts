import { expect, test } from 'vitest'
import { formatChanges } from './change-words.ts'

const venue = { lat: 40.8, lon: -73.97 }

test('a change is told in words: answers, choices, texts and counts, and what nobody knows', () => {
  expect(
    formatChanges(
      [
        { field: 'name', now: 'Old', suggested: 'New' },
        { field: 'courts', now: 0, suggested: 6 },
        { field: 'lit', now: null, suggested: true },
        { field: 'surface', now: 'wood', suggested: null },
        { field: 'access', now: 'unknown', suggested: 'members' },
        { field: 'fee', now: '', suggested: '$5' },
      ],
      venue,
    ).map(({ name, now, suggested }) => `${name}: ${now} > ${suggested}`),
  ).toEqual([
    'Name: Old > New',
    'Courts: Not known > 6',
    'Lights: Not known > Yes',
    'Surface: Wood > Not known',
    'Access: Not known > Members only',
    'Fee: nothing > $5',
  ])
})

test('a move is one change, with the new place on a map, also when it moves only north', () => {
  expect(formatChanges([{ field: 'lat', now: 40.8, suggested: 40.9 }], venue)).toEqual([
    {
      name: 'Location',
      now: '40.8, -73.97',
      suggested: '40.9, -73.97',
      map: 'https://www.openstreetmap.org/?mlat=40.9&mlon=-73.97#map=17/40.9/-73.97',
    },
  ])
})
