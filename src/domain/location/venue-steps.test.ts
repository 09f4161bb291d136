import { expect, test } from 'vitest'
import { listVenueSteps, venuePlayersSettled } from './venue-steps.ts'

const empty = { photoURL: '', courts: 0, hours: '', eventCount: 0, playerCount: 1 }

test('an empty venue has three steps, and each disappears once it is done', () => {
  expect(listVenueSteps(empty)).toEqual(['photo', 'facts', 'event'])
  expect(listVenueSteps({ ...empty, photoURL: '/p' })).toEqual(['facts', 'event', 'share'])
  expect(listVenueSteps({ ...empty, courts: 4 })).toContain('facts')
  expect(listVenueSteps({ ...empty, courts: 4, hours: '8–22' })).toEqual([
    'photo',
    'event',
    'share',
  ])
  expect(listVenueSteps({ ...empty, eventCount: 1, playerCount: 2 })).toEqual(['photo', 'facts'])
})

test('a venue with many players has none', () => {
  expect(listVenueSteps({ ...empty, playerCount: venuePlayersSettled })).toEqual([])
  expect(listVenueSteps({ ...empty, playerCount: venuePlayersSettled - 1 })).not.toEqual([])
})
