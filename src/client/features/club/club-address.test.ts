import { expect, test } from 'vitest'
import { readClubAddress } from './club-address.ts'

const venue = 'osm-way-123456789'

test.each([
  ['a slug beside its venue', 'dinkers', venue, [], 'dinkers', venue],
  ['the joined id beside its venue', `${venue}dinkers`, venue, [], 'dinkers', venue],
  [
    'the joined id alone, of one of my venues',
    `${venue}dinkers`,
    undefined,
    ['osm-way-1', venue],
    'dinkers',
    venue,
  ],
  [
    'the joined id of a venue that is not mine',
    `${venue}dinkers`,
    undefined,
    ['osm-way-7'],
    `${venue}dinkers`,
    undefined,
  ],
  ['the id of a venue without a club', venue, venue, [venue], venue, venue],
  ['a slug alone', 'dinkers', undefined, [venue], 'dinkers', undefined],
] as const)('%s', (_, clubId, locId, known, meantClub, meantVenue) => {
  expect(readClubAddress(clubId, locId, known)).toEqual({
    clubId: meantClub,
    locationId: meantVenue,
  })
})
