// Ratings are always what a fresh replay of every match gives, bit for bit, however the results
// came, changed and went.
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  shuffledSubarray,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ratingRules } from '#domain/rating/rating.ts'
import { replay, ratingKey } from '#domain/rating/replay.ts'
import { aLocation, aPlayer } from '#test/support/builders.ts'
import { aMatchList, aResult } from '#test/support/rated-scene.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { createLocalBus } from '../../live/bus.ts'
import { replayDirty } from './jobs.ts'
import { loadResults, queueAllUnlessMadeBy } from './queries.ts'

let database: TestDatabase
let place: { location: string; organizer: string }
const players = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal']
const bus = createLocalBus()

beforeAll(async () => {
  database = await testDatabase()
  const location = await aLocation(database.db)
  for (const [index, name] of players.entries())
    await aPlayer(database.db, name, { skill: index === 0 ? null : 2.5 + index * 0.25 })
  place = { location, organizer: 'ann' }
})
afterAll(() => database.drop())

/** Few matches at a time, so that a replay takes many steps. */
const catchUp = (matchesAtOnce = 3) =>
  replayDirty({ db: database.db, bus, clock: { now: () => Date.UTC(2026, 5, 1) } }, matchesAtOnce)

/** What is stored of the matches of these events, without the queue. */
async function stored() {
  const { db } = database
  return {
    ratings: await db
      .selectFrom('player_ratings')
      .selectAll()
      .orderBy('player_id')
      .orderBy('discipline')
      .execute(),
    changes: await db
      .selectFrom('rating_changes')
      .selectAll()
      .orderBy('result_order')
      .orderBy('place')
      .execute(),
  }
}

/** Throws all ratings away, queues every result, and replays them. */
async function storedAfresh() {
  const { db } = database
  await sql`truncate player_ratings, rating_changes, rating_dirty, rating_rules`.execute(db)
  await queueAllUnlessMadeBy(db, ratingRules)
  await catchUp(1_000)
  return stored()
}

async function emptyStore(): Promise<void> {
  await sql`delete from match_lists`.execute(database.db)
  await sql`truncate player_ratings, rating_changes, rating_seeds, rating_dirty`.execute(
    database.db,
  )
}

const ratingOf = async (playerId: string): Promise<number | null> =>
  (
    await database.db
      .selectFrom('player_ratings')
      .select('rating')
      .where('player_id', '=', playerId)
      .where('discipline', '=', 'doubles')
      .executeTakeFirst()
  )?.rating ?? null
const gamesOf = async (playerId: string): Promise<number> =>
  (
    await database.db
      .selectFrom('player_ratings')
      .select('games')
      .where('player_id', '=', playerId)
      .executeTakeFirst()
  )?.games ?? 0

const foursome = { a: ['ann', 'ben'], b: ['cleo', 'dan'] }

describe('of results that count', () => {
  test.each([
    {
      what: 'a confirmed match of a ranked event',
      row: { ...foursome, games: [[11, 7]] },
      event: {},
      counts: true,
    },
    {
      what: 'a walkover with points',
      row: { ...foursome, games: [[5, 2]], walkover: true },
      event: {},
      counts: true,
    },
    {
      what: 'a walkover without a game',
      row: { ...foursome, games: [], walkover: true },
      event: {},
      counts: false,
    },
    {
      what: 'a match that the other side did not confirm yet',
      row: { ...foursome, games: [[11, 7]], state: 'reported' },
      event: {},
      counts: false,
    },
    {
      what: 'a match with a guest',
      row: { a: ['ann', null], b: ['cleo', 'dan'], games: [[11, 7]] },
      event: {},
      counts: false,
    },
    {
      what: 'a match with an empty place',
      row: { a: ['ann'], b: ['cleo', 'dan'], games: [[11, 7]] },
      event: {},
      counts: false,
    },
    {
      what: 'a friendly event',
      row: { ...foursome, games: [[11, 7]] },
      event: { type: 'open play' },
      counts: false,
    },
    {
      what: 'a deleted event',
      row: { ...foursome, games: [[11, 7]] },
      event: { deleted: true },
      counts: false,
    },
    {
      what: 'singles',
      row: { a: ['ann'], b: ['cleo'], games: [[11, 7]] },
      event: { play: 'singles' },
      counts: true,
    },
  ] as const)('$what: $counts', async ({ row, event, counts }) => {
    await emptyStore()
    const eventId = await aMatchList(database.db, place, event)
    await aResult(database.db, { ...row, eventId })
    await catchUp()
    expect(await gamesOf('ann')).toBe(counts ? 1 : 0)
  })

  test('a change of the event is followed: ranked or not, deleted', async () => {
    await emptyStore()
    const { db } = database
    const eventId = await aMatchList(db, place, {
      format: 'rotating partners',
      rounds: 6,
      points: 11,
      win_by: 2,
      scoring: 'rally',
      best_of: 1,
      ranked: true,
      consolation: false,
    })
    await aResult(db, { ...foursome, eventId, games: [[11, 7]] })
    await catchUp()
    for (const [changes, games] of [
      [{ ranked: false }, 0],
      [{ ranked: true }, 1],
      [{ deleted: true }, 0],
    ] as const) {
      await db.updateTable('events').set(changes).where('event_id', '=', eventId).execute()
      await catchUp()
      expect(await gamesOf('cleo')).toBe(games)
    }
  })
})

test('a player begins where their first assessment was, for good', async () => {
  await emptyStore()
  const { db } = database
  const eventId = await aMatchList(db, place)
  const matchId = await aResult(db, { ...foursome, eventId, games: [[11, 9]] })
  await catchUp()
  const first = await ratingOf('dan')
  await db.updateTable('players').set({ skill_self: 6 }).where('player_id', '=', 'dan').execute()
  await db.deleteFrom('matches').where('match_id', '=', matchId).execute()
  await catchUp()
  expect(await ratingOf('dan')).toBeNull()
  await aResult(db, { ...foursome, eventId, games: [[11, 9]] })
  await catchUp()
  expect(await ratingOf('dan')).toBe(first)
  await db.updateTable('players').set({ skill_self: 3.25 }).where('player_id', '=', 'dan').execute()
})

test('matches that are passed over between two changed ones count for the second', async () => {
  await emptyStore()
  const { db } = database
  const eventId = await aMatchList(db, place)
  const matchIds: string[] = []
  for (let index = 0; index < 6; index += 1)
    matchIds.push(
      await aResult(db, { ...foursome, eventId, games: [[11, index]], order: index + 1 }),
    )
  await catchUp()
  await db.insertInto('rating_dirty').values({ result_order: 1 }).execute()
  await db
    .updateTable('matches')
    .set({ points_b: [9] })
    .where('match_id', '=', matchIds[5] ?? '')
    .execute()
  await catchUp(1)
  expect(await stored()).toEqual(await storedAfresh())
})

test('a replay that breaks off is done again whole', async () => {
  await emptyStore()
  const { db } = database
  const eventId = await aMatchList(db, place)
  await aResult(db, { ...foursome, eventId, games: [[11, 3]] })
  await sql`alter table player_ratings add constraint no_more check (games < 1) not valid`.execute(
    db,
  )
  await expect(catchUp()).rejects.toThrow('no_more')
  await sql`alter table player_ratings drop constraint no_more`.execute(db)
  expect((await stored()).changes).toEqual([])
  expect(await catchUp()).toBe(4)
  expect(await gamesOf('ann')).toBe(1)
})

type Step =
  | { do: 'play'; event: number; seats: string[]; points: [number, number] }
  | { do: 'play in an earlier place'; event: number; seats: string[]; points: [number, number] }
  | { do: 'correct'; match: number; points: [number, number] }
  | { do: 'take back' | 'delete'; match: number }
  | { do: 'substitute'; match: number; by: string }
  | { do: 'rank'; event: number; ranked: boolean }
  | { do: 'catch up' }

const points = tuple(integer({ min: 0, max: 21 }), integer({ min: 0, max: 21 }))
const seats = shuffledSubarray(players, { minLength: 4, maxLength: 4 })
const event = integer({ min: 0, max: 2 })
const match = nat({ max: 40 })
const step: Arbitrary<Step> = oneof(
  { weight: 6, arbitrary: record({ do: constant('play' as const), event, seats, points }) },
  {
    weight: 2,
    arbitrary: record({ do: constant('play in an earlier place' as const), event, seats, points }),
  },
  { weight: 3, arbitrary: record({ do: constant('correct' as const), match, points }) },
  {
    weight: 2,
    arbitrary: record({ do: constantFrom('take back' as const, 'delete' as const), match }),
  },
  {
    weight: 1,
    arbitrary: record({ do: constant('substitute' as const), match, by: constantFrom(...players) }),
  },
  { weight: 1, arbitrary: record({ do: constant('rank' as const), event, ranked: boolean() }) },
  { weight: 4, arbitrary: constant({ do: 'catch up' as const }) },
)

/** Two events of doubles and one of singles, and what was played in them. */
class Club {
  readonly eventIds: string[]
  readonly matchIds: string[] = []
  #lastOrder = 0
  constructor(eventIds: string[]) {
    this.eventIds = eventIds
  }

  async take(one: Step): Promise<void> {
    const { db } = database
    switch (one.do) {
      case 'catch up':
        await catchUp()
        return
      case 'play':
        return this.#play(one, (this.#lastOrder += 10))
      // A result that got its place first and was committed last.
      case 'play in an earlier place':
        return this.#play(one, Math.max(1, this.#lastOrder - 5 - 10 * one.points[0]))
      case 'rank':
        await db
          .updateTable('events')
          .set({ type: one.ranked ? 'round robin' : 'social' })
          .where('event_id', '=', this.eventIds[one.event] ?? '')
          .execute()
        return
      case 'correct':
      case 'take back':
      case 'delete':
      case 'substitute':
        return this.#change(one)
    }
  }

  async #play(
    {
      event: index,
      seats: [ann = '', ben = '', cleo = '', dan = ''],
      points: [pointsA, pointsB],
    }: { event: number; seats: string[]; points: [number, number] },
    order: number,
  ): Promise<void> {
    const taken = await database.db
      .selectFrom('matches')
      .select('match_id')
      .where('result_order', '=', String(order))
      .executeTakeFirst()
    if (taken !== undefined) return
    const sides = index === 2 ? { a: [ann], b: [ben] } : { a: [ann, ben], b: [cleo, dan] }
    this.matchIds.push(
      await aResult(database.db, {
        eventId: this.eventIds[index] ?? '',
        ...sides,
        games: [[pointsA, pointsB]],
        order,
      }),
    )
  }

  async #change(one: Extract<Step, { match: number }>): Promise<void> {
    const { db } = database
    const matchId = this.matchIds[one.match]
    if (matchId === undefined) return
    const row = db.updateTable('matches').where('match_id', '=', matchId)
    switch (one.do) {
      case 'correct':
        await row
          .where('state', '=', 'confirmed')
          .set({ points_a: [one.points[0]], points_b: [one.points[1]] })
          .execute()
        return
      case 'take back':
        await row
          .set({
            state: 'planned',
            winner: null,
            reported: null,
            confirmed: null,
            result_order: null,
            points_a: [],
            points_b: [],
          })
          .execute()
        return
      case 'delete':
        await db.deleteFrom('matches').where('match_id', '=', matchId).execute()
        return
      case 'substitute':
        await this.#substitute(matchId, one.by)
    }
  }

  /**
   * Someone else had played: the first of side a gives their place to a player of the list outside
   * the match.
   */
  async #substitute(matchId: string, playerId: string): Promise<void> {
    await sql`
      update match_players s set number = lp.number from match_list_players lp
      where s.match_id = ${matchId} and lp.event_id = s.event_id and lp.player_id = ${playerId}
        and s.number = (select min(number) from match_players where match_id = ${matchId}
        and side = 'a')
        and not exists (select from match_players o where o.match_id = ${matchId}
        and o.number = lp.number)`.execute(database.db)
  }
}

test(
  'whatever happens to results and in whatever order they come, the ratings are those of a fresh replay',
  { timeout: 120_000 },
  async () => {
    await assert(
      asyncProperty(array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        await emptyStore()
        const { db } = database
        const club = new Club([
          await aMatchList(db, place),
          await aMatchList(db, place),
          await aMatchList(db, place, { play: 'singles' }),
        ])
        for (const one of steps) await club.take(one)
        await catchUp()
        const kept = await stored()
        expect(kept).toEqual(await storedAfresh())
        const orders = await db
          .selectFrom('matches')
          .select('result_order')
          .where('result_order', 'is not', null)
          .execute()
        const seeds = new Map(
          (await db.selectFrom('rating_seeds').selectAll().execute()).map((seed) => [
            ratingKey(seed.discipline, seed.player_id),
            seed.mu,
          ]),
        )
        const fresh = replay(
          await loadResults(
            db,
            orders.map(({ result_order }) => Number(result_order)),
          ),
          (key) => seeds.get(key) ?? NaN,
        )
        expect(
          kept.ratings.map(({ discipline, player_id, mu, sigma, games }) => [
            ratingKey(discipline, player_id),
            { mu, sigma, games },
          ]),
        ).toEqual([...fresh].toSorted(([one], [other]) => order(one, other)))
      }),
      { numRuns: 8 },
    )
  },
)

/** By player, then discipline, as the rows come. */
function order(one: string, other: string): number {
  const [key, otherKey] = [one, other].map((text) => text.split(' ').toReversed().join(' '))
  return (key ?? '') < (otherKey ?? '') ? -1 : 1
}
