// Private leagues already open at the upgrade count as asked; drafts ask when they open.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aClub, aFriend, aLocation, aPlayer } from '#test/support/builders.ts'
import { testDatabase } from '#test/support/test-database.ts'
import * as leagueInvitees from './053-league-invitees.ts'

test('an upgrade notes the groups of open private leagues as asked', async () => {
  const { db, drop } = await testDatabase()
  const location = await aLocation(db)
  for (const name of ['Olga', 'Ann', 'Ben', 'Cleo']) await aPlayer(db, name)
  await aFriend(db, 'olga', 'ann')
  await aClub(db, { location, owner: 'ben', name: 'Dinks', members: ['cleo', 'olga'] })
  const addLeague = async (
    name: string,
    invited: string,
    state: 'draft' | 'registration' | 'running' = 'registration',
  ) => {
    await db
      .insertInto('leagues')
      .values({
        ...leagueFieldsAt(location, { name, invite: invited !== '', invited }),
        leagueSeriesId: crypto.randomUUID(),
        playerId: 'olga',
        state,
        created: new Date('2026-05-01T10:00:00Z'),
        edited: null,
      })
      .execute()
  }
  await addLeague('Friends', 'Friends')
  await addLeague('Club', 'Dinks', 'running')
  await addLeague('Draft', 'Friends', 'draft')
  await addLeague('Public', '')
  await sql`drop table league_invitees`.execute(db)
  await sql`drop index leagues_inviting`.execute(db)
  await leagueInvitees.up(db as never)
  const rows = await db
    .selectFrom('league_invitees as i')
    .innerJoin('leagues as e', 'e.leagueSeriesId', 'i.leagueSeriesId')
    .select(['e.name', 'i.playerId'])
    .orderBy('e.name')
    .orderBy('i.playerId')
    .execute()
  expect(rows.map(({ name, playerId }) => `${name} ${playerId}`)).toEqual([
    'Club ben',
    'Club cleo',
    'Friends ann',
  ])
  await drop()
})
