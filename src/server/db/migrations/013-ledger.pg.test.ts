// Balances from before the ledger are carried into it.
import { expect, inject, test } from 'vitest'
import { copyTemplate } from '#test/support/run-postgres.ts'
import { findBalance, listPage, verifyLedger } from '../../features/ledger/queries.ts'
import { listMissingMigrations, migrateTo, migrateToLatest } from '../migrate.ts'

test('diamonds of before are entries, celebrated, from the day they were given', async () => {
  const { db, drop } = await copyTemplate({ ...inject('testPostgres'), template: 'template0' })
  const earlier = (await listMissingMigrations(db)).filter((name) => name < '013-ledger')
  expect(await migrateTo(db, earlier)).toBe(true)
  await db
    .insertInto('players')
    .values(
      ['ann', 'ben'].map((name) => ({
        playerId: name,
        userId: null,
        playerName: name,
        skillSelf: null,
        skillChangedAt: null,
        homeLocation: null,
      })),
    )
    .execute()
  const created = '2026-03-01T10:00:00.000Z'
  await db
    .insertInto('player_diamonds')
    .values([
      { playerId: 'ann', diamondId: 'registered', created },
      { playerId: 'ann', diamondId: 'profileCompleted', created },
      { playerId: 'ben', diamondId: 'registered', created },
    ])
    .execute()
  await db.updateTable('pp_globals').set({ platformFee: 75.125 }).execute()
  await migrateToLatest(db)
  expect([
    await findBalance(db, 'ann', 'diamond'),
    await findBalance(db, 'ben', 'diamond'),
  ]).toEqual([2, 1])
  expect(
    (await listPage(db, 'ben', { unit: 'diamond', after: null, limit: 5 })).entries,
  ).toMatchObject([{ kind: 'diamond', detail: 'registered', created, amount: 1, balanceAfter: 1 }])
  expect(await db.selectFrom('player_diamonds').select('celebrated').distinct().execute()).toEqual([
    { celebrated: true },
  ])
  expect(await db.selectFrom('pp_globals').select('platformFee').execute()).toEqual([
    { platformFee: 50 },
  ])
  expect(await verifyLedger(db)).toEqual([])
  await drop()
})
