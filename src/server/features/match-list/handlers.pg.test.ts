// An organizer runs an event: attendance, plans, manual changes, undo, and two organizers at once.
import { expect, test } from 'vitest'
import {
  app,
  cora,
  evening,
  location,
  olga,
  people,
  score,
  some,
  startEvenings,
} from '#test/scenes/evening-scene.ts'
import { expectCountsRight, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { roundInWords, roundsInWords, type Evening } from '#test/scenes/match-list-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { type TestPlayer } from '#test/support/test-app.ts'

startEvenings()

const presences = async ({ now }: Evening): Promise<string> =>
  (await now()).players
    .map(
      ({ number, playerName, guest, presence }) =>
        `${number} ${playerName}${guest === null ? '' : `+${guest}`} ${presence}`,
    )
    .join(', ')

test('a list is opened once, from the roster in its order, with guests after who brings them and teams paired', async () => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { guestsPerPlayer: 2, courts: 3 },
  )
  const [ann, ben, cleo] = people as [TestPlayer, TestPlayer, TestPlayer]
  await signUp(ann, eventId, 2)
  await signUp(ben, eventId)
  await signUp(cleo, eventId)
  await app.db.insertInto('event_teams').values({ eventId, p1: 'ben', p2: 'cleo' }).execute()
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
    .select(['number', 'playerId', 'guestOf', 'guest', 'presence', 'team'])
    .where('eventId', '=', eventId)
    .orderBy('number')
    .execute()
  expect(
    rows.map(({ number, playerId, guestOf, guest, presence, team }) => [
      number,
      playerId ?? `${guestOf}+${guest}`,
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
      .where('eventId', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ courts: [1, 2, 3] })
})

test('the list follows the roster: who comes is expected, who goes has left once they were planned, and check-in is one thing in both', async () => {
  const night = await evening(5, { guestsPerPlayer: 1 })
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
    .select(['playerId', 'attendance'])
    .where('eventId', '=', eventId)
    .where('playerId', 'in', ['ben', 'finn', 'eve'])
    .orderBy('playerId')
    .execute()
  expect(attendance.map((row) => row.attendance)).toEqual(['here', 'here', 'here'])
  await olga.must('matchLists-setPresence', { eventId, numbers: [4], presence: 'expected' })
  expect(
    await app.db
      .selectFrom('player_events')
      .select('attendance')
      .where('eventId', '=', eventId)
      .where('playerId', '=', eve.playerId)
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
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: cora.playerId }).execute()
  for (const person of some(4)) await signUp(person, eventId)
  await olga.must('matchLists-start', { eventId })
  await olga.must('matchLists-setPresence', { eventId, numbers: [0, 1, 2, 3], presence: 'here' })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
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
    await app.db.selectFrom('matches').select('matchId').where('eventId', '=', eventId).execute(),
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
    .where('eventId', '=', closed.eventId)
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
      .select(['actorId', 'action', 'detail'])
      .where('locationId', '=', place)
      .execute(),
  ).toEqual([{ actorId: 'cora', action: 'match-list-changed', detail: 'start' }])
})
