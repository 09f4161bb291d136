// A window that takes deflated frames is sent the same as others, in a fraction of the bytes.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, toDay } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { toFrame } from './frames.ts'
import { toPacked } from './packed-frames.ts'

const eventCount = 30
const playersPerEvent = 8
const today = toDay('2026-06-01')
const mostBytes = { calendar: 6_000, list: 12_000 }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

async function aVenueWithEvents(organizer: TestPlayer): Promise<string> {
  const location = await aLocation(app.db)
  for (let n = 0; n < playersPerEvent * 4; n += 1) await app.signedIn(`Player${n}`)
  for (let day = 1; day <= eventCount; day += 1)
    await anEvent(
      app.db,
      { location, organizer: organizer.playerId },
      { startDate: addDays(today, day), playing: playersPerEvent, nextOrder: playersPerEvent + 1 },
    )
  await sql`insert into player_events (event_id, player_id, guests, place, entry_order, start_date)
    select e.event_id, 'player' || (abs(hashtext(e.event_id::text)) % 3 * 8 + n), 0, 'playing', n,
      e.start_date
    from events e, generate_series(1, ${playersPerEvent}::int) n
    where e.location = ${location}`.execute(app.db)
  return location
}

async function openScreens({ token }: TestPlayer, locationId: string, takesPacked: boolean) {
  const socket = await app.socket(token, { takesRows: true, takesPacked })
  const windows = {
    calendar: socket.subscribe('events-mine', { from: today }),
    list: socket.subscribe('events-publicList', {
      locationId,
      from: today,
      to: addDays(today, 60),
      limit: eventCount,
      filters: { type: null, gender: null, time: null, fits: null, placesLeft: false },
    }),
  }
  const bytes: Record<string, number> = {}
  const answers: Record<string, unknown> = {}
  for (const [screen, window] of Object.entries(windows)) {
    answers[screen] = await window.next()
    bytes[screen] = Math.max(...socket.sizes)
  }
  return { socket, bytes, answers }
}

test('a calendar and a list reach a window that takes deflated frames in a tenth of the bytes', async () => {
  const ana = await app.signedIn('Ana')
  const venue = await aVenueWithEvents(ana)
  const plain = await openScreens(ana, venue, false)
  const packed = await openScreens(ana, venue, true)
  expect(packed.answers).toEqual(plain.answers)
  for (const screen of ['calendar', 'list'] as const) {
    expect(plain.bytes[screen]).toBeGreaterThan(2 * mostBytes[screen])
    expect(packed.bytes[screen]).toBeLessThanOrEqual(mostBytes[screen])
  }
  await Promise.all([plain, packed].map(({ socket }) => socket.close()))
})

test('a small frame stays as it is, and a large one is deflated once', () => {
  const [small, large] = [toFrame('{"type":"pong"}'), toFrame('a row '.repeat(1_000))]
  expect(toPacked(small)).toBe(small)
  expect(toPacked(large)).toBe(toPacked(large))
  expect(toPacked(large).length).toBeLessThan(large.length / 10)
})
