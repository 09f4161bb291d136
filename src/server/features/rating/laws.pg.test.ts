// Property test: stored ratings equal a fresh count after any changes of results.
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
import { expect, test } from 'vitest'
import { replay, ratingKey } from '#domain/rating/replay.ts'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import {
  catchUp,
  database,
  emptyStore,
  event,
  place,
  players,
  stored,
  storedAfresh,
  startReplays,
} from '#test/scenes/replay-scene.ts'
import { loadResults } from './queries.ts'

startReplays()

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
      // A result that got its position first but was committed last.
      case 'play in an earlier place':
        return this.#play(one, Math.max(1, this.#lastOrder - 5 - 10 * one.points[0]))
      case 'rank':
        await db
          .updateTable('events')
          .set({ type: one.ranked ? 'round robin' : 'social' })
          .where('eventId', '=', this.eventIds[one.event] ?? '')
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
      .select('matchId')
      .where('resultOrder', '=', order)
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
    const row = db.updateTable('matches').where('matchId', '=', matchId)
    switch (one.do) {
      case 'correct':
        await row
          .where('state', '=', 'confirmed')
          .set({ pointsA: [one.points[0]], pointsB: [one.points[1]] })
          .execute()
        return
      case 'take back':
        await row
          .set({
            state: 'planned',
            winner: null,
            reported: null,
            confirmed: null,
            resultOrder: null,
            pointsA: [],
            pointsB: [],
          })
          .execute()
        return
      case 'delete':
        await db.deleteFrom('matches').where('matchId', '=', matchId).execute()
        return
      case 'substitute':
        await this.#substitute(matchId, one.by)
    }
  }

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

test('whatever happens to results and in whatever order they come, the ratings are those of a fresh replay', async () => {
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
        .select('resultOrder')
        .where('resultOrder', 'is not', null)
        .execute()
      const seeds = new Map(
        (await db.selectFrom('rating_seeds').selectAll().execute()).map((seed) => [
          ratingKey(seed.discipline, seed.playerId),
          seed.mu,
        ]),
      )
      const fresh = replay(
        await loadResults(
          db,
          orders.flatMap(({ resultOrder }) => resultOrder ?? []),
        ),
        (key) => seeds.get(key) ?? NaN,
      )
      expect(
        kept.ratings.map(({ discipline, playerId, mu, sigma, games }) => [
          ratingKey(discipline, playerId),
          { mu, sigma, games },
        ]),
      ).toEqual([...fresh].toSorted(([one], [other]) => order(one, other)))
    }),
    { numRuns: 8 },
  )
})

function order(one: string, other: string): number {
  const [key, otherKey] = [one, other].map((text) => text.split(' ').toReversed().join(' '))
  return (key ?? '') < (otherKey ?? '') ? -1 : 1
}
