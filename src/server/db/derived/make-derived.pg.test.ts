// A store from before name looks existed is upgraded, so its names are protected like new ones;
// verify reports missing ones and repair fills them.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { createMemoryPhotos } from '#test/support/memory-photos.ts'
import { copyTemplate, type TestDatabase } from '#test/support/run-postgres.ts'
import { verifyStore } from '../backup/verify-store.ts'
import { listMissingMigrations, migrateTo } from '../migrate.ts'
import { bringForward } from '../steps/bring-forward.ts'
import { makeOutdated } from './make-derived.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await copyTemplate({ ...inject('testPostgres'), template: 'template0' })
  const { db } = store
  const earlier = (await listMissingMigrations(db)).filter((name) => name < '041')
  expect(await migrateTo(db, earlier)).toBe(true)
  for (const statement of [
    `insert into locations (location_id, name, city, region, country, lat, lon, timezone, search)
      values ('court', 'Vôlei Park', 'Austin', 'TX', 'US', 30, -97, 'America/Chicago', 'old')`,
    `insert into auth_users (id, name, email, email_verified, created_at, updated_at)
      values ('o', '', 'o@example.org', true, now(), now()),
      ('i', '', 'i@example.org', true, now(), now())`,
    `insert into players (player_id, user_id, player_name) values ('olivia', 'o', 'Olivia'),
      ('ian', 'i', 'Ian'), ('deleted-1', null, 'Deleted player')`,
    `insert into clubs (location_id, slug, club_name, player_id, created)
      values ('court', 'dinkers', 'Dinkers', 'olivia', now())`,
    `insert into reserved_names (player_id) values ('grandslam')`,
  ])
    await sql.raw(statement).execute(db)
  await bringForward(db)
})
afterAll(() => store.drop())

const kept = async () => {
  const { db } = store
  const looks = await sql<{ all: unknown }>`
    select (select jsonb_object_agg(player_id, jsonb_build_array(name_look, slug_look))
        from players) as players,
      (select jsonb_agg(jsonb_build_array(name_look, slug_look)) from clubs) as clubs,
      (select jsonb_agg(slug_look) from reserved_names) as reserved,
      (select jsonb_agg(search) from locations) as venues`.execute(db)
  return looks.rows[0]
}
const troubles = async () =>
  (await verifyStore({ connectionString: store.url }, createMemoryPhotos())).troubles

const right = {
  players: { olivia: ['Olivia', 'olivia'], ian: ['lan', 'ian'], 'deleted-1': [null, null] },
  clubs: [['Dinkers', 'dinkers']],
  reserved: ['grandslarn'],
  venues: [expect.stringMatching(/^volei park austin tx us .*texas/)],
}

test('names get their looks and venues what they are found by, deleted players none', async () => {
  expect(await kept()).toEqual(right)
  expect(await troubles()).toEqual([])
})

test('a store that slipped through is filled at its next start', async () => {
  const { db } = store
  await db.updateTable('players').set({ nameLook: null, slugLook: null }).execute()
  await db.deleteFrom('derived_columns').execute()
  expect(await troubles()).toEqual([
    'looks of players are missing or not those of this release (admin repair): 2 (ian, olivia)',
  ])
  expect(await makeOutdated(db)).toEqual(new Map([['looks of players', 2]]))
  expect(await kept()).toEqual(right)
})

test('what is wrong in a store of this release is left at a start, seen by verify and made by repair', async () => {
  const { db } = store
  await db.updateTable('clubs').set({ nameLook: '' }).execute()
  await db.updateTable('locations').set({ search: 'else' }).execute()
  expect(await makeOutdated(db)).toEqual(new Map())
  expect(await troubles()).toEqual([
    'looks of clubs are missing or not those of this release (admin repair): 1 (court dinkers)',
    'search texts of venues are missing or not those of this release (admin repair): 1 (court)',
  ])
  let said = ''
  const connection = { connectionString: store.url }
  const repair = () =>
    createAdminProgram({
      open: () =>
        Promise.resolve({ connection, db, isShared: true, close: () => Promise.resolve() }),
      now: () => 0,
      write: (text) => (said = text),
    }).parseAsync(['repair'], { from: 'user' })
  await repair()
  expect(said).toBe(
    '0 players changed; looks of clubs: 1 made; search texts of venues: 1 made; 0 events and 0 leagues were gone over.\n',
  )
  expect(await kept()).toEqual(right)
  await repair()
  expect(said).toBe('Nothing to repair: 0 events and 0 leagues were gone over.\n')
})
