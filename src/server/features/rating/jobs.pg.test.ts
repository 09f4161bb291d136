// Stored ratings equal a fresh replay of all matches, bit for bit, whatever the order of results
// and corrections.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import {
  catchUp,
  database,
  emptyStore,
  place,
  stored,
  storedAfresh,
  startReplays,
} from '#test/scenes/replay-scene.ts'

startReplays()

const ratingOf = async (playerId: string): Promise<number | null> =>
  (
    await database.db
      .selectFrom('player_ratings')
      .select('rating')
      .where('playerId', '=', playerId)
      .where('discipline', '=', 'doubles')
      .executeTakeFirst()
  )?.rating ?? null

const gamesOf = async (playerId: string): Promise<number> =>
  (
    await database.db
      .selectFrom('player_ratings')
      .select('games')
      .where('playerId', '=', playerId)
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
      winBy: 2,
      scoring: 'rally',
      bestOf: 1,
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
      await db.updateTable('events').set(changes).where('eventId', '=', eventId).execute()
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
  await db.updateTable('players').set({ skillSelf: 6 }).where('playerId', '=', 'dan').execute()
  await db.deleteFrom('matches').where('matchId', '=', matchId).execute()
  await catchUp()
  expect(await ratingOf('dan')).toBeNull()
  await aResult(db, { ...foursome, eventId, games: [[11, 9]] })
  await catchUp()
  expect(await ratingOf('dan')).toBe(first)
  await db.updateTable('players').set({ skillSelf: 3.25 }).where('playerId', '=', 'dan').execute()
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
  await db.insertInto('rating_dirty').values({ resultOrder: 1 }).execute()
  await db
    .updateTable('matches')
    .set({ pointsB: [9] })
    .where('matchId', '=', matchIds[5] ?? '')
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
