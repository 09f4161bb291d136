// Team leagues through the API: teams and captains, schedule, results and table.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague, runningLeague } from '#test/scenes/league-scene.ts'
import {
  aMatchup,
  aTeamLeague,
  answered,
  planSeason,
  teamLeagueAt,
  teamPlayFor,
  type SceneTeam,
  newMates,
} from '#test/scenes/team-league-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let adam: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  adam = await app.signedIn('Adam')
  await anAdmin(app.db, location, 'adam')
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

/** Within an hour of the season's first match-up. */
const evening = '2026-06-10T21:30:00Z'

const newMatchup = async () => aMatchup(app, olga, { location, players: await newMates(app, 8) })

test('organizers make teams with captains, and a player is in one team only', async () => {
  const players = await newMates(app, 8)
  const { leagueSeriesId, teams } = await aTeamLeague(olga, players, teamLeagueAt(location))
  const [one, two] = teams as [SceneTeam, SceneTeam]
  const [captain, mate] = one.players
  expect(await alertKindsOf(app.db, captain.playerId)).toContain('league-captain')
  expect(await alertKindsOf(app.db, mate.playerId)).not.toContain('league-captain')
  const save = (
    who: TestPlayer,
    changes: Partial<{
      teamId: string | null
      name: string
      captainId: string
      playerIds: string[]
    }>,
  ) =>
    answered(
      who.call('leagues-saveTeam', {
        leagueSeriesId,
        teamId: one.teamId,
        name: 'Team 1',
        captainId: null,
        playerIds: [captain.playerId],
        ...changes,
      }),
    )
  expect(await save(captain, {})).toBe('not-allowed')
  expect(await save(adam, {})).toBe('ok')
  expect(await save(olga, { name: 'TEAM 2' })).toBe('league-team-name-taken')
  expect(await save(olga, { captainId: mate.playerId })).toBe('captain-not-in-team')
  expect(await save(olga, { playerIds: [adam.playerId] })).toBe('not-in-league')
  expect(await save(olga, { playerIds: [two.players[0].playerId] })).toBe('player-in-other-team')
  expect(await save(olga, { teamId: leagueSeriesId })).toBe('league-team-not-found')
  expect((await teamPlayFor(app, mate, leagueSeriesId)).teams).toEqual([
    {
      teamId: one.teamId,
      name: 'Team 1',
      captainId: null,
      playerIds: [captain.playerId],
    },
    {
      teamId: two.teamId,
      name: 'Team 2',
      captainId: two.players[0].playerId,
      playerIds: two.players.map(({ playerId }) => playerId).toSorted(),
    },
  ])
})

test('other leagues have no teams, and team leagues no game days, set teams or substitutes', async () => {
  const players = await newMates(app, 4)
  const ladder = await runningLeague(olga, players, leagueFieldsAt(location))
  expect(
    await answered(
      olga.call('leagues-saveTeam', {
        leagueSeriesId: ladder,
        teamId: null,
        name: 'Dinkers',
        captainId: null,
        playerIds: [],
      }),
    ),
  ).toBe('no-team-league')
  const leagueSeriesId = await runningLeague(olga, players, teamLeagueAt(location))
  expect(
    await answered(
      olga.call('leagues-addDays', {
        leagueSeriesId,
        days: ['2026-06-02'],
        startTime: '18:00',
        duration: 120,
        courts: 2,
      }),
    ),
  ).toBe('league-has-teams')
  expect(
    await answered(olga.call('leagues-setSubstitutes', { leagueSeriesId, hoursBefore: 24 })),
  ).toBe('no-substitutes')
  for (const wrong of [{ play: 'singles' as const }, { entryBy: 'team' as const }])
    expect(
      await answered(olga.call('leagues-create', { fields: teamLeagueAt(location, wrong) })),
    ).toBe('event-not-doubles')
  expect(
    await answered(
      olga.call('leagues-update', { leagueSeriesId, fields: teamLeagueAt(location, { pairs: 3 }) }),
    ),
  ).toBe('league-fixed')
})

test('the schedule has everyone meet everyone, and is made again until something was played', async () => {
  const scene = await aTeamLeague(olga, await newMates(app, 12), teamLeagueAt(location))
  const { leagueSeriesId, teams } = scene
  const [{ players }] = teams as [SceneTeam]
  const [captain] = players
  expect(await planSeason(captain, scene.leagueSeriesId)).toBe('not-allowed')
  expect(await planSeason(olga, scene.leagueSeriesId, { firstDay: '2026-05-01' })).toBe(
    'league-dates',
  )
  expect(await planSeason(olga, scene.leagueSeriesId, { legs: 3 })).toBe('league-too-short')
  expect(await planSeason(olga, scene.leagueSeriesId)).toBe('ok')
  expect(await alertKindsOf(app.db, captain.playerId)).toContain('league-scheduled')
  const { matchups } = await teamPlayFor(app, olga, leagueSeriesId)
  expect(matchups.map(({ round, day, startTime }) => `${round} ${day} ${startTime}`)).toEqual([
    '1 2026-06-10 18:00',
    '2 2026-06-17 18:00',
    '3 2026-06-24 18:00',
  ])
  expect(await planSeason(olga, scene.leagueSeriesId, { legs: 2, everyDays: 1 })).toBe('ok')
  expect((await teamPlayFor(app, olga, leagueSeriesId)).matchups).toHaveLength(6)
  const gone = teams[2]?.teamId ?? ''
  expect(await answered(olga.call('leagues-deleteTeam', { leagueSeriesId, teamId: gone }))).toBe(
    'ok',
  )
  const after = await teamPlayFor(app, olga, leagueSeriesId)
  expect([after.teams.length, after.matchups.length]).toEqual([2, 2])
})

test('a schedule needs a running league of two teams', async () => {
  const leagueSeriesId = await openLeague(olga, teamLeagueAt(location))
  expect(await planSeason(olga, leagueSeriesId)).toBe('league-state')
  const running = await runningLeague(olga, await newMates(app, 4), teamLeagueAt(location))
  expect(await planSeason(olga, running)).toBe('too-few-league-teams')
})

test('pairs bring the match-up to its end and both teams into the table', async () => {
  const { leagueSeriesId, one, two, set, score, see, findSide } = await newMatchup()
  const [captain, mate] = one.players
  const rival = two.players[0]
  const forOne = (mine: number, theirs: number): [number, number][] => [
    findSide(one) === 'a' ? [mine, theirs] : [theirs, mine],
  ]
  expect(await score(captain, 1, forOne(11, 4))).toBe('lineup-missing')
  await set(captain, one)
  await set(rival, two)
  for (const who of [captain, olga])
    expect(await score(who, 1, forOne(11, 4))).toBe('event-too-early')
  app.clock.set(evening)
  expect(await score(mate, 1, forOne(11, 4))).toBe('not-allowed')
  expect(await score(captain, 1, forOne(11, 10))).toBe('score-too-low')
  expect(await score(captain, 3, forOne(11, 4))).toBe('lineup-missing')
  expect(await score(captain, 1, forOne(11, 4))).toBe('ok')
  expect(await score(rival, 1, forOne(11, 5))).toBe('ok')
  expect((await see(mate)).outcome).toBeNull()
  expect(await alertKindsOf(app.db, mate.playerId)).not.toContain('league-result')
  expect(await score(rival, 2, forOne(9, 11))).toBe('ok')
  expect((await see(mate)).outcome).toBe(findSide(one))
  expect(await alertKindsOf(app.db, mate.playerId)).toContain('league-result')
  expect(await score(captain, 2, forOne(11, 0))).toBe('matchup-decided')
  const { standings } = await teamPlayFor(app, mate, leagueSeriesId)
  expect(
    standings.map(({ teamId, rank, wins, losses, points, pairsFor, pointsFor, decidedBy }) => [
      teamId === one.teamId ? 'one' : 'two',
      rank,
      wins,
      losses,
      points,
      pairsFor,
      pointsFor,
      decidedBy,
    ]),
  ).toEqual([
    ['one', 1, 1, 0, 2, 1, 20, ''],
    ['two', 2, 0, 1, 0, 1, 16, 'points'],
  ])
  expect(await planSeason(olga, leagueSeriesId)).toBe('league-fixed')
  expect(
    await answered(olga.call('leagues-deleteTeam', { leagueSeriesId, teamId: one.teamId })),
  ).toBe('league-fixed')
  expect(await answered(olga.call('leagues-delete', { leagueSeriesId }))).toBe('league-fixed')
  expect(await score(olga, 2, forOne(11, 0))).toBe('ok')
  expect((await see(mate)).pairsA + (await see(mate)).pairsB).toBe(2)
  expect(await score(olga, 2, [])).toBe('ok')
  expect((await see(mate)).outcome).toBeNull()
})

test('once a pair has a score no rule of the league reads it anew', async () => {
  const { leagueSeriesId, one, two, set, score } = await newMatchup()
  const change = (fields: Parameters<typeof teamLeagueAt>[1]) =>
    answered(
      olga.call('leagues-update', { leagueSeriesId, fields: teamLeagueAt(location, fields) }),
    )
  await set(one.players[0], one)
  await set(two.players[0], two)
  expect(await change({ points: 15 })).toBe('ok')
  expect(await change({ points: 11 })).toBe('ok')
  app.clock.set(evening)
  expect(await score(olga, 1, [[11, 3]])).toBe('ok')
  for (const rule of [{ points: 15 }, { winBy: 1 }, { bestOf: 3 }] as const)
    expect(await change(rule)).toBe('league-fixed')
  expect(await change({ note: 'Bring water.' })).toBe('ok')
})

test('a match-up moves until it has a result; a line-up that was shown stays so', async () => {
  const { leagueSeriesId, matchupId, one, two, set, score, see } = await newMatchup()
  const moving = (who: TestPlayer, day: string, id = matchupId) =>
    answered(
      who.call('leagues-moveMatchup', { leagueSeriesId, matchupId: id, day, startTime: '19:30' }),
    )
  const captain = one.players[0]
  expect(await moving(captain, '2026-06-20')).toBe('not-allowed')
  expect(await moving(olga, '2026-05-01')).toBe('event-start-past')
  expect(await moving(olga, '2026-06-20', leagueSeriesId)).toBe('matchup-not-found')
  await set(captain, one)
  await set(two.players[0], two)
  expect(await moving(olga, '2026-06-20')).toBe('ok')
  expect(await see(captain)).toMatchObject({
    day: '2026-06-20',
    startTime: '19:30',
    isShown: true,
  })
  app.clock.set('2026-06-20T22:45:00Z')
  expect(await score(olga, 1, [[11, 3]])).toBe('ok')
  expect(await moving(olga, '2026-06-21')).toBe('league-fixed')
})

test('the public page shows the table and match-ups of teams, and nobody in them', async () => {
  const { leagueSeriesId, one, two, set, score, findSide } = await newMatchup()
  await set(one.players[0], one)
  await set(two.players[0], two)
  const { watchKey } = await olga.must('leagues-setWatch', { leagueSeriesId, isOn: true })
  const socket = await app.socket()
  const page = socket.subscribe('leagues-watch', { watchKey: watchKey ?? '' })
  expect((await page.next()).league.teamPlay?.matchups).toMatchObject([{ outcome: null }])
  const won: [number, number] = findSide(one) === 'a' ? [11, 2] : [2, 11]
  app.clock.set(evening)
  await score(olga, 1, [won])
  await page.next()
  await score(olga, 2, [won])
  const { league } = await page.next()
  expect(league.teamPlay?.standings).toMatchObject([
    { team: 'Team 1', rank: 1, wins: 1, points: 2, pairs: 2, difference: 18 },
    { team: 'Team 2', rank: 2, losses: 1, points: 0 },
  ])
  const told = JSON.stringify(league.teamPlay)
  for (const { playerId } of [...one.players, ...two.players]) expect(told).not.toContain(playerId)
  await socket.close()
})
