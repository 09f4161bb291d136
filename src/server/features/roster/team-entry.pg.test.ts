// Team events: both partners enter, wait, move and leave together, on either's request and under
// concurrency.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewEvent } from '#server/db/tables/event.ts'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  logOf,
  openDoors,
  rosterInWords,
  signUp,
} from '#test/scenes/event-scene.ts'
import { aTeam } from '#test/scenes/team-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
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
afterEach(async () => {
  app.clock.set(testStart)
  await expectCountsRight(app.db)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const onOther = (player: TestPlayer) => testClient(other.url, player.headers)
const playerAt = (index: number): TestPlayer => players[index % players.length] ?? olga
async function event(changes: Partial<NewEvent> = {}, teams = 3): Promise<string> {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { entryBy: 'team', maxPlayers: 4, ...changes },
  )
  for (let pair = 0; pair < teams; pair += 1)
    await aTeam(app.db, eventId, playerAt(2 * pair), playerAt(2 * pair + 1))
  return eventId
}
const refusal = async (
  asked: Promise<{ ok: true } | { ok: false; refusal: { code: string } }>,
): Promise<string> => {
  const result = await asked
  return result.ok ? 'accepted' : result.refusal.code
}
const [ann, ben, cleo, dan, eve, fay, gus] = Array.from(
  { length: 7 },
  (_, index) => () => playerAt(index),
) as [
  () => TestPlayer,
  () => TestPlayer,
  () => TestPlayer,
  () => TestPlayer,
  () => TestPlayer,
  () => TestPlayer,
  () => TestPlayer,
]

test('one signs up and both are in; one leaves and the first team that waits moves up, all of them told', async () => {
  const eventId = await event()
  expect(await signUp(ann(), eventId)).toEqual({ place: 'playing', position: null })
  await signUp(dan(), eventId)
  expect(await signUp(eve(), eventId)).toEqual({ place: 'waiting', position: 1 })
  expect(await rosterInWords(app.db, eventId)).toBe('ann&ben dan&cleo eve&fay?')
  expect(
    await app.db
      .selectFrom('events')
      .select(['playing', 'waiting'])
      .where('eventId', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ playing: 4, waiting: 1 })
  expect(await refusal(fay().call('events-signUp', { eventId, guests: 0 }))).toBe(
    'already-signed-up',
  )
  expect(await ben().must('events-withdraw', { eventId })).toEqual({ late: false })
  expect(await rosterInWords(app.db, eventId)).toBe('dan&cleo eve&fay')
  expect(
    await Promise.all(
      ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay'].map((id) => alertKindsOf(app.db, id)),
    ),
  ).toEqual([
    ['removed-from-event'],
    ['added-to-event'],
    ['added-to-event'],
    [],
    ['promoted'],
    ['added-to-event', 'promoted'],
  ])
})

test('a single free place promotes no team, and nobody comes in past it', async () => {
  const eventId = await event({ maxPlayers: 5 }, 4)
  for (const player of [ann(), cleo(), eve()]) await signUp(player, eventId)
  expect(await signUp(gus(), eventId)).toEqual({ place: 'waiting', position: 2 })
  expect(await rosterInWords(app.db, eventId)).toBe('ann&ben cleo&dan eve&fay? gus&hal?')
  await olga.must('events-update', {
    eventId,
    publish: false,
    fields: eventFieldsAt(location, { entryBy: 'team', minPlayers: 2, maxPlayers: 7 }),
  })
  expect(await rosterInWords(app.db, eventId)).toBe('ann&ben cleo&dan eve&fay gus&hal?')
})

test('without a team nobody signs up, nor is added; with one both are', async () => {
  const eventId = await event({}, 1)
  expect(await refusal(cleo().call('events-signUp', { eventId, guests: 0 }))).toBe('needs-team')
  expect(await refusal(olga.call('events-addPlayer', { eventId, playerId: 'cleo' }))).toBe(
    'needs-team',
  )
  expect(await refusal(ann().call('events-signUp', { eventId, guests: 1 }))).toBe('too-many-guests')
  expect(await olga.must('events-addPlayer', { eventId, playerId: 'ben' })).toEqual({
    place: 'playing',
    position: null,
  })
  expect(await rosterInWords(app.db, eventId)).toBe('ben&ann')
  await olga.must('events-removePlayer', { eventId, playerId: 'ann' })
  expect(await rosterInWords(app.db, eventId)).toBe('')
  expect([await alertKindsOf(app.db, 'ann'), await alertKindsOf(app.db, 'ben')]).toEqual([
    ['added-to-event', 'removed-from-event'],
    ['added-to-event', 'removed-from-event'],
  ])
})

test('level and gender bind both, and a partner who may not see the event is none', async () => {
  const low = await app.signedIn('Low', { skill: 2 })
  const level = await event({ skillMin: 3 }, 0)
  await aTeam(app.db, level, ann(), low)
  expect(await refusal(ann().call('events-signUp', { eventId: level, guests: 0 }))).toBe(
    'skill-too-low',
  )
  expect(
    await refusal(
      ann().call('events-signUp', { eventId: await event({ gender: 'Women' }), guests: 0 }),
    ),
  ).toBe('gender-not-allowed')
  const secret = await event({ invite: true, invited: 'Friends' })
  await aFriend(app.db, 'olga', 'ann')
  expect(await refusal(ann().call('events-signUp', { eventId: secret, guests: 0 }))).toBe(
    'needs-team',
  )
  await aFriend(app.db, 'olga', 'ben')
  expect(await refusal(ann().call('events-signUp', { eventId: secret, guests: 0 }))).toBe(
    'accepted',
  )
})

test('the organizer moves and swaps whole teams, checks each player in, and the log names whom they took', async () => {
  const eventId = await event()
  for (const player of [ann(), cleo(), eve()]) await signUp(player, eventId)
  await olga.must('events-swapPlayers', { eventId, playerId: 'fay', withPlayerId: 'ben' })
  expect(await rosterInWords(app.db, eventId)).toBe('cleo&dan eve&fay ann&ben?')
  await olga.must('events-movePlayer', { eventId, playerId: 'dan', to: 'waiting' })
  expect(await rosterInWords(app.db, eventId)).toBe('eve&fay ann&ben cleo&dan?')
  await openDoors(app, eventId)
  await olga.must('events-checkIn', { eventId, playerId: 'fay', attendance: 'here' })
  await olga.must('events-checkIn', { eventId, playerId: 'eve', attendance: 'no-show' })
  const rows = await app.db
    .selectFrom('player_events')
    .select(['playerId', 'attendance'])
    .where('eventId', '=', eventId)
    .where('attendance', 'is not', null)
    .orderBy('playerId')
    .execute()
  expect(rows).toEqual([
    { playerId: 'eve', attendance: 'no-show' },
    { playerId: 'fay', attendance: 'here' },
  ])
  expect(await logOf(app.db, eventId)).toEqual([
    'olga swap fay ben',
    'olga move dan waiting',
    'olga check-in fay here',
    'olga check-in eve no-show',
  ])
})

test('a late cancel is that of who asked, not of the partner', async () => {
  const eventId = await event({ cancelCutoffHours: 6 })
  await signUp(ann(), eventId)
  app.clock.set('2026-06-02T20:00:00Z')
  expect(await ben().must('events-withdraw', { eventId })).toEqual({ late: true })
  const rows = await app.db
    .selectFrom('player_events')
    .select(['playerId', 'late'])
    .where('eventId', '=', eventId)
    .orderBy('playerId')
    .execute()
  expect(rows).toEqual([
    { playerId: 'ann', late: false },
    { playerId: 'ben', late: true },
  ])
  expect(await logOf(app.db, eventId)).toEqual(['ben late-withdraw ben'])
})

test('an event’s end reaches both of a team, and the past shows in the history of both', async () => {
  const eventId = await event()
  await signUp(ann(), eventId)
  const over = await event({ startDate: '2026-06-02' })
  await signUp(cleo(), over)
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  expect([await alertKindsOf(app.db, 'ann'), await alertKindsOf(app.db, 'ben')]).toEqual([
    ['event-cancelled'],
    ['added-to-event', 'event-cancelled'],
  ])
  for (const player of [cleo(), dan()]) {
    const window = await app.socket(player.token)
    const { events } = await window
      .subscribe('events-history', { before: '2026-06-05', limit: 50 })
      .next()
    expect(events.filter((one) => one.eventId === over)).toMatchObject([
      { myPlace: 'playing', playing: 2 },
    ])
    await window.close()
  }
})

test('who signs up stays as it is while somebody is in', async () => {
  const eventId = await event()
  const update = (entryBy: 'player' | 'team', play: 'doubles' | 'singles' = 'doubles') =>
    refusal(
      olga.call('events-update', {
        eventId,
        publish: false,
        fields: eventFieldsAt(location, { entryBy, play }),
      }),
    )
  expect([await update('player'), await update('team', 'singles'), await update('team')]).toEqual([
    'accepted',
    'event-not-doubles',
    'accepted',
  ])
  await signUp(ann(), eventId)
  expect([await update('player'), await update('team')]).toEqual(['event-entry-fixed', 'accepted'])
  await ann().must('events-withdraw', { eventId })
  expect(await update('player')).toBe('accepted')
})

test('both of a team who sign up at once, on two servers, enter once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const eventId = await event()
    const answers = await Promise.all([
      refusal(ann().call('events-signUp', { eventId, guests: 0 })),
      refusal(onOther(ben()).call('events-signUp', { eventId, guests: 0 })),
    ])
    expect(answers.toSorted()).toEqual(['accepted', 'already-signed-up'])
    expect(await rosterInWords(app.db, eventId)).toMatch(/^(ann&ben|ben&ann)$/)
  }
})

test('a team that comes, goes and comes back in one batch is in once, and a retry gets the first answer', async () => {
  const eventId = await event()
  await signUp(cleo(), eventId)
  const key = randomUUID()
  await Promise.all([
    cleo().call('events-withdraw', { eventId }),
    dan().call('events-signUp', { eventId, guests: 0 }),
    ann().call('events-signUp', { eventId, guests: 0 }, key),
    ben().call('events-withdraw', { eventId }),
    ann().call('events-signUp', { eventId, guests: 0 }, key),
  ])
  await expectCountsRight(app.db)
  expect(await ann().must('events-signUp', { eventId, guests: 0 }, key)).toEqual({
    place: 'playing',
    position: null,
  })
})

type Step = {
  who: number
  what:
    | 'in'
    | 'out'
    | 'add'
    | 'remove'
    | 'move-in'
    | 'move-out'
    | 'swap'
    | 'resize'
    | 'end'
    | 'pair'
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
    'out',
    'add',
    'remove',
    'move-in',
    'move-out',
    'swap',
    'resize',
    'end',
    'pair',
    'pair',
  ),
  n: fc.nat(6),
  isElsewhere: fc.boolean(),
})

async function perform(eventId: string, { who, what, n, isElsewhere }: Step): Promise<void> {
  const player = playerAt(who)
  const partner = playerAt(who + n + 1)
  const [own, organizer] = isElsewhere ? [onOther(player), onOther(olga)] : [player, olga]
  const { playerId } = player
  const actions: Record<Step['what'], () => Promise<unknown>> = {
    in: () => own.call('events-signUp', { eventId, guests: 0 }),
    out: () => own.call('events-withdraw', { eventId }),
    add: () => organizer.call('events-addPlayer', { eventId, playerId }),
    remove: () => organizer.call('events-removePlayer', { eventId, playerId }),
    'move-in': () => organizer.call('events-movePlayer', { eventId, playerId, to: 'playing' }),
    'move-out': () => organizer.call('events-movePlayer', { eventId, playerId, to: 'waiting' }),
    swap: () =>
      organizer.call('events-swapPlayers', { eventId, playerId, withPlayerId: partner.playerId }),
    resize: async () => {
      const { gender } = await app.db
        .selectFrom('events')
        .select('gender')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
      return organizer.call('events-update', {
        eventId,
        publish: false,
        fields: eventFieldsAt(location, {
          entryBy: 'team',
          minPlayers: 2,
          maxPlayers: 2 + n,
          gender,
        }),
      })
    },
    end: () => own.call('eventTeams-end', { eventId }),
    pair: async () => {
      await own.call('eventTeams-request', { eventId, playerId: partner.playerId })
      const open = await app.db
        .selectFrom('messages')
        .select('messageId')
        .where('eventId', '=', eventId)
        .where('toId', '=', partner.playerId)
        .where('used', 'is', null)
        .execute()
      await Promise.all(
        open.map(({ messageId }) => partner.call('eventTeams-accept', { messageId })),
      )
    },
  }
  await actions[what]()
}

test('after any history of teams on two servers at once the counts are right, partners stand together, and nobody is in two teams', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 25 }),
      fc.constantFrom('Any' as const, 'Mixed' as const),
      fc.integer({ min: 1, max: 5 }),
      async (steps, gender, width) => {
        const eventId = await event({ gender }, 2)
        for (let at = 0; at < steps.length; at += width)
          await Promise.all(steps.slice(at, at + width).map((one) => perform(eventId, one)))
        await expectCountsRight(app.db)
        const teams = await app.db
          .selectFrom('event_teams')
          .select(['p1', 'p2'])
          .where('eventId', '=', eventId)
          .where('deleted', '=', false)
          .execute()
        const inTeams = teams.flatMap(({ p1, p2 }) => [p1, p2])
        expect(inTeams).toEqual([...new Set(inTeams)])
        const rows = await app.db
          .selectFrom('player_events')
          .select(['playerId', 'partnerId'])
          .where('eventId', '=', eventId)
          .where('removed', '=', false)
          .execute()
        for (const { playerId, partnerId } of rows)
          expect(
            teams.some(
              ({ p1, p2 }) => [p1, p2].includes(playerId) && [p1, p2].includes(partnerId ?? ''),
            ),
          ).toBe(true)
      },
    ),
    { numRuns: 12, verbose: 1 },
  )
})
