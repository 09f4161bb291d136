// PostgreSQL plans the list of many venues once per connection, because planning takes longer than
// running it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { plannedForValues } from '#server/db/statements/statement-names.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { listCards } from './queries.ts'

let database: TestDatabase
let location: string
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await aPlayer(db, 'ana')
  location = await aLocation(db)
  await anEvent(db, { location, organizer: 'ana' }, { startDate: '2026-06-03' })
})
afterAll(() => database.drop())

const filters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}

test.each([
  ['as it opens is planned for any, and not each time', filters, [{ custom: 5, isGeneral: true }]],
  [
    'with filters, of which each choice is another text, is not kept',
    { ...filters, fitsLevel: true },
    [],
  ],
])('the list %s', async (_what, chosen, kept) => {
  const db = openPatiently({ connectionString: database.url }, { size: 1 })
  onTestFinished(() => db.destroy())
  const input = {
    locationIds: [location],
    from: toDay('2026-06-01'),
    to: toDay('2026-06-30'),
    limit: 20,
  }
  for (let n = 0; n < 15; n += 1)
    expect(await listCards(db, 'ana', { ...input, filters: chosen })).toHaveLength(1)
  // PostgreSQL compares generic and custom plans after five executions.
  const { rows } = await sql`
    select custom_plans as custom, generic_plans > 5 as "isGeneral" from pg_prepared_statements
    where statement like '%card where%' ${plannedForValues}`.execute(db)
  expect(rows).toEqual(kept)
})
