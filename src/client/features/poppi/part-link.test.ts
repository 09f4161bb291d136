import { expect, test } from 'vitest'
import { partLink } from './part-link.ts'

test('one day leads to it; several have no screen', () => {
  expect(partLink({ part: 'days', from: '2026-06-02', to: '2026-06-02' })).toEqual({
    to: '/eventday/{-$date}/{-$locationId}',
    params: { date: '2026-06-02', locationId: undefined },
  })
  expect(partLink({ part: 'days', from: '2026-06-02', to: '2026-06-03' })).toBeNull()
})

test('a filter that the list has leads to it, and one that it lacks leads nowhere', () => {
  expect(partLink({ part: 'time', from: '19:00', to: '24:00' })).toEqual({
    to: '/list',
    search: { time: 'evening' },
  })
  expect(partLink({ part: 'level', min: 3, max: 4, mine: true })).toEqual({
    to: '/list',
    search: { level: true },
  })
  expect(partLink({ part: 'level', min: 3, max: 4, mine: false })).toBeNull()
  expect(partLink({ part: 'near', isKnown: true })).toBeNull()
})

test('a name that only one venue has leads to it', () => {
  const venue = { part: 'venue', name: 'Riverside' } as const
  expect(partLink({ ...venue, locationIds: ['one'] })).toEqual({
    to: '/venuedetail/$locationId',
    params: { locationId: 'one' },
  })
  expect(partLink({ ...venue, locationIds: ['one', 'two'] })).toBeNull()
  expect(partLink({ ...venue, locationIds: [] })).toBeNull()
})
