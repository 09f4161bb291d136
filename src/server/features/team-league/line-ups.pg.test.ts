// Line-ups stay hidden until both are set or the match-up starts; captains are notified in time,
// and team changes keep them valid.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { aMatchup, lineupFor, teamPlayFor, newMates } from '#test/scenes/team-league-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { watchLineups } from './jobs.ts'

let app: TestApp
let beside: TestApp
let location: string
let olga: TestPlayer
let adam: TestPlayer
let count = 0

beforeAll(async () => {
  app = await startTestApp()
  beside = await startTestApp({ beside: app })
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  adam = await app.signedIn('Adam')
  await anAdmin(app.db, location, 'adam')
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

function at(time: number): void {
  for (const each of [app, beside]) each.clock.set(time)
}

const newMatchup = async () => aMatchup(app, olga, { location, players: await newMates(app, 8) })

test('a line-up is hidden from the other team and everyone else until both are set', async () => {
  const { one, two, set, see, own, findSide } = await newMatchup()
  const [captain, mate] = one.players
  const [rival] = two.players
  const stranger = await app.signedIn(`Stranger${(count += 1)}`)
  expect(await set(captain, one)).toBe('ok')
  for (const hidden of [rival, stranger]) {
    const seen = await see(hidden)
    expect([seen.isShown, own(seen, one)]).toEqual([false, null])
    expect(findSide(one) === 'a' ? seen.isSetA : seen.isSetB).toBe(true)
  }
  for (const shown of [captain, mate, olga, adam])
    expect(own(await see(shown), one)).toEqual(lineupFor(one))
  expect(await set(rival, two)).toBe('ok')
  for (const everyone of [captain, rival, stranger]) {
    const seen = await see(everyone)
    expect(seen.isShown).toBe(true)
    expect([own(seen, one), own(seen, two)]).toEqual([lineupFor(one), lineupFor(two)])
  }
  expect(await alertKindsOf(app.db, captain.playerId)).toContain('league-lineups-shown')
  expect(await set(captain, one)).toBe('lineup-shown')
  expect(await set(olga, one, lineupFor(one).toReversed())).toBe('ok')
})

test('the window of a rival follows without the line-up, and then with it', async () => {
  const { leagueSeriesId, one, two, set } = await newMatchup()
  const rival = two.players[1]
  const socket = await app.socket(rival.token)
  const league = socket.subscribe('leagues-byId', { leagueSeriesId })
  await league.next()
  await set(one.players[0], one)
  const hidden = JSON.stringify((await league.next()).teamPlay?.matchups)
  for (const { playerId } of one.players) expect(hidden).not.toContain(`"${playerId}"`)
  await set(two.players[0], two)
  const shown = JSON.stringify((await league.next()).teamPlay?.matchups)
  for (const { playerId } of [...one.players, ...two.players])
    expect(shown).toContain(`"${playerId}"`)
  await socket.close()
})

test('of two captains that set theirs at the same moment both see both', async () => {
  const { one, two, set, see } = await newMatchup()
  expect(await Promise.all([set(one.players[0], one), set(two.players[0], two)])).toEqual([
    'ok',
    'ok',
  ])
  expect((await see(one.players[0])).isShown).toBe(true)
})

test('only the captain of a team sets its line-up, of its players', async () => {
  const { one, two, set } = await newMatchup()
  const [captain, mate] = one.players
  expect(await set(mate, one)).toBe('not-allowed')
  expect(await set(captain, two)).toBe('not-allowed')
  expect(await set(captain, one, lineupFor(two))).toBe('lineup-not-in-team')
  expect(await set(captain, one, lineupFor(one).slice(0, 1))).toBe('lineup-incomplete')
  const [first] = lineupFor(one) as [[string, string]]
  expect(await set(captain, one, [first, first])).toBe('lineup-twice')
  expect(await set(captain, one)).toBe('ok')
  expect(await set(captain, one, [])).toBe('ok')
})

test('a day ahead captains without a line-up are told, and at the start both are shown', async () => {
  const before = app.clock.now()
  const { leagueSeriesId, one, two, set, see, own } = await newMatchup()
  const [captain, rival] = [one.players[0], two.players[0]]
  await set(captain, one)
  const { startsAt } = await see(olga)
  const due = (player: TestPlayer) => alertKindsOf(app.db, player.playerId)
  at(Date.parse(startsAt) - 25 * 3_600_000)
  await watchLineups(app.deps)
  expect(await due(rival)).not.toContain('league-lineup-due')
  at(Date.parse(startsAt) - 24 * 3_600_000)
  await Promise.all([watchLineups(app.deps), watchLineups(beside.deps)])
  await watchLineups(beside.deps)
  expect((await due(rival)).filter((kind) => kind === 'league-lineup-due')).toHaveLength(1)
  expect(await due(captain)).not.toContain('league-lineup-due')
  expect(own(await see(rival), one)).toBeNull()
  const socket = await app.socket(rival.token)
  const league = socket.subscribe('leagues-byId', { leagueSeriesId })
  expect((await league.next()).teamPlay?.matchups[0]?.isShown).toBe(false)
  at(Date.parse(startsAt))
  await watchLineups(app.deps)
  expect((await league.next()).teamPlay?.matchups[0]?.isShown).toBe(true)
  await socket.close()
  expect(own(await see(rival), one)).toEqual(lineupFor(one))
  expect(await due(rival)).toContain('league-lineups-shown')
  expect(await set(rival, two)).toBe('lineup-shown')
  expect(await set(olga, two)).toBe('ok')
  at(before)
})

test('a captain that leaves leaves the organizer responsible, and a hidden line-up with them goes', async () => {
  const before = app.clock.now()
  const { leagueSeriesId, one, two, set, see, own } = await newMatchup()
  const [captain, mate] = one.players
  await set(captain, one)
  await captain.must('account-delete', { playerName: captain.playerId, password: null })
  expect(own(await see(mate), one)).toBeNull()
  const { teams } = await teamPlayFor(app, mate, leagueSeriesId)
  expect(teams.find(({ teamId }) => teamId === one.teamId)).toMatchObject({
    captainId: null,
    playerIds: one.players.slice(1).map(({ playerId }) => playerId),
  })
  at(Date.parse((await see(mate)).startsAt) - 3_600_000)
  await watchLineups(app.deps)
  expect(await alertKindsOf(app.db, olga.playerId)).toContain('league-lineup-due')
  at(before)
  const rest = await newMatchup()
  await rest.set(rest.one.players[0], rest.one)
  await rest.set(rest.two.players[0], rest.two)
  const leaver = rest.one.players[1]
  await leaver.must('leagues-leave', { leagueSeriesId: rest.leagueSeriesId })
  expect(rest.own(await rest.see(rest.two.players[0]), rest.one)).toEqual(lineupFor(rest.one))
  expect(two.players).toHaveLength(4)
})

test('a hidden line-up with a player that is put into another team goes too, and only that one', async () => {
  const { leagueSeriesId, one, two, set, see, own } = await newMatchup()
  await set(one.players[0], one)
  const moved = one.players[3]
  await olga.must('leagues-saveTeam', {
    leagueSeriesId,
    teamId: one.teamId,
    name: one.name,
    captainId: one.players[0].playerId,
    playerIds: one.players.slice(0, 3).map(({ playerId }) => playerId),
  })
  await olga.must('leagues-saveTeam', {
    leagueSeriesId,
    teamId: two.teamId,
    name: two.name,
    captainId: two.players[0].playerId,
    playerIds: [...two.players, moved].map(({ playerId }) => playerId),
  })
  expect(own(await see(olga), one)).toBeNull()
  expect(await set(two.players[0], two)).toBe('ok')
  expect(own(await see(moved), two)).toEqual(lineupFor(two))
})
