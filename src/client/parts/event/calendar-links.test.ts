import { expect, test } from 'vitest'
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts'

const event = {
  eventId: 'e1',
  title: 'Games & more + fun?',
  startsAt: '2026-06-02T22:00:00.000Z',
  endsAt: '2026-06-03T00:00:00.000Z',
  place: 'Pier Courts, New York',
}
const url = 'https://play.example.org/vieweditevent/e1'

test('Google gets the instants in UTC and every word as it is', () => {
  const { searchParams, host } = new URL(googleCalendarLink(event, url))
  expect(host).toBe('calendar.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20260602T220000Z/20260603T000000Z',
    details: url,
    location: event.place,
  })
})

test('Outlook gets the same', () => {
  const { searchParams, host } = new URL(outlookCalendarLink(event, url))
  expect(host).toBe('outlook.live.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: event.title,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: url,
    location: event.place,
  })
})
