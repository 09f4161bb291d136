// Venues in the operators' console: found, hidden, given admins, merged.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let olga: TestPlayer

beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  olga = await app.signedIn('olga')
  await app.db
    .insertInto('operators')
    .values({ userId: olga.userId, role: 'operator', created: new Date(app.clock.now()) })
    .execute()
  for (const [locationId, name] of [
    ['pier', 'Málaga Pier'],
    ['quay', 'Quay'],
  ] as const)
    await aLocation(app.db, { locationId, name })
})
afterAll(() => app.close())

type Act = CallInput<'operators-act'>
type Filter = Extract<CallInput<'operators-see'>, { page: 'venues' }>['filter']
type Venues = Extract<CallOutput<'operators-see'>, { page: 'venues' }>
const find = async (text: string, filter: Filter = 'all') => {
  const shown = await olga.must('operators-see', { page: 'venues', text, filter })
  return (shown as Venues).venues
}
const idsOf = async (text: string, filter?: Filter) =>
  (await find(text, filter)).map(({ locationId }) => locationId)
const act = (input: Act) => olga.must('operators-act', input)
const lines = async () =>
  (
    await app.db
      .selectFrom('operator_log')
      .select(['command', 'locationId', 'detail', 'byUserId'])
      .orderBy('operatorLogId')
      .execute()
  ).map(({ command, locationId, detail, byUserId }) =>
    [command, locationId, detail, byUserId === olga.userId].join(' '),
  )

test('venues are found by accents and parts, hidden, restored and given admins', async () => {
  const ann = await app.signedIn('ann')
  const window = (await app.socket(ann.token)).subscribe('locations-byId', {
    locationId: 'pier',
    today: '2026-06-01',
  })
  await window.next()
  expect(await idsOf('malaga')).toEqual(['pier'])
  expect(await idsOf('', 'unadministered')).toContain('quay')
  await act({ act: 'appointAdmin', locationId: 'pier', who: ann.email })
  expect(await find('PIER')).toMatchObject([{ admins: [{ playerId: 'ann' }] }])
  expect(await idsOf('pier', 'unadministered')).toEqual([])
  const again: Act = { act: 'appointAdmin', locationId: 'pier', who: 'ann' }
  expect(await olga.call('operators-act', again)).toMatchObject({
    refusal: { code: 'already-admin-here', params: { player: 'ann' } },
  })
  await act({ act: 'removeAdmin', locationId: 'pier', playerId: 'ann' })
  await act({ act: 'hideVenue', locationId: 'pier' })
  expect(await idsOf('pier', 'hidden')).toEqual(['pier'])
  await act({ act: 'restoreVenue', locationId: 'pier' })
  expect(await idsOf('pier', 'hidden')).toEqual([])
  await act({ act: 'setZone', locationId: 'pier', timezone: 'America/Phoenix' })
  const wrong: Act = { act: 'setZone', locationId: 'pier', timezone: 'Mars/Olympus' }
  expect(await olga.call('operators-act', wrong)).toMatchObject({ refusal: { code: 'bad-input' } })
  expect(await lines()).toEqual([
    'admins appoint pier  true',
    'admins remove pier  true',
    'venues hide pier  true',
    'venues restore pier  true',
    'venues zone pier America/Phoenix true',
  ])
})

test('a merge says its numbers, moves, and is done once', async () => {
  await anEvent(app.db, { location: 'pier', organizer: 'olga' })
  const seen = await olga.must('operators-see', { page: 'merge', from: 'pier', into: 'quay' })
  expect(seen).toMatchObject({ events: 1, clubs: 0 })
  const merge: Act = { act: 'mergeVenues', from: 'pier', into: 'quay', password: null }
  await act(merge)
  expect(await idsOf('pier')).toEqual([])
  expect((await lines()).at(-1)).toBe('venues merge quay pier true')
  expect(await olga.call('operators-act', merge)).toMatchObject({
    refusal: { code: 'location-not-found' },
  })
  expect(
    await olga.call('operators-see', { page: 'merge', from: 'pier', into: 'quay' }),
  ).toMatchObject({ refusal: { code: 'location-not-found' } })
})

test('a merge of an old sign-in asks for the password', async () => {
  await app.db
    .updateTable('auth_sessions')
    .set({ createdAt: sql<Date>`now() - interval '1 year'` })
    .where('userId', '=', olga.userId)
    .execute()
  const merge: Act = { act: 'mergeVenues', from: 'quay', into: 'none', password: null }
  expect(await olga.call('operators-act', merge)).toMatchObject({
    refusal: { code: 'sign-in-too-old' },
  })
})

test('a venue with a name of many rare letters is kept: its text may be longer than an index row', async () => {
  const letters = Array.from({ length: 4_000 }, () =>
    String.fromCodePoint(0x4e00 + randomInt(0x5000)),
  ).join('')
  const locationId = await aLocation(app.db)
  await app.db
    .updateTable('locations')
    .set({ search: letters })
    .where('locationId', '=', locationId)
    .execute()
})
