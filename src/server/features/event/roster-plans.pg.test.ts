// Every sign-up locks its event and writes its counts: PostgreSQL plans that once, for however many
// events a shared transaction has.
import { sql, type CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '#server/db/open-database.ts'
import { plannedForValues } from '#server/db/statements/statement-names.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { lockEvents } from './queries.ts'
import { writeCounts } from './roster-queries.ts'

type Case = {
  what: string
  like: string
  ask: (db: Database, eventIds: readonly string[]) => CompiledQuery
}

test.each<Case>([
  {
    what: 'the lock',
    like: '%for update skip locked%',
    ask: (db, eventIds) => lockEvents(db, eventIds, 'leave-out'),
  },
  {
    what: 'the counts',
    like: '%update events e set playing%',
    ask: (db, eventIds) =>
      writeCounts(
        db,
        eventIds.map((eventId) => ({ eventId, playing: 1, waiting: 0, nextOrder: 2 })),
      ),
  },
])('$what of one or three events is planned for any, and not each time', async ({ ask, like }) => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  await aPlayer(database.db, 'ana')
  const location = await aLocation(database.db)
  const one = await anEvent(database.db, { location, organizer: 'ana' })
  // So many that one is looked up by its key.
  await sql`insert into events
    select (jsonb_populate_record(e, jsonb_build_object('event_id', gen_random_uuid()))).*
    from events e, generate_series(1, 2000)`.execute(database.db)
  const { rows: events } = await sql<{ eventId: string }>`
    select event_id as "eventId" from events where event_id <> ${one} limit 20`.execute(database.db)
  const eventIds = events.map(({ eventId }) => eventId)
  await sql`analyze`.execute(database.db)
  const db = openDatabase({ connectionString: database.url }, { size: 1 })
  onTestFinished(() => db.destroy())
  for (let n = 0; n < 14; n += 1)
    await db.executeQuery(ask(db, eventIds.slice(n, n % 2 === 0 ? n + 1 : n + 3)))
  // As often as PostgreSQL tries before it compares.
  const { rows } = await sql<{ custom: number; isGeneral: boolean }>`
    select custom_plans as custom, generic_plans > 5 as "isGeneral" from pg_prepared_statements
    where statement like ${like} ${plannedForValues}`.execute(db)
  expect(rows).toEqual([{ custom: 5, isGeneral: true }])
})
