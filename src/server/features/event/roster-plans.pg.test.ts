// PostgreSQL plans locking, roster reads and count writes once, for any number of events in a
// shared transaction.
import { sql, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findAnswers } from '#server/db/call-answers.ts'
import type { Database } from '#server/db/open-database.ts'
import { plannedForValues } from '#server/db/statements/statement-names.ts'
import { queryPipelined } from '#server/db/together.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { lockEvents } from '../../core/event/queries.ts'
import { selectRosters, writeCounts } from '../../core/roster/roster-queries.ts'

type Case = {
  what: string
  like: string
  ask: (db: Database, ids: readonly string[]) => CompiledQuery | null
}

let database: TestDatabase
let eventIds: string[]

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await aPlayer(db, 'ana')
  await anEvent(db, { location: await aLocation(db), organizer: 'ana' })
  await sql`insert into events
    select (jsonb_populate_record(e, jsonb_build_object('event_id', gen_random_uuid()))).*
    from events e, generate_series(1, 2000)`.execute(db)
  await sql`insert into players (player_id, player_name)
    select 'p' || n, 'P ' || n from generate_series(1, 8) n`.execute(db)
  await sql`insert into player_events
    (event_id, player_id, guests, place, entry_order, start_date)
    select event_id, 'p' || n, 0, 'playing', n, start_date from events, generate_series(1, 8) n`.execute(
    db,
  )
  await sql`insert into auth_users (id, name, email, email_verified)
    values ('asker', 'Asker', 'asker@example.org', true)`.execute(db)
  await sql`insert into call_answers (user_id, request_id, name, input_hash, answer)
    select 'asker', gen_random_uuid(), 'events-signUp', '', '{}' from generate_series(1, 5000)`.execute(
    db,
  )
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ eventId: string }>`
    select event_id from events limit 20`.execute(db)
  eventIds = rows.map(({ eventId }) => eventId)
})
afterAll(() => database.drop())

test.each<Case>([
  {
    what: 'the lock',
    like: '%for update skip locked%',
    ask: (db, ids) => lockEvents(db, ids, 'leave-out'),
  },
  {
    what: 'the counts',
    like: '%update events e set playing%',
    ask: (db, ids) =>
      writeCounts(
        db,
        ids.map((eventId) => ({ eventId, playing: 1, waiting: 0, nextOrder: 2 })),
      ),
  },
  {
    what: 'the roster',
    like: '%json_build_array(array_agg(pe.player_id%',
    ask: (db, ids) => selectRosters(db, ids),
  },
  {
    what: 'the look for earlier answers',
    like: '%select kept.* from unnest%',
    ask: (db, ids) =>
      findAnswers(
        db,
        ids.map((requestId) => ({ userId: 'asker', requestId, name: '', inputHash: '' })),
      ),
  },
])('$what of one or three events is planned for any, and not each time', async ({ ask, like }) => {
  const db = openPatiently({ connectionString: database.url }, { size: 1 })
  onTestFinished(() => db.destroy())
  for (let n = 0; n < 14; n += 1)
    await queryPipelined(db, [ask(db, eventIds.slice(n, n % 2 === 0 ? n + 1 : n + 3))])
  // PostgreSQL compares generic and custom plans after five executions.
  const { rows } = await sql<{ custom: number; isGeneral: boolean }>`
    select custom_plans as custom, generic_plans > 5 as "isGeneral" from pg_prepared_statements
    where statement like ${like} ${plannedForValues}`.execute(db)
  expect(rows).toEqual([{ custom: 5, isGeneral: true }])
})
