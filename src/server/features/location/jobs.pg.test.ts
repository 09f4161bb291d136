import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open-database.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { importLocations } from './jobs.ts'
import { searchLocations } from './search-queries.ts'

let database: TestDatabase
let db: Database
let venues: Record<string, unknown>[]
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  venues = JSON.parse(await readFile('data/venues.json', 'utf8')) as typeof venues
})
afterAll(async () => {
  await database.drop()
})

const allRows = () => db.selectFrom('locations').selectAll().orderBy('locationId').execute()

test('all 427 venues come in once, however often they are imported', async () => {
  expect(await importLocations(db, venues)).toBe(427)
  const first = await allRows()
  expect(first).toHaveLength(427)
  expect(await importLocations(db, venues)).toBe(427)
  expect(await allRows()).toEqual(first)
})

test.each([
  ['madrid', ['Gimnasio Acciona Campus', 'Polideportivo Las Cruces']],
  ['edinburgh', ['Ainslie Park Leisure Centre', 'Game4Padel']],
  ['valencia', ['Ragoma Padel']],
  ['escocia edinburgh', ['Ainslie Park Leisure Centre', 'Game4Padel']],
  [
    'reino unido london',
    [
      'CitySport',
      'Lee Valley Hockey and Tennis Centre',
      'Lee Valley VeloPark',
      'Score Leisure Centre',
      'Talacre Community Sports Centre',
    ],
  ],
  ['cork ireland', ['Youghal GAA Club']],
])('the shipped venues of a city are found by its common name: %s', async (text, names) => {
  expect((await searchLocations(db, text, null, 30)).map(({ name }) => name).sort()).toEqual(names)
})

test('what was not tagged is unknown, never "no"', async () => {
  const { yes, no } = await db
    .selectFrom('locations')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere((eb) =>
          eb.or([eb('indoor', '=', true), eb('lit', '=', true), eb('covered', '=', true)]),
        )
        .as('yes'),
      eb.fn
        .countAll<number>()
        .filterWhere((eb) =>
          eb.or([eb('indoor', '=', false), eb('lit', '=', false), eb('covered', '=', false)]),
        )
        .as('no'),
    ])
    .executeTakeFirstOrThrow()
  expect(no).toBe(0)
  expect(yes).toBe(
    venues.filter(
      (venue) => venue['indoor'] === true || venue['lit'] === true || venue['covered'] === true,
    ).length,
  )
})

test('halls of unknown size have unknown courts; outdoor venues keep their four', async () => {
  const halls = await db
    .selectFrom('locations')
    .select('courts')
    .where('indoor', '=', true)
    .execute()
  expect(halls.filter(({ courts }) => courts === 0)).toHaveLength(32)
  expect(halls.filter(({ courts }) => courts === 4)).toHaveLength(0)
  expect(
    await db
      .selectFrom('locations')
      .select('courts')
      .where('locationId', '=', 'nycparks-Q051')
      .executeTakeFirst(),
  ).toEqual({ courts: 4 })
})

test('every venue keeps its source, licence and the words of credit', async () => {
  const rows = await db
    .selectFrom('locations')
    .select(['locationId', 'licence', 'attribution', 'source'])
    .execute()
  expect(
    rows.filter(
      ({ licence, attribution }) =>
        licence === 'ODbL-1.0' && attribution === '© OpenStreetMap contributors',
    ),
  ).toHaveLength(390)
  expect(rows.every(({ source, attribution }) => source !== '' && attribution !== '')).toBe(true)
})

test('a newer file brings venues up to date, but not those an admin edited', async () => {
  const [one, other] = [String(venues[0]?.['id']), String(venues[1]?.['id'])]
  await db
    .updateTable('locations')
    .set({ name: 'Edited here', edited: new Date(0) })
    .where('locationId', '=', one)
    .execute()
  expect(
    await importLocations(
      db,
      venues.map((venue, index) => (index < 2 ? { ...venue, name: 'Newer name' } : venue)),
    ),
  ).toBe(426)
  const rows = await db
    .selectFrom('locations')
    .select(['locationId', 'name'])
    .where('locationId', 'in', [one, other])
    .execute()
  expect(new Map(rows.map((row) => [row.locationId, row.name]))).toEqual(
    new Map([
      [one, 'Edited here'],
      [other, 'Newer name'],
    ]),
  )
})

test('a file of another shape is refused whole', async () => {
  const before = await allRows()
  await expect(
    importLocations(db, [...venues.slice(0, 3), { ...venues[3], lat: 91 }]),
  ).rejects.toThrow('91')
  await expect(importLocations(db, { venues })).rejects.toThrow('Array')
  expect(await allRows()).toEqual(before)
})
