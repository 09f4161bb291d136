// Ratings in an open window: they follow results, are visible to any viewer of the player, and
// explain themselves.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import { aFriend, aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { topics } from '../../live/topics.ts'
import { startRatings } from './jobs.ts'

let app: TestApp
let location: string
let stopRatings: () => Promise<void>
beforeAll(async () => {
  app = await startTestApp()
  stopRatings = startRatings(app.deps)
  location = await aLocation(app.db)
})
afterAll(async () => {
  await stopRatings()
  await app.close()
})

const watch = async (viewer: TestPlayer, playerId: string) =>
  (await app.socket(viewer.token)).subscribe('ratings-byPlayer', { playerId })
const tell = (eventId: string): void => app.deps.bus.publish([topics.matchList(eventId)])

function expectExplained(
  rating: LiveOutput<'ratings-byPlayer'>['ratings'][number] | undefined,
  { began, eventId }: { began: number; eventId: string },
): void {
  expect(rating).toMatchObject({
    discipline: 'doubles',
    games: 1,
    provisional: true,
    changes: [
      {
        day: '2026-06-02',
        eventId,
        expected: [11, 5],
        actual: [
          [11, 3],
          [9, 11],
          [11, 6],
        ],
      },
    ],
  })
  const [first] = rating?.changes ?? []
  expect(rating?.rating).toBe(first?.rating)
  expect(began + (first?.change ?? 0)).toBeCloseTo(rating?.rating ?? 0, 6)
  expect(rating?.chart).toEqual([{ day: '2026-06-02', rating: rating?.rating }])
}

test('a result appears in every window that shows the rating, a correction too, with what was expected of it', async () => {
  const [ann, ben, cleo, dan] = [
    await app.signedIn('Ann', { skill: 4 }),
    await app.signedIn('Ben', { skill: 4 }),
    await app.signedIn('Cleo'),
    await app.signedIn('Dan', { skill: null }),
  ]
  const eventId = await aMatchList(app.db, { location, organizer: ann.playerId })
  const [hers, hisOfHer] = [await watch(ann, 'ann'), await watch(dan, 'ann')]
  for (const window of [hers, hisOfHer]) expect(await window.next()).toEqual({ ratings: [] })
  const matchId = await aResult(app.db, {
    eventId,
    a: [ann.playerId, ben.playerId],
    b: [cleo.playerId, dan.playerId],
    games: [
      [11, 3],
      [9, 11],
      [11, 6],
    ],
  })
  tell(eventId)
  const {
    ratings: [doubles],
  } = await hers.until(({ ratings }) => ratings.length > 0)
  expectExplained(doubles, { began: 4, eventId })
  expect(await hisOfHer.until(({ ratings }) => ratings.length > 0)).toMatchObject({
    ratings: [
      {
        changes: [
          {
            eventId: null,
            actual: [
              [11, 3],
              [9, 11],
              [11, 6],
            ],
          },
        ],
      },
    ],
  })

  await app.db
    .updateTable('matches')
    .set({ pointsA: [3], pointsB: [11], winner: 'b' })
    .where('matchId', '=', matchId)
    .execute()
  tell(eventId)
  const corrected = await hers.until(({ ratings }) => ratings[0]?.changes[0]?.actual.length === 1)
  expect(corrected).toMatchObject({ ratings: [{ games: 1 }] })
  const his = await (await watch(dan, 'dan')).next()
  expect(his).toMatchObject({ ratings: [{ changes: [{ expected: [5, 11], actual: [[11, 3]] }] }] })
})

test('a rating is provisional below ten games, and a chart has at most 200 points, the last one now', async () => {
  const [eve, fay] = [await app.signedIn('Eve'), await app.signedIn('Fay')]
  const eventId = await aMatchList(
    app.db,
    { location, organizer: eve.playerId },
    { play: 'singles' },
  )
  const window = await watch(eve, 'eve')
  const play = () =>
    aResult(app.db, { eventId, a: [eve.playerId], b: [fay.playerId], games: [[11, 5]] })
  const after = async (games: number) => {
    tell(eventId)
    return (await window.until(({ ratings }) => ratings[0]?.games === games)).ratings[0]
  }
  for (let played = 0; played < 9; played += 1) await play()
  expect(await after(9)).toMatchObject({ discipline: 'singles', provisional: true })
  await play()
  expect(await after(10)).toMatchObject({ provisional: false })
  await sql`
    with played as (
      insert into matches (match_id, event_id, stage, round, slot, state, points_a, points_b,
        winner, reported, confirmed, result_order)
      select gen_random_uuid(), ${eventId}, 'round', 10 + n, 1, 'confirmed', '{11}', '{5}', 'a',
        now(), now(), nextval('match_result_order') from generate_series(1, 195) n returning *)
    insert into match_players (match_id, event_id, stage, round, number, side)
      select match_id, event_id, stage, round, number, side
        from played, (values (0, 'a'), (1, 'b')) as sides (number, side)`.execute(app.db)
  const many = await after(205)
  expect(many?.chart.length).toBeLessThanOrEqual(200)
  expect(many?.chart.at(-1)?.rating).toBe(many?.rating)
  expect(many?.changes).toHaveLength(10)
  expect(many?.reliability).toBeGreaterThan(80)
})

test('who is hidden or blocked has no ratings to be told, as somebody who does not exist', async () => {
  const [gus, hal, ida] = [
    await app.signedIn('Gus'),
    await app.signedIn('Hal'),
    await app.signedIn('Ida'),
  ]
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', gus.playerId)
    .execute()
  await aFriend(app.db, gus.playerId, ida.playerId)
  expect(await (await watch(hal, 'gus')).refused()).toMatchObject({ code: 'player-not-found' })
  expect(await (await watch(hal, 'nobody')).refused()).toMatchObject({ code: 'player-not-found' })
  const hers = await watch(ida, 'gus')
  expect(await hers.next()).toEqual({ ratings: [] })
  await gus.must('players-block', { playerId: ida.playerId, blocked: true })
  expect(await hers.refused()).toMatchObject({ code: 'player-not-found' })
})

test('takes two statements', async () => {
  const eve = await app.signedIn('Eva')
  const window = await watch(eve, 'eve')
  await window.next()
  expect(
    await statementsOf(async () => {
      await (await watch(eve, 'fay')).next()
    }),
  ).toHaveLength(2)
})
