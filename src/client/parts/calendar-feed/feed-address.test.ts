import { expect, test } from 'vitest'
import { toGoogleFeed, toSubscription } from './feed-address.ts'

test('a feed is offered to the calendar of the device and to Google', () => {
  const address = 'https://sideout.example/feed/club/a.ics?language=es'
  expect(toSubscription(address)).toBe('webcal://sideout.example/feed/club/a.ics?language=es')
  expect(new URL(toGoogleFeed(address)).searchParams.get('cid')).toBe(toSubscription(address))
  expect(toSubscription('http://localhost:3000/feed/a.ics')).toBe(
    'webcal://localhost:3000/feed/a.ics',
  )
})
