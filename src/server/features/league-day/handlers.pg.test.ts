// Game days: all league members are on the roster, groups follow the ladder, and results and
// corrections move it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { alertKindsOf, openDoors, rosterInWords } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, openLeague, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { refreshLeaderboards } from '../leaderboard/jobs.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]
const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal']

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = []
  for (const [index, name] of names.entries())
    players.push(await app.signedIn(name, { skill: 5 - index / 4 }))
})
afterAll(() => app.close())

async function refusal(
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> {
  const result = await asked
  return result.ok ? 'accepted' : (result.refusal?.code ?? '')
}

async function leagueOf(leagueSeriesId: string): Promise<LiveOutput<'leagues-byId'>> {
  const socket = await app.socket(olga.token)
  const league = await socket.subscribe('leagues-byId', { leagueSeriesId }).next()
  await socket.close()
  return league
}

type Listed = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
async function listOf(eventId: string): Promise<Listed> {
  const socket = await app.socket(olga.token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
  await socket.close()
  if (matchList === null) throw new Error('no match list')
  return matchList
}
const ladderOf = async (leagueSeriesId: string) =>
  (await leagueOf(leagueSeriesId)).members
    .toSorted((one, other) => (one.position ?? 99) - (other.position ?? 99))
    .map(({ playerId }) => playerId[0])
    .join('')

async function open(eventId: string, absent: readonly string[] = []): Promise<Listed> {
  await olga.must('matchLists-start', { eventId })
  const { players: listed } = await listOf(eventId)
  await openDoors(app, eventId)
  await olga.must('matchLists-setPresence', {
    eventId,
    numbers: listed
      .filter(({ playerId }) => !absent.includes(playerId ?? ''))
      .map(({ number }) => number),
    presence: 'here',
  })
  await planGroups(eventId)
  return listOf(eventId)
}

async function planGroups(eventId: string, by = olga): Promise<void> {
  const { rounds } = await by.must('leagues-dayRounds', { eventId, seed: 1 })
  await by.must('matchLists-plan', { eventId, revision: (await listOf(eventId)).revision, rounds })
}

/** Stronger sides win by more; strengths halve along `order`, so that a group finishes in it. */
async function play({ players: listed, matches }: Listed, order: string): Promise<void> {
  const strengthOf = (numbers: readonly number[]): number =>
    numbers.reduce(
      (sum, number) =>
        sum +
        2 **
          (order.length -
            order.indexOf(listed.find((player) => player.number === number)?.playerId?.[0] ?? '')),
      0,
    )
  for (const { matchId, a, b } of matches) {
    const [ahead, most] = [strengthOf(a) - strengthOf(b), Math.max(strengthOf(a), strengthOf(b))]
    const lost = 9 - Math.floor((Math.abs(ahead) / most) * 8)
    await olga.must('matches-decide', {
      matchId,
      games: [ahead > 0 ? [11, lost] : [lost, 11]],
      walkover: null,
    })
  }
}

async function confirmAll(eventId: string): Promise<void> {
  for (const player of players) await player.must('ownActs-answer', { eventId, isMe: true })
}

async function onBoards(leagueSeriesId: string): Promise<string[]> {
  await refreshLeaderboards(app.deps)
  const rows = await app.db
    .selectFrom('leaderboard_results')
    .select(['playerId', 'gold', 'silver', 'bronze'])
    .where('sourceId', '=', leagueSeriesId)
    .orderBy('playerId')
    .execute()
  return rows.map(({ playerId, gold, silver, bronze }) => `${playerId} ${gold} ${silver} ${bronze}`)
}

test('a game day is an event of the league: everyone is in, who cannot come leaves, and strangers stay out', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const eventId = await aLeagueDay(olga, leagueSeriesId)
  expect(await rosterInWords(app.db, eventId)).toBe('ada bea cleo dina eli fay gus hal')
  expect((await leagueOf(leagueSeriesId)).days).toMatchObject([
    {
      eventId,
      day: 1,
      startDate: '2026-06-02',
      startTime: '18:00',
      playing: 8,
      isOpen: false,
      isClosed: false,
      moves: [],
    },
  ])
  await players[1]?.must('events-withdraw', { eventId })
  expect(await refusal(olga.call('events-signUp', { eventId, guests: 0 }))).toBe('league-only')
  await players[1]?.must('events-signUp', { eventId, guests: 0 })
  const adding = (who: TestPlayer | undefined, startDate: string) =>
    refusal(
      who?.call('leagues-addDays', {
        leagueSeriesId,
        days: [startDate],
        startTime: '18:00',
        duration: 90,
        courts: 2,
      }) ?? Promise.reject(new Error('nobody')),
    )
  expect([
    await adding(players[0], '2026-06-03'),
    await adding(olga, '2026-08-03'),
    await adding(olga, '2026-06-01'),
  ]).toEqual(['not-allowed', 'league-dates', 'accepted'])
  const draft = await openLeague(olga, leagueFieldsAt(location))
  expect(
    await refusal(
      olga.call('leagues-addDays', {
        leagueSeriesId: draft,
        days: ['2026-06-03'],
        startTime: '18:00',
        duration: 90,
        courts: 2,
      }),
    ),
  ).toBe('league-state')
})

async function comesTo(player: TestPlayer, leagueSeriesId: string): Promise<(boolean | null)[]> {
  const window = (await app.socket(player.token)).subscribe('leagues-byId', { leagueSeriesId })
  return (await window.next()).days.map(({ isMine }) => isMine)
}

test('the game days of a season are added at once, and everyone is told once', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const before = (await alertKindsOf(app.db, 'ada')).length
  const { eventIds } = await olga.must('leagues-addDays', {
    leagueSeriesId,
    days: ['2026-06-16', '2026-06-02', '2026-06-09', '2026-06-02'],
    startTime: '18:00',
    duration: 120,
    courts: 2,
  })
  expect((await leagueOf(leagueSeriesId)).days).toMatchObject(
    ['2026-06-02', '2026-06-09', '2026-06-16'].map((startDate, index) => ({
      eventId: eventIds[index],
      day: index + 1,
      startDate,
      playing: 8,
    })),
  )
  expect((await alertKindsOf(app.db, 'ada')).slice(before)).toEqual(['added-to-event'])
  const { params } = await app.db
    .selectFrom('alerts')
    .select('params')
    .where('eventId', '=', eventIds[0] ?? '')
    .where('playerId', '=', 'ada')
    .executeTakeFirstOrThrow()
  expect(params).toMatchObject({ dates: '3' })
})

test('of several game days of which one cannot be, none is added', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const added = await refusal(
    olga.call('leagues-addDays', {
      leagueSeriesId,
      days: ['2026-06-02', '2026-08-03'],
      startTime: '18:00',
      duration: 120,
      courts: 2,
    }),
  )
  expect(added).toBe('league-dates')
  expect((await leagueOf(leagueSeriesId)).days).toEqual([])
})

test('players say ahead which game days they miss, and their windows follow', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const first = await aLeagueDay(olga, leagueSeriesId)
  await aLeagueDay(olga, leagueSeriesId, '2026-06-09')
  const [ada, bea] = players as [TestPlayer, TestPlayer]
  const window = (await app.socket(ada.token)).subscribe('leagues-byId', { leagueSeriesId })
  expect((await window.next()).days.map(({ isMine }) => isMine)).toEqual([true, true])
  await ada.must('events-withdraw', { eventId: first })
  await window.until(({ days }) => days[0]?.isMine === false && days[0].playing === 7)
  expect(await comesTo(bea, leagueSeriesId)).toEqual([true, true])
  expect(await comesTo(await app.signedIn('Stranger'), leagueSeriesId)).toEqual([null, null])
})

test('groups follow the ladder, closed results move it with reasons, a correction moves it again, and the league ends with medals', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const first = await aLeagueDay(olga, leagueSeriesId)
  const list = await open(first)
  const inPool = (pool: number) =>
    new Set(
      list.matches
        .filter((match) => match.pool === pool)
        .flatMap(({ a, b }) => [...a, ...b])
        .map((number) => list.players.find((player) => player.number === number)?.playerId?.[0]),
    )
  expect([inPool(1), inPool(2), list.matches.length]).toEqual([new Set('abcd'), new Set('efgh'), 6])
  await play(list, 'hgfedcba')
  expect(await ladderOf(leagueSeriesId)).toBe('abcdefgh')
  await olga.must('results-close', { eventId: first, unplayed: 0, unanswered: 0 })
  expect(await ladderOf(leagueSeriesId)).toBe('dcbhagfe')
  const [day] = (await leagueOf(leagueSeriesId)).days
  expect(
    day?.moves
      .filter(({ reason }) => reason.endsWith('group'))
      .map(({ entrant, from, to, reason }) => [entrant, from, to, reason]),
  ).toEqual([
    ['ada', 1, 5, 'lost-group'],
    ['hal', 8, 4, 'won-group'],
  ])

  await play(list, 'abcdhgfe')
  expect(await ladderOf(leagueSeriesId)).toBe('abchdgfe')
  const second = await aLeagueDay(olga, leagueSeriesId, '2026-06-09')
  const without = await open(second, ['bea', 'eli'])
  await play(without, 'achdgf')
  await olga.must('results-close', { eventId: second, unplayed: 0, unanswered: 0 })
  expect(await ladderOf(leagueSeriesId)).toMatch(/^abc.{4}e$/)
  await confirmAll(first)
  await olga.must('leagues-setState', { leagueSeriesId, state: 'concluded' })
  expect((await leagueOf(leagueSeriesId)).awards).toEqual([
    { playerId: 'ada', medal: 'gold' },
    { playerId: 'bea', medal: 'silver' },
    { playerId: 'cleo', medal: 'bronze' },
  ])
  expect(await onBoards(leagueSeriesId)).toEqual(['ada 1 0 0', 'bea 0 1 0', 'cleo 0 0 1'])
  await play(list, 'bacdhgfe')
  expect((await leagueOf(leagueSeriesId)).awards[0]).toEqual({ playerId: 'bea', medal: 'gold' })
  await olga.must('leagues-setState', { leagueSeriesId, state: 'running' })
  expect((await leagueOf(leagueSeriesId)).awards).toEqual([])
  expect(await onBoards(leagueSeriesId)).toEqual([])
})

test('standings add up over days, and set teams play as they entered', async () => {
  app.clock.set(testStart)
  const leagueSeriesId = await openLeague(
    olga,
    leagueFieldsAt(location, { kind: 'round robin', entryBy: 'team' }),
  )
  for (const [index, player] of players.entries()) {
    const partner = players[index + 1]
    if (index % 2 === 1 || partner === undefined) continue
    await player.must('leagues-join', { leagueSeriesId, partnerId: partner.playerId })
    await partner.must('leagues-answer', {
      leagueSeriesId,
      playerId: player.playerId,
      accept: true,
    })
  }
  await olga.must('leagues-setState', { leagueSeriesId, state: 'running' })
  const eventId = await aLeagueDay(olga, leagueSeriesId)
  expect(await rosterInWords(app.db, eventId)).toBe('ada&bea cleo&dina eli&fay gus&hal')
  await olga.must('matchLists-start', { eventId })
  expect(new Set((await listOf(eventId)).players.map(({ team }) => team)).size).toBe(4)
  expect(
    (await leagueOf(leagueSeriesId)).standings.map(({ entrant, played }) => [entrant, played]),
  ).toEqual([
    ['ada', 0],
    ['cleo', 0],
    ['eli', 0],
    ['gus', 0],
  ])
})

test('the groups are a step like any other: round 1 is called, the venue’s log names it, it is taken back, and a cancelled day has none', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const eventId = await aLeagueDay(olga, leagueSeriesId)
  const office = await app.signedIn('Otto')
  await anAdmin(app.db, location, office.playerId)
  await open(eventId)
  expect(
    (
      await app.db
        .selectFrom('alerts')
        .select('playerId')
        .where('eventId', '=', eventId)
        .where('kind', '=', 'match-next')
        .orderBy('playerId')
        .execute()
    ).map((row) => row.playerId),
  ).toEqual(players.map(({ playerId }) => playerId))
  expect((await listOf(eventId)).undoable).toBe('plan')
  await olga.must('matchLists-undo', { eventId })
  expect((await listOf(eventId)).matches).toEqual([])
  await planGroups(eventId, office)
  expect(
    await app.db
      .selectFrom('location_log')
      .select(['actorId', 'action', 'detail'])
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([{ actorId: 'otto', action: 'match-list-changed', detail: 'plan' }])
  await olga.must('events-cancel', { eventId, reason: '' })
  expect(
    await refusal(
      olga.call('matchLists-plan', {
        eventId,
        revision: (await listOf(eventId)).revision,
        rounds: [{ games: [{ court: 1, pool: 1, a: [0, 1], b: [2, 3] }], byes: [4, 5, 6, 7] }],
      }),
    ),
  ).toBe('match-list-closed')
})

test('a league with an open game day that has scores is not concluded, and while a day of a concluded one is open again nobody has a medal', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const eventId = await aLeagueDay(olga, leagueSeriesId)
  const unplayed = await aLeagueDay(olga, leagueSeriesId, '2026-06-16')
  const list = await open(eventId)
  await play({ ...list, matches: list.matches.slice(0, 2) }, 'hgfedcba')
  const conclude = () => olga.call('leagues-setState', { leagueSeriesId, state: 'concluded' })
  expect(await conclude()).toMatchObject({
    refusal: { code: 'league-days-open', params: { n: 1 } },
  })
  expect((await leagueOf(leagueSeriesId)).days).toMatchObject([
    { eventId, scores: 2, unplayed: 4 },
    { eventId: unplayed, scores: 0, unplayed: 0 },
  ])
  await play(list, 'hgfedcba')
  await olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  expect(await conclude()).toMatchObject({ ok: true })
  const winners = async () =>
    (await leagueOf(leagueSeriesId)).awards.map(({ playerId }) => playerId)
  expect(await winners()).toEqual([])
  await confirmAll(eventId)
  expect(await winners()).toEqual(['dina', 'cleo', 'bea'])
  await olga.must('results-reopen', { eventId })
  expect([await winners(), await onBoards(leagueSeriesId)]).toEqual([[], []])
  await olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  expect(await winners()).toEqual(['dina', 'cleo', 'bea'])
})

test('a player who left a running league keeps results and place through an invitation, one taken back, and coming in again', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const eventId = await aLeagueDay(olga, leagueSeriesId)
  await play(await open(eventId), 'hgfedcba')
  await olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  const [, bea] = players as [TestPlayer, TestPlayer]
  await bea.must('leagues-leave', { leagueSeriesId })
  const table = async () =>
    (await leagueOf(leagueSeriesId)).standings.map(({ entrant, played }) => `${entrant} ${played}`)
  const before = [await table(), await ladderOf(leagueSeriesId)] as const
  await olga.must('leagues-invite', { leagueSeriesId, playerId: 'bea', invited: true })
  expect([await table(), await ladderOf(leagueSeriesId)]).toEqual(before)
  await olga.must('leagues-invite', { leagueSeriesId, playerId: 'bea', invited: false })
  expect([await table(), await ladderOf(leagueSeriesId)]).toEqual(before)
  expect(
    (await leagueOf(leagueSeriesId)).members.find(({ playerId }) => playerId === 'bea'),
  ).toMatchObject({ state: 'left' })
  await olga.must('leagues-invite', { leagueSeriesId, playerId: 'bea', invited: true })
  await bea.must('leagues-leave', { leagueSeriesId })
  expect([await table(), await ladderOf(leagueSeriesId)]).toEqual(before)
  await olga.must('leagues-invite', { leagueSeriesId, playerId: 'bea', invited: true })
  await olga.must('leagues-addPlayer', { leagueSeriesId, playerId: 'bea', partnerId: null })
  expect((await table()).toSorted()).toEqual(before[0].toSorted())
})

test('whoever leaves a running league, or is taken out, is off the rosters and match lists of its coming game days and of no other', async () => {
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const played = await aLeagueDay(olga, leagueSeriesId)
  const [, bea] = players as [TestPlayer, TestPlayer]
  const coming = [
    await aLeagueDay(olga, leagueSeriesId, '2026-06-16'),
    await aLeagueDay(olga, leagueSeriesId, '2026-06-23'),
  ]
  await olga.must('matchLists-start', { eventId: coming[0] ?? '' })
  await app.db
    .updateTable('events')
    .set({ startsAt: new Date(app.clock.now() - 1000) })
    .where('eventId', '=', played)
    .execute()
  await bea.must('leagues-leave', { leagueSeriesId })
  await olga.must('leagues-removePlayer', { leagueSeriesId, playerId: 'gus' })
  expect(await rosterInWords(app.db, played)).toBe('ada bea cleo dina eli fay gus hal')
  for (const eventId of coming)
    expect(await rosterInWords(app.db, eventId)).toBe('ada cleo dina eli fay hal')
  expect((await listOf(coming[0] ?? '')).players.map(({ playerId }) => playerId)).not.toContain(
    'bea',
  )
})
