// The number of database round trips per call, since each costs the distance to the database.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startDistantPostgres, type DistantPostgres } from '#test/support/distant-postgres.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'

let database: TestDatabase
let distant: DistantPostgres
let app: TestApp
let ana: TestPlayer

beforeAll(async () => {
  database = await testDatabase()
  distant = await startDistantPostgres(database.url)
  app = await startTestApp({ beside: { databaseUrl: distant.url } })
  ana = await app.signedIn('Ana')
  await app.signedIn('Ben')
  // Long enough for statements sent together to arrive together, also on a busy machine.
  distant.setDistance(60)
})

afterAll(async () => {
  await app.close()
  await distant.close()
  await database.drop()
})

async function inTurn<T, R>(each: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const given: R[] = []
  for (const one of each) given.push(await act(one))
  return given
}

async function roundTripsOf(act: () => Promise<unknown>): Promise<number> {
  const before = distant.roundTrips()
  await act()
  return distant.roundTrips() - before
}

const send = (key: string = randomUUID(), messageId: string = randomUUID()): Promise<unknown> =>
  ana.must('messages-send', { messageId, toId: 'ben', message: 'Six?' }, key)

test('a message to somebody one writes with takes four round trips, the one that begins it one more', async () => {
  await ana.must('messages-markRead', { playerId: 'ben' })
  expect(await roundTripsOf(() => send())).toBe(5)
  expect(await roundTripsOf(() => send())).toBe(4)
})

test('a sign-up takes two round trips, and one more where its session has to be looked up', async () => {
  const place = { location: await aLocation(database.db), organizer: 'ben' }
  const signUp = async (): Promise<number> => {
    const eventId = await anEvent(database.db, place)
    return roundTripsOf(() => ana.must('events-signUp', { eventId, guests: 0 }))
  }
  await ana.must('messages-markRead', { playerId: 'ben' })
  expect(await signUp()).toBe(2)
  app.clock.advance(6_000)
  expect(await signUp()).toBe(3)
})

test('a look at an event takes three round trips: may it be seen, all of it with the instant, and the end, which the answer does not await', async () => {
  const place = { location: await aLocation(database.db), organizer: 'ben' }
  const eventIds = [await anEvent(database.db, place), await anEvent(database.db, place)]
  const window = await app.socket(ana.token)
  const look = (eventId: string): Promise<number> =>
    roundTripsOf(() => window.subscribe('events-byId', { eventId }).next())
  const [, second] = await inTurn(eventIds, look)
  expect(second).toBe(3)
  await window.close()
})
