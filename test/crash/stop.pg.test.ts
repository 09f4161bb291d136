// A stop ends within fifteen seconds in every state, and never leaves a PostgreSQL behind.
import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from '#server/db/embedded/postmaster-file.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { makeRacers, type Racer } from '#test/load/race-people.ts'
import { makeEmbeddedFolder, postmasterPid, query, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { haltProcess, resumeProcess } from '#test/support/halt-process.ts'
import { startHangingServer, type HangingServer } from '#test/support/hanging-server.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'
import { until } from '#test/support/until.ts'

const secret = 'a secret for stopping, long enough to sign'
const slow = 120_000
const endsWithinMs = 15_000

let folder: EmbeddedFolder
const cleanUps: Array<() => unknown> = []
beforeEach(async () => {
  folder = await makeEmbeddedFolder()
  cleanUps.push(() => folder.remove())
})
afterEach(async () => {
  for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleanUp()
})

type Running = ServerProgram & { url: string }

const launch = async (settings: Record<string, string> = {}): Promise<Running> => {
  const port = await freePort()
  const server = launchServer(port, { DEMO: 'off', SECRET: secret, DATA_DIR: folder.dataDir, ...settings })
  cleanUps.push(async () => {
    server.signal('SIGKILL')
    await server.ended
  })
  return { ...server, url: `http://127.0.0.1:${port}` }
}

const aHangingServer = async (): Promise<HangingServer> => {
  const server = await startHangingServer()
  cleanUps.push(() => server.close())
  return server
}

/** Makes a store with one player. */
async function prepare(): Promise<Racer> {
  const embedded = await folder.start()
  const db = openDatabase(embedded.connection, { size: 1 })
  await migrateToLatest(db)
  const [racer] = await makeRacers(db, 1, secret)
  await db.destroy()
  await embedded.stop()
  if (racer === undefined) throw new Error('nobody')
  return racer
}

const headersOf = ({ token }: Racer): Record<string, string> => ({ authorization: `Bearer ${token}` })
const home = (): string => join(folder.dataDir, 'postgres')

/** Tells it to stop, and checks how long that took and that PostgreSQL is gone. Answers the exit code. */
async function expectStop(server: Running, { times = 1 } = {}): Promise<number | string> {
  const pid = await postmasterPid(home()).catch(() => 0)
  const began = performance.now()
  server.signal('SIGTERM')
  for (let n = 1; n < times; n += 1) {
    await delay(100)
    server.signal('SIGTERM')
  }
  const code = await server.ended
  expect(performance.now() - began).toBeLessThan(endsWithinMs)
  if (pid > 0) await until('PostgreSQL is gone', () => !isAlive(pid))
  return code
}

test('while a bucket hangs with a photo on its way', async () => {
  const racer = await prepare()
  const bucket = await aHangingServer()
  const storage = { STORAGE: 's3://photos', S3_ENDPOINT: `http://${bucket.address}`, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const server = await launch(storage)
  await server.ready()
  const before = bucket.connections()
  const sent = sendPhoto(server.url, headersOf(racer), `player/${racer.playerId}`, await aJpeg()).catch(() => null)
  await until('the photo is on its way', () => bucket.connections() > before)
  expect(await expectStop(server)).toBe(0)
  expect(await sent).toMatchObject({ status: 503, code: 'unavailable' })
}, slow)

test('while a mail server hangs', async () => {
  await prepare()
  const mailServer = await aHangingServer()
  const server = await launch({ SMTP_URL: `smtp://${mailServer.address}` })
  await server.ready()
  const ask = (path: string, body: object): Promise<Response> => fetch(`${server.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email: 'ann@example.org', ...body }),
  })
  expect((await ask('sign-up/email', { password: 'correct horse battery staple 9', name: '' })).status).toBe(200)
  void ask('sign-in/magic-link', {}).catch(() => null)
  await until('the mail is on its way', () => mailServer.connections() > 0)
  expect(await expectStop(server)).toBe(0)
}, slow)

test('while its own PostgreSQL is halted with a call in flight, which the next start recovers from', async () => {
  const racer = await prepare()
  const server = await launch()
  await server.ready()
  haltProcess(await postmasterPid(home()))
  const call = fetch(`${server.url}/call/alerts-markAllRead`, {
    method: 'POST', body: '{"data":{}}', headers: { 'content-type': 'application/json', ...headersOf(racer) },
  }).catch(() => null)
  await expectStop(server)
  await call
  const again = await launch()
  await again.ready()
  expect(await expectStop(again)).toBe(0)
}, slow)

test("while a database of one's own is halted", async () => {
  await prepare()
  const embedded = await folder.start()
  const { host, port, user, password, database } = embedded.connection
  const url = `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`
  const other = await makeEmbeddedFolder()
  cleanUps.push(() => other.remove())
  const server = await launch({ DATABASE_URL: url, DATA_DIR: other.dataDir })
  await server.ready()
  const pid = embedded.pid() ?? 0
  haltProcess(pid)
  const began = performance.now()
  server.signal('SIGTERM')
  await server.ended
  expect(performance.now() - began).toBeLessThan(endsWithinMs)
  resumeProcess(pid)
}, slow)

test("while the tables of a database of one's own are brought forward", async () => {
  await prepare()
  const embedded = await folder.start()
  const { host, port, user, password, database } = embedded.connection
  const url = `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`
  const other = await makeEmbeddedFolder()
  cleanUps.push(() => other.remove())
  const db = openDatabase(embedded.connection, { size: 1 })
  await db.transaction().execute(async (tx) => {
    await sql`lock table migrations, migrations_lock in access exclusive mode`.execute(tx)
    const server = await launch({ DATABASE_URL: url, DATA_DIR: other.dataDir })
    await until('a step waits', async () => {
      const rows = await query(embedded.connection, "select 1 from pg_locks where not granted and relation in ('migrations'::regclass, 'migrations_lock'::regclass)")
      return rows.length > 0
    }, 30_000)
    const began = performance.now()
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(endsWithinMs)
    expect(server.err()).toBe('')
  })
  await db.destroy()
}, slow)

test('at any moment of a first start', async () => {
  for (const afterMs of [200, 700, 1_200, 2_000, 3_500]) {
    const server = await launch({ DEMO: 'on' })
    await delay(afterMs)
    expect([0, 'SIGTERM']).toContain(await expectStop(server))
    expect(server.err()).toBe('')
  }
}, slow)

test('at once when it is told twice', async () => {
  await prepare()
  const bucket = await aHangingServer()
  const server = await launch({ STORAGE: 's3://photos', S3_ENDPOINT: `http://${bucket.address}`, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })
  await server.ready()
  // Nine seconds of a bucket that hangs would be waited for.
  const asked = fetch(`${server.url}/photos/00000000-0000-7000-8000-000000000000.webp`).catch(() => null)
  await until('a photo is asked for', () => bucket.connections() > 0)
  const began = performance.now()
  await expectStop(server, { times: 2 })
  expect(performance.now() - began).toBeLessThan(5_000)
  await asked
}, slow)
