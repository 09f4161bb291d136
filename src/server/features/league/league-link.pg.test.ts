// A league's public link: visitors see standings, days and last results, no hidden names and no
// links to people; once switched off it stops working.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, openLeague, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { linkPreviews } from '../preview/handlers.ts'

let app: TestApp
let olga: TestPlayer
let players: TestPlayer[]
let location: string
let leagueSeriesId: string
let eventId: string
let watchKey: string

beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  players = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) players.push(await app.signedIn(name))
  location = await aLocation(app.db, { name: 'Pier', city: 'Ludlow' })
  leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  eventId = await aLeagueDay(olga, leagueSeriesId)
  await aLeagueDay(olga, leagueSeriesId, '2026-06-09')
  await olga.must('matchLists-start', { eventId })
  await openDoors(app, eventId)
  await olga.must('matchLists-setPresence', { eventId, numbers: [0, 1, 2, 3], presence: 'here' })
  await olga.must('matchLists-plan', {
    eventId,
    revision: await findRevision(),
    rounds: [{ games: [{ court: 1, pool: null, a: [0, 1], b: [2, 3] }], byes: [] }],
  })
  await olga.must('matches-decide', {
    matchId: await findMatch(),
    games: [[11, 4]],
    walkover: null,
  })
  watchKey = await switchOn()
})
afterAll(() => app.close())

const findRevision = async (): Promise<number> => (await findList()).revision
const findMatch = async (): Promise<string> => (await findList()).matches[0]?.matchId ?? ''
async function findList() {
  const socket = await app.socket(olga.token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
  await socket.close()
  if (matchList === null) throw new Error('no match list')
  return matchList
}

async function switchOn(id = leagueSeriesId): Promise<string> {
  const answer = await olga.must('leagues-setWatch', { leagueSeriesId: id, isOn: true })
  return answer.watchKey ?? ''
}

type Watched = LiveOutput<'leagues-watch'>['league']
async function watch(key: string, token?: string): Promise<Watched | string> {
  const socket = await app.socket(token)
  const answer = await socket
    .subscribe('leagues-watch', { watchKey: key })
    .next()
    .then(
      ({ league }) => league,
      (error: unknown) => String(error),
    )
  await socket.close()
  return answer
}

test('a visitor sees the table, the days and the results of the last', async () => {
  expect(await watch(watchKey)).toMatchObject({
    leagueSeriesId,
    name: 'Summer ladder',
    locationName: 'Pier',
    state: 'running',
    isLadder: true,
    standings: [
      { names: ['Ada'], rank: 1, wins: 1, losses: 0, difference: 7, medal: null },
      { names: ['Bea'], rank: 2, wins: 1, losses: 0 },
      { names: ['Cleo'], rank: 3, wins: 0, losses: 1 },
      { names: ['Dina'], rank: 4, wins: 0, losses: 1, difference: -7 },
    ],
    days: [
      { day: 1, startDate: '2026-06-02', startTime: '18:00', status: 'published', isOpen: true },
      { day: 2, startDate: '2026-06-09', startTime: '18:00', status: 'published', isOpen: false },
    ],
    last: {
      day: 1,
      matches: [
        {
          a: [{ playerName: 'Ada' }, { playerName: 'Bea' }],
          b: [{ playerName: 'Cleo' }, { playerName: 'Dina' }],
          games: [[11, 4]],
          winner: 'a',
        },
      ],
    },
  })
})

test('it holds no id of a person, and names no organizer', async () => {
  const told = JSON.stringify(await watch(watchKey))
  for (const { playerId } of [olga, ...players]) expect(told).not.toContain(`"${playerId}"`)
  expect(told).not.toContain('Olga')
})

test('a hidden player is one without a name, in the table and in the results, for strangers and for a stranger with an account', async () => {
  const hide = (hidden: boolean) =>
    players[2]?.must('players-updatePlayer', { playerId: 'cleo', fields: { hidden } })
  const stranger = await app.signedIn('Stranger')
  await hide(true)
  for (const token of [undefined, stranger.token]) {
    const told = await watch(watchKey, token)
    expect(JSON.stringify(told)).not.toContain('Cleo')
    expect(told).toMatchObject({
      standings: [{}, {}, { names: ['Hidden player 1'] }, {}],
      last: { matches: [{ b: [{ playerName: 'Hidden player 1' }, { playerName: 'Dina' }] }] },
    })
  }
  expect(JSON.stringify(await watch(watchKey, players[0]?.token))).toContain('Cleo')
  await hide(false)
})

test('a block hides nothing from strangers', async () => {
  const blocked = await app.signedIn('Blocked')
  await players[0]?.must('players-block', { playerId: blocked.playerId, blocked: true })
  expect(JSON.stringify(await watch(watchKey))).toContain('Ada')
  expect(JSON.stringify(await watch(watchKey, blocked.token))).not.toContain('Ada')
})

test('a player that was removed stays in the table with what they played', async () => {
  await olga.must('leagues-removePlayer', { leagueSeriesId, playerId: 'dina' })
  expect(await watch(watchKey)).toMatchObject({ standings: [{}, {}, {}, { names: ['Dina'] }] })
  await olga.must('leagues-addPlayer', { leagueSeriesId, playerId: 'dina', partnerId: null })
})

test('a new link ends the old one in the windows that have it; switched off there is none', async () => {
  const socket = await app.socket()
  const window = socket.subscribe('leagues-watch', { watchKey })
  await window.next()
  const next = await switchOn()
  expect(await window.refused()).toMatchObject({ code: 'league-not-found' })
  expect(next).not.toBe(watchKey)
  expect(await watch(watchKey)).toContain('league-not-found')
  expect(await watch(next)).toMatchObject({ name: 'Summer ladder' })
  await olga.must('leagues-setWatch', { leagueSeriesId, isOn: false })
  expect(await watch(next)).toContain('league-not-found')
  watchKey = await switchOn()
  await socket.close()
})

test('the id of a league opens nothing, nor does a key with another secret', async () => {
  const other = watchKey.slice(0, -22) + 'A'.repeat(22)
  expect(findIdInKey(other)).toBe(leagueSeriesId)
  expect(await watch(other)).toContain('league-not-found')
})

test('a draft and a deleted league show to no one by their link', async () => {
  const { leagueSeriesId: id } = await olga.must('leagues-create', {
    fields: leagueFieldsAt(location),
  })
  const key = await switchOn(id)
  expect(await watch(key)).toContain('league-not-found')
  await olga.must('leagues-setState', { leagueSeriesId: id, state: 'registration' })
  expect(await watch(key)).toMatchObject({ state: 'registration' })
  await olga.must('leagues-delete', { leagueSeriesId: id })
  expect(await watch(key)).toContain('league-not-found')
})

test('a private league shows by its link and leads nowhere; its link has no preview, and its members don’t learn it', async () => {
  const secret = await openLeague(
    olga,
    leagueFieldsAt(location, { name: 'Secret', invite: true, invited: 'Friends' }),
  )
  const key = await switchOn(secret)
  expect(await watch(key)).toMatchObject({ name: 'Secret', leagueSeriesId: null })
  const previews = linkPreviews(app.deps)
  expect(await previews.find(`/l/${key}`, 'en')).toBeNull()
  expect(await previews.find(`/l/${watchKey}`, 'es')).toMatchObject({
    title: 'Summer ladder',
    url: expect.stringContaining(`/l/${watchKey}?lang=es`) as unknown,
  })
  expect(await previews.find(`/l/${watchKey.slice(0, -22)}${'A'.repeat(22)}`, 'en')).toBeNull()
  await olga.must('leagues-addPlayer', {
    leagueSeriesId: secret,
    playerId: 'ada',
    partnerId: null,
  })
  const keyFor = async (player: TestPlayer | undefined, id: string) => {
    const socket = await app.socket(player?.token)
    const told = await socket.subscribe('leagues-byId', { leagueSeriesId: id }).next()
    await socket.close()
    return told.watchKey
  }
  expect(await keyFor(players[0], secret)).toBeNull()
  expect(await keyFor(olga, secret)).toBe(key)
  expect(await keyFor(players[0], leagueSeriesId)).toBe(watchKey)
})

test('a change is loaded once, however many watch', async () => {
  const costOf = async (viewers: number, note: string): Promise<number> => {
    const sockets = await Promise.all(Array.from({ length: viewers }, () => app.socket()))
    const windows = sockets.map((socket) => socket.subscribe('leagues-watch', { watchKey }))
    await Promise.all(windows.map((window) => window.next()))
    const statements = await statementsOf(async () => {
      await olga.must('leagues-update', {
        leagueSeriesId,
        fields: leagueFieldsAt(location, { name: note }),
      })
      await Promise.all(windows.map((window) => window.until(({ league }) => league.name === note)))
    })
    await Promise.all(sockets.map((socket) => socket.close()))
    return statements.length
  }
  const one = await costOf(1, 'For one')
  expect(await costOf(40, 'For forty')).toBe(one)
})

test('only those that run a league switch its link', async () => {
  for (const isOn of [true, false])
    expect(await players[0]?.call('leagues-setWatch', { leagueSeriesId, isOn })).toMatchObject({
      refusal: { code: 'not-allowed' },
    })
})
