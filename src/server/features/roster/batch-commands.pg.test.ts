// Roster batches: retries, races, several servers, and random histories with correct counts.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, afterEach, afterAll, test, expect } from 'vitest'
import { refuse } from '#domain/shared/result.ts'
import {
  expectCountsRight,
  rosterInWords,
  signUp,
  logOf,
  alertKindsOf,
  eventFieldsAt,
} from '#test/scenes/event-scene.ts'
import { askedDuring } from '#test/support/asked-during.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { type TestApp, type TestPlayer, startTestApp } from '#test/support/test-app.ts'
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
  players = await Promise.all(
    names.map((name, index) => app.signedIn(name, { gender: index % 2 === 0 ? 'woman' : 'man' })),
  )
})
beforeEach(() => app.db.deleteFrom('alerts').execute())
afterEach(() => expectCountsRight(app.db))
afterAll(async () => {
  await other.close()
  await app.close()
})

const event = (changes: Parameters<typeof anEvent>[2] = {}) =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)
const onOther = (player: TestPlayer) => testClient(other.url, player.headers)
const playerAt = (index: number): TestPlayer => players[index % players.length] ?? olga

test('a retry with the same id gets the same answer and changes nothing, on this server and on another', async () => {
  const eventId = await event({ maxPlayers: 2, guestsPerPlayer: 1 })
  const ann = playerAt(0)
  const key = randomUUID()
  const first = await ann.must('events-signUp', { eventId, guests: 1 }, key)
  expect(await ann.must('events-signUp', { eventId, guests: 1 }, key)).toEqual(first)
  expect(await onOther(ann).must('events-signUp', { eventId, guests: 1 }, key)).toEqual(first)
  await ann.must('events-withdraw', { eventId })
  expect(await ann.must('events-signUp', { eventId, guests: 1 }, key)).toEqual(first)
  expect(await rosterInWords(app.db, eventId)).toBe('')
})

test('the same id at the same moment on two servers signs up once, and all get that answer', async () => {
  const eventId = await event()
  const ann = playerAt(0)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? ann : onOther(ann)).call('events-signUp', { eventId, guests: 0 }, key),
    ),
  )
  expect(answers).toEqual(
    answers.map(() => ({ ok: true, value: { place: 'playing', position: null } })),
  )
  expect(await rosterInWords(app.db, eventId)).toBe('ann')
})

test('the same id for two events at the same moment signs up for one of them', async () => {
  const [one, two] = [await event(), await event()]
  const ann = playerAt(0)
  const key = randomUUID()
  const asked = [
    ann.call('events-signUp', { eventId: one, guests: 0 }, key),
    onOther(ann).call('events-signUp', { eventId: two, guests: 0 }, key),
  ]
  expect((await Promise.all(asked)).filter(({ ok }) => !ok)).toEqual([refuse('key-reused')])
  expect([await rosterInWords(app.db, one), await rosterInWords(app.db, two)].sort()).toEqual([
    '',
    'ann',
  ])
})

test('an id used for another call is refused', async () => {
  const eventId = await event()
  const key = randomUUID()
  await playerAt(0).must('events-signUp', { eventId, guests: 0 }, key)
  expect(await playerAt(0).call('events-withdraw', { eventId }, key)).toEqual(refuse('key-reused'))
  expect(await rosterInWords(app.db, eventId)).toBe('ann')
})

test('two servers that race for the last place give it to one, and the other waits', async () => {
  for (let round = 0; round < 5; round += 1) {
    const eventId = await event({ maxPlayers: 3 })
    await Promise.all(
      players.map((player, index) =>
        (index % 2 === 0 ? player : onOther(player))
          .must('events-signUp', { eventId, guests: 0 })
          .catch(() => null),
      ),
    )
    const rows = await app.db
      .selectFrom('player_events')
      .select(['place', 'entryOrder'])
      .where('eventId', '=', eventId)
      .orderBy('entryOrder')
      .execute()
    expect(rows.map(({ place }) => place)).toEqual([
      'playing',
      'playing',
      'playing',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ])
    expect(rows.map(({ entryOrder }) => entryOrder)).toEqual([1, 2, 3, 4, 5, 6, 7])
  }
})

test('a refused request in a batch spoils nothing for the others', async () => {
  const eventId = await event({ skillMax: 4 })
  const strong = await app.signedIn('Strong', { skill: 6 })
  const results = await Promise.all(
    [...players.slice(0, 3), strong, ...players.slice(3, 6)].map((player) =>
      player.call('events-signUp', { eventId, guests: 0 }),
    ),
  )
  expect(
    results.map((result) => (result.ok ? result.value.place : result.refusal.code)).sort(),
  ).toEqual([...Array<string>(6).fill('playing'), 'skill-too-high'])
})

test('requests of many kinds in one batch are decided in their order', async () => {
  const eventId = await event({ maxPlayers: 2 })
  const [ann, ben, cleo] = [playerAt(0), playerAt(1), playerAt(2)]
  await signUp(ann, eventId)
  await signUp(ben, eventId)
  await askedDuring(
    app.db,
    (tx) =>
      tx
        .selectFrom('events')
        .select('eventId')
        .where('eventId', '=', eventId)
        .forUpdate()
        .execute(),
    () =>
      Promise.all([
        cleo.must('events-signUp', { eventId, guests: 0 }),
        ann.must('events-withdraw', { eventId }),
        olga.must('events-addPlayer', { eventId, playerId: 'dan' }),
        ben.must('events-withdraw', { eventId }),
      ]),
  )
  expect(await rosterInWords(app.db, eventId)).toMatch(/^(cleo dan|dan cleo)$/)
  expect(await logOf(app.db, eventId)).toEqual(['olga add dan'])
  expect(await alertKindsOf(app.db, 'dan')).toContain('added-to-event')
})

test('who signs up while the event moves to another venue is in it there', async () => {
  const [eventId, elsewhere] = [await event(), await aLocation(app.db)]
  const answer = await askedDuring(
    app.db,
    (tx) =>
      tx
        .updateTable('events')
        .set({ location: elsewhere })
        .where('eventId', '=', eventId)
        .execute(),
    () => playerAt(0).call('events-signUp', { eventId, guests: 0 }),
  )
  expect(answer).toMatchObject({ ok: true, value: { place: 'playing' } })
})

type Step = {
  who: number
  what: 'in' | 'out' | 'guests' | 'add' | 'remove' | 'move-in' | 'move-out' | 'swap' | 'resize'
  n: number
  isElsewhere: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(7),
  what: fc.constantFrom(
    'in',
    'in',
    'in',
    'out',
    'guests',
    'add',
    'remove',
    'move-in',
    'move-out',
    'swap',
    'resize',
  ),
  n: fc.nat(4),
  isElsewhere: fc.boolean(),
})

async function perform(eventId: string, { who, what, n, isElsewhere }: Step): Promise<void> {
  const player = playerAt(who)
  const [own, organizer] = isElsewhere ? [onOther(player), onOther(olga)] : [player, olga]
  const { playerId } = player
  const actions: Record<Step['what'], () => Promise<unknown>> = {
    in: () => own.call('events-signUp', { eventId, guests: n % 3 }),
    out: () => own.call('events-withdraw', { eventId }),
    guests: () => own.call('events-setGuests', { eventId, guests: n % 3 }),
    add: () => organizer.call('events-addPlayer', { eventId, playerId }),
    remove: () => organizer.call('events-removePlayer', { eventId, playerId }),
    'move-in': () => organizer.call('events-movePlayer', { eventId, playerId, to: 'playing' }),
    'move-out': () => organizer.call('events-movePlayer', { eventId, playerId, to: 'waiting' }),
    swap: () =>
      organizer.call('events-swapPlayers', {
        eventId,
        playerId,
        withPlayerId: playerAt(who + n + 1).playerId,
      }),
    resize: () => resize(organizer, eventId, 2 + n * 2),
  }
  await actions[what]()
}

async function resize(
  organizer: Pick<TestPlayer, 'call'>,
  eventId: string,
  maxPlayers: number,
): Promise<unknown> {
  const row = await app.db
    .selectFrom('events')
    .select('gender')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return organizer.call('events-update', {
    eventId,
    publish: false,
    fields: eventFieldsAt(location, {
      minPlayers: 2,
      maxPlayers,
      guestsPerPlayer: 2,
      gender: row.gender,
    }),
  })
}

test('after any history on two servers at once the counts equal the rows and nobody plays beyond the maximum', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.constantFrom('Any' as const, 'Mixed' as const),
      fc.integer({ min: 1, max: 6 }),
      async (steps, gender, width) => {
        const eventId = await event({ maxPlayers: 4, guestsPerPlayer: 2, gender })
        for (let at = 0; at < steps.length; at += width)
          await Promise.all(steps.slice(at, at + width).map((one) => perform(eventId, one)))
        await expectCountsRight(app.db)
      },
    ),
    { numRuns: 12, verbose: 1 },
  )
})
