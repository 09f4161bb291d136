// Emptying the demo: it goes for good, and what real people have and run stays.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  demoEmails,
  demoSlugs,
  operatorSignIn,
  organizerSignIn,
  playerSignIn,
} from '#server/demo/cast.ts'
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { alertKindsOf, eventFieldsAt, rosterInWords, signUp } from '#test/scenes/event-scene.ts'
import { prepare, signInToDemo } from '#test/scenes/prepared-store.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestClient } from '#test/support/test-client.ts'
import { verifyLedger } from '../ledger/queries.ts'
import { removeDuePhotos } from '../photo/jobs.ts'
import { replayDirty } from '../rating/jobs.ts'

const club = { locationId: 'sfrpd-angelo-j-rossi-playground', clubId: 'fog-city' }
const venue = club.locationId

const named = [...demoSlugs, ...demoEmails.map((email) => email.replace('.', '[.]'))]

let app: TestApp
let stopListening: () => Promise<void>
let rosa: TestPlayer, uma: TestPlayer, vic: TestPlayer
let robin: TestClient, olivia: TestClient, noor: TestClient
let realEvent: string, coming: string, shared: string

const demoOf = async (client: TestClient) => {
  const shown = await client.must('operators-see', { page: 'demo' })
  return shown.page === 'demo' ? shown : expect.unreachable()
}
const empty = (client: TestClient) =>
  client.call('operators-act', { act: 'emptyDemo', password: null })
const create = async (by: TestClient, changes: Parameters<typeof eventFieldsAt>[1]) =>
  (await by.must('events-create', { fields: eventFieldsAt(venue, changes), status: 'published' }))
    .eventId
const joinClub = (playerId: string) =>
  app.db
    .insertInto('club_members')
    .values({ locationId: venue, slug: club.clubId, playerId })
    .execute()

async function rowsNaming(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public'
      and table_name not in ('locations', 'operator_log')`.execute(app.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t
      where lower(t::text) ~ ${`\\m(${words.join('|')})\\M`}`.execute(app.db)
    found.push(...rows.map(({ line }) => `${name}: ${line}`))
  }
  return found
}

beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  stopListening = await listenForOperatorActs({ connectionString: app.databaseUrl }, app.deps)
  await prepare(app.db, true, app.clock.now(), app.deps.photos)
  rosa = await app.signedIn('Rosa')
  uma = await app.signedIn('Uma')
  vic = await app.signedIn('Vic')
  robin = await signInToDemo(app, playerSignIn.email)
  olivia = await signInToDemo(app, organizerSignIn.email)
  noor = await signInToDemo(app, operatorSignIn.email)
  await joinClub('uma')
  coming = await create(olivia, { title: 'Demo evening' })
  shared = await create(olivia, { title: 'Run together', cohosts: ['vic'] })
  await signUp(uma, coming)
  await signUp(uma, shared)
  realEvent = await create(uma, { title: 'Real evening', courts: 1, minPlayers: 2, maxPlayers: 2 })
  await robin.must('events-signUp', { eventId: realEvent, guests: 0 })
  await signUp(rosa, realEvent)
  await signUp(vic, realEvent)
  await uma.must('messages-send', {
    messageId: randomUUID(),
    toId: 'robin',
    message: 'Are you in?',
  })
})
afterAll(async () => {
  await stopListening()
  await app.close()
})

test('the only owner of a demo empties it and stays, and hears what goes before', async () => {
  const { counts, keptAccount, emptied } = await demoOf(noor)
  expect({ emptied, keptAccount }).toEqual({ emptied: null, keptAccount: operatorSignIn.email })
  expect(counts).toMatchObject({
    accounts: 3,
    clubs: 4,
    leagues: 1,
    tournaments: 1,
    places: 1,
    memberships: 1,
    messages: 1,
    handedOver: 1,
  })
  expect(counts.people).toBeGreaterThan(60)
  expect((await rowsNaming(named)).length).toBeGreaterThan(1_000)
})

test('everyone else with a role is refused, and so is a sign-in of long ago', async () => {
  await app.db
    .insertInto('operators')
    .values([
      { userId: rosa.userId, role: 'owner', created: new Date() },
      { userId: vic.userId, role: 'operator', created: new Date() },
    ])
    .execute()
  const created = (userId: string, createdAt: Date) =>
    app.db.updateTable('auth_sessions').set({ createdAt }).where('userId', '=', userId).execute()
  expect(await empty(vic)).toMatchObject({ refusal: { code: 'not-allowed' } })
  await created(rosa.userId, new Date('2026-01-01T00:00:00Z'))
  expect(await empty(rosa)).toMatchObject({ refusal: { code: 'sign-in-too-old' } })
  await created(rosa.userId, new Date(app.clock.now()))
})

test('it goes at once in open windows, and the rules hold for whoever was with it', async () => {
  const before = await demoOf(rosa)
  expect(before.keptAccount).toBeNull()
  const window = await app.socket(uma.token)
  const roster = window.subscribe('events-byId', { eventId: realEvent })
  await roster.next()
  expect(await rosterInWords(app.db, realEvent)).toContain('robin')
  await rosa.must('operators-act', { act: 'emptyDemo', password: null })
  expect(await roster.next()).toMatchObject({
    roster: expect.not.arrayContaining([expect.objectContaining({ playerName: 'Robin' })]),
  })
  await window.close()
  expect(await rosterInWords(app.db, realEvent)).toMatch(/rosa.*vic/)
  expect(await alertKindsOf(app.db, 'vic')).toEqual(
    expect.arrayContaining(['promoted', 'event-handed-over']),
  )
  expect(await alertKindsOf(app.db, 'uma')).toEqual(
    expect.arrayContaining(['event-cancelled', 'club-removed']),
  )
  expect(await robin.call('account-sessions', {})).toMatchObject({
    refusal: { code: 'not-signed-in' },
  })
})

test('nothing of the demo is left, in no table and no folder of photos', async () => {
  await replayDirty(app.deps)
  expect(await rowsNaming(named)).toEqual([])
  await removeDuePhotos(app.deps)
  expect(await app.deps.photos.list()).toEqual([])
  expect(await verifyLedger(app.db)).toEqual([])
})

test('what real people run stays', async () => {
  const rows = await app.db
    .selectFrom('events')
    .select(['eventId', 'playerId'])
    .orderBy('playerId')
    .execute()
  expect(rows).toEqual([
    { eventId: realEvent, playerId: 'uma' },
    { eventId: shared, playerId: 'vic' },
  ])
  expect(rows.map(({ eventId }) => eventId)).not.toContain(coming)
  const { n } = await app.db
    .selectFrom('locations')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBeGreaterThan(100)
})

test('it is written to the log, and emptied once', async () => {
  const [line] = await app.db
    .selectFrom('operator_log')
    .select(['command', 'detail', 'byUserId'])
    .execute()
  expect(line).toMatchObject({ command: 'demo empty', byUserId: rosa.userId })
  expect(line?.detail).toMatch(/^people \d+, accounts 4, events \d+/)
  expect(await empty(rosa)).toMatchObject({ refusal: { code: 'no-demo' } })
  expect((await demoOf(rosa)).emptied).toBe(new Date(app.clock.now()).toISOString())
})

test('no later start brings it back, not even without people', async () => {
  await prepare(app.db, true, app.clock.now())
  expect(await rowsNaming(demoSlugs)).toEqual([])
  const other = await startTestApp({ isLocal: true })
  await other.db
    .insertInto('server_setup')
    .values({ id: 'current', linkName: null, demoEmptied: new Date() })
    .execute()
  expect(await prepare(other.db, true, other.clock.now())).toEqual([])
  expect(await other.db.selectFrom('players').select('playerId').execute()).toEqual([])
  await other.close()
})
