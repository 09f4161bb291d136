// Impossible results and those of a ring of puppet accounts don't count until a venue admin who
// isn't in them has reviewed them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventFieldsAt, openDoors } from '#test/scenes/event-scene.ts'
import { roundInWords } from '#test/scenes/match-list-scene.ts'
import { recordOf, settleRecords, type PlayerRecord } from '#test/scenes/own-act-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let admin: TestPlayer
let made = 0
const minuteMs = 60_000
const dayMs = 86_400_000
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  admin = await app.signedIn('Ada')
  await anAdmin(app.db, location, admin.playerId)
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const oldOne = (name: string): Promise<TestPlayer> => app.signedIn(`${name}${(made += 1)}`)
const freshOne = (name: string): Promise<TestPlayer> =>
  app.signedIn(`${name}${(made += 1)}`, { created: new Date(testStart - dayMs) })

const pairings = ['0+1 v 2+3', '0+2 v 1+3', '0+3 v 1+2']

async function anEvening(
  players: readonly TestPlayer[],
  rounds: readonly string[],
  startDate = '2026-06-02',
): Promise<string> {
  const [organizer] = players
  if (organizer === undefined) throw new Error('nobody')
  const { eventId } = await organizer.must('events-create', {
    fields: eventFieldsAt(location, {
      type: 'round robin',
      play: 'doubles',
      title: 'Evening',
      startDate,
    }),
    status: 'published',
    repeat: null,
  })
  for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
  await openDoors(app, eventId)
  for (const { playerId } of players)
    await organizer.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await organizer.must('matchLists-start', { eventId })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await organizer.must('matchLists-plan', { eventId, revision, rounds: rounds.map(roundInWords) })
  return eventId
}

async function play(
  eventId: string,
  players: readonly TestPlayer[],
  { minutes, loser }: { minutes: number; loser: number },
): Promise<void> {
  const matches = await app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .orderBy('round')
    .orderBy('slot')
    .execute()
  for (const { matchId } of matches) {
    app.clock.advance(minutes * minuteMs)
    const seats = await app.db
      .selectFrom('match_players')
      .select(['number', 'side'])
      .where('matchId', '=', matchId)
      .orderBy('number')
      .execute()
    const isInA = seats[0]?.side === 'a'
    const games: [number, number][] = [isInA ? [11, loser] : [loser, 11]]
    const [first, other] = [seats[0], seats.find(({ side }) => side !== seats[0]?.side)]
    await players[first?.number ?? 0]?.must('matches-report', { matchId, games, walkover: null })
    const reported = new Date(app.clock.now()).toISOString()
    if (first?.number !== 0)
      await players[other?.number ?? 0]?.must('matches-confirm', { matchId, reported })
  }
}

const close = (organizer: TestPlayer | undefined, eventId: string) =>
  organizer?.must('results-close', { eventId, unplayed: 0, unanswered: 0 })

const rankingOf = async (eventId: string): Promise<string> =>
  (
    await app.db
      .selectFrom('events')
      .select('ranking')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).ranking

async function records(players: readonly TestPlayer[]): Promise<PlayerRecord[]> {
  await settleRecords(app)
  return Promise.all(players.map(({ playerId }) => recordOf(app, playerId)))
}
const nothing = { wins: 0, losses: 0, ratings: [], medals: [0, 0, 0], attended: 0, points: 0 }
const times = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => pairings[index % pairings.length] ?? '')

test('fifty matches of one old account with three fresh ones in an instant count for nobody, until an admin has looked', async () => {
  const players = [
    await oldOne('Mal'),
    ...(await Promise.all(['Pia', 'Quin', 'Rob'].map(freshOne))),
  ]
  const eventId = await anEvening(players, times(50))
  await play(eventId, players, { minutes: 0, loser: 7 })
  await close(players[0], eventId)
  for (const record of await records(players)) expect(record).toMatchObject(nothing)
  expect(await rankingOf(eventId)).toBe('held')
  const window = await app.socket(admin.token)
  const { series } = await window.subscribe('events-unusual', { locationId: location }).next()
  await window.close()
  expect(series).toMatchObject([{ lastEventId: eventId, reasons: ['held'] }])
  await players[0]?.must('results-reopen', { eventId })
  await close(players[0], eventId)
  expect(await rankingOf(eventId)).toBe('held')
  await admin.must('events-setRanked', { eventId, ranked: true })
  const [mal] = await records(players)
  expect(mal).toMatchObject({ wins: 50, attended: 1 })
})

test('held results are told once to each admin who did not play, and to none who did', async () => {
  const neutral = await oldOne('Nora')
  await anAdmin(app.db, location, neutral.playerId)
  const players = [admin, ...(await Promise.all(['Pia', 'Quin', 'Rob'].map(freshOne)))]
  const eventId = await anEvening(players, times(12))
  await play(eventId, players, { minutes: 0, loser: 7 })
  const toldOf = async ({ playerId }: TestPlayer) =>
    app.db
      .selectFrom('alerts')
      .select('params')
      .where('playerId', '=', playerId)
      .where('eventId', '=', eventId)
      .where('kind', '=', 'results-held')
      .execute()
  expect(await toldOf(neutral)).toMatchObject([{ params: { title: 'Evening', why: 'look' } }])
  expect(await toldOf(admin)).toMatchObject([])
  // Admins were already alerted when it was first held.
  await neutral.must('events-setRanked', { eventId, ranked: false })
  await app.db
    .updateTable('events')
    .set({ ranking: 'ranked' })
    .where('eventId', '=', eventId)
    .execute()
  const { matchId } = await app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .where('round', '=', 1)
    .executeTakeFirstOrThrow()
  await admin.must('matches-decide', { matchId, games: [[11, 9]], walkover: null })
  expect(await rankingOf(eventId)).toBe('held')
  expect(await toldOf(neutral)).toHaveLength(1)
  await app.db.deleteFrom('locations_admin').where('playerId', '=', neutral.playerId).execute()
})

test('where every admin played, they hear that the operator has to look, or another admin', async () => {
  const players = [admin, ...(await Promise.all(['Pia', 'Quin', 'Rob'].map(freshOne)))]
  const eventId = await anEvening(players, times(12))
  await play(eventId, players, { minutes: 0, loser: 7 })
  const told = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'params'])
    .where('eventId', '=', eventId)
    .where('kind', '=', 'results-held')
    .execute()
  expect(told).toMatchObject([{ playerId: admin.playerId, params: { why: 'operator' } }])
})

test('an admin who played in held results has no word about them', async () => {
  const players = [admin, ...(await Promise.all(['Pia', 'Quin', 'Rob'].map(freshOne)))]
  const eventId = await anEvening(players, times(9))
  await play(eventId, players, { minutes: 0, loser: 0 })
  expect(await rankingOf(eventId)).toBe('held')
  expect(await admin.call('events-setRanked', { eventId, ranked: true })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
})

test('the same four again and again are held when most of them are fresh, over several evenings, too', async () => {
  const players = [
    await oldOne('Mal'),
    ...(await Promise.all(['Pia', 'Quin', 'Rob'].map(freshOne))),
  ]
  const first = await anEvening(players, times(6))
  await play(first, players, { minutes: 15, loser: 8 })
  expect(await rankingOf(first)).toBe('ranked')
  const second = await anEvening(players, times(3), '2026-06-09')
  await play(second, players, { minutes: 15, loser: 8 })
  expect(await rankingOf(second)).toBe('held')
})

test('the same four again and again are held when one wins it all by far, whoever they are', async () => {
  const players = await Promise.all(['Mal', 'Pia', 'Quin', 'Rob'].map(oldOne))
  const eventId = await anEvening(players, times(9))
  await play(eventId, players, { minutes: 15, loser: 1 })
  expect(await rankingOf(eventId)).toBe('held')
  for (const record of await records(players)) expect(record).toMatchObject(nothing)
})

test('an evening of four friends, and one of eight newcomers, count as they are played', async () => {
  const friends = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map(oldOne))
  const among = await anEvening(friends, times(12))
  await play(among, friends, { minutes: 14, loser: 8 })
  await close(friends[0], among)
  expect(await rankingOf(among)).toBe('ranked')
  expect((await records(friends))[0]).toMatchObject({ wins: 12, attended: 1 })
  app.clock.set(testStart)
  const newcomers = [
    await oldOne('Host'),
    ...(await Promise.all(['Amy', 'Bob', 'Cora', 'Dave', 'Ella', 'Fay', 'Gus'].map(freshOne))),
  ]
  const rounds = [
    '0+1 v 2+3 | 4+5 v 6+7',
    '0+2 v 4+6 | 1+3 v 5+7',
    '0+3 v 5+6 | 1+2 v 4+7',
    '0+4 v 1+5 | 2+6 v 3+7',
    '0+5 v 2+7 | 1+4 v 3+6',
    '0+6 v 3+4 | 1+7 v 2+5',
    '0+7 v 1+6 | 2+4 v 3+5',
  ]
  const evening = await anEvening(newcomers, rounds)
  await play(evening, newcomers, { minutes: 7, loser: 5 })
  expect(await rankingOf(evening)).toBe('ranked')
})

test('scores that are entered together when the evening is over count', async () => {
  const players = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map(oldOne))
  const eventId = await anEvening(players, times(9))
  app.clock.advance(150 * minuteMs)
  await play(eventId, players, { minutes: 0, loser: 8 })
  expect(await rankingOf(eventId)).toBe('ranked')
})
