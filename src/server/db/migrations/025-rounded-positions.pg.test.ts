// Exact positions are rounded, and can't be stored anymore.
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { aPlayer } from '#test/support/builders.ts'
import { testDatabase } from '#test/support/test-database.ts'
import * as rounded from './025-rounded-positions.ts'

test('positions of before are rounded to two decimals, and exact ones are refused', async () => {
  const { db, drop } = await testDatabase()
  for (const table of ['players_private', 'player_stage']) {
    await sql.raw(`alter table ${table} drop constraint ${table}_rounded`).execute(db)
  }
  const ann = await aPlayer(db, 'Ann')
  const ben = await aPlayer(db, 'Ben')
  const exact = { lastLat: 40.753_61, lastLon: -73.985_01 }
  await db.updateTable('players_private').set(exact).where('playerId', '=', ann.playerId).execute()
  await db
    .insertInto('player_stage')
    .values({ userId: ann.userId, playerName: null, homeLocation: null, ...exact })
    .execute()
  await rounded.up(db as unknown as Kysely<never>)

  const kept = { lastLat: 40.75, lastLon: -73.99 }
  const positions = db.selectFrom('players_private').select(['lastLat', 'lastLon'])
  expect(await positions.where('playerId', '=', ann.playerId).execute()).toEqual([kept])
  expect(await positions.where('playerId', '=', ben.playerId).execute()).toEqual([
    { lastLat: null, lastLon: null },
  ])
  expect(await db.selectFrom('player_stage').select(['lastLat', 'lastLon']).execute()).toEqual([
    kept,
  ])
  await expect(
    db.updateTable('players_private').set({ lastLat: 1.234 }).execute(),
  ).rejects.toMatchObject({ code: '23514' })
  await drop()
})
