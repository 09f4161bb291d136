// The organizer runs an evening: attendance, plans, changes by hand, steps back, and two
// organizers at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { alertKindsOf, expectCountsRight, openDoors, signUp } from '#test/support/event-scene.ts'
import {
  anEvening,
  matchListOf,
  roundInWords,
  roundsInWords,
  type Evening,
} from '#test/support/match-list-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, cora: TestPlayer
let people: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  cora = await app.signedIn('Cora')
  people = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jo1'].map((name) =>
      app.signedIn(name),
    ),
  )
})
afterAll(() => app.close())

const some = (count: number): TestPlayer[] => people.slice(0, count)
const evening = (count: number, changes: Parameters<typeof anEvening>[4] = {}): Promise<Evening> =>
  anEvening(app, olga, some(count), location, changes)
const presences = async ({ now }: Evening): Promise<string> =>
  (await now()).players
    .map(
      ({ number, playerName, guest, presence }) =>
        `${number} ${playerName}${guest === null ? '' : `+${guest}`} ${presence}`,
    )
    .join(', ')

/** A score entered straight into the database. */
async function score({ eventId, now }: Evening, round: number, court: number): Promise<string> {
  const match = (await now()).matches.find(
    (candidate) => candidate.round === round && candidate.court === court,
  )
  await app.db
    .updateTable('matches')
    .set({
      state: 'reported',
      winner: 'a',
      points_a: [11],
      points_b: [4],
      reported: new Date(app.clock.now()),
      reported_by: 'ann',
    })
    .where('event_id', '=', eventId)
    .where('match_id', '=', match?.matchId ?? '')
    .execute()
  return match?.matchId ?? ''
}

test('a list is opened once, from the roster in its order, with guests after who brings them and teams paired', async () => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { guests_per_player: 2, courts: 3 },
  )
  const [ann, ben, cleo] = people as [TestPlayer, TestPlayer, TestPlayer]
  await signUp(ann, eventId, 2)
  await signUp(ben, eventId)
  await signUp(cleo, eventId)
  await app.db
    .insertInto('event_teams')
    .values({ event_id: eventId, p1: 'ben', p2: 'cleo' })
    .execute()
  await openDoors(app, eventId)
  await olga.must('events-checkIn', { eventId, playerId: 'ann', attendance: 'here' })
  await olga.must('events-checkIn', { eventId, playerId: 'cleo', attendance: 'no-show' })
  expect(await ann.call('matchLists-start', { eventId })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
  const opened = await Promise.all([
    olga.call('matchLists-start', { eventId }),
    olga.call('matchLists-start', { eventId }),
  ])
  expect(opened.map((answer) => (answer.ok ? 'ok' : answer.refusal.code)).sort()).toEqual([
    'match-list-started',
    'ok',
  ])
  const rows = await app.db
    .selectFrom('match_list_players')
    .select(['number', 'player_id', 'guest_of', 'guest', 'presence', 'team'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute()
  expect(
    rows.map(({ number, player_id, guest_of, guest, presence, team }) => [
      number,
      player_id ?? `${guest_of}+${guest}`,
      presence,
      team,
    ]),
  ).toEqual([
    [0, 'ann', 'here', null],
    [1, 'ann+1', 'here', null],
    [2, 'ann+2', 'here', null],
    [3, 'ben', 'expected', 3],
    [4, 'cleo', 'left', 3],
  ])
  expect(
    await app.db
      .selectFrom('match_lists')
      .select('courts')
      .where('event_id', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ courts: [1, 2, 3] })
})

test('the list follows the roster: who comes is expected, who goes has left once they were planned, and check-in is one thing in both', async () => {
  const night = await evening(5, { guests_per_player: 1 })
  const { eventId } = night
  await night.plan('0+1 v 2+3 / 4')
  const [ann, ben, , , eve, finn] = people as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ]
  await signUp(finn, eventId, 1)
  await ben.must('events-withdraw', { eventId })
  await ann.must('events-setGuests', { eventId, guests: 1 })
  expect(await presences(night)).toBe(
    '0 Ann here, 1 Ben left, 2 Cleo here, 3 Dan here, 4 Eve here, 5 Finn expected, 6 Finn+1 expected, 7 Ann+1 expected',
  )
  await finn.must('events-setGuests', { eventId, guests: 0 })
  await signUp(ben, eventId)
  await olga.must('events-checkIn', { eventId, playerId: 'finn', attendance: 'here' })
  await olga.must('matchLists-setPresence', { eventId, numbers: [1, 7], presence: 'here' })
  expect(await presences(night)).toBe(
    '0 Ann here, 1 Ben here, 2 Cleo here, 3 Dan here, 4 Eve here, 5 Finn here, 7 Ann+1 here',
  )
  const attendance = await app.db
    .selectFrom('player_events')
    .select(['player_id', 'attendance'])
    .where('event_id', '=', eventId)
    .where('player_id', 'in', ['ben', 'finn', 'eve'])
    .orderBy('player_id')
    .execute()
  expect(attendance.map((row) => row.attendance)).toEqual(['here', 'here', 'here'])
  await olga.must('matchLists-setPresence', { eventId, numbers: [4], presence: 'expected' })
  expect(
    await app.db
      .selectFrom('player_events')
      .select('attendance')
      .where('event_id', '=', eventId)
      .where('player_id', '=', eve.playerId)
      .executeTakeFirst(),
  ).toEqual({ attendance: null })
  await expectCountsRight(app.db)
})

test('a plan replaces the rounds nobody has played in, and only those', async () => {
  const night = await evening(6)
  await night.plan('0+1 v 2+3 / 4 5', '0+4 v 1+5 / 2 3', '2+4 v 3+5 / 0 1')
  await score(night, 1, 1)
  await night.plan('4+5 v 0+2 / 1 3', '1+3 v 4+0 / 2 5', '0+1 v 2+3 / 4 5')
  expect(roundsInWords(await night.now())).toEqual([
    '1: 0+1 v 2+3 11:4 / 4 5',
    '2: 4+5 v 0+2 / 1 3',
    '3: 1+3 v 0+4 / 2 5',
    '4: 0+1 v 2+3 / 4 5',
  ])
})

test.each([
  ['somebody twice', '0+1 v 2+0 / 3 4'],
  ['somebody nowhere', '0+1 v 2+3'],
  ['somebody who is not on the list', '0+1 v 2+9 / 3 4'],
  ['a side of one', '0 v 2+3 / 1 4'],
  ['who plays sits out', '0+1 v 2+3 / 3 4'],
])('a plan with %s is refused, and nothing changes', async (_what, words) => {
  const night = await evening(5)
  const { revision } = await night.now()
  expect(
    await olga.call('matchLists-plan', {
      eventId: night.eventId,
      revision,
      rounds: [roundInWords(words)],
    }),
  ).toMatchObject({ refusal: { code: 'plan-invalid' } })
  expect(await night.now()).toMatchObject({ revision, matches: [], byes: [] })
})

test('a plan on a court that is not in use, or with two games on one, is refused', async () => {
  const night = await evening(8)
  await olga.must('matchLists-setCourts', { eventId: night.eventId, courts: [1] })
  const { revision } = await night.now()
  const round = roundInWords('0+1 v 2+3 | 4+5 v 6+7')
  const plan = (courts: number[]) =>
    olga.call('matchLists-plan', {
      eventId: night.eventId,
      revision,
      rounds: [
        {
          ...round,
          games: round.games.map((game, index) => ({ ...game, court: courts[index] ?? 0 })),
        },
      ],
    })
  expect(await plan([1, 2])).toMatchObject({ refusal: { code: 'plan-invalid' } })
  expect(await plan([1, 1])).toMatchObject({ refusal: { code: 'plan-invalid' } })
  await olga.must('matchLists-setCourts', { eventId: night.eventId, courts: [7, 1, 7] })
  expect((await night.now()).courts).toEqual([1, 7])
  expect(
    await olga.call('matchLists-plan', {
      eventId: night.eventId,
      revision: revision + 1,
      rounds: [
        {
          ...round,
          games: round.games.map((game, index) => ({ ...game, court: index === 0 ? 7 : 1 })),
        },
      ],
    }),
  ).toMatchObject({ ok: true })
})

test('of two organizers who plan at once one is told that the list has changed', async () => {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
  await app.db
    .insertInto('event_cohosts')
    .values({ event_id: eventId, player_id: cora.playerId })
    .execute()
  for (const person of some(4)) await signUp(person, eventId)
  await olga.must('matchLists-start', { eventId })
  await olga.must('matchLists-setPresence', { eventId, numbers: [0, 1, 2, 3], presence: 'here' })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const answers = await Promise.all(
    [olga, cora].map((planner, index) =>
      planner.call('matchLists-plan', {
        eventId,
        revision,
        rounds: [roundInWords(index === 0 ? '0+1 v 2+3' : '0+2 v 1+3')],
      }),
    ),
  )
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code)).sort()).toEqual([
    'match-list-changed',
    'ok',
  ])
  expect(
    await app.db.selectFrom('matches').select('match_id').where('event_id', '=', eventId).execute(),
  ).toHaveLength(1)
})

test('a plan that does not know of a score told meanwhile is refused', async () => {
  const night = await evening(4)
  await night.plan('0+1 v 2+3', '0+2 v 1+3')
  const { revision, matches } = await night.now()
  await olga.must('matches-report', {
    matchId: matches[0]?.matchId ?? '',
    games: [[11, 4]],
    walkover: null,
  })
  expect(
    await olga.call('matchLists-plan', {
      eventId: night.eventId,
      revision,
      rounds: [roundInWords('0+3 v 1+2')],
    }),
  ).toMatchObject({ refusal: { code: 'match-list-changed' } })
  expect(roundsInWords(await night.now())).toEqual(['1: 0+1 v 2+3 11:4', '2: 0+2 v 1+3'])
})

test('a round is changed by hand: two change places, one stands in, a match goes to another court, a round is dropped', async () => {
  const night = await evening(9)
  const { eventId } = night
  await night.plan(
    '0+1 v 2+3 | 4+5 v 6+7 / 8',
    '0+2 v 4+6 | 1+3 v 5+8 / 7',
    '0+3 v 1+2 | 4+7 v 5+6 / 8',
  )
  await score(night, 1, 1)
  await olga.must('matchLists-swap', { eventId, round: 1, number: 4, withNumber: 8 })
  await olga.must('matchLists-swap', { eventId, round: 2, number: 0, withNumber: 1 })
  expect(
    await olga.call('matchLists-swap', { eventId, round: 1, number: 0, withNumber: 5 }),
  ).toMatchObject({ refusal: { code: 'round-played' } })
  await olga.must('matchLists-dropRound', { eventId, round: 2 })
  expect(await olga.call('matchLists-dropRound', { eventId, round: 1 })).toMatchObject({
    refusal: { code: 'round-played' },
  })
  expect(roundsInWords(await night.now())).toEqual([
    '1: 0+1 v 2+3 11:4 | 5+8 v 6+7 / 4',
    '2: 0+3 v 1+2 | 4+7 v 5+6 / 8',
  ])
  const { number } = await olga.must('matchLists-addPlayer', {
    eventId,
    playerId: 'jo1',
    isGuest: false,
  })
  await olga.must('matchLists-substitute', { eventId, number: 5, withNumber: number })
  const moved = (await night.now()).matches.find(({ round, court }) => round === 2 && court === 2)
  await olga.must('matches-move', { matchId: moved?.matchId ?? '', court: 1 })
  const list = await night.now()
  expect(roundsInWords(list)).toEqual([
    '1: 0+1 v 2+3 11:4 | 8+9 v 6+7 / 4',
    '2: 0+3 v 1+2 | 4+7 v 6+9 / 8',
  ])
  expect(list.matches.map(({ court }) => court)).toEqual([1, 2, 2, 1])
  expect(list.players[5]).toMatchObject({ playerName: 'Finn', presence: 'left' })
  expect(await alertKindsOf(app.db, 'jo1')).toContain('added-to-event')
})

test('steps are taken back one by one, until a score was told', async () => {
  const night = await evening(5)
  const { eventId } = night
  await night.plan('0+1 v 2+3 / 4', '0+2 v 1+4 / 3')
  const planned = await night.now()
  await olga.must('matchLists-setFormat', {
    eventId,
    format: { ...planned.format, points: 15, format: 'scramble' },
  })
  await olga.must('matchLists-setCourts', { eventId, courts: [4, 2] })
  await olga.must('matchLists-addPlayer', { eventId, playerId: 'ann', isGuest: true })
  await olga.must('matchLists-setTeams', {
    eventId,
    teams: [
      [0, 3],
      [1, 2],
    ],
  })
  await olga.must('matchLists-dropRound', { eventId, round: 1 })
  const undone: (string | null)[] = []
  for (let step = 0; step < 5; step += 1) {
    undone.push((await night.now()).undoable)
    await olga.must('matchLists-undo', { eventId })
  }
  expect(undone).toEqual(['drop-round', 'teams', 'add-guest', 'courts', 'format'])
  const back = await night.now()
  expect({ ...back, revision: 0 }).toEqual({ ...planned, revision: 0 })
  await score(night, 1, 1)
  expect((await night.now()).undoable).toBeNull()
  expect(await olga.call('matchLists-undo', { eventId })).toMatchObject({
    refusal: { code: 'nothing-to-undo' },
  })
  expect(roundsInWords(await night.now())).toEqual(['1: 0+1 v 2+3 11:4 / 4', '2: 0+2 v 1+4 / 3'])
})

test('taking a check-in back takes it back on the roster too', async () => {
  const night = await evening(4)
  await olga.must('matchLists-setPresence', {
    eventId: night.eventId,
    numbers: [0],
    presence: 'expected',
  })
  await olga.must('matchLists-undo', { eventId: night.eventId })
  expect((await night.now()).players[0]?.presence).toBe('here')
  expect(
    await app.db
      .selectFrom('player_events')
      .select('attendance')
      .where('event_id', '=', night.eventId)
      .where('player_id', '=', 'ann')
      .executeTakeFirst(),
  ).toEqual({ attendance: 'here' })
})

test('who joins at the court sees the private event they are in', async () => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { invite: true, invited: 'Friends' },
  )
  await olga.must('matchLists-start', { eventId })
  const socket = await app.socket(cora.token)
  expect((await socket.subscribe('matchLists-byEvent', { eventId }).refused()).code).toBe(
    'event-not-found',
  )
  expect(
    await olga.must('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: false }),
  ).toEqual({ number: 0 })
  expect(
    (await socket.subscribe('matchLists-byEvent', { eventId }).next()).matchList?.players,
  ).toMatchObject([{ playerName: 'Cora', presence: 'here' }])
  expect(
    await olga.call('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: false }),
  ).toMatchObject({ refusal: { code: 'already-signed-up' } })
  for (let guest = 0; guest < 4; guest += 1)
    await olga.must('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: true })
  expect(
    await olga.call('matchLists-addPlayer', { eventId, playerId: cora.playerId, isGuest: true }),
  ).toMatchObject({ refusal: { code: 'too-many-guests' } })
  await socket.close()
})

test('the players of the round on court are called, once, and the calls of the round before go', async () => {
  const night = await evening(5)
  const { eventId } = night
  const calls = () =>
    app.db
      .selectFrom('alerts')
      .select(['player_id', 'params'])
      .where('kind', '=', 'match-next')
      .where('event_id', '=', eventId)
      .orderBy('player_id')
      .orderBy('created')
      .execute()
  await night.plan('0+1 v 2+3 / 4', '0+2 v 1+4 / 3')
  expect((await calls()).map(({ player_id }) => player_id)).toEqual(['ann', 'ben', 'cleo', 'dan'])
  expect((await calls())[0]?.params).toMatchObject({
    round: '1',
    court: '1',
    partner: 'Ben',
    opponents: 'Cleo, Dan',
  })
  await night.plan('0+2 v 1+3 / 4', '0+2 v 1+4 / 3')
  expect(await calls()).toHaveLength(4)
  app.clock.advance(60_000)
  const { matches } = await night.now()
  for (const { matchId } of matches)
    await olga.must('matches-report', { matchId, games: [[11, 4]], walkover: null })
  expect(
    (await calls()).map(({ player_id, params }) => `${player_id} ${params['round'] ?? ''}`),
  ).toEqual(['ann 2', 'ben 2', 'cleo 2', 'eve 2'])
})

test('women and men of mixed doubles are for organizers, and only there', async () => {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
  const [wanda, max] = [
    await app.signedIn('Wanda', { gender: 'woman' }),
    await app.signedIn('Max', { gender: 'man' }),
  ]
  for (const player of [wanda, max, ...some(1)]) await signUp(player, eventId)
  await olga.must('matchLists-start', { eventId })
  expect(await olga.must('matchLists-genders', { eventId })).toEqual({ genders: [] })
  const { format } = await matchListOf(app, olga, eventId)
  await olga.must('matchLists-setFormat', {
    eventId,
    format: { ...format, format: 'mixed doubles' },
  })
  await olga.must('matchLists-setGender', { eventId, number: 2, gender: 'woman' })
  expect(await olga.must('matchLists-genders', { eventId })).toEqual({
    genders: [
      { number: 0, gender: 'woman' },
      { number: 1, gender: 'man' },
      { number: 2, gender: 'woman' },
    ],
  })
  expect(await max.call('matchLists-genders', { eventId })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
})

test('a closed list and that of a cancelled event stay as they are', async () => {
  const night = await evening(4)
  await night.plan('0+1 v 2+3')
  await olga.must('events-cancel', { eventId: night.eventId, reason: '' })
  expect(
    await olga.call('matchLists-dropRound', { eventId: night.eventId, round: 1 }),
  ).toMatchObject({ refusal: { code: 'match-list-closed' } })
  const closed = await evening(4)
  await app.db
    .updateTable('match_lists')
    .set({ state: 'closed', closed: new Date() })
    .where('event_id', '=', closed.eventId)
    .execute()
  expect(
    await olga.call('matchLists-setPresence', {
      eventId: closed.eventId,
      numbers: [0],
      presence: 'left',
    }),
  ).toMatchObject({ refusal: { code: 'match-list-closed' } })
  await some(1)[0]?.must('events-withdraw', { eventId: closed.eventId })
  expect((await closed.now()).players[0]).toMatchObject({ playerName: 'Ann', presence: 'here' })
})

test('what admins of the venue do to a match list stands in its log', async () => {
  const place = await aLocation(app.db)
  await anAdmin(app.db, place, cora.playerId)
  const eventId = await anEvent(app.db, { location: place, organizer: olga.playerId })
  await cora.must('matchLists-start', { eventId })
  await olga.must('matchLists-setCourts', { eventId, courts: [1] })
  expect(
    await app.db
      .selectFrom('location_log')
      .select(['actor_id', 'action', 'detail'])
      .where('location_id', '=', place)
      .execute(),
  ).toEqual([{ actor_id: 'cora', action: 'match-list-changed', detail: 'start' }])
})
