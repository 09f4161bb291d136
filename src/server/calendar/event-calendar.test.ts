// Calendar files are read back by an independent parser (ical.js), using the zone rules in the file
// itself.
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { calendarFile, calendarInvitation, type CalendarEntry } from './event-calendar.ts'

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  eventId: '0197a5c0-0000-7000-8000-000000000001',
  sequence: 3,
  title: 'Evening games',
  type: 'open play',
  play: 'doubles',
  gender: 'Mixed',
  minPlayers: 4,
  maxPlayers: 8,
  skillMin: 3,
  skillMax: 3.75,
  fee: '5 €',
  note: '',
  startsAt: Date.parse('2026-06-02T22:00:00Z'),
  endsAt: Date.parse('2026-06-03T00:00:00Z'),
  timezone: 'America/New_York',
  changed: Date.parse('2026-06-01T12:00:00Z'),
  isCancelled: false,
  cancelReason: '',
  locationName: 'Riverside Courts',
  address: '1 River Rd, New York, NY',
  lat: 40.8,
  lon: -73.97,
  organizerName: 'Olivia',
  mine: null,
  dayStatus: null,
  ...changes,
})
const reading = { language: 'en', publicUrl: 'https://play.example.org/' } as const

function readBack(file: string) {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(file) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('no event in the file')
  return { calendar, component, event: new ICAL.Event(component) }
}

const text = (component: ReturnType<typeof readBack>['component'], name: string) =>
  String(component.getFirstPropertyValue(name))
const startOf = (changes: Partial<CalendarEntry>) => {
  const { event, component } = readBack(calendarFile([entry(changes)], reading))
  return {
    zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
    wall: event.startDate.toString(),
    utc: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
  }
}

test.each(readCases('clock-nights.txt'))(
  'in %s on %s what starts at %s for %s minutes ends in the file when it ends',
  (timezone, _day, _time, _minutes, startsAt = '', endsAt = '') => {
    expect(
      startOf({
        timezone: timezone ?? '',
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
      }),
    ).toMatchObject({ utc: startsAt, end: endsAt })
  },
)

describe('an event', () => {
  test('is read back with everything it says', () => {
    const { component, event } = readBack(
      calendarFile([entry({ note: 'Bring water; and, maybe, a hat\nSee you \\o/' })], reading),
    )
    expect(event.uid).toBe('0197a5c0-0000-7000-8000-000000000001@sideout')
    expect(event.sequence).toBe(3)
    expect(event.summary).toBe('Evening games')
    expect(event.location).toBe('Riverside Courts\n1 River Rd, New York, NY')
    expect(event.description).toContain(
      'Open play, doubles, mixed\nLevel 3.0–3.75\n4–8 players\nFee: 5 €\nOrganizer: Olivia',
    )
    expect(event.description).toContain('Bring water; and, maybe, a hat\nSee you \\o/')
    expect(text(component, 'status')).toBe('CONFIRMED')
    expect(text(component, 'url')).toBe(
      'https://play.example.org/vieweditevent/0197a5c0-0000-7000-8000-000000000001',
    )
    expect(component.getFirstPropertyValue('geo')).toEqual([40.8, -73.97])
    expect(text(component, 'last-modified')).toBe('2026-06-01T12:00:00Z')
    expect(text(component, 'dtstamp')).toBe('2026-06-01T12:00:00Z')
  })

  test('names nobody by an address', () => {
    expect(calendarFile([entry()], reading)).not.toMatch(/mailto|^ORGANIZER|^ATTENDEE/m)
  })

  test('is tentative on the waitlist and cancelled once it is left or called off', () => {
    const statusOf = (changes: Partial<CalendarEntry>) =>
      text(readBack(calendarFile([entry(changes)], reading)).component, 'status')
    expect(statusOf({ mine: 'waiting' })).toBe('TENTATIVE')
    expect(statusOf({ mine: 'left' })).toBe('CANCELLED')
    expect(statusOf({ isCancelled: true, mine: 'playing' })).toBe('CANCELLED')
  })

  test('speaks Spanish to who reads Spanish', () => {
    const { event } = readBack(
      calendarFile([entry({ title: '', isCancelled: true, cancelReason: 'lluvia' })], {
        ...reading,
        language: 'es',
      }),
    )
    expect(event.summary).toBe('Cancelado: Juego libre · Riverside Courts')
    expect(event.description).toContain('Este evento se canceló: lluvia')
    expect(event.description).toContain('Nivel 3,0–3,75')
  })

  test('keeps words of any script whole in lines of at most 75 bytes', () => {
    const title = '🏓 Пиклбол ピックルボール Évening ñ '.repeat(3).trim()
    const file = calendarFile([entry({ title, note: `${'a'.repeat(300)}🏓` })], reading)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(readBack(file).event.summary).toBe(title)
  })
})

describe('times', () => {
  test.each([
    ['America/New_York', '2026-06-02T22:00:00Z', '2026-06-02T18:00:00'],
    ['Europe/London', '2026-01-15T18:30:00Z', '2026-01-15T18:30:00'],
    ['America/Phoenix', '2026-07-01T13:00:00Z', '2026-07-01T06:00:00'],
    ['Asia/Kolkata', '2026-06-02T12:30:00Z', '2026-06-02T18:00:00'],
    ['Australia/Lord_Howe', '2026-07-01T07:30:00Z', '2026-07-01T18:00:00'],
    ['Australia/Lord_Howe', '2026-12-01T07:00:00Z', '2026-12-01T18:00:00'],
  ])('in %s stand on the wall of the venue', (timezone, utc, wall) => {
    const startsAt = Date.parse(utc)
    expect(startOf({ timezone, startsAt, endsAt: startsAt + 7_200_000 })).toEqual({
      zone: timezone,
      wall,
      utc: new Date(startsAt).toISOString(),
      end: new Date(startsAt + 7_200_000).toISOString(),
    })
  })

  test.each([
    ['America/New_York', '2026-11-01T04:30:00Z', 180],
    ['America/New_York', '2026-03-08T06:30:00Z', 120],
    ['Europe/London', '2026-10-25T00:15:00Z', 150],
    ['Europe/London', '2026-10-24T23:00:00Z', 135],
    ['Australia/Lord_Howe', '2026-10-03T14:30:00Z', 240],
  ])('in %s last as long as they do, over a change of the clock', (timezone, utc, minutes) => {
    const startsAt = Date.parse(utc)
    const read = startOf({ timezone, startsAt, endsAt: startsAt + minutes * 60_000 })
    expect((Date.parse(read.end) - Date.parse(read.utc)) / 60_000).toBe(minutes)
  })

  test('a zone stands in a file once, however many events are in it', () => {
    const { calendar } = readBack(
      calendarFile(
        [
          entry(),
          entry({ eventId: '0197a5c0-0000-7000-8000-000000000002' }),
          entry({ timezone: 'Asia/Kolkata' }),
        ],
        reading,
      ),
    )
    expect(
      calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')),
    ).toEqual(['America/New_York', 'Asia/Kolkata'])
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(3)
  })

  test('of a zone without known rules go out as UTC', () => {
    expect(startOf({ timezone: 'Etc/GMT+5' })).toMatchObject({ utc: '2026-06-02T22:00:00.000Z' })
  })
})

describe('an invitation', () => {
  const invited = (changes: Partial<CalendarEntry>) =>
    calendarInvitation(
      {
        entry: entry(changes),
        to: 'ana@example.org',
        from: 'sideout@play.example.org',
        now: Date.parse('2026-06-01T13:00:00Z'),
      },
      reading,
    )

  test('asks the calendar of its reader to take the event in', () => {
    const { method, content } = invited({ mine: 'playing' })
    const { calendar, component, event } = readBack(content)
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST'])
    expect(event.organizer).toBe('mailto:sideout@play.example.org')
    expect(
      event.attendees.map((attendee) => [
        attendee.getFirstValue(),
        attendee.getParameter('partstat'),
      ]),
    ).toEqual([['MAILTO:ana@example.org', 'ACCEPTED']])
    expect(text(component, 'dtstamp')).toBe('2026-06-01T13:00:00Z')
  })

  test.each([{ mine: 'left' as const }, { isCancelled: true, mine: 'playing' as const }])(
    'takes it back: %o',
    (changes) => {
      const { method, content } = invited(changes)
      const { calendar, component } = readBack(content)
      expect([method, calendar.getFirstPropertyValue('method'), text(component, 'status')]).toEqual(
        ['CANCEL', 'CANCEL', 'CANCELLED'],
      )
    },
  )
})
