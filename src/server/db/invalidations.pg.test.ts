// Invalidations between programs through PostgreSQL itself.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import { listenForInvalidations, sendInvalidation } from './invalidations.ts'

let database: TestDatabase
let stop: () => Promise<void>
let downs = 0
const heard: (string[] | 'everything')[] = []

beforeAll(async () => {
  database = await testDatabase()
  stop = await listenForInvalidations(
    { connectionString: database.url },
    {
      operatorActed: (act) => void heard.push([`act ${act.command} ${act.userId}`]),
      invalidate: (topics) => void heard.push(topics),
      invalidateEverything: () => void heard.push('everything'),
      onDown: () => {
        downs += 1
      },
    },
  )
})
beforeEach(() => {
  heard.length = 0
})
afterAll(async () => {
  await stop()
  await database.drop()
})

const send = (topics: string[] | null): Promise<void> =>
  database.db.transaction().execute((tx) => sendInvalidation(tx, topics))

test('what a transaction says is heard when it commits, and never when it does not', async () => {
  await expect(
    database.db.transaction().execute(async (tx) => {
      await sendInvalidation(tx, ['never'])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await send(['event:1', 'player:ñ'])
  await send(null)
  await until('both', () => heard.length === 2)
  expect(heard).toEqual([['event:1', 'player:ñ'], 'everything'])
})

test('more than a message takes, and what nobody of us said, wakes everything', async () => {
  await send(Array.from({ length: 2_000 }, (_, n) => `topic:${n}`))
  await sql`select pg_notify('sideout_wake', '{"strange": 1}')`.execute(database.db)
  await until('both', () => heard.length === 2)
  expect(heard).toEqual(['everything', 'everything'])
})

test('a connection that was cut is opened again, and everything looks anew', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sideout wakes'`.execute(database.db)
  await until('it hears again', () => heard.includes('everything'))
  expect(downs).toBe(1)
  await send(['after'])
  await until('the next', () =>
    heard.some((topics) => topics !== 'everything' && topics.includes('after')),
  )
})
