// Open windows follow players who hide, get blocked or arrive: one load for all, with each viewer's
// own view.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

let app: TestApp
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterAll(() => app.close())

const someone = (): Promise<TestPlayer> => app.signedIn(`n${randomUUID().slice(0, 8)}`)
const hide = (player: TestPlayer, hidden = true) =>
  player.must('players-updatePlayer', { playerId: player.playerId, fields: { hidden } })
const namesOf = ({ roster }: LiveOutput<'events-byId'>): string =>
  roster.map(({ playerName }) => playerName).join(' ')

async function inWindows<const V extends readonly (TestPlayer | null)[]>(
  viewers: V,
  work: (windows: { [K in keyof V]: TestSocket }) => Promise<void>,
): Promise<void> {
  const windows = await Promise.all(viewers.map((viewer) => app.socket(viewer?.token ?? null)))
  await work(windows as { [K in keyof V]: TestSocket })
  await Promise.all(windows.map((window) => window.close()))
}

test('who hides leaves every open window of strangers, and comes back for those they choose', async () => {
  const [organizer, hal, una, stranger] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  const { eventId, plan } = await anEvening(app, organizer, [hal, una], location, {
    play: 'singles',
  })
  await plan('0 v 1')
  const { watchKey } = await organizer.must('matchLists-setWatch', { eventId, isOn: true })
  const leagueSeriesId = await openLeague(organizer, leagueFieldsAt(location))
  for (const player of [hal, una])
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  await inWindows([stranger, una, null], async ([theirs, hers, anyones]) => {
    const event = theirs.subscribe('events-byId', { eventId })
    const list = theirs.subscribe('matchLists-byEvent', { eventId })
    const league = theirs.subscribe('leagues-byId', { leagueSeriesId })
    const link = anyones.subscribe('matchLists-watch', { watchKey: watchKey ?? '' })
    const fellow = hers.subscribe('events-byId', { eventId })
    const shown = async (name: string): Promise<void> => {
      await event.until((told) => namesOf(told) === `${name} ${una.playerId}`)
      await list.until(({ matchList }) => matchList?.players[0]?.playerName === name)
      await league.until(({ members }) => members.some(({ playerName }) => playerName === name))
    }
    await shown(hal.playerId)
    await fellow.next()
    await hide(hal)
    await shown('Hidden player 1')
    await link.until(({ matchList }) => matchList.players[0]?.playerName === 'Hidden player 1')
    expect(event.latest()?.roster[0]).toMatchObject({
      playerId: '?1',
      photoURL: '',
      skillSelf: null,
      place: 'playing',
    })
    expect(list.latest()?.matchList?.players[0]).toMatchObject({
      playerId: null,
      photoURL: '',
      skillSelf: null,
      rating: null,
    })
    await hal.must('playerFavorites-set', { favoriteId: stranger.playerId, favorite: true })
    await shown(hal.playerId)
    await hal.must('playerFavorites-set', { favoriteId: stranger.playerId, favorite: false })
    await shown('Hidden player 1')
    expect(fellow.snapshots.map(namesOf)).toEqual([`${hal.playerId} ${una.playerId}`])
    await hide(hal, false)
    await shown(hal.playerId)
  })
})

test('a block takes the other out of the windows that show an event they do not share, and gives them back', async () => {
  const [organizer, xia, una, blocker] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  const eventId = await anEvent(app.db, { location, organizer: organizer.playerId })
  for (const player of [xia, una]) await signUp(player, eventId)
  await inWindows([blocker, xia], async ([theirs, own]) => {
    const [event, mine] = [
      theirs.subscribe('events-byId', { eventId }),
      own.subscribe('events-byId', { eventId }),
    ]
    await event.next()
    await mine.next()
    await blocker.must('players-block', { playerId: xia.playerId, blocked: true })
    await event.until((told) => namesOf(told) === `Hidden player 1 ${una.playerId}`)
    await blocker.must('players-block', { playerId: xia.playerId, blocked: false })
    await event.until((told) => namesOf(told) === `${xia.playerId} ${una.playerId}`)
    await blocker.must('players-block', { playerId: xia.playerId, blocked: true })
    await event.until((told) => namesOf(told) === `Hidden player 1 ${una.playerId}`)
    await signUp(blocker, eventId)
    await event.until(
      (told) => namesOf(told) === `${xia.playerId} ${una.playerId} ${blocker.playerId}`,
    )
    await mine.until((told) => told.roster.length === 3)
    expect(
      mine.latest() === undefined ? '' : namesOf(mine.latest() as LiveOutput<'events-byId'>),
    ).toBe(`${xia.playerId} ${una.playerId} ${blocker.playerId}`)
  })
})

test('windows that are told different things cost one load', async () => {
  const [organizer, hal, una, stranger, friend] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  const eventId = await anEvent(app.db, { location, organizer: organizer.playerId })
  await signUp(hal, eventId)
  await hide(hal)
  await hal.must('playerFriends-set', { friendId: friend.playerId, friend: true })
  await inWindows([organizer, hal, stranger, friend], async (windows) => {
    const events = windows.map((window) => window.subscribe('events-byId', { eventId }))
    for (const event of events) await event.next()
    const statements = await statementsOf(async () => {
      await signUp(una, eventId)
      for (const event of events) await event.until(({ roster }) => roster.length === 2)
    })
    expect(
      statements.filter((statement) => /select .*"cohost_names"/s.test(statement)),
    ).toHaveLength(1)
    expect(events.map((event) => event.latest()?.roster[0]?.playerName)).toEqual([
      hal.playerId,
      hal.playerId,
      'Hidden player 1',
      hal.playerId,
    ])
  })
})

test('a hidden player who was put in is asked, is nobody to strangers, and counts after the yes', async () => {
  const [organizer, hal, una, stranger] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  await organizer.must('messages-send', {
    messageId: randomUUID(),
    toId: hal.playerId,
    message: 'hello',
  })
  const { eventId } = await anEvening(app, organizer, [una], location, { play: 'singles' })
  await organizer.must('events-addPlayer', { eventId, playerId: hal.playerId })
  await hide(hal)
  await openDoors(app, eventId)
  await organizer.must('events-checkIn', { eventId, playerId: hal.playerId, attendance: 'here' })
  await inWindows([organizer, stranger], async ([runs, theirs]) => {
    const [run, seen] = [
      runs.subscribe('events-byId', { eventId }),
      theirs.subscribe('events-byId', { eventId }),
    ]
    expect([(await run.next()).unconfirmed, (await seen.next()).unconfirmed]).toEqual([
      [hal.playerId],
      ['?1'],
    ])
    await hal.must('ownActs-answer', { eventId, isMe: true })
    await seen.until(({ unconfirmed }) => unconfirmed.length === 0)
    expect(seen.latest()?.roster.map(({ playerId, attendance }) => [playerId, attendance])).toEqual(
      [
        [una.playerId, 'here'],
        ['?1', 'here'],
      ],
    )
    const list = theirs.subscribe('matchLists-byEvent', { eventId })
    expect((await list.next()).matchList?.players.map(({ playerName }) => playerName)).toEqual([
      una.playerId,
      'Hidden player 1',
    ])
  })
})

test('of a league whoever is asked to be a partner is told so, and nobody else', async () => {
  const [organizer, ann, ben, stranger] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  const leagueSeriesId = await openLeague(organizer, leagueFieldsAt(location, { entryBy: 'team' }))
  await inWindows([organizer, ann, ben, stranger], async (windows) => {
    const leagues = windows.map((window) => window.subscribe('leagues-byId', { leagueSeriesId }))
    for (const league of leagues) await league.next()
    await ann.must('leagues-join', { leagueSeriesId, partnerId: ben.playerId })
    for (const league of leagues.slice(0, 3))
      await league.until(({ members }) => members.length === 1)
    expect(
      leagues.map((league) => [
        league.latest()?.isMineToRun,
        league.latest()?.mine,
        league.latest()?.members.length,
      ]),
    ).toEqual([
      [true, null, 1],
      [false, 'asked', 1],
      [false, 'asked', 1],
      [false, null, 0],
    ])
    expect(leagues[3]?.snapshots).toHaveLength(1)
  })
})
