// Older stores have no own acts; the migration derives them from existing rows.
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/open-database.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { testDatabase } from '#test/support/test-database.ts'
import * as ownActs from './033-own-acts.ts'

async function undoMigration(db: Database): Promise<void> {
  await sql
    .raw(`
    drop view event_hosts;
    drop view event_attendance;
    drop view event_presence;
    drop table own_acts, league_own_acts;
    drop function own_acts_mark, own_acts_came, own_acts_changed;
    drop function disowned_marked cascade;
    alter table match_list_players drop column disowned;
    create view event_attendance as select event_id, player_id from player_events;
    create view event_hosts as select event_id, player_id from events;`)
    .execute(db)
}

test('who signed up, told a score or checked themselves in has acted, who was put in has not, and keeps no medal', async () => {
  const { db, drop } = await testDatabase()
  const location = await aLocation(db)
  const ids = ['Olga', 'Ann', 'Ben', 'Cleo', 'Dan'] as const
  for (const name of ids) await aPlayer(db, name)
  const eventId = await anEvent(db, { location, organizer: 'olga' })
  const [matchId = ''] = await aMatchList(
    db,
    eventId,
    ['ann', 'ben', 'cleo', 'dan'],
    [{ a: [0, 1], b: [2, 3] }],
  )
  await undoMigration(db)
  const entry = {
    eventId,
    guests: 0,
    place: 'playing' as const,
    startDate: '2026-06-02',
    partnerId: null,
    created: '2026-06-01T10:00:00Z',
  }
  await db
    .insertInto('player_events')
    .values(
      ['ann', 'ben', 'cleo'].map((playerId, index) => ({
        ...entry,
        playerId,
        entryOrder: index + 1,
        attendance: 'here' as const,
      })),
    )
    .execute()
  await db
    .insertInto('event_log')
    .values(
      ['ben', 'cleo'].map((playerId) => ({
        eventId,
        actorId: 'olga',
        action: 'add' as const,
        playerId,
        detail: '',
        created: '2026-06-01T10:00:00Z',
      })),
    )
    .execute()
  await db
    .updateTable('matches')
    .set({
      state: 'reported',
      winner: 'a',
      pointsA: [11],
      pointsB: [4],
      reported: new Date(),
      reportedBy: 'cleo',
    })
    .where('matchId', '=', matchId)
    .execute()
  await db
    .insertInto('awards')
    .values(
      ['ann', 'ben'].map((playerId) => ({
        awardId: randomUUID(),
        eventId,
        playerId,
        medal: 'gold' as const,
        created: new Date(),
      })),
    )
    .execute()
  await db
    .insertInto('results')
    .values(
      ['ann', 'dan'].map((playerId) => ({
        eventId,
        playerId,
        rank: 1,
        entrants: 2,
        wins: 1,
        losses: 0,
        partnerId: null,
      })),
    )
    .execute()

  await ownActs.up(db as unknown as Kysely<never>)
  expect(
    await db
      .selectFrom('own_acts')
      .select(['playerId', 'state', 'how'])
      .orderBy('playerId')
      .execute(),
  ).toEqual([
    { playerId: 'ann', state: 'acted', how: 'sign-up' },
    { playerId: 'cleo', state: 'acted', how: 'score' },
  ])
  expect(await db.selectFrom('awards').select('playerId').execute()).toEqual([{ playerId: 'ann' }])
  expect(await db.selectFrom('results').select('playerId').execute()).toEqual([{ playerId: 'ann' }])
  expect(
    await db.selectFrom('players').select('medalGold').where('playerId', '=', 'ben').execute(),
  ).toEqual([{ medalGold: 0 }])
  await drop()
})
