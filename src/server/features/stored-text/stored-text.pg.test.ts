// No account can fill the disk: its text is limited in bytes, per day and in total.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aClub, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ann: TestPlayer
let [place, clubId, eventId, leagueSeriesId, tournamentId] = ['', '', '', '', '']
beforeAll(async () => {
  app = await startTestApp()
  place = await aLocation(app.db)
  ann = await app.signedIn('Ann')
  const ben = await app.signedIn('Ben')
  clubId = await aClub(app.db, { location: place, owner: 'ann', name: 'Dinks' })
  eventId = await anEvent(app.db, { location: place, organizer: 'ann' })
  for (const player of [ann, ben]) await player.must('events-signUp', { eventId, guests: 0 })
  const others = [await app.signedIn('Cal'), await app.signedIn('Dee')]
  leagueSeriesId = await runningLeague(ann, [ann, ben, ...others], leagueFieldsAt(place))
  const fields = tournamentFieldsAt(place, { startDate: later, endDate: later })
  tournamentId = (await ann.must('tournaments-create', { fields })).tournamentId
})
beforeEach(async () => {
  app.clock.set(testStart)
  await app.db.deleteFrom('stored_text').execute()
})
afterAll(() => app.close())

const later = toDay('2026-07-06')
const message = 'Ñandú'.repeat(20)
const bytes = 7 * 20
const roads = {
  'messages-send': () =>
    ann.call('messages-send', { messageId: randomUUID(), toId: 'ben', message }),
  'messages-toRoster': () => ann.call('messages-toRoster', { eventId, to: 'all', message }),
  'eventChats-send': () =>
    ann.call('eventChats-send', { messageId: randomUUID(), eventId, message }),
  'clubChats-send': () =>
    ann.call('clubChats-send', { messageId: randomUUID(), locationId: place, clubId, message }),
  'agreements-save': () =>
    ann.call('agreements-save', {
      owner: { kind: 'event', eventId },
      agreementId: null,
      title: 'Waiver',
      textEn: message,
      textEs: '',
      repeats: 'once',
      seasonFrom: null,
      seasonUntil: null,
      forGuests: false,
      forMinors: false,
    }),
  'events-create': () =>
    ann.call('events-create', {
      fields: eventFieldsAt(place, { note: message }),
      status: 'draft',
      repeat: null,
    }),
  'leagues-addDays': () =>
    ann.call('leagues-addDays', {
      leagueSeriesId,
      days: [later],
      startTime: '19:00',
      duration: 120,
      courts: 2,
    }),
  'tournaments-addDivision': () =>
    ann.call('tournaments-addDivision', {
      tournamentId,
      division: divisionFieldsFor('fixed teams', { startDate: later }),
    }),
}
const standing = () =>
  app.db
    .selectFrom('stored_text')
    .select(['today', 'total'])
    .where('playerId', '=', 'ann')
    .executeTakeFirst()
const stands = (today: number, total: number) =>
  app.db
    .insertInto('stored_text')
    .values({ playerId: 'ann', day: '2026-06-01', today, total })
    .execute()

test.each(Object.entries(roads))(
  'text of %s counts for the account, and is refused beyond its ten megabytes a day',
  async (_name, send) => {
    expect(await send()).toMatchObject({ ok: true })
    expect((await standing())?.today).toBeGreaterThanOrEqual(bytes)
    await app.db.deleteFrom('stored_text').execute()
    await stands(10_000_000 - bytes + 1, 20_000_000)
    expect(await send()).toEqual({
      ok: false,
      refusal: { code: 'too-much-text-today', params: { n: 10 } },
    })
    expect((await standing())?.total).toBe(20_000_000)
    app.clock.advance(86_400_000)
    expect(await send()).toMatchObject({ ok: true })
  },
)

test('an account that stored three hundred megabytes stores no more on any day', async () => {
  await stands(0, 300_000_000 - bytes + 1)
  app.clock.advance(30 * 86_400_000)
  expect(await roads['messages-send']()).toEqual({
    ok: false,
    refusal: { code: 'too-much-text', params: { n: 300 } },
  })
  expect((await standing())?.total).toBe(300_000_000 - bytes + 1)
})
