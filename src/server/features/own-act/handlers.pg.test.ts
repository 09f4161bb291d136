// Answers of players whom others put into an event: a yes counts retroactively, a no removes the
// name.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  logOf,
  rosterInWords,
  signUp,
} from '#test/scenes/event-scene.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import {
  closeCup,
  openCup,
  recordOf,
  settleRecords,
  type PlayerRecord,
} from '#test/scenes/own-act-scene.ts'
import { ask, aTeam } from '#test/scenes/team-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
const evening = '2026-06-02T21:30:00Z'
const dayAfter = '2026-06-03T21:30:00Z'
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
beforeEach(() => app.clock.set(evening))
afterAll(() => app.close())

const someone = (): Promise<TestPlayer> => app.signedIn(`p${randomUUID().slice(0, 8)}`)
const refused = async (asked: ReturnType<TestPlayer['call']>) =>
  ((await asked) as { refusal?: { code: string } }).refusal?.code

type People = { organizer: TestPlayer; players: TestPlayer[] }
async function people(): Promise<People> {
  return {
    organizer: await someone(),
    players: [await someone(), await someone(), await someone(), await someone()],
  }
}

const cupOf = ({ organizer, players }: People, putIn: readonly number[]): Promise<string> =>
  openCup(app, {
    location,
    organizer,
    entrants: players.map((player, index) => ({ player, isPutIn: putIn.includes(index) })),
  })

const recordsOf = async ({ players }: People): Promise<PlayerRecord[]> => {
  await settleRecords(app)
  return Promise.all(players.map(({ playerId }) => recordOf(app, playerId)))
}
const alertsAbout = async ({ playerId }: TestPlayer) =>
  (await alertKindsOf(app.db, playerId)).filter(
    (kind) => kind === 'were-you-there' || kind === 'results-closed' || kind === 'medal-won',
  )

describe('a yes', () => {
  test('after the results were closed gives the same as one before, to everyone', async () => {
    const [early, late] = [await people(), await people()]
    const [first, second] = [await cupOf(early, [0, 3]), await cupOf(late, [0, 3])]
    for (const index of [0, 3])
      await early.players[index]?.must('ownActs-answer', { eventId: first, isMe: true })
    await closeCup(app, early.organizer, first)
    await closeCup(app, late.organizer, second)
    app.clock.set(dayAfter)
    const [wanted, without] = [await recordsOf(early), await recordsOf(late)]
    expect(wanted[0]).toMatchObject({
      wins: 3,
      medals: [1, 0, 0],
      attended: 1,
      diamonds: ['firstAttended', 'firstMedal'],
      results: 1,
    })
    expect(wanted[0]?.changes).toHaveLength(3)
    expect(without[0]).toMatchObject({
      wins: 0,
      medals: [0, 0, 0],
      attended: 0,
      diamonds: [],
      results: 0,
      ratings: [],
    })
    expect(without[1]).toMatchObject({ wins: 1, losses: 0, medals: [0, 0, 0] })
    app.clock.set('2026-06-20T12:00:00Z')
    for (const index of [3, 0])
      await late.players[index]?.must('ownActs-answer', { eventId: second, isMe: true })
    expect(await recordsOf(late)).toEqual(wanted)
    const awards = await app.db
      .selectFrom('awards')
      .select('created')
      .where('eventId', '=', second)
      .execute()
    expect(new Set(awards.map(({ created }) => created.toISOString()))).toEqual(
      new Set(['2026-06-02T21:30:00.000Z']),
    )
    await late.players[0]?.must('ownActs-answer', { eventId: second, isMe: true })
    expect(await recordsOf(late)).toEqual(wanted)
  })

  test('is asked for once, of those whom others put in, and the question goes with the answer', async () => {
    const cast = await people()
    const [ann, ben] = cast.players as [TestPlayer, TestPlayer]
    const eventId = await cupOf(cast, [0])
    const window = await app.socket(ann.token)
    const alerts = window.subscribe('alerts-list', { limit: 10 })
    const event = window.subscribe('events-byId', { eventId })
    expect((await event.next()).unconfirmed).toEqual([ann.playerId])
    await closeCup(app, cast.organizer, eventId)
    await alerts.until(
      ({ alerts: [newest] }) => newest?.kind === 'were-you-there' && newest.eventId === eventId,
    )
    await cast.organizer.must('results-reopen', { eventId })
    await closeCup(app, cast.organizer, eventId)
    app.clock.set(dayAfter)
    await settleRecords(app)
    expect([await alertsAbout(ann), await alertsAbout(ben)]).toEqual([
      ['were-you-there', 'results-closed'],
      ['results-closed'],
    ])
    await ann.must('ownActs-answer', { eventId, isMe: true })
    await event.until(({ unconfirmed }) => unconfirmed.length === 0)
    await alerts.until(({ alerts: all }) => all.every(({ kind }) => kind !== 'were-you-there'))
    expect(await alertsAbout(ann)).toEqual(['results-closed', 'medal-won'])
    await window.close()
  })

  test('is asked for after an evening without matches too', async () => {
    const [organizer, ann, ben] = [await someone(), await someone(), await someone()]
    const { eventId: openPlay } = await organizer.must('events-create', {
      fields: eventFieldsAt(location),
      status: 'published',
      repeat: null,
    })
    await organizer.must('events-addPlayer', { eventId: openPlay, playerId: ann.playerId })
    await signUp(ben, openPlay)
    for (const { playerId } of [ann, ben])
      await organizer.must('events-checkIn', { eventId: openPlay, playerId, attendance: 'here' })
    await settleRecords(app)
    expect(await alertsAbout(ann)).toEqual([])
    app.clock.set(dayAfter)
    await settleRecords(app)
    expect([await alertsAbout(ann), await alertsAbout(ben)]).toEqual([['were-you-there'], []])
    expect([
      (await recordOf(app, ann.playerId)).attended,
      (await recordOf(app, ben.playerId)).attended,
    ]).toEqual([0, 1])
  })
})

describe('not me', () => {
  test('takes the name off roster, match list and results, counts for nobody, and holds', async () => {
    const cast = await people()
    const [ann, ben] = cast.players as [TestPlayer, TestPlayer]
    const eventId = await cupOf(cast, [0])
    await closeCup(app, cast.organizer, eventId)
    app.clock.set(dayAfter)
    const before = await recordsOf(cast)
    await ann.must('ownActs-answer', { eventId, isMe: false })
    await ann.must('ownActs-answer', { eventId, isMe: false })
    expect(await recordsOf(cast)).toEqual(before)
    expect(await rosterInWords(app.db, eventId)).toBe(
      cast.players
        .slice(1)
        .map(({ playerId }) => playerId)
        .join(' '),
    )
    const list = await matchListOf(app, ben, eventId)
    expect(list.players[0]).toMatchObject({
      playerId: null,
      playerName: '',
      photoURL: '',
      skillSelf: null,
      rating: null,
      guestOf: null,
      guest: null,
    })
    expect(await refused(ann.call('ownActs-answer', { eventId, isMe: true }))).toBe('not-signed-up')
    await cast.organizer.must('results-reopen', { eventId })
    expect(
      await refused(cast.organizer.call('events-addPlayer', { eventId, playerId: ann.playerId })),
    ).toBe('said-not-me')
    expect(
      await refused(
        cast.organizer.call('matchLists-addPlayer', {
          eventId,
          playerId: ann.playerId,
          isGuest: false,
        }),
      ),
    ).toBe('said-not-me')
    await closeCup(app, cast.organizer, eventId)
    expect(await recordsOf(cast)).toEqual(before)
    expect(await logOf(app.db, eventId)).toContain(`${ann.playerId} not-me ${ann.playerId}`)
    const window = await app.socket(cast.organizer.token)
    const { lines } = await window.subscribe('eventLogs-byEvent', { eventId, limit: 30 }).next()
    await window.close()
    expect(lines.find(({ action }) => action === 'not-me')).toMatchObject({
      actorName: '',
      playerName: null,
    })
    expect(
      await app.db
        .selectFrom('own_acts')
        .select('state')
        .where('eventId', '=', eventId)
        .where('playerId', '=', ann.playerId)
        .execute(),
    ).toEqual([{ state: 'denied' }])
    await expectCountsRight(app.db)
  })

  test('before the start gives the place to the first who waits; signing up is still free', async () => {
    const [organizer, ann, ben] = [await someone(), await someone(), await someone()]
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location, { minPlayers: 2, maxPlayers: 2 }),
      status: 'published',
      repeat: null,
    })
    await signUp(organizer, eventId)
    await organizer.must('events-addPlayer', { eventId, playerId: ann.playerId })
    await signUp(ben, eventId)
    await ann.must('ownActs-answer', { eventId, isMe: false })
    expect(await rosterInWords(app.db, eventId)).toBe(`${organizer.playerId} ${ben.playerId}`)
    expect(
      await refused(organizer.call('events-addPlayer', { eventId, playerId: ann.playerId })),
    ).toBe('said-not-me')
    await signUp(ann, eventId)
    expect(await refused(ann.call('ownActs-answer', { eventId, isMe: false }))).toBe('own-act-made')
    await expectCountsRight(app.db)
  })

  test('of one of a team leaves the other in', async () => {
    const [organizer, ann, ben] = [await someone(), await someone(), await someone()]
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location, { entryBy: 'team' }),
      status: 'published',
      repeat: null,
    })
    await aTeam(app.db, eventId, ann, ben)
    await organizer.must('events-addPlayer', { eventId, playerId: ann.playerId })
    app.clock.set(dayAfter)
    await ann.must('ownActs-answer', { eventId, isMe: false })
    expect(await rosterInWords(app.db, eventId)).toBe(ben.playerId)
    await expectCountsRight(app.db)
  })
})

describe('an own act', () => {
  const actedHow = async (eventId: string, { playerId }: TestPlayer) =>
    (
      await app.db
        .selectFrom('own_acts')
        .select('how')
        .where('eventId', '=', eventId)
        .where('playerId', '=', playerId)
        .where('state', '=', 'acted')
        .executeTakeFirst()
    )?.how ?? null

  test('is telling or confirming a score of the own match, and not disputing it', async () => {
    const cast = await people()
    const eventId = await cupOf(cast, [0, 1, 2, 3])
    const [ann, ben, cleo, dan] = cast.players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    const [one, other] = await app.db
      .selectFrom('matches')
      .select('matchId')
      .where('eventId', '=', eventId)
      .where('round', '=', 1)
      .orderBy('slot')
      .execute()
    const matchId = one?.matchId ?? ''
    await ann.must('matches-report', { matchId, games: [[11, 4]], walkover: null })
    const { matches } = await matchListOf(app, ann, eventId)
    const reported = matches.find((match) => match.matchId === matchId)?.reported ?? ''
    await dan.must('matches-confirm', { matchId, reported })
    await ben.must('matches-report', {
      matchId: other?.matchId ?? '',
      games: [[11, 4]],
      walkover: null,
    })
    const told =
      (await matchListOf(app, ann, eventId)).matches.find(
        (match) => match.matchId === other?.matchId,
      )?.reported ?? ''
    await cleo.must('matches-dispute', {
      matchId: other?.matchId ?? '',
      reported: told,
      dispute: 'never played',
    })
    expect([
      await actedHow(eventId, ann),
      await actedHow(eventId, dan),
      await actedHow(eventId, ben),
      await actedHow(eventId, cleo),
    ]).toEqual(['score', 'score', 'score', null])
  })

  test('is gone with a withdrawal: put in again by others one has not acted', async () => {
    const [organizer, ann] = [await someone(), await someone()]
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location),
      status: 'published',
      repeat: null,
    })
    await signUp(ann, eventId)
    expect(await actedHow(eventId, ann)).toBe('sign-up')
    await ann.must('events-withdraw', { eventId })
    await organizer.must('events-addPlayer', { eventId, playerId: ann.playerId })
    expect(await actedHow(eventId, ann)).toBeNull()
    await ann.must('events-withdraw', { eventId })
    await signUp(ann, eventId)
    expect(await actedHow(eventId, ann)).toBe('sign-up')
    await organizer.must('events-removePlayer', { eventId, playerId: ann.playerId })
    await organizer.must('events-addPlayer', { eventId, playerId: ann.playerId })
    expect(await actedHow(eventId, ann)).toBeNull()
  })

  test('is answering a partner with yes; ending the team before either is in takes it back', async () => {
    const [organizer, ann, ben] = [await someone(), await someone(), await someone()]
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location, { entryBy: 'team' }),
      status: 'published',
      repeat: null,
    })
    await ben.must('eventTeams-accept', { messageId: await ask(app.db, eventId, ann, ben) })
    expect([await actedHow(eventId, ann), await actedHow(eventId, ben)]).toEqual([null, 'team'])
    await ben.must('eventTeams-end', { eventId })
    expect(await actedHow(eventId, ben)).toBeNull()
  })

  test('needs no sight of the organizer: whoever blocked them answers all the same', async () => {
    const [organizer, ann] = [await someone(), await someone()]
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location),
      status: 'published',
      repeat: null,
    })
    await organizer.must('events-addPlayer', { eventId, playerId: ann.playerId })
    await ann.must('players-block', { playerId: organizer.playerId, blocked: true })
    await ann.must('ownActs-answer', { eventId, isMe: false })
    expect(await refused(ann.call('ownActs-answer', { eventId, isMe: false }))).toBe(
      'event-not-found',
    )
    expect(await rosterInWords(app.db, eventId)).toBe('')
  })
})
