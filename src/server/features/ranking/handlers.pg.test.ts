// Events of organizers with new or unconfirmed accounts: they don't count until a venue admin ranks
// them, and stop counting when an admin unranks them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { matchListOf, roundInWords } from '#test/scenes/match-list-scene.ts'
import { recordOf, settleRecords, type PlayerRecord } from '#test/scenes/own-act-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const dayMs = 86_400_000
let app: TestApp
let location: string
let [ann, ben, cleo, dan]: TestPlayer[] = []
let ada: TestPlayer

beforeAll(async () => {
  app = await startTestApp({ sendsMail: true })
  location = await aLocation(app.db)
  ;[ann, ben, cleo, dan] = await Promise.all(
    ['ann', 'ben', 'cleo', 'dan'].map((name) => app.signedIn(name)),
  )
  ada = await anAdminOf('ada', 60)
})
afterAll(() => app.close())

async function prove({ userId }: TestPlayer): Promise<void> {
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', '=', userId)
    .execute()
}

async function someone(name: string, ageDays: number, isProved = true): Promise<TestPlayer> {
  const player = await app.signedIn(name, { created: new Date(app.clock.now() - ageDays * dayMs) })
  if (isProved) await prove(player)
  return player
}

async function anAdminOf(name: string, ageDays: number): Promise<TestPlayer> {
  const player = await someone(name, ageDays)
  await anAdmin(app.db, location, player.playerId)
  return player
}

const four = () => [ann, ben, cleo, dan].flatMap((player) => player ?? [])
const numbersOfFour = async (): Promise<PlayerRecord[]> => {
  await settleRecords(app)
  return Promise.all(four().map(({ playerId }) => recordOf(app, playerId)))
}
const rankingIn = async (eventId: string) =>
  (
    await app.db
      .selectFrom('events')
      .select('ranking')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).ranking

const tournament = (startDate: string) =>
  eventFieldsAt(location, { type: 'round robin', startDate, invite: true, invited: 'Friends' })

async function played(organizer: TestPlayer, startDate: string): Promise<string> {
  for (const { playerId } of four())
    await app.db
      .insertInto('player_friends')
      .values({ playerId: organizer.playerId, friendId: playerId, friend: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const { eventId } = await organizer.must('events-create', {
    fields: tournament(startDate),
    status: 'published',
  })
  for (const player of four()) await signUp(player, eventId)
  await openDoors(app, eventId)
  await organizer.must('matchLists-start', { eventId })
  await organizer.must('matchLists-setPresence', {
    eventId,
    numbers: [0, 1, 2, 3],
    presence: 'here',
  })
  const { revision } = await matchListOf(app, organizer, eventId)
  await organizer.must('matchLists-plan', {
    eventId,
    revision,
    rounds: ['0+1 v 2+3', '0+2 v 1+3', '0+3 v 1+2'].map(roundInWords),
  })
  for (const { matchId } of (await matchListOf(app, organizer, eventId)).matches)
    await organizer.must('matches-decide', { matchId, games: [[11, 4]], walkover: null })
  await organizer.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  app.clock.advance(6 * 3_600_000)
  return eventId
}

test('a new organizer’s event counts for nothing until an admin ranks it, and again for nothing when one says no', async () => {
  const nina = await someone('nina', 0)
  const before = await numbersOfFour()
  expect(
    await nina.must('events-createHints', {
      location,
      startDate: '2026-06-02',
      startTime: '18:00',
      duration: 120,
      skillMin: null,
      skillMax: null,
    }),
  ).toMatchObject({ isRanked: false })
  const eventId = await played(nina, '2026-06-02')
  expect(await rankingIn(eventId)).toBe('waiting')
  const placesOnly = before.map((numbers) => ({ ...numbers, results: 1 }))
  expect(await numbersOfFour()).toEqual(placesOnly)

  expect(await nina.call('events-setRanked', { eventId, ranked: true })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
  await ada.must('events-setRanked', { eventId, ranked: true })
  const [annAfter, , cleoAfter] = await numbersOfFour()
  expect(annAfter).toMatchObject({
    wins: 3,
    attended: 1,
    medals: [1, 0, 0],
    ratings: [{ discipline: 'doubles', games: 3 }],
  })
  expect(cleoAfter).toMatchObject({ wins: 1, losses: 2, attended: 1 })

  await ada.must('events-setRanked', { eventId, ranked: false })
  const kept = (numbers: PlayerRecord) => ({ ...numbers, diamonds: [], tokens: 0 })
  expect((await numbersOfFour()).map(kept)).toEqual(placesOnly.map(kept))
  const log = await app.db
    .selectFrom('location_log')
    .select(['actorId', 'action'])
    .where('eventId', '=', eventId)
    .orderBy('locationLogId')
    .execute()
  expect(log.map(({ actorId, action }) => `${actorId} ${action}`)).toEqual([
    'ada event-ranked',
    'ada event-unranked',
  ])
  const told = await app.db
    .selectFrom('alerts')
    .select('params')
    .where('eventId', '=', eventId)
    .where('kind', '=', 'results-corrected')
    .execute()
  expect(new Set(told.map(({ params }) => params['why']))).toEqual(new Set(['unranked']))
})

test('an organizer of seven days with a proved address needs nobody’s word; without the proof, or a moment earlier, they do', async () => {
  const makes = async (organizer: TestPlayer) =>
    rankingIn(
      (await organizer.must('events-create', { fields: tournament('2026-06-20'), status: 'draft' }))
        .eventId,
    )
  expect(await makes(await someone('odo', 7))).toBe('ranked')
  expect(await makes(await someone('pia', 7, false))).toBe('waiting')
  expect(await makes(await someone('quin', 6.999))).toBe('waiting')
})

test('an event that waits is ranked when its organizer changes it or opens its list after the seven days; one an admin refused stays out', async () => {
  app.clock.set(testStart)
  const rose = await someone('rose', 0)
  const [changed, opened, refused] = await Promise.all(
    [1, 2, 3].map(
      async () =>
        (
          await rose.must('events-create', {
            fields: tournament('2026-06-20'),
            status: 'published',
          })
        ).eventId,
    ),
  )
  if (changed === undefined || opened === undefined || refused === undefined)
    throw new Error('there are three')
  await ada.must('events-setRanked', { eventId: refused, ranked: false })
  app.clock.advance(8 * dayMs)
  for (const eventId of [changed, refused])
    await rose.must('events-update', { eventId, fields: tournament('2026-06-21'), publish: false })
  await rose.must('matchLists-start', { eventId: opened })
  expect([await rankingIn(changed), await rankingIn(opened), await rankingIn(refused)]).toEqual([
    'ranked',
    'ranked',
    'unranked',
  ])
})

test('whoever became an admin a minute ago, as by adding the venue, ranks nothing', async () => {
  const sly = await anAdminOf('sly', 0)
  const { eventId } = await sly.must('events-create', {
    fields: tournament('2026-06-25'),
    status: 'published',
  })
  expect(await sly.call('events-setRanked', { eventId, ranked: true })).toMatchObject({
    refusal: { code: 'ranking-newcomer' },
  })
  expect(await rankingIn(eventId)).toBe('waiting')
})
