// The real queue on a real database: several servers, failing jobs, a killed server, and a database
// outage.
import { once } from 'node:events'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  hardlyEver,
  neverEnding,
  quickPace,
  startQueueProcess,
} from '#test/support/queue-process.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import { loadGauges } from '../db/gauges.ts'
import { startQueue, type Job } from './queue.ts'

let database: TestDatabase
let sender: PgBoss
let logged: Array<{ level: number; msg: string; job?: string }> = []
const stops: Array<() => Promise<void>> = []

beforeAll(async () => {
  database = await testDatabase()
  sender = new PgBoss({ connectionString: database.url, max: 1, supervise: false, schedule: false })
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  // Jobs that became due at the turn of a minute must not run in the next test.
  const { rows } = await sql`select where to_regclass('pgboss.job') is not null`.execute(
    database.db,
  )
  if (rows.length > 0)
    await sql`delete from pgboss.schedule`
      .execute(database.db)
      .then(() => sql`delete from pgboss.job`.execute(database.db))
})
afterAll(async () => {
  await sender.stop({ graceful: false })
  await database.drop()
})

const aQueue = (jobs: readonly Job[], connectionString = database.url): (() => Promise<void>) => {
  const log = pino(
    { level: 'warn' },
    {
      write: (line: string) => {
        logged.push(JSON.parse(line) as (typeof logged)[number])
      },
    },
  )
  const stop = startQueue(
    { log, clock: { now: () => Date.now() } },
    { connectionString },
    jobs,
    quickPace,
  )
  stops.push(stop)
  return stop
}

const send = async (name: string): Promise<string | null> => {
  await sender.start()
  return sender.send('jobs', { name }, { singletonKey: name })
}
const statesOf = async (name: string): Promise<string[]> =>
  (
    await sql<{
      state: string
    }>`select state from pgboss.job where name = 'jobs' and data->>'name' = ${name}
      order by created_on`.execute(database.db)
  ).rows.map(({ state }) => state)
const isOver = (name: string) => async () =>
  (await statesOf(name)).every((state) => state === 'completed' || state === 'failed')

test('two servers that start together make one queue, and run a job that is asked for twice once', async () => {
  const ran: string[] = []
  const bothAsked = Promise.withResolvers<void>()
  const job = (server: string): Job => ({
    name: 'once',
    cron: hardlyEver,
    run: () => bothAsked.promise.then(() => ran.push(server)),
  })
  aQueue([job('one')])
  aQueue([job('other')])
  await until(
    'the queue is there',
    async () =>
      (
        await sql<{
          n: number
        }>`select count(*)::int as n from information_schema.tables where table_schema = 'pgboss'
          and table_name = 'schedule'`.execute(database.db)
      ).rows[0]?.n === 1,
  )
  await until(
    'its schedule is there',
    async () =>
      (await sql`select from pgboss.schedule where key = 'once'`.execute(database.db)).rows
        .length === 1,
  )
  const asked = [await send('once'), await send('once')]
  bothAsked.resolve()
  expect(asked.map((id) => id === null)).toEqual([false, true])
  await until('it has run', isOver('once'))
  expect([ran.length, await statesOf('once')]).toEqual([1, ['completed']])
})

test('a job that is due by its schedule runs without anyone asking, and one that is on no list any more is not scheduled', async () => {
  let ran = 0
  aQueue([{ name: 'minutely', cron: '* * * * *', run: () => Promise.resolve((ran += 1)) }])
  await until('it has run', () => ran > 0)
  expect(
    (await sql<{ key: string }>`select key from pgboss.schedule`.execute(database.db)).rows,
  ).toEqual([{ key: 'minutely' }])
})

test('a job that fails is tried again, and one that always fails is kept with its error and told of', async () => {
  logged = []
  let tries = 0
  aQueue([
    {
      name: 'second-time',
      cron: hardlyEver,
      run: () => {
        tries += 1
        return tries === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve()
      },
    },
    { name: 'never', cron: hardlyEver, run: () => Promise.reject(new Error('no')) },
  ])
  await send('second-time')
  await send('never')
  await until(
    'both are over',
    async () =>
      (await statesOf('never')).at(-1) === 'failed' &&
      (await statesOf('second-time')).at(-1) === 'completed',
  )
  const kept = await sql<{
    name: string
    error: unknown
  }>`select data->>'name' as name, source_output as error from pgboss.job
    where name = 'jobs-failed'`.execute(database.db)
  expect([tries, kept.rows]).toMatchObject([2, [{ name: 'never', error: { message: 'no' } }]])
  expect((await loadGauges(database.db, Date.now())).jobs).toEqual({
    due: 0,
    running: 0,
    failed: 1,
  })
  expect(logged.filter(({ job }) => job === 'never').map(({ level }) => level)).toEqual([
    40, 40, 40, 50,
  ])
})

test('the job of a server that was killed is done by another', async () => {
  const child = startQueueProcess(database.url)
  stops.push(async () => {
    ;(await child).kill('SIGKILL')
  })
  await until(
    'its schedule is there',
    async () =>
      (await sql`select from pgboss.schedule where key = ${neverEnding}`.execute(database.db)).rows
        .length === 1,
  )
  await send(neverEnding)
  const killed = await child
  killed.kill('SIGKILL')
  await once(killed, 'close')
  let ran = 0
  aQueue([{ name: neverEnding, cron: hardlyEver, run: () => Promise.resolve((ran += 1)) }])
  await sql`update pgboss.job
    set heartbeat_on = heartbeat_on - interval '1 hour', started_on = started_on - interval '1 hour'
    where state = 'active' and data->>'name' = ${neverEnding}`.execute(database.db)
  await until('the other has done it', () => ran > 0)
  await until('it is over', isOver(neverEnding))
  expect([ran, await statesOf(neverEnding)]).toEqual([1, ['completed']])
})

test('a database that is away is told of once, and stopping does not wait for it', async () => {
  logged = []
  const stop = aQueue(
    [{ name: 'once', cron: hardlyEver, run: () => Promise.resolve() }],
    'postgres://nobody@127.0.0.1:1/none',
  )
  await until('it is told of', () => logged.length > 0)
  await stop()
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'the queue of jobs cannot work now; it goes on trying'],
  ])
})
