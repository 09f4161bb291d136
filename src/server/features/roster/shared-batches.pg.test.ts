// Batches of different events in one transaction: fewer commits, and no event delays another.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refuse } from '#domain/shared/result.ts'
import { expectCountsRight, rosterInWords } from '#test/scenes/event-scene.ts'
import { askedDuring } from '#test/support/asked-during.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
let other: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ beside: app })
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = await Promise.all(names.map((name) => app.signedIn(name)))
})
afterEach(() => expectCountsRight(app.db))
afterAll(async () => {
  await other.close()
  await app.close()
})

const events = (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      anEvent(app.db, { location, organizer: olga.playerId }, { maxPlayers: 4 }),
    ),
  )

const signUpAll = (eventIds: readonly string[], who: readonly TestPlayer[] = players) =>
  Promise.all(
    who.map((player, index) =>
      player
        .call('events-signUp', { eventId: eventIds[index % eventIds.length] ?? '', guests: 0 })
        .catch((error: unknown) => error),
    ),
  )
const placed = { ok: true, value: { place: 'playing', position: null } }

const commitsOf = async (eventIds: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ commits: number }>`
    select count(distinct xmin::text)::int as commits from player_events
    where event_id = any(${[...eventIds]}::uuid[])`.execute(app.db)
  return rows[0]?.commits ?? 0
}

test('sign-ups for different events that wait together share a transaction, and each is in its own', async () => {
  const eventIds = await events(8)
  expect(await signUpAll(eventIds)).toEqual(players.map(() => placed))
  expect(await Promise.all(eventIds.map((eventId) => rosterInWords(app.db, eventId)))).toEqual(
    players.map(({ playerId }) => playerId),
  )
  expect(await commitsOf(eventIds)).toBeLessThan(eventIds.length)
})

test('a refusal in a shared transaction spoils nothing for the others, and what is unknown stays unknown', async () => {
  const [draft, ...open] = await events(6)
  await app.db
    .updateTable('events')
    .set({ status: 'cancelled' })
    .where('eventId', '=', draft ?? '')
    .execute()
  const asked = [draft ?? '', randomUUID(), ...open]
  expect(await signUpAll(asked, players.slice(0, 7))).toEqual([
    refuse('event-cancelled'),
    refuse('event-not-found'),
    ...open.map(() => placed),
  ])
})

test('an event that someone keeps locked delays no sign-up for others, and its own comes after', async () => {
  const [kept = '', ...free] = await events(4)
  const beside = Promise.withResolvers<unknown>()
  const answer = await askedDuring(
    app.db,
    (tx) => sql`select from events where event_id = ${kept} for update`.execute(tx),
    async () => {
      const [first, ...others] = [kept, ...free].map((eventId, index) =>
        players[index]?.call('events-signUp', { eventId, guests: 0 }),
      )
      beside.resolve(await Promise.all(others))
      return first
    },
  )
  expect(await beside.promise).toEqual(free.map(() => placed))
  expect(answer).toEqual(placed)
})

test('a sign-up that the database refuses fails alone', async () => {
  await sql`alter table player_events add constraint no_gus check (player_id <> 'gus') not valid`.execute(
    app.db,
  )
  try {
    const eventIds = await events(8)
    const answers = await signUpAll(eventIds)
    expect(answers.filter((one) => (one as { ok?: boolean }).ok !== true)).toHaveLength(1)
    expect(await Promise.all(eventIds.map((eventId) => rosterInWords(app.db, eventId)))).toEqual(
      players.map(({ playerId }) => (playerId === 'gus' ? '' : playerId)),
    )
  } finally {
    app.takeErrors()
    await sql`alter table player_events drop constraint no_gus`.execute(app.db)
  }
})

test('one id for several events at one moment signs up for one of them', async () => {
  const eventIds = await events(6)
  const key = randomUUID()
  const answers = await Promise.all(
    players
      .slice(0, 1)
      .flatMap((ann) =>
        eventIds.map((eventId) => ann.call('events-signUp', { eventId, guests: 0 }, key)),
      ),
  )
  expect(answers.filter(({ ok }) => ok)).toEqual([placed])
  const rosters = await Promise.all(eventIds.map((eventId) => rosterInWords(app.db, eventId)))
  expect(rosters.filter((words) => words !== '')).toEqual(['ann'])
})

test('two servers that sign everyone up for the same events at one moment lose and double no one', async () => {
  const eventIds = await events(6)
  const everywhere = [...players, ...players].map((player, index) =>
    index < players.length ? player : testClient(other.url, player.headers),
  )
  const answers = await Promise.all(
    everywhere.flatMap((player) =>
      eventIds.map((eventId) => player.call('events-signUp', { eventId, guests: 0 })),
    ),
  )
  const codes = answers.map((one) => (one.ok ? one.value.place : one.refusal.code))
  const count = (code: string): number => codes.filter((one) => one === code).length
  expect([count('playing'), count('waiting'), count('already-signed-up')]).toEqual([24, 24, 48])
})
