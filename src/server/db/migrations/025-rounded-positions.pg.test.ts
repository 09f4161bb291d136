// Positions that were stored exactly are rounded, and none can be stored exactly anymore.
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
  const exact = { last_lat: 40.753_61, last_lon: -73.985_01 }
  await db.updateTable('players_private').set(exact).where('player_id', '=', ann.playerId).execute()
  await db
    .insertInto('player_stage')
    .values({ user_id: ann.userId, player_name: null, home_location: null, ...exact })
    .execute()
  await rounded.up(db as unknown as Kysely<never>)

  const kept = { last_lat: 40.75, last_lon: -73.99 }
  const positions = db.selectFrom('players_private').select(['last_lat', 'last_lon'])
  expect(await positions.where('player_id', '=', ann.playerId).execute()).toEqual([kept])
  expect(await positions.where('player_id', '=', ben.playerId).execute()).toEqual([
    { last_lat: null, last_lon: null },
  ])
  expect(await db.selectFrom('player_stage').select(['last_lat', 'last_lon']).execute()).toEqual([
    kept,
  ])
  await expect(
    db.updateTable('players_private').set({ last_lat: 1.234 }).execute(),
  ).rejects.toMatchObject({ code: '23514' })
  await drop()
})
