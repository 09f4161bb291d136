// Searches in a large community use their indexes: with a hundred thousand players, venues and
// contacts in the long form, fewer in the short one.
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open-database.ts'
import { aPlayer } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { listMemberPage } from '../club/people-queries.ts'
import { listContacts } from '../contact/queries.ts'
import { searchLocations } from '../location/search-queries.ts'
import { findAddablePlayers } from '../roster/queries.ts'
import { findPlayers } from './queries.ts'

const [manyRows, rows] = isProof ? [100_000, 100_000] : [20_000, 5000]
const now = Date.UTC(2026, 10, 29)
const standIn = sql`'contact-' || left(replace(id::text, '-', ''), 24)`

let database: TestDatabase
/** A single connection, because statistics are read per backend. */
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openPatiently({ connectionString: database.url }, { size: 1 })
  await aPlayer(db, 'ana')
  await inSteps(
    manyRows,
    (numbers) => sql`insert into players (player_id, player_name)
    select 'pat-' || n, 'Pat ' || n from ${numbers} n`,
  )
  await inSteps(
    manyRows,
    (numbers) => sql`insert into locations
    (location_id, name, timezone, lat, lon, search)
    select 'court-' || n, 'Court ' || n, 'UTC', 0, 0, 'court ' || n from ${numbers} n`,
  )
  await sql`insert into players (player_id, player_name)
    values ('jose-nunez', 'Jose-Nunez')`.execute(db)
  await sql`insert into locations (location_id, name, timezone, lat, lon, search)
    values ('riverside', 'Riverside', 'UTC', 0, 0, 'riverside courts malaga')`.execute(db)
  await fillClubs()
  await fillContacts()
  await sql`analyze`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** In batches, so that no statement times out on a busy machine. */
async function inSteps(
  count: number,
  toStatement: (numbers: RawBuilder<number>) => RawBuilder<unknown>,
): Promise<void> {
  const step = 5000
  for (let from = 1; from < count; from += step)
    await toStatement(sql`generate_series(${from}::int, ${from + step - 1}::int)`).execute(db)
}

async function fillClubs(): Promise<void> {
  await sql`insert into clubs (location_id, slug, club_name, player_id, name_look, slug_look)
    values ('riverside', 'nets', 'Nets', 'ana', 'nets', 'nets'),
      ('riverside', 'drops', 'Drops', 'pat-1', 'drops', 'drops')`.execute(db)
  await sql`insert into club_members (location_id, slug, player_id, real_name, real_name_agreed)
    select 'riverside', 'nets', 'pat-' || n, case n when 7 then 'Björn Ström' else '' end,
      case n when 7 then now() end from generate_series(1, 500) n`.execute(db)
  await inSteps(
    rows,
    (numbers) => sql`insert into club_members (location_id, slug, player_id)
    select 'riverside', 'drops', 'pat-' || n from ${numbers} n`,
  )
}

async function fillContacts(): Promise<void> {
  await inSteps(
    rows,
    (numbers) => sql`with made as (
      select gen_random_uuid() as id, n, 'pat-' || (n / 50 + 1) as keeper from ${numbers} n),
    stand_ins as (
      insert into players (player_id, player_name, hidden, on_leaderboards, contact)
      select ${standIn}, 'Kit ' || n, true, false, true from made returning player_id)
    insert into contacts (contact_id, player_id, keeper_id, name, language, link_key, created)
    select id, ${standIn}, keeper, 'Kit ' || n, 'en', left(md5(id::text), 22), now() from made`,
  )
  await sql`with made as (
      select gen_random_uuid() as id, * from (values
        ('ana', null, null, 'Siobhán O’Neil', '+15550100141'),
        (null, 'riverside', 'nets', 'Zoë Núñez', null)) v (keeper, place, club, name, phone)),
    stand_ins as (
      insert into players (player_id, player_name, hidden, on_leaderboards, contact)
      select ${standIn}, name, true, false, true from made returning player_id)
    insert into contacts (contact_id, player_id, keeper_id, location_id, slug, name, phone,
      language, link_key, created)
    select id, ${standIn}, keeper, place, club, name, phone, 'en', left(md5(id::text), 22),
      now() from made`.execute(db)
}

async function countScans(index: string): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows: found } = await sql<{ scans: number }>`select idx_scan::int as scans
    from pg_stat_user_indexes where indexrelname = ${index}`.execute(db)
  return found[0]?.scans ?? Number.NaN
}

async function countFullReads(table: string): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows: found } = await sql<{ scans: number }>`select seq_scan::int as scans
    from pg_stat_user_tables where relname = ${table}`.execute(db)
  return found[0]?.scans ?? Number.NaN
}

async function searchThrough<T>(
  { index, tables }: { index: string; tables: readonly string[] },
  search: () => Promise<T>,
): Promise<T> {
  const count = async () => ({
    scans: await countScans(index),
    reads: await Promise.all(tables.map(countFullReads)),
  })
  const before = await count()
  const found = await search()
  const after = await count()
  expect(after.scans).toBeGreaterThan(before.scans)
  expect(after.reads).toEqual(before.reads)
  return found
}

test('players are found by parts of their names in any order, by the index of ids', async () => {
  const found = await searchThrough({ index: 'players_name', tables: ['players'] }, () =>
    findPlayers(db, 'ana', { text: 'ñez josé', slug: 'nez-jose' }, 10),
  )
  expect(found.map(({ playerId }) => playerId)).toEqual(['jose-nunez'])
})

test('venues are found by parts of what they are called in any order, by the index of texts', async () => {
  const found = await searchThrough({ index: 'locations_search', tables: ['locations'] }, () =>
    searchLocations(db, 'Málaga erside', null, 10),
  )
  expect(found.map(({ locationId }) => locationId)).toEqual(['riverside'])
})

test.each([
  { typed: 'nunez jos', names: ['Jose-Nunez'], index: 'players_name' },
  { typed: 'neil siob', names: ['Siobhán O’Neil'], index: 'contacts_of_player' },
  { typed: "o'neil", names: ['Siobhán O’Neil'], index: 'contacts_of_player' },
  { typed: '(555) 010-0141', names: ['Siobhán O’Neil'], index: 'contacts_of_player' },
  { typed: 'nunez', names: ['Jose-Nunez', 'Zoë Núñez'], index: 'contacts_of_place' },
])(
  'who can be put on a roster is found by "$typed", without reading all players or contacts',
  async ({ typed, names, index }) => {
    const found = await searchThrough({ index, tables: ['players', 'contacts'] }, () =>
      findAddablePlayers(
        db,
        'ana',
        { eventId: '00000000-0000-4000-8000-000000000000', location: 'riverside' },
        { text: typed, slug: '' },
        10,
      ),
    )
    expect(found.map(({ playerName }) => playerName).toSorted()).toEqual(names.toSorted())
  },
)

test('a contact is found in its list, by the index of the list', async () => {
  const keeper = { keeperId: 'ana', locationId: null, slug: null }
  const asked = { text: '5550100141 oneil', limit: 10, byPhone: false, viewerId: 'ana', now }
  const { total, contacts } = await searchThrough(
    { index: 'contacts_of_player', tables: ['contacts'] },
    () => listContacts(db, keeper, asked),
  )
  expect([total, contacts.map(({ name }) => name)]).toEqual([1, ['Siobhán O’Neil']])
})

test('a member is found by a part of the real name, by the key of the club', async () => {
  const members = await searchThrough(
    { index: 'club_members_pkey', tables: ['players', 'club_members'] },
    () =>
      listMemberPage(
        db,
        { locationId: 'riverside', clubId: 'nets' },
        {
          viewer: { playerId: 'ana', isSecretary: false },
          ownerId: 'ana',
          text: 'strom bj',
          tag: null,
          after: null,
          now,
        },
      ),
  )
  expect(members.map(({ realName }) => realName)).toEqual(['Björn Ström'])
})
