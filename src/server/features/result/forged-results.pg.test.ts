// A minutes-old account creates events, adds players without consent and decides results: no one's
// numbers change, in whatever order it is tried.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultFormat } from '#domain/event/format.ts'
import { createRandom } from '#domain/shared/random.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { matchListOf, roundInWords } from '#test/scenes/match-list-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { giveRewards } from '../reward/jobs.ts'

const hourMs = 3_600_000
const victims = ['vera', 'vic', 'val', 'vin'] as const
let app: TestApp
let mallory: TestPlayer
let location: string

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  for (const name of victims) await app.signedIn(name, { activeLocations: [location] })
  mallory = await app.signedIn('Mallory', { created: new Date(testStart - 60_000) })
})
afterAll(() => app.close())

async function numbersOfAll(): Promise<unknown> {
  await replayDirty(app.deps)
  await refreshLeaderboards(app.deps)
  await giveRewards(app.deps)
  const { rows } = await sql`
    select (select count(*)::int from event_attendance) as attended,
      (select count(*)::int from matches where state <> 'planned') as told,
      (select count(*)::int from results) as results,
      (select count(*)::int from awards) as medals,
      (select count(*)::int from player_ratings) as ratings,
      (select coalesce(sum(points), 0)::int from players) as points,
      (select count(*)::int from leaderboard_results) as counted,
      (select count(*)::int from ledger_transactions) as tokens,
      (select count(*)::int from player_diamonds) as diamonds`.execute(app.db)
  return rows[0]
}

async function aForgedEvent(startDate: string): Promise<{ eventId: string; matchId: string }> {
  const { eventId } = await mallory.must('events-create', {
    fields: eventFieldsAt(location, { type: 'tournament', startDate, format: null }),
    status: 'published',
  })
  for (const playerId of victims) {
    await mallory.must('events-addPlayer', { eventId, playerId })
    await mallory.call('events-checkIn', { eventId, playerId, attendance: 'here' })
  }
  await mallory.must('matchLists-start', { eventId })
  const { revision } = await matchListOf(app, mallory, eventId)
  await mallory.must('matchLists-plan', { eventId, revision, rounds: [roundInWords('0+1 v 2+3')] })
  const {
    matches: [match],
  } = await matchListOf(app, mallory, eventId)
  return { eventId, matchId: match?.matchId ?? '' }
}

const cup = defaultFormat('tournament', 'doubles', true)
const codeOf = (answer: { ok: boolean; refusal?: { code: RefusalCode } }): RefusalCode | 'done' =>
  answer.ok ? 'done' : (answer.refusal?.code ?? 'internal')
const score = { games: [[11, 0]] as [number, number][], walkover: null }

test('results of an event weeks ahead cannot be made up, in whatever order it is tried', async () => {
  const random = createRandom(7)
  const before = await numbersOfAll()
  for (const startDate of ['2026-06-02', '2026-06-23', '2026-12-05']) {
    const { eventId, matchId } = await aForgedEvent(startDate)
    const tries = [
      ...victims.map(
        (playerId) => () =>
          mallory.call('events-checkIn', { eventId, playerId, attendance: 'here' as const }),
      ),
      () =>
        mallory.call('matchLists-setPresence', {
          eventId,
          numbers: [0, 1, 2, 3],
          presence: 'here' as const,
        }),
      () =>
        mallory.call('matchLists-setPresence', {
          eventId,
          numbers: [0],
          presence: 'left' as const,
        }),
      () => mallory.call('matchLists-substitute', { eventId, number: 0, withNumber: 1 }),
      () => mallory.call('matches-report', { matchId, ...score }),
      () => mallory.call('matches-decide', { matchId, ...score }),
      () => mallory.call('results-close', { eventId, unplayed: 1, unanswered: 0 }),
    ]
    for (const attempt of random.shuffle([...tries, ...tries]))
      expect(['event-too-early', 'plan-invalid']).toContain(codeOf(await attempt()))
  }
  app.clock.advance(48 * hourMs)
  expect(await numbersOfAll()).toEqual(before)
})

test('an event that was played does not move to a later day, and what was taken back cannot be brought back there', async () => {
  const startDate = '2026-06-08'
  const { eventId, matchId } = await aForgedEvent(startDate)
  const move = (changes: Partial<ReturnType<typeof eventFieldsAt>>) =>
    mallory.call('events-update', {
      eventId,
      fields: eventFieldsAt(location, { type: 'tournament', startDate, ...changes }),
      publish: false,
    })
  app.clock.set('2026-06-08T21:00:00Z')
  await mallory.must('matchLists-setPresence', { eventId, numbers: [0, 1, 2, 3], presence: 'here' })
  await mallory.must('matches-decide', { matchId, ...score })
  expect(codeOf(await move({ startDate: '2026-07-20' }))).toBe('event-played')
  expect(codeOf(await move({ startTime: '18:05' }))).toBe('event-played')
  expect(codeOf(await move({ play: 'singles' }))).toBe('event-scored')
  expect(codeOf(await move({ format: { ...cup, bestOf: 3 } }))).toBe('event-scored')
  expect(codeOf(await move({ format: cup, note: 'Bring water.' }))).toBe('done')
  await mallory.must('matches-clear', { matchId })
  await mallory.must('matchLists-setPresence', {
    eventId,
    numbers: [0, 1, 2, 3],
    presence: 'expected',
  })
  expect(codeOf(await move({ startDate: '2026-07-20' }))).toBe('done')
  expect(codeOf(await mallory.call('matchLists-undo', { eventId }))).toBe('event-too-early')
  const {
    rows: [row],
  } = await sql<{
    attended: number
  }>`select count(*)::int as attended from event_attendance where event_id = ${eventId}`.execute(
    app.db,
  )
  expect(row).toEqual({ attended: 0 })
})

test('check-in and scores open exactly an hour before the start', async () => {
  const { eventId, matchId } = await aForgedEvent('2026-07-01')
  app.clock.set('2026-07-01T20:59:59.999Z')
  expect(
    codeOf(
      await mallory.call('matchLists-setPresence', { eventId, numbers: [0], presence: 'here' }),
    ),
  ).toBe('event-too-early')
  app.clock.set('2026-07-01T21:00:00Z')
  await mallory.must('matchLists-setPresence', { eventId, numbers: [0], presence: 'here' })
  await mallory.must('matches-decide', { matchId, ...score })
})

test('no event lies more than a year ahead, by creation, change or series', async () => {
  app.clock.set(testStart)
  const make = (
    startDate: string,
    repeat: Parameters<typeof mallory.call<'events-create'>>[1]['repeat'] = null,
  ) =>
    mallory.call('events-create', {
      fields: eventFieldsAt(location, { startDate, startTime: '08:00' }),
      status: 'published',
      repeat,
    })
  expect(codeOf(await make('2027-06-03'))).toBe('event-too-far')
  const made = await make('2027-06-01')
  if (!made.ok) throw new Error(made.refusal.code)
  const { eventId } = made.value
  const later = eventFieldsAt(location, { startDate: '2027-06-03', startTime: '08:00' })
  expect(
    codeOf(await mallory.call('events-update', { eventId, fields: later, publish: false })),
  ).toBe('event-too-far')
  expect(
    codeOf(await make('2026-06-09', { everyWeeks: 8, weekdays: [], until: null, count: 26 })),
  ).toBe('event-too-far')
})
