// Running scores through the API: who may keep them, who sees them, and when they end.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aScreen } from '#test/scenes/screen-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { topics } from '../../live/topics.ts'
import { forgetOldRunning } from './jobs.ts'

const minuteMs = 60_000
let app: TestApp
let place: string
type Name = 'olivia' | 'ann' | 'ben' | 'cleo' | 'dan' | 'zed'
let who: Record<Name, TestPlayer>

beforeAll(async () => {
  app = await startTestApp()
  place = await aLocation(app.db)
  const names: Name[] = ['olivia', 'ann', 'ben', 'cleo', 'dan', 'zed']
  who = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await app.signedIn(name)])),
  ) as Record<Name, TestPlayer>
})
afterAll(() => app.close())

let eventId: string
let matchId: string
let watchKey: string
beforeEach(async () => {
  app.clock.set(testStart)
  await app.db.deleteFrom('running_scores').execute()
  eventId = await anEvent(app.db, { location: place, organizer: 'olivia' }, { type: 'round robin' })
  await openDoors(app, eventId)
  ;[matchId = ''] = await aMatchList(
    app.db,
    eventId,
    ['ann', 'ben', 'cleo', 'dan', null],
    [{ a: [0, 1], b: [2, 3] }],
  )
  const link = await who.olivia.must('matchLists-setWatch', { eventId, isOn: true })
  watchKey = link.watchKey ?? ''
})

const at = (points: [number, number], games: [number, number][] = []) => ({
  games,
  points,
  serving: 'a' as const,
  serverNumber: 2 as const,
})
const note = (player: TestPlayer, points: [number, number], seen: number, id = matchId) =>
  player.must('matches-noteScore', { matchId: id, ...at(points), seen })
const refused = async (player: TestPlayer, input: object = {}): Promise<string> => {
  const answer = await player.call('matches-noteScore', {
    matchId,
    ...at([3, 2]),
    seen: 0,
    ...input,
  })
  return answer.ok ? 'ok' : answer.refusal.code
}
const shown = async () => {
  const socket = await app.socket(null)
  const { running } = await socket.subscribe('runningScores-watch', { watchKey }).next()
  await socket.close()
  return running.map(({ points }) => points)
}
const report = (player: TestPlayer) =>
  player.must('matches-report', { matchId, games: [[11, 7]], walkover: null })

test('players of the match and its organizer note it; windows of the event and of the link see it, others nothing', async () => {
  const [inside, outside] = [await app.socket(who.zed.token), await app.socket(null)]
  const list = inside.subscribe('runningScores-byEvent', { eventId })
  const link = outside.subscribe('runningScores-watch', { watchKey })
  for (const window of [list, link]) expect(await window.next()).toEqual({ running: [] })
  expect(await note(who.ann, [7, 5], 0)).toEqual({ turn: 1, isTaken: true })
  for (const window of [list, link])
    expect(await window.next()).toEqual({
      running: [{ matchId, games: [], points: [7, 5], serving: 'a', serverNumber: 2, turn: 1 }],
    })
  expect(await note(who.olivia, [8, 5], 1)).toEqual({ turn: 2, isTaken: true })
  for (const window of [list, link])
    expect((await window.next()).running).toMatchObject([{ points: [8, 5], turn: 2 }])
  expect(await refused(who.zed)).toBe('not-allowed')
  expect(
    (await app.visitor.call('matches-noteScore', { matchId, ...at([3, 2]), seen: 2 })).ok,
  ).toBe(false)
  expect(await shown()).toEqual([[8, 5]])
  await inside.close()
  await outside.close()
})

test('it counts for nothing: the match stays planned, and nobody is told', async () => {
  await app.db.deleteFrom('alerts').execute()
  await note(who.ann, [7, 5], 0)
  const match = await app.db
    .selectFrom('matches')
    .select(['state', 'pointsA', 'reportedBy'])
    .where('matchId', '=', matchId)
    .executeTakeFirstOrThrow()
  expect(match).toEqual({ state: 'planned', pointsA: [], reportedBy: null })
  for (const table of ['alerts', 'deliveries'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('a phone that did not know the latest note replaces nothing, and learns it; undo is a note like another', async () => {
  await note(who.ann, [3, 0], 0)
  await note(who.ann, [4, 0], 1)
  expect(await note(who.cleo, [3, 0], 1)).toEqual({ turn: 2, isTaken: false })
  expect(await shown()).toEqual([[4, 0]])
  expect(await note(who.cleo, [4, 1], 2)).toEqual({ turn: 3, isTaken: true })
  expect(await note(who.ann, [4, 0], 1)).toEqual({ turn: 3, isTaken: false })
  expect(await note(who.cleo, [4, 0], 3)).toEqual({ turn: 4, isTaken: true })
  expect(await shown()).toEqual([[4, 0]])
})

test('of several at once, one is taken', async () => {
  await note(who.ann, [1, 0], 0)
  const answers = await Promise.all(
    [who.ann, who.ben, who.cleo, who.dan].map((player) => note(player, [2, 0], 1)),
  )
  expect(answers.filter(({ isTaken }) => isTaken)).toEqual([{ turn: 2, isTaken: true }])
})

test('a result ends it, also of a match whose result is taken back', async () => {
  await note(who.ann, [9, 5], 0)
  await report(who.ann)
  expect(await shown()).toEqual([])
  expect(await refused(who.cleo)).toBe('match-reported')
  await who.olivia.must('matches-clear', { matchId })
  expect(await shown()).toEqual([])
  expect(await note(who.ann, [1, 0], 1)).toEqual({ turn: 1, isTaken: true })
  await who.olivia.must('matches-decide', { matchId, games: [], walkover: 'b' })
  expect(await shown()).toEqual([])
})

test('so do other players, another format and another plan; another court does not', async () => {
  await note(who.ann, [9, 5], 0)
  await who.olivia.must('matches-move', { matchId, court: 2 })
  expect(await shown()).toEqual([[9, 5]])
  await who.olivia.must('matchLists-swap', { eventId, round: 1, number: 1, withNumber: 4 })
  expect(await shown()).toEqual([])
  await note(who.ann, [9, 5], 0)
  const { format } = await app.socket(who.ann.token).then(async (socket) => {
    const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
    await socket.close()
    return matchList ?? { format: null }
  })
  if (format === null) throw new Error('There is no list.')
  await who.olivia.must('matchLists-setFormat', { eventId, format: { ...format, points: 15 } })
  expect(await shown()).toEqual([])
  expect(await note(who.ann, [12, 5], 0)).toEqual({ turn: 1, isTaken: true })
  await who.olivia.must('matchLists-dropRound', { eventId, round: 1 })
  expect(await shown()).toEqual([])
  expect(await refused(who.ann)).toBe('match-not-found')
})

test('ten minutes without a rally end it, in open windows too', async () => {
  await note(who.ann, [9, 5], 0)
  const socket = await app.socket(null)
  const link = socket.subscribe('runningScores-watch', { watchKey })
  expect((await link.next()).running).toHaveLength(1)
  app.clock.advance(10 * minuteMs - 1)
  expect(await forgetOldRunning(app.deps)).toBe(0)
  expect(await shown()).toEqual([[9, 5]])
  app.clock.advance(1)
  expect(await forgetOldRunning(app.deps)).toBe(1)
  expect((await link.next()).running).toEqual([])
  expect(await note(who.cleo, [1, 0], 0)).toEqual({ turn: 1, isTaken: true })
  await socket.close()
})

test('only what a scoreboard of this match can show is taken, at its time', async () => {
  expect(await refused(who.ann, { points: [11, 4] })).toBe('score-too-high')
  expect(await refused(who.ann, { games: [[9, 4]] })).toBe('score-too-low')
  expect(await refused(who.ann, { games: [[11, 4]], points: [1, 0] })).toBe('score-too-many-games')
  expect(await refused(who.ann, { points: [100, 99] })).toBe('bad-input')
  expect(await refused(who.ann, { points: [1, -1] })).toBe('bad-input')
  expect(await refused(who.ann, { games: [[11, 4]], points: [0, 0] })).toBe('ok')
  const later = await anEvent(
    app.db,
    { location: place, organizer: 'olivia' },
    { startDate: '2026-07-01' },
  )
  const [early = ''] = await aMatchList(
    app.db,
    later,
    ['ann', 'ben', 'cleo', 'dan'],
    [{ a: [0, 1], b: [2, 3] }],
  )
  expect(await refused(who.ann, { matchId: early })).toBe('event-too-early')
  await app.db
    .updateTable('match_lists')
    .set({ state: 'closed', closed: new Date(app.clock.now()) })
    .where('eventId', '=', eventId)
    .execute()
  expect(await refused(who.ann)).toBe('match-list-closed')
  expect(await shown()).toEqual([])
})

test('where the event does not exist for somebody, neither does the match', async () => {
  await who.olivia.must('players-block', { playerId: 'zed', blocked: true })
  expect(await refused(who.zed)).toBe('match-not-found')
  await app.db.updateTable('events').set({ deleted: true }).where('eventId', '=', eventId).execute()
  expect(await refused(who.ann)).toBe('match-not-found')
})

test('a screen of the venue shows it while the event is there, until the screen is removed', async () => {
  const now = app.clock.now()
  const elsewhere = await aLocation(app.db)
  const [{ screenId, secret }, other] = [
    await aScreen(app.db, place, now),
    await aScreen(app.db, elsewhere, now),
  ]
  const socket = await app.socket(null)
  const wall = socket.subscribe('runningScores-onScreen', { secret, eventId })
  const wallElsewhere = socket.subscribe('runningScores-onScreen', {
    secret: other.secret,
    eventId,
  })
  for (const window of [wall, wallElsewhere]) expect(await window.next()).toEqual({ running: [] })
  await note(who.ann, [7, 5], 0)
  expect((await wall.next()).running.map(({ points }) => points)).toEqual([[7, 5]])

  const moveTo = async (location: string): Promise<void> => {
    await app.db.updateTable('events').set({ location }).where('eventId', '=', eventId).execute()
    app.deps.bus.publish([topics.event(eventId)])
  }
  await moveTo(elsewhere)
  expect(await wall.next()).toEqual({ running: [] })
  expect((await wallElsewhere.next()).running.map(({ points }) => points)).toEqual([[7, 5]])
  await moveTo(place)
  expect((await wall.next()).running.map(({ points }) => points)).toEqual([[7, 5]])

  await anAdmin(app.db, place, 'olivia')
  await who.olivia.must('screens-remove', { locationId: place, screenId })
  expect(await wall.next()).toEqual({ running: [] })
  await socket.close()
})
