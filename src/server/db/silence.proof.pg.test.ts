// A database that neither answers nor closes its connections, under a real server process: one
// stalled connection, all of them, an unreachable host, and locked tables.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeEmbeddedFolder, query, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { makeRace, makeRacers, type Racer } from '#test/support/race-people.ts'
import { addressHeader } from '#test/support/raw-client.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'
import {
  freezePostgres,
  startSilentProxy,
  stopProcesses,
  type SilentProxy,
} from '#test/support/silent-postgres.ts'
import { openTestSocket } from '#test/support/test-socket.ts'
import { hasPooler, startTransactionPooler } from '#test/support/transaction-pooler.ts'
import { until } from '#test/support/until.ts'
import type { Embedded } from './embedded/start-embedded.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const secret = 'a secret for silence, long enough to sign'
const slow = 180_000
const toldWithinMs = 2_000 + 1_000

let folder: EmbeddedFolder
let embedded: Embedded
let proxy: SilentProxy
let server: ServerProgram
let url: string
let racers: Racer[]
let eventIds: string[]

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  embedded = await folder.start()
  const db = openPatiently(embedded.connection, { size: 2 })
  await migrateToLatest(db)
  racers = await makeRacers(db, 60, secret)
  eventIds = [await makeRace(db, 'racer1'), await makeRace(db, 'racer2')]
  await db.destroy()
  await startServer()
}, slow)
afterAll(async () => {
  await stopServer()
  await folder.remove()
}, slow)

afterEach(async () => {
  await stopServer()
  await startServer()
}, slow)

async function startServer(): Promise<void> {
  const { host, port: at, user, password, database } = embedded.connection
  proxy = await startSilentProxy({ host, port: at })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = launchServer(port, {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}/${database}`,
    DATA_DIR: `${folder.path}/server`,
    DEMO: 'off',
    SECRET: secret,
    TRUSTED_PROXY_HEADER: addressHeader,
  })
  await server.ready()
}

async function stopServer(): Promise<void> {
  server.signal('SIGKILL')
  await server.ended
  await proxy.close()
}

type Answered = { status: number; ms: number; body: string }

async function call(
  who: number,
  name: string,
  data: unknown,
  key: string = randomUUID(),
): Promise<Answered> {
  const from = performance.now()
  const answer = await fetch(`${url}/call/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${racers[who]?.token}`,
      [addressHeader]: `10.1.0.${who}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ data }),
  })
  const body = await answer.text()
  return { status: answer.status, ms: performance.now() - from, body }
}

const find = (who: number): Promise<Answered> => call(who, 'players-find', { text: 'racer' })
const signUp = (who: number, key?: string, eventId = eventIds[0] ?? ''): Promise<Answered> =>
  call(who, 'events-signUp', { eventId, guests: 0 }, key)
const readiness = async (): Promise<Answered> => {
  const from = performance.now()
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, ms: performance.now() - from, body: await answer.text() }
}
const everyone = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)
const countStatuses = (answers: readonly Answered[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const warmUp = async (): Promise<void> => {
  await Promise.all(everyone(0, 60).map(find))
}
const backends = async (): Promise<number[]> => {
  const rows = await query(
    embedded.connection,
    "select pid from pg_stat_activity where application_name = 'sideout' order by backend_start",
  )
  return rows.map(({ pid }) => Number(pid))
}

test(
  'one connection that stands still costs at most one call of two hundred',
  async () => {
    await warmUp()
    const stopped = stopProcesses((await backends()).slice(-1))
    try {
      const answers: Answered[] = []
      for (let round = 0; round < 10; round += 1)
        answers.push(...(await Promise.all(everyone(0, 20).map(find))))
      expect(countStatuses(answers)['200']).toBeGreaterThanOrEqual(198)
      expect((await readiness()).status).toBe(200)
    } finally {
      stopped.resume()
    }
  },
  slow,
)

test(
  'while the whole database stands still every call is refused within 2 s, and works when it goes on',
  async () => {
    await warmUp()
    const frozen = freezePostgres(embedded.pid() ?? 0)
    try {
      const ready = readiness()
      const first = await Promise.all([
        ...everyone(0, 20).map(find),
        ...everyone(20, 30).map((who) => signUp(who)),
      ])
      const next = await Promise.all([...everyone(30, 40).map(find), readiness()])
      const all = [...first, ...next, await ready]
      expect(countStatuses(all)).toEqual({ 503: all.length })
      expect(all.filter(({ ms }) => ms > toldWithinMs)).toEqual([])
    } finally {
      frozen.resume()
    }
    await until('a call is answered', async () => (await find(1)).status === 200, 5_000)
    await until('it is ready', async () => (await readiness()).status === 200, 5_000)
  },
  slow,
)

test(
  'after the host of the database vanished and its address moved, writes work within 10 s',
  async () => {
    await warmUp()
    proxy.vanish()
    const lost = await Promise.all(everyone(0, 12).map((who) => signUp(who)))
    expect(countStatuses(lost)).toEqual({ 503: 12 })
    expect(lost.filter(({ ms }) => ms > toldWithinMs)).toEqual([])
    proxy.comeBackElsewhere()
    await until('someone signs up', async () => (await signUp(13)).status === 200, 10_000)
  },
  slow,
)

test(
  'connections that died unheard cost a delay when the address leads elsewhere at once',
  async () => {
    await warmUp()
    proxy.vanish()
    proxy.comeBackElsewhere()
    await until('someone signs up', async () => (await signUp(14)).status === 200, 10_000)
  },
  slow,
)

test(
  'a write whose commit was not answered is refused, and its repeat gets the answer without doing it twice',
  async () => {
    await warmUp()
    const key = randomUUID()
    const window = await openTestSocket(url, { authorization: `Bearer ${racers[50]?.token}` })
    const event = window.subscribe('events-byId', { eventId: eventIds[0] ?? '' })
    await event.next()
    proxy.loseCommitAnswerAfter(key)
    expect((await signUp(40, key)).status).toBe(503)
    await event.until(({ roster }) => roster.some(({ playerId }) => playerId === 'racer41'))
    await window.close()
    const repeated = await signUp(40, key)
    expect(repeated).toMatchObject({ status: 200 })
    const [row] = await query(
      embedded.connection,
      "select count(*)::int as entries from player_events where player_id = 'racer41'",
    )
    expect(row).toEqual({ entries: 1 })
  },
  slow,
)

test(
  'a table that someone keeps locked takes no connection from what does not need it',
  async () => {
    await warmUp()
    const operator = new Client(embedded.connection)
    await operator.connect()
    try {
      await operator.query('begin; lock table locations in access exclusive mode')
      const flood = everyone(0, 40).flatMap((who) => [
        call(who, 'locations-search', { text: 'a', near: null }),
        call(who, 'locations-name', { locationId: 'osm-way-1' }),
      ])
      await until('connections wait for the table', async () => (await countLocked()) >= 3)
      await until(
        'no more than their share of the pool wait for it',
        async () => (await countLocked()) <= 3,
        slow,
      )
      const others = await Promise.all([...everyone(40, 50).map(find), readiness()])
      expect(countStatuses(others)).toEqual({ 200: 11 })
      await operator.query('rollback')
      await Promise.all(flood)
      await until(
        'the venues are found again',
        async () => (await call(50, 'locations-search', { text: 'a', near: null })).status === 200,
      )
    } finally {
      await operator.end()
    }
  },
  slow,
)

test.skipIf(!hasPooler())(
  'statements that work are left alone behind a pooler that gives each transaction another connection',
  async () => {
    const pooler = await startTransactionPooler(embedded)
    const db = openDatabase(pooler.connection, { size: 4 })
    try {
      const work = (): Promise<unknown> =>
        db.transaction().execute((tx) => sql`select pg_sleep(0.9)`.execute(tx))
      await Promise.all(everyone(0, 4).map(work))
      await query(
        embedded.connection,
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'sideout'",
      )
      await expect(Promise.all(everyone(0, 4).map(work))).resolves.toHaveLength(4)
    } finally {
      await db.destroy()
      await pooler.stop()
    }
  },
  slow,
)

test(
  'while a connection that stands still keeps an event locked, other events and reads go on',
  async () => {
    await warmUp()
    const [kept = '', free = ''] = eventIds
    const holder = new Client(embedded.connection)
    holder.on('error', () => undefined)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from events where event_id = $1 for update', [kept])
    const {
      rows: [row],
    } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const stopped = stopProcesses([row?.pid ?? 0])
    try {
      const waiting = everyone(20, 30).map((who) => signUp(who, randomUUID(), kept))
      await until('a sign-up waits for the event', async () => (await countLocked()) >= 1)
      const others = await Promise.all([
        ...everyone(30, 40).map((who) => signUp(who, randomUUID(), free)),
        ...everyone(40, 50).map(find),
      ])
      expect(countStatuses(others)).toEqual({ 200: 20 })
      expect(countStatuses(await Promise.all(waiting))).toEqual({ 503: 10 })
    } finally {
      stopped.resume()
      await holder.end()
    }
  },
  slow,
)

const countLocked = async (): Promise<number> => {
  const [row] = await query(
    embedded.connection,
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'",
  )
  return Number(row?.['n'])
}

test(
  'a statement that works for seconds is left alone, and so is everyone else',
  async () => {
    // They share one connection for a second, which on a busy machine takes longer than callers
    // normally wait.
    const db = openPatiently(embedded.connection, { size: 2 })
    try {
      const working = sql`select pg_sleep(4)`.execute(db)
      const beside = Promise.all(
        everyone(0, 20).map(async () => {
          await sql`select pg_sleep(0.05)`.execute(db)
        }),
      )
      await expect(beside).resolves.toHaveLength(20)
      await expect(working).resolves.toBeDefined()
    } finally {
      await db.destroy()
    }
  },
  slow,
)
