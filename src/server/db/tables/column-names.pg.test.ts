// Every database column has a reversible TypeScript name, used in statements and results.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation } from '#test/support/builders.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { toColumnName, toFieldName } from './column-names.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await aLocation(database.db, { locationId: 'courts', photoUrl: '/photo' })
})
afterAll(async () => {
  await database.drop()
})

test('every column leads to a field and back', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0
      and not a.attisdropped`.execute(database.db)
  expect(rows.length).toBeGreaterThan(300)
  const lost = rows.filter(({ name }) => toColumnName(toFieldName(name)) !== name)
  expect(lost).toEqual([])
  expect(rows.filter(({ name }) => toFieldName(name).includes('_'))).toEqual([])
})

test('a built statement names columns as fields, and so does its result', async () => {
  const query = database.db
    .selectFrom('locations as l')
    .select(['l.locationId', 'l.photoUrl as thePhoto'])
    .where('l.locationId', '=', 'courts')
  expect(query.compile().sql).toBe(
    'select "l"."location_id", "l"."photo_url" as "the_photo" from "locations" as "l" where "l"."location_id" = $1',
  )
  expect(await query.execute()).toEqual([{ locationId: 'courts', thePhoto: '/photo' }])
})

test('raw SQL keeps the names of PostgreSQL; its result is named alike, keys in JSON are not', async () => {
  const { rows } = await sql`
    select location_id, photo_url as "photoURL", json_build_object('photo_url', photo_url) as as_json
    from locations where location_id = 'courts'`.execute(database.db)
  expect(rows).toEqual([
    { locationId: 'courts', photoURL: '/photo', asJson: { photo_url: '/photo' } },
  ])
})
