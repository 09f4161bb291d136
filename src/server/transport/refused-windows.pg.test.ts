// A window whose subscription was refused shows it as soon as it becomes available, so a link
// opened too early needn't be reopened.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let ada: TestPlayer, ben: TestPlayer, cleo: TestPlayer
let place: string
beforeAll(async () => {
  app = await startTestApp()
  place = await aLocation(app.db)
  ;[ada, ben, cleo] = [
    await app.signedIn('Ada'),
    await app.signedIn('Ben'),
    await app.signedIn('Cleo'),
  ]
  await anAdmin(app.db, place, 'ada')
})
afterAll(() => app.close())

const refusals = (frames: readonly { type: string }[]) =>
  frames.filter(({ type }) => type === 'refused')

test('opening the registration of a league reaches who looked at it as a draft, and says nothing before', async () => {
  const fields = leagueFieldsAt(place)
  const { leagueSeriesId } = await ben.must('leagues-create', { fields })
  const socket = await app.socket(cleo.token)
  const early = socket.subscribe('leagues-byId', { leagueSeriesId })
  expect(await early.refused()).toEqual({ code: 'league-not-found' })
  await ben.must('leagues-update', { leagueSeriesId, fields: { ...fields, name: 'Still a draft' } })
  await ben.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  const shown = await until('the league', () => early.latest())
  expect([shown.state, refusals(socket.frames).length]).toEqual(['registration', 1])
  expect(
    await (await app.socket(ada.token)).subscribe('leagues-byId', { leagueSeriesId }).next(),
  ).toMatchObject({ state: 'registration' })
  await ben.must('leagues-update', { leagueSeriesId, fields: { ...fields, name: 'Open to all' } })
  await until('the new name', () => early.latest()?.fields.name === 'Open to all')
  await ben.must('leagues-setState', { leagueSeriesId, state: 'draft' })
  await until('it is refused again', () => refusals(socket.frames).length === 2)
})

test('so do publishing an event, and an office at a venue', async () => {
  const { eventId } = await ben.must('events-create', {
    fields: eventFieldsAt(place),
    status: 'draft',
    repeat: null,
  })
  const socket = await app.socket(cleo.token)
  const event = socket.subscribe('events-byId', { eventId })
  const log = socket.subscribe('locationsAdmin-log', { locationId: place, limit: 5 })
  expect(await event.refused()).toEqual({ code: 'event-not-found' })
  await log.refused()
  await ben.must('events-update', {
    eventId,
    fields: eventFieldsAt(place),
    publish: true,
    scope: 'this',
  })
  expect(await until('the event', () => event.latest())).toMatchObject({ status: 'published' })
  await ada.must('locationsAdmin-invite', { locationId: place, playerId: 'cleo' })
  const {
    messages: [request],
  } = await (
    await app.socket(cleo.token)
  )
    .subscribe('messages-thread', { playerId: 'ada', limit: 1 })
    .next()
  await cleo.must('locationsAdmin-accept', { messageId: request?.messageId ?? '' })
  expect((await until('the log', () => log.latest())).lines).toHaveLength(2)
})

test('a window that is refused for another reason says so', async () => {
  const fields = eventFieldsAt(place)
  const { eventId } = await ben.must('events-create', { fields, status: 'published', repeat: null })
  const socket = await app.socket((await app.signedIn('Eva')).token)
  const invitees = socket.subscribe('events-invitees', { eventId })
  expect(await invitees.refused()).toEqual({ code: 'not-allowed' })
  const change = (changes: object) =>
    ben.must('events-update', {
      eventId,
      fields: { ...fields, ...changes },
      publish: false,
      scope: 'this',
    })
  await change({ invite: true, invited: 'Friends' })
  await until('the other reason', () => refusals(socket.frames).length === 2)
  expect(invitees.refusal()).toEqual({ code: 'event-not-found' })
  await change({ title: 'Still private', invite: true, invited: 'Friends' })
  await change({})
  await until('the first reason', () => refusals(socket.frames).length === 3)
  expect(invitees.refusal()).toEqual({ code: 'not-allowed' })
})

test('a number that was refused may be used anew, and one that was given up stays silent', async () => {
  const { leagueSeriesId } = await ben.must('leagues-create', { fields: leagueFieldsAt(place) })
  const socket = await app.socket((await app.signedIn('Dan')).token)
  const [given, kept] = [
    socket.subscribe('leagues-byId', { leagueSeriesId }),
    socket.subscribe('leagues-byId', { leagueSeriesId }),
  ]
  await Promise.all([given.refused(), kept.refused()])
  given.close()
  socket.send(
    JSON.stringify({ type: 'subscribe', id: 2, query: 'leagues-byId', input: { leagueSeriesId } }),
  )
  await until('a third refusal', () => refusals(socket.frames).length === 3)
  await ben.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  await until('the league', () => kept.latest())
  expect([given.latest(), refusals(socket.frames).length]).toEqual([undefined, 3])
})
