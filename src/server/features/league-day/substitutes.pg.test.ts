// Substitutes through the API: asked once, by one of two servers, when due and while a member's
// place is free; the first to accept plays, outside the table.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aFriend, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { askSubstitutes } from './jobs.ts'

let app: TestApp
let beside: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  beside = await startTestApp({ beside: app })
  location = await aLocation(app.db)
})
beforeEach(() => at(testStart))
afterAll(async () => {
  await beside.close()
  await app.close()
})

function at(time: string | number): void {
  for (const each of [app, beside]) each.clock.set(new Date(time).getTime())
}
/** The day starts on 5 June at 18:00 in New York, 22:00Z. */
const times = {
  h49: '2026-06-03T21:00:00Z',
  h48: '2026-06-03T22:00:01Z',
  h1: '2026-06-05T21:00:00Z',
}

async function aScene(fields: Parameters<typeof leagueFieldsAt>[1] = {}) {
  made += 1
  const people: TestPlayer[] = []
  for (const name of ['Olga', 'Ada', 'Bea', 'Cleo', 'Dina', 'Sam', 'Sue', 'Zoe'])
    people.push(await app.signedIn(`${name}${made}x`))
  const [olga, ada, bea, cleo, dina, sam, sue, zoe] = people as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ]
  for (const friend of [ada, bea, cleo, dina]) await aFriend(app.db, olga.playerId, friend.playerId)
  const leagueSeriesId = await runningLeague(
    olga,
    [ada, bea, cleo, dina],
    leagueFieldsAt(location, fields),
  )
  const eventId = await aLeagueDay(olga, leagueSeriesId, '2026-06-05')
  await olga.must('leagues-setSubstitutes', { leagueSeriesId, hoursBefore: 48 })
  return { olga, ada, bea, cleo, dina, sam, sue, zoe, leagueSeriesId, eventId }
}

const comes = (player: TestPlayer, leagueSeriesId: string, isIn = true) =>
  player.must('leagues-substitute', { leagueSeriesId, isIn })

async function told(player: TestPlayer): Promise<string[]> {
  const rows = await app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('playerId', '=', player.playerId)
    .where('kind', 'in', ['event-invited', 'league-invited'])
    .orderBy('created')
    .execute()
  return rows.map(({ kind, params }) => `${kind} ${(params as { as?: string }).as ?? ''}`.trim())
}

const code = async (
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> => {
  const answer = await asked
  return answer.ok ? 'ok' : (answer.refusal?.code ?? '')
}
const signUp = (player: TestPlayer, eventId: string) =>
  code(player.call('events-signUp', { eventId, guests: 0 }))

async function leagueFor(
  player: TestPlayer,
  leagueSeriesId: string,
): Promise<LiveOutput<'leagues-byId'>> {
  const socket = await app.socket(player.token)
  const league = await socket.subscribe('leagues-byId', { leagueSeriesId }).next()
  await socket.close()
  return league
}

test('when a member can’t come substitutes are asked at their time, once, by whichever of two servers looks', async () => {
  const { ada, sam, sue, zoe, leagueSeriesId, eventId } = await aScene()
  for (const player of [sam, sue]) await comes(player, leagueSeriesId)
  at(times.h48)
  await askSubstitutes(app.deps)
  expect(await told(sam)).toEqual([])
  await ada.must('events-withdraw', { eventId })
  at(times.h49)
  await askSubstitutes(app.deps)
  expect(await told(sam)).toEqual([])
  at(times.h48)
  const counts = await Promise.all([askSubstitutes(app.deps), askSubstitutes(beside.deps)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  for (const player of [sam, sue]) expect(await told(player)).toEqual(['event-invited substitute'])
  at(times.h49)
  await askSubstitutes(beside.deps)
  at(times.h1)
  await askSubstitutes(app.deps)
  expect(await told(sam)).toEqual(['event-invited substitute'])
  expect(await told(zoe)).toEqual([])
})

test('the first to say In plays; for the second there is no place, until another member can’t come', async () => {
  const { ada, bea, sam, sue, zoe, leagueSeriesId, eventId } = await aScene()
  for (const player of [sam, sue]) await comes(player, leagueSeriesId)
  await ada.must('events-withdraw', { eventId })
  expect(await signUp(sam, eventId)).toBe('league-only')
  at(times.h48)
  await askSubstitutes(app.deps)
  const answers = await Promise.all([signUp(sam, eventId), signUp(sue, eventId)])
  expect(answers.toSorted()).toEqual(['no-substitute-needed', 'ok'])
  expect(await signUp(zoe, eventId)).toBe('league-only')
  await bea.must('events-withdraw', { eventId })
  const second = answers[0] === 'ok' ? sue : sam
  expect(await signUp(second, eventId)).toBe('ok')
})

test('a substitute stands in no table, and everyone else’s matches with them count', async () => {
  const { olga, ada, sam, leagueSeriesId, eventId } = await aScene({ kind: 'round robin' })
  await comes(sam, leagueSeriesId)
  await ada.must('events-withdraw', { eventId })
  at(times.h48)
  await askSubstitutes(app.deps)
  await sam.must('events-signUp', { eventId, guests: 0 })
  const { standings, substitutes } = await leagueFor(olga, leagueSeriesId)
  expect(standings.map(({ entrant }) => entrant)).not.toContain(sam.playerId)
  expect(substitutes).toMatchObject({ hoursBefore: 48, list: [{ playerId: sam.playerId }] })
})

test('who leaves the list is not asked, and what asked them is taken back; a place stays theirs', async () => {
  const { ada, bea, sam, sue, leagueSeriesId, eventId } = await aScene()
  for (const player of [sam, sue]) await comes(player, leagueSeriesId)
  for (const player of [ada, bea]) await player.must('events-withdraw', { eventId })
  at(times.h48)
  await askSubstitutes(app.deps)
  await sam.must('events-signUp', { eventId, guests: 0 })
  for (const player of [sam, sue]) await comes(player, leagueSeriesId, false)
  expect(await told(sue)).toEqual([])
  expect(await signUp(sue, eventId)).toBe('league-only')
  const playing = await app.db
    .selectFrom('player_events')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('removed', '=', false)
    .execute()
  expect(playing.map(({ playerId }) => playerId)).toContain(sam.playerId)
  await comes(sue, leagueSeriesId)
  await askSubstitutes(app.deps)
  expect(await signUp(sue, eventId)).toBe('ok')
})

test('an organizer names a player, who says yes first; named again the same day tells nobody', async () => {
  const { olga, ada, sam, zoe, leagueSeriesId, eventId } = await aScene()
  const name = (playerId: string, isNamed = true) =>
    code(olga.call('leagues-nameSubstitute', { leagueSeriesId, playerId, isNamed }))
  expect(await name(sam.playerId)).toBe('ok')
  expect(await name(ada.playerId)).toBe('already-in-league')
  expect(await told(sam)).toEqual(['league-invited substitute'])
  expect((await leagueFor(sam, leagueSeriesId)).substitutes).toEqual({
    hoursBefore: 48,
    mine: 'named',
    list: [],
  })
  await ada.must('events-withdraw', { eventId })
  at(times.h48)
  await askSubstitutes(app.deps)
  expect(await told(sam)).toEqual(['league-invited substitute'])
  expect(await name(sam.playerId, false)).toBe('ok')
  expect(await told(sam)).toEqual([])
  at(times.h48)
  await name(sam.playerId)
  expect(
    await code(
      zoe.call('leagues-nameSubstitute', { leagueSeriesId, playerId: sam.playerId, isNamed: true }),
    ),
  ).toBe('not-allowed')
  await comes(sam, leagueSeriesId)
  await askSubstitutes(app.deps)
  expect(await told(sam)).toContain('event-invited substitute')
})

test('nobody is asked whom a block parts from the organizer, that became a member, or by a league that is over or asks none', async () => {
  const { olga, ada, bea, cleo, dina, sam, sue, zoe, leagueSeriesId, eventId } = await aScene()
  for (const player of [sam, sue, zoe]) await comes(player, leagueSeriesId)
  await sam.must('players-block', { playerId: olga.playerId, blocked: true })
  await olga.must('leagues-addPlayer', { leagueSeriesId, playerId: sue.playerId, partnerId: null })
  expect(await code(sue.call('leagues-substitute', { leagueSeriesId, isIn: true }))).toBe(
    'already-in-league',
  )
  await ada.must('events-withdraw', { eventId })
  at(times.h48)
  await olga.must('leagues-setSubstitutes', { leagueSeriesId, hoursBefore: null })
  await askSubstitutes(app.deps)
  expect(await told(zoe)).toEqual([])
  await olga.must('leagues-setSubstitutes', { leagueSeriesId, hoursBefore: 6 })
  await askSubstitutes(app.deps)
  expect(await told(zoe)).toEqual([])
  await olga.must('leagues-setSubstitutes', { leagueSeriesId, hoursBefore: 48 })
  await olga.must('leagues-setState', { leagueSeriesId, state: 'concluded' })
  await askSubstitutes(app.deps)
  expect(await told(zoe)).toEqual([])
  await olga.must('leagues-setState', { leagueSeriesId, state: 'running' })
  await askSubstitutes(app.deps)
  expect(await told(zoe)).toEqual(['event-invited substitute'])
  for (const player of [sam, sue, bea, cleo, dina]) expect(await told(player)).toEqual([])
})

test('a private league and its day exist for those in the list, and for no other stranger', async () => {
  const { olga, ada, sam, zoe, leagueSeriesId, eventId } = await aScene({
    invite: true,
    invited: 'Friends',
  })
  expect(await code(sam.call('leagues-substitute', { leagueSeriesId, isIn: true }))).toBe(
    'league-not-found',
  )
  await olga.must('leagues-nameSubstitute', {
    leagueSeriesId,
    playerId: sam.playerId,
    isNamed: true,
  })
  await comes(sam, leagueSeriesId)
  expect(await signUp(sam, eventId)).toBe('event-not-found')
  await ada.must('events-withdraw', { eventId })
  at(times.h48)
  await askSubstitutes(app.deps)
  expect(await signUp(zoe, eventId)).toBe('event-not-found')
  expect(await signUp(sam, eventId)).toBe('ok')
})
