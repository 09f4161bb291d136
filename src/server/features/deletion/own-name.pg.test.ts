// A deleted account leaves no name in the titles it wrote or in alerts about them; an event's heir
// becomes its host once they act.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameRestMs } from '#domain/player/name.ts'
import { eventFieldsAt, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { refreshLeaderboards } from '../leaderboard/jobs.ts'

let app: TestApp
let location: string
let zoe: TestPlayer, ann: TestPlayer, ben: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  zoe = await app.signedIn('Zoe-1')
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
})
afterAll(() => app.close())

test('a name rests for 90 days after its account was deleted: nobody takes it, and it is kept as a hash only', async () => {
  const gone = await app.signedIn('Resting')
  await gone.must('account-delete', { playerName: 'Resting', password: null })
  const isTaken = async (): Promise<boolean> =>
    (await ann.must('validations-checkPlayer', { id: 'Rest_ing' })).playerExists
  expect(await isTaken()).toBe(true)
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string
  expect(await app.db.selectFrom('resting_names').selectAll().execute()).toEqual([
    {
      nameHash: hash,
      nameLook: hash,
      slugLook: hash,
      until: new Date(app.clock.now() + nameRestMs),
    },
  ])
  expect(await ann.must('validations-checkPlayer', { id: 'Restlng' })).toEqual({
    playerExists: false,
  })
  expect(await ann.must('validations-checkPlayer', { id: 'RestIng' })).toEqual({
    playerExists: true,
  })
  const before = app.clock.now()
  app.clock.advance(nameRestMs)
  expect(await isTaken()).toBe(false)
  app.clock.set(before)
})

test('titles with the name of whoever wrote them become neutral, and so does what was told of them; others stay', async () => {
  const create = async (title: string, by = zoe) =>
    (
      await by.must('events-create', {
        fields: eventFieldsAt(location, { title, cohosts: by === zoe ? ['ann'] : [] }),
        status: 'published',
      })
    ).eventId
  const [own, plain, theirs] = [
    await create('ZOE-1’s Tuesdays'),
    await create('Zoe-10 and friends'),
    await create('For Zoe-1', ben),
  ]
  for (const eventId of [own, plain, theirs]) await signUp(ben, eventId)
  for (const eventId of [own, plain])
    await zoe.must('events-movePlayer', { eventId, playerId: 'ben', to: 'waiting' })
  const players = [ann, ben, await app.signedIn('Cleo'), await app.signedIn('Dina')]
  const leagueSeriesId = await runningLeague(
    zoe,
    players,
    leagueFieldsAt(location, { name: 'Zoe-1 ladder' }),
  )
  await ann.must('leagues-leave', { leagueSeriesId })

  expect(await zoe.must('account-deletionPreview', {})).toMatchObject({
    handedOver: 2,
    titles: [
      { id: own, kind: 'event', title: 'ZOE-1’s Tuesdays', neutral: 'Open play' },
      { id: leagueSeriesId, kind: 'league', title: 'Zoe-1 ladder', neutral: 'Ladder' },
    ],
  })
  await zoe.must('account-delete', { playerName: 'Zoe-1', password: null })

  const titles = await app.db
    .selectFrom('events')
    .select(['eventId', 'title'])
    .where('eventId', 'in', [own, plain, theirs])
    .execute()
  expect(new Map(titles.map(({ eventId, title }) => [eventId, title]))).toEqual(
    new Map([
      [own, ''],
      [plain, 'Zoe-10 and friends'],
      [theirs, 'For Zoe-1'],
    ]),
  )
  expect(
    await app.db
      .selectFrom('leagues')
      .select('name')
      .where('leagueSeriesId', '=', leagueSeriesId)
      .executeTakeFirst(),
  ).toEqual({ name: 'Ladder' })
  const told = await app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('playerId', 'in', ['ann', 'ben', 'cleo', 'dina'])
    .execute()
  expect(
    told
      .filter(({ kind }) => kind === 'moved-to-waitlist')
      .map(({ params }) => params['title'])
      .toSorted(),
  ).toEqual(['', 'Zoe-10 and friends'])
  expect(told.filter(({ params }) => /zoe-1\b/i.test(JSON.stringify(params)))).toEqual([])
})

test('a cohost who inherits an event hosts it once they did something in it themselves', async () => {
  const yan = await app.signedIn('Yan')
  const { eventId } = await yan.must('events-create', {
    fields: eventFieldsAt(location, { title: 'Inherited', cohosts: ['ann'] }),
    status: 'published',
  })
  const players = [await app.signedIn('Gil'), await app.signedIn('Hob'), await app.signedIn('Ike')]
  for (const player of players) await signUp(player, eventId)
  await yan.must('account-delete', { playerName: 'Yan', password: null })
  const hosted = async () => {
    await refreshLeaderboards(app.deps)
    return (
      (
        await app.db
          .selectFrom('leaderboard_results')
          .select('hosted')
          .where('sourceId', '=', eventId)
          .where('playerId', '=', 'ann')
          .executeTakeFirst()
      )?.hosted ?? 0
    )
  }
  await openDoors(app, eventId)
  await app.db
    .updateTable('player_events')
    .set({ attendance: 'here' })
    .where('eventId', '=', eventId)
    .execute()
  expect(await hosted()).toBe(0)
  for (const attendance of [null, 'here'] as const)
    await ann.must('events-checkIn', { eventId, playerId: 'gil', attendance })
  expect(await hosted()).toBe(1)
})

test('a running league whose days are all to come stays with its players, and an admin of its venue runs its days', async () => {
  const place = await aLocation(app.db)
  const owner = await app.signedIn('Leaguer')
  const admin = await app.signedIn('Warden', { activeLocations: [place] })
  await app.db
    .insertInto('locations_admin')
    .values({ locationId: place, playerId: 'warden' })
    .execute()
  const players = [ann, ben, await app.signedIn('Eddi'), await app.signedIn('Fran')]
  const leagueSeriesId = await runningLeague(owner, players, leagueFieldsAt(place))
  const eventId = await aLeagueDay(owner, leagueSeriesId, '2026-06-09')
  expect(await owner.must('account-deletionPreview', {})).toMatchObject({
    handedOver: 1,
    cancelled: 0,
  })
  await owner.must('account-delete', { playerName: 'Leaguer', password: null })
  expect(
    await app.db
      .selectFrom('leagues')
      .select(['deleted', 'state'])
      .where('leagueSeriesId', '=', leagueSeriesId)
      .execute(),
  ).toEqual([{ deleted: false, state: 'running' }])
  expect(
    await app.db
      .selectFrom('events')
      .select(['playerId', 'status', 'deleted'])
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([{ playerId: 'warden', status: 'published', deleted: false }])
  await admin.must('leagues-addDays', {
    leagueSeriesId,
    days: ['2026-06-16'],
    startTime: '18:00',
    duration: 120,
    courts: 2,
  })
})

test('who leaves may choose the titles themselves, for what is theirs only, and never with their name', async () => {
  const max = await app.signedIn('Max-1')
  const create = async (by: TestPlayer, title: string) =>
    (
      await by.must('events-create', {
        fields: eventFieldsAt(location, { title, cohosts: ['ann'] }),
        status: 'published',
      })
    ).eventId
  const [own, other, bens] = [
    await create(max, 'Max-1 and friends'),
    await create(max, 'Max-1 again'),
    await create(ben, 'Of Ben'),
  ]
  await signUp(ben, own)
  await max.must('events-movePlayer', { eventId: own, playerId: 'ben', to: 'waiting' })
  const remove = (title: string) =>
    max.call('account-delete', {
      playerName: 'max1',
      password: null,
      titles: [
        { id: own, title },
        { id: other, title: '' },
        { id: bens, title: 'Taken' },
      ],
    })
  expect(await remove('Still MAX-1')).toMatchObject({ refusal: { code: 'title-has-name' } })
  expect(await remove('Friends on Tuesday')).toMatchObject({ ok: true })
  const titles = await app.db
    .selectFrom('events')
    .select(['eventId', 'title'])
    .where('eventId', 'in', [own, other, bens])
    .execute()
  expect(new Map(titles.map(({ eventId, title }) => [eventId, title]))).toEqual(
    new Map([
      [own, 'Friends on Tuesday'],
      [other, ''],
      [bens, 'Of Ben'],
    ]),
  )
  const told = await app.db
    .selectFrom('alerts')
    .select('params')
    .where('eventId', '=', own)
    .where('kind', '=', 'moved-to-waitlist')
    .execute()
  expect(told.map(({ params }) => params['title'])).toEqual(['Friends on Tuesday'])
})
