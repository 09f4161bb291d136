// Who may found venues and clubs: refused by the server, and known in open windows before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import type { LeagueFields } from '#domain/league/league.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { venueFields } from '#test/scenes/venue-fields.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let owner: TestPlayer
let ann: TestPlayer
let place: string
beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  ;[owner, ann] = await Promise.all([app.signedIn('Owner'), app.signedIn('Ann')])
  place = await aLocation(app.db)
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'owner', created: new Date() })
    .execute()
})
afterAll(() => app.close())

const set = (act: Omit<Extract<CallInput<'operators-act'>, { act: 'setFounding' }>, 'act'>) =>
  owner.must('operators-act', { act: 'setFounding', ...act })
const found = (player: TestPlayer, clubName: string) =>
  player.call('clubs-create', { locationId: place, clubName })

test('clubs by admins only: an open window knows, the call is refused, an admin may', async () => {
  const window = await app.socket(ann.token)
  const mine = window.subscribe('founding-mine', { locationId: place })
  expect(await mine.next()).toEqual({ venue: null, club: null, event: null })
  await set({ what: 'club', who: 'admins', days: 7 })
  expect(await mine.until(({ club }) => club !== null)).toEqual({
    venue: null,
    club: { n: 0, until: 0 },
    event: null,
  })
  expect(await found(ann, 'Dinkers')).toMatchObject({ refusal: { code: 'not-allowed' } })
  const elsewhere = await aLocation(app.db, { name: 'Elsewhere', lat: 40, lon: -3 })
  await app.db
    .insertInto('locations_admin')
    .values({ locationId: elsewhere, playerId: 'ann' })
    .execute()
  expect(await found(ann, 'Dinkers')).toMatchObject({ refusal: { code: 'not-allowed' } })
  expect(await found(owner, 'Runners')).toMatchObject({ ok: true })
  await app.db
    .insertInto('locations_admin')
    .values({ locationId: place, playerId: 'ann' })
    .execute()
  expect(await found(ann, 'Dinkers')).toMatchObject({ ok: true })
  await app.db.deleteFrom('locations_admin').execute()
  await set({ what: 'club', who: 'everyone', days: 7 })
  expect(await mine.until(({ club }) => club === null)).toMatchObject({ club: null })
  expect(await found(ann, 'Lobbers')).toMatchObject({ ok: true })
  await window.close()
  const lines = await app.db.selectFrom('operator_log').select(['command', 'detail']).execute()
  expect(lines).toEqual([
    { command: 'registration founding', detail: 'club admins' },
    { command: 'registration founding', detail: 'club everyone' },
  ])
})

test('known people add venues once their account is old enough', async () => {
  await set({ what: 'venue', who: 'known', days: 30 })
  const { created } = await app.db
    .selectFrom('players')
    .select('created')
    .where('playerId', '=', 'ann')
    .executeTakeFirstOrThrow()
  const until = created.getTime() + 30 * 86_400_000
  app.clock.set(created.getTime())
  const window = await app.socket(ann.token)
  expect(await window.subscribe('founding-mine', { locationId: null }).next()).toEqual({
    venue: { n: 30, until },
    club: null,
    event: null,
  })
  await window.close()
  const add = () =>
    ann.call('locations-create', { fields: venueFields(), confirmedDistinct: false })
  app.clock.set(until - 1)
  expect(await add()).toMatchObject({ refusal: { code: 'not-allowed' } })
  app.clock.set(until)
  expect(await add()).toMatchObject({ ok: true })
})

test('an operator’s role counts at once in their open window, and a viewer’s does not', async () => {
  await set({ what: 'venue', who: 'admins', days: 7 })
  const bea = await app.signedIn('Bea')
  const window = await app.socket(bea.token)
  const mine = window.subscribe('founding-mine', { locationId: null })
  expect(await mine.next()).toMatchObject({ venue: { n: 0 } })
  const give = (role: 'operator' | 'viewer') =>
    owner.must('operators-act', {
      act: 'appoint',
      userId: bea.userId,
      role,
      password: null,
    })
  await give('operator')
  expect(await mine.until(({ venue }) => venue === null)).toMatchObject({ venue: null })
  await give('viewer')
  expect(await mine.until(({ venue }) => venue !== null)).toMatchObject({ venue: { n: 0 } })
  await window.close()
})

test('public events by admins only: new ones, drafts and private ones that become public', async () => {
  app.clock.set(Date.parse('2026-06-01T12:00:00Z'))
  await set({ what: 'event', who: 'admins', days: 7 })
  const fay = await app.signedIn('Fay')
  const create = (status: 'published' | 'draft', changes: Partial<EventFields> = {}) =>
    fay.call('events-create', { fields: eventFieldsAt(place, changes), status, repeat: null })
  const update = (eventId: string, publish: boolean) =>
    fay.call('events-update', {
      eventId,
      fields: eventFieldsAt(place),
      publish,
      scope: 'this',
    })
  const refused = { refusal: { code: 'not-allowed' } }
  expect(await create('published')).toMatchObject(refused)
  const isPrivate = { invite: true, invited: 'Friends' }
  const [draft, own] = [await create('draft'), await create('published', isPrivate)]
  if (!draft.ok || !own.ok) expect.unreachable()
  expect(await update(draft.value.eventId, true)).toMatchObject(refused)
  expect(await update(own.value.eventId, false)).toMatchObject(refused)
  await set({ what: 'event', who: 'everyone', days: 7 })
  expect(await update(draft.value.eventId, true)).toMatchObject({ ok: true })
  expect(await update(own.value.eventId, false)).toMatchObject({ ok: true })
  await set({ what: 'event', who: 'admins', days: 7 })
  expect(await update(own.value.eventId, false)).toMatchObject({ ok: true })
  await set({ what: 'event', who: 'everyone', days: 7 })
})

test('a league is held when it opens to everyone, not as a draft or for friends', async () => {
  await set({ what: 'event', who: 'admins', days: 7 })
  const gus = await app.signedIn('Gus')
  const made = await gus.must('leagues-create', { fields: leagueFieldsAt(place) })
  const open = () => gus.call('leagues-setState', { ...made, state: 'registration' })
  const update = (changes: Partial<LeagueFields>) =>
    gus.call('leagues-update', { ...made, fields: leagueFieldsAt(place, changes) })
  expect(await open()).toMatchObject({ refusal: { code: 'not-allowed' } })
  expect(await update({ invite: true, invited: 'Friends' })).toMatchObject({ ok: true })
  expect(await open()).toMatchObject({ ok: true })
  expect(await update({})).toMatchObject({ refusal: { code: 'not-allowed' } })
  await set({ what: 'event', who: 'everyone', days: 7 })
  expect(await update({})).toMatchObject({ ok: true })
})
