// Unanswered scores under clock changes, several servers on one database, and a restart.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { confirmOldScores } from './jobs.ts'

const hourMs = 3_600_000
let app: TestApp
let ann: TestPlayer
let cleo: TestPlayer
let place: string
beforeAll(async () => {
  app = await startTestApp()
  place = await aLocation(app.db)
  for (const name of ['olivia', 'ben', 'dan']) await app.signedIn(name)
  ann = await app.signedIn('ann')
  cleo = await app.signedIn('cleo')
})
afterAll(() => app.close())

let eventId: string
let ids: string[]
beforeEach(async () => {
  eventId = await anEvent(app.db, { location: place, organizer: 'olivia' }, { type: 'round robin' })
  await openDoors(app, eventId)
  ids = await aMatchList(
    app.db,
    eventId,
    ['ann', 'ben', 'cleo', 'dan'],
    [1, 2, 3].map((round) => ({ round, a: [0, 1], b: [2, 3] })),
  )
})

const report = (index: number) =>
  ann.must('matches-report', { matchId: ids[index] ?? '', games: [[11, 7]], walkover: null })
const stateOf = async (index: number) =>
  (
    await app.db
      .selectFrom('matches')
      .select('state')
      .where('matchId', '=', ids[index] ?? '')
      .executeTakeFirstOrThrow()
  ).state

test('what was told counts after a day, and not a moment before; a dispute waits on', async () => {
  await report(0)
  await report(1)
  await cleo.must('matches-dispute', {
    matchId: ids[1] ?? '',
    reported: new Date(app.clock.now()).toISOString(),
    dispute: 'No',
  })
  app.clock.advance(24 * hourMs - 1)
  expect(await confirmOldScores(app.deps)).toBe(0)
  expect(await stateOf(0)).toBe('reported')
  app.clock.advance(1)
  expect(await confirmOldScores(app.deps)).toBe(1)
  const row = await app.db
    .selectFrom('matches')
    .select(['state', 'confirmedBy', 'confirmed', 'resultOrder'])
    .where('matchId', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    state: 'confirmed',
    confirmedBy: null,
    confirmed: new Date(app.clock.now()),
    resultOrder: expect.any(Number) as number,
  })
  expect(await stateOf(1)).toBe('disputed')
  expect(await stateOf(2)).toBe('planned')
  expect(await confirmOldScores(app.deps)).toBe(0)
})

test('windows see it without asking', async () => {
  await report(0)
  const window = await app.socket(cleo.token)
  const list = window.subscribe('matchLists-byEvent', { eventId })
  expect((await list.next()).matchList?.matches[0]?.state).toBe('reported')
  app.clock.advance(24 * hourMs)
  await confirmOldScores(app.deps)
  expect((await list.next()).matchList?.matches[0]?.state).toBe('confirmed')
  await window.close()
})

test('several servers at once settle each match once, and who answers meanwhile is not overruled', async () => {
  await report(0)
  await report(1)
  const reported = new Date(app.clock.now()).toISOString()
  const second = await startTestApp({ beside: app })
  second.clock.set(app.clock.now() + 24 * hourMs)
  app.clock.advance(24 * hourMs)
  const [counted, answer] = await Promise.all([
    Promise.all([app, second, app, second].map((server) => confirmOldScores(server.deps))),
    cleo.call('matches-confirm', { matchId: ids[0] ?? '', reported }),
  ])
  const row = await app.db
    .selectFrom('matches')
    .select(['confirmedBy', 'state'])
    .where('matchId', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  expect(counted.reduce((sum, one) => sum + one, 0)).toBe(answer.ok ? 1 : 2)
  expect(row).toEqual({ state: 'confirmed', confirmedBy: answer.ok ? 'cleo' : null })
  expect(await stateOf(1)).toBe('confirmed')
  await second.close()
})

test('a server that was away for days settles what waited when it is back; of a deleted event nothing', async () => {
  await report(0)
  const gone = await anEvent(
    app.db,
    { location: place, organizer: 'olivia' },
    { type: 'round robin' },
  )
  const [lost = ''] = await aMatchList(
    app.db,
    gone,
    ['ann', 'ben', 'cleo', 'dan'],
    [{ a: [0, 1], b: [2, 3] }],
  )
  await ann.must('matches-report', { matchId: lost, games: [[11, 2]], walkover: null })
  await app.db.updateTable('events').set({ deleted: true }).where('eventId', '=', gone).execute()
  const later = await startTestApp({ beside: app })
  later.clock.set(app.clock.now() + 72 * hourMs)
  expect(await confirmOldScores(later.deps)).toBe(1)
  expect(await stateOf(0)).toBe('confirmed')
  await later.close()
})

test('an event whose scores cannot be settled holds up no other', async () => {
  const broken = await anEvent(
    app.db,
    { location: place, organizer: 'olivia' },
    { type: 'round robin' },
  )
  const [stuck = ''] = await aMatchList(
    app.db,
    broken,
    ['ann', 'ben', 'cleo', 'dan'],
    [{ a: [0, 1], b: [2, 3] }],
  )
  await ann.must('matches-report', { matchId: stuck, games: [[11, 2]], walkover: null })
  app.clock.advance(1000)
  await report(0)
  await sql`create function break_down() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`.execute(app.db)
  await sql`create trigger break_down before update on matches for each row
    when (old.match_id = ${sql.lit(stuck)}) execute function break_down()`.execute(app.db)
  app.clock.advance(24 * hourMs)
  expect(await confirmOldScores(app.deps)).toBe(1)
  expect(await stateOf(0)).toBe('confirmed')
  expect(app.takeErrors().map(({ eventId: of }) => of)).toEqual([broken])
  await sql`drop trigger break_down on matches`.execute(app.db)
  expect(await confirmOldScores(app.deps)).toBe(1)
})
