// Abuse of house rules: an organizer without trust at the venue marks players absent or moves the
// cutoff. No one is paused for it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { eventFieldsAt, openDoors } from '#test/scenes/event-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let made = 0
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aStrictVenue() {
  made += 1
  const [admin, ann, stranger] = (await Promise.all(
    ['Ada', 'Ann', 'Stan'].map((name) => app.signedIn(`${name}${made}`)),
  )) as [TestPlayer, TestPlayer, TestPlayer]
  const location = await aLocation(app.db)
  await anAdmin(app.db, location, admin.playerId)
  const set = (membersClubId: string | null) =>
    admin.must('houseRules-save', {
      owner: { kind: 'venue', locationId: location },
      rules: {
        daysAhead: null,
        opensAt: '00:00',
        laterDays: null,
        aDay: null,
        aWeek: null,
        oneWaitlist: false,
        missEffect: 'pause',
        missLimit: 1,
        pauseDays: 60,
        membersClubId,
      },
    })
  await set(null)
  const create = async (
    organizer: TestPlayer,
    changes: Partial<CallInput<'events-create'>['fields']> = {},
  ): Promise<string> => {
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location, { title: 'Open play', ...changes }),
      status: 'published',
      repeat: null,
    })
    return eventId
  }
  const missOne = async (organizer: TestPlayer): Promise<void> => {
    const eventId = await create(organizer)
    await ann.must('events-signUp', { eventId, guests: 0 })
    await openDoors(app, eventId)
    await organizer.must('events-checkIn', {
      eventId,
      playerId: ann.playerId,
      attendance: 'no-show',
    })
    app.clock.set(afterwards)
  }
  const ask = async (): Promise<[number, string | null]> => {
    const eventId = await create(admin, { startDate: '2026-06-20' })
    const { missed, refusal } = await ann.must('houseRules-mine', { eventId })
    return [missed, refusal?.code ?? null]
  }
  return { admin, ann, stranger, location, set, create, missOne, ask }
}
const afterwards = '2026-06-03T04:00:00Z'
const nothing = [0, null]
const paused = [1, 'house-paused']

test('no-shows at events of a stranger count against nobody, those at events of an admin do', async () => {
  const { admin, stranger, ann, missOne, ask } = await aStrictVenue()
  await missOne(stranger)
  expect(await ask()).toEqual(nothing)
  expect((await ann.must('houseRules-record', {})).places).toEqual([])
  app.clock.set(testStart)
  await missOne(admin)
  expect(await ask()).toEqual(paused)
})

test('a club counts with its organizers once the venue puts it first, and a founded one never', async () => {
  const { stranger, location, set, missOne, ask } = await aStrictVenue()
  const clubId = await aClub(app.db, {
    location,
    owner: stranger.playerId,
    name: `Regulars ${made}`,
    members: [],
  })
  await stranger.must('houseRules-save', {
    owner: { kind: 'club', locationId: location, clubId },
    rules: {
      daysAhead: null,
      opensAt: '00:00',
      laterDays: null,
      aDay: null,
      aWeek: null,
      oneWaitlist: false,
      missEffect: 'pause',
      missLimit: 1,
      pauseDays: 60,
      membersClubId: null,
    },
  })
  await missOne(stranger)
  expect(await ask()).toEqual(nothing)
  await set(clubId)
  expect(await ask()).toEqual(paused)
})

test('of the club that comes first, those who plan its events count, and its other members don’t', async () => {
  const { admin, stranger, location, set, missOne, ask } = await aStrictVenue()
  const clubId = await aClub(app.db, {
    location,
    owner: admin.playerId,
    name: `Planners ${made}`,
    members: [stranger.playerId],
  })
  await set(clubId)
  await missOne(stranger)
  expect(await ask()).toEqual(nothing)
  const give = (office: 'treasurer' | 'organizer') =>
    admin.must('clubMembers-setOffice', {
      locationId: location,
      clubId,
      playerId: stranger.playerId,
      office,
    })
  await give('treasurer')
  expect(await ask()).toEqual(nothing)
  await give('organizer')
  expect(await ask()).toEqual(paused)
})

test('nothing counts before the event is over, neither a no-show nor a late cancel', async () => {
  const { admin, ann, create, ask } = await aStrictVenue()
  const [shown, left] = [
    await create(admin, { cancelCutoffHours: 48 }),
    await create(admin, { cancelCutoffHours: 48 }),
  ]
  for (const eventId of [shown, left]) await ann.must('events-signUp', { eventId, guests: 0 })
  expect(await ann.must('events-withdraw', { eventId: left })).toEqual({ late: true })
  expect(await ask()).toEqual(nothing)
  await openDoors(app, shown)
  await admin.must('events-checkIn', {
    eventId: shown,
    playerId: ann.playerId,
    attendance: 'no-show',
  })
  expect(await ask()).toEqual(nothing)
  app.clock.set(afterwards)
  expect(await ask()).toEqual([2, 'house-paused'])
})

test('a check-in by code outweighs a no-show', async () => {
  const { admin, ann, create, ask } = await aStrictVenue()
  const eventId = await create(admin)
  await ann.must('events-signUp', { eventId, guests: 0 })
  await openDoors(app, eventId)
  const { code } = await admin.must('checkIns-code', { place: eventId })
  await ann.must('checkIns-arrive', { eventId, proof: { kind: 'code', code } })
  await admin.must('events-checkIn', { eventId, playerId: ann.playerId, attendance: 'no-show' })
  await ann.call('checkIns-arrive', { eventId, proof: { kind: 'none' } })
  app.clock.set(afterwards)
  expect(await ask()).toEqual(nothing)
})

test('a cut-off raised later binds those who come later, and a lowered one frees everyone', async () => {
  const { admin, ann, create, ask } = await aStrictVenue()
  const eventId = await create(admin, { cancelCutoffHours: 2 })
  const ben = await app.signedIn(`Ben${made}`)
  await ann.must('events-signUp', { eventId, guests: 0 })
  await raise(admin, eventId, 48)
  await ben.must('events-signUp', { eventId, guests: 0 })
  expect(await ann.must('events-withdraw', { eventId })).toEqual({ late: false })
  expect(await ben.must('events-withdraw', { eventId })).toEqual({ late: true })
  await ann.must('events-signUp', { eventId, guests: 0 })
  expect(await ann.must('events-withdraw', { eventId })).toEqual({ late: true })
  await ann.must('events-signUp', { eventId, guests: 0 })
  await raise(admin, eventId, 0)
  expect(await ann.must('events-withdraw', { eventId })).toEqual({ late: false })
  app.clock.set(afterwards)
  expect(await ask()).toEqual(nothing)
})

test('a window tells each entry’s own cut-off, so that no screen warns of a late cancel that isn’t', async () => {
  const { admin, ann, create } = await aStrictVenue()
  const eventId = await create(admin, { cancelCutoffHours: 2 })
  const ben = await app.signedIn(`Bea${made}`)
  await ann.must('events-signUp', { eventId, guests: 0 })
  await raise(admin, eventId, 48)
  await ben.must('events-signUp', { eventId, guests: 0 })
  const window = await app.socket(ann.token)
  const { roster } = await window.subscribe('events-byId', { eventId }).next()
  expect(roster.map(({ cutoffHours }) => cutoffHours)).toEqual([2, 48])
  await window.close()
})

async function raise(
  organizer: TestPlayer,
  eventId: string,
  cancelCutoffHours: number,
): Promise<void> {
  const { location } = await app.db
    .selectFrom('events')
    .select('location')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await organizer.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, { title: 'Open play', cancelCutoffHours }),
    publish: false,
  })
}
