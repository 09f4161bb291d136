// Fills and frees the small disk of a real server: the process survives, calls are refused with a
// retry, and everything recovers by itself.
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '#server/db/embedded/start-embedded.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open-database.ts'
import { createFolderMailer } from '#server/mail/folder-mailer.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { freePort } from '#test/support/free-port.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { makeRacers, type Racer } from '#test/support/race-people.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import {
  launchServer,
  type ServerOutputs,
  type ServerProgram,
} from '#test/support/server-program.ts'
import { mountSmallDisk, noSmallDisk, type SmallDisk } from '#test/support/small-disk.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'

const secret = 'a secret for full disks, long enough to sign'
const slow = 120_000
const racersMax = 300

if (noSmallDisk !== null)
  process.stderr.write(`NOT TESTED: ${noSmallDisk}, so no test of a full disk runs.\n`)

const cleanUps: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop())
    await cleanUp()
})

const aDisk = async (megabytes: number): Promise<SmallDisk> => {
  const disk = await mountSmallDisk(megabytes)
  cleanUps.push(() => disk.remove())
  return disk
}

const launch = async (
  settings: Record<string, string>,
  outputs?: ServerOutputs,
): Promise<ServerProgram & { url: string }> => {
  const port = await freePort()
  const server = launchServer(port, { DEMO: 'off', SECRET: secret, ...settings }, outputs)
  cleanUps.push(async () => {
    server.signal('SIGKILL')
    await server.ended
  })
  return { ...server, url: `http://127.0.0.1:${port}` }
}

const headersOf = ({ token }: Racer): Record<string, string> => ({
  authorization: `Bearer ${token}`,
})

const call = (url: string, racer: Racer, name: string, data: object): Promise<Response> =>
  fetch(`${url}/call/${name}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', ...headersOf(racer) },
  })

type Prepared = { racers: Racer[]; eventId: string }

const prepare = async (db: Database): Promise<Prepared> => {
  const racers = await makeRacers(db, racersMax, secret)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const place = { location: await aLocation(db), organizer: racers[0]?.playerId ?? '' }
  const size = { startDate: tomorrow, startTime: '23:00', maxPlayers: 400, maxWaitlist: 0 }
  return { racers, eventId: await anEvent(db, place, size) }
}

async function prepareEmbedded(dataDir: string): Promise<Prepared> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const embedded: Embedded = await startEmbedded({ dataDir, log: silent })
  const db = openPatiently(embedded.connection, { size: 2 })
  try {
    await migrateToLatest(db)
    return await prepare(db)
  } finally {
    await db.destroy()
    await embedded.stop()
  }
}

async function exhaustWal(dataDir: string): Promise<void> {
  const home = join(dataDir, 'postgres')
  const password = readFileSync(join(home, 'password'), 'utf8')
  const client = new Client({
    host: home,
    port: 5432,
    user: 'sideout',
    database: 'sideout',
    password,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;)
      await client.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))")
  } catch {
    // Expected: the full disk ends the connection.
  } finally {
    await client.end().catch(() => undefined)
  }
}

const signUp = (url: string, racer: Racer, eventId: string): Promise<Response> =>
  call(url, racer, 'events-signUp', { eventId, guests: 0 })

test.skipIf(noSmallDisk !== null)(
  'with a full disk under the store every call is answered, with a time to come back; with space again it writes within 5 s',
  async () => {
    const disk = await aDisk(170)
    const dataDir = join(disk.path, 'data')
    const { racers, eventId } = await prepareEmbedded(dataDir)
    const server = await launch({ DATA_DIR: dataDir })
    await server.ready()
    const answers = new Map<number, Response>()
    const acknowledged: string[] = []
    const signUpNext = async (): Promise<number> => {
      const racer = racers.pop()
      if (racer === undefined) throw new Error('not enough people')
      const answer = await signUp(server.url, racer, eventId)
      answers.set(answer.status, answer)
      if (answer.status === 200) acknowledged.push(racer.playerId)
      else racers.unshift(racer)
      return answer.status
    }
    /** Also uses up space that PostgreSQL frees meanwhile, such as old WAL. */
    const signUpOnFull = async (): Promise<number> => {
      await disk.fill()
      return signUpNext()
    }
    for (const ruin of [() => Promise.resolve(), () => exhaustWal(dataDir)]) {
      await disk.fill()
      await ruin()
      await until('a call is refused', async () => (await signUpOnFull()) !== 200, 30_000)
      for (let n = 0; n < 5; n += 1) expect([200, 503]).toContain(await signUpNext())
      expect(answers.get(503)?.headers.get('retry-after')).toBe('1')
      expect((await fetch(`${server.url}/livez`)).status).toBe(200)
      disk.free()
      const freed = performance.now()
      await until('it writes again', async () => (await signUpNext()) === 200, 20_000)
      expect(performance.now() - freed).toBeLessThan(5_000)
    }
    expect(new Set(answers.keys())).toEqual(new Set([200, 503]))
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    const embedded = await startEmbedded({
      dataDir,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
    const db = openPatiently(embedded.connection, { size: 1 })
    const stored = await db
      .selectFrom('player_events')
      .select('playerId')
      .where('removed', '=', false)
      .execute()
    const there = new Set(stored.map(({ playerId }) => playerId))
    expect(acknowledged.filter((playerId) => !there.has(playerId))).toEqual([])
    await db.destroy()
    await embedded.stop()
  },
  slow,
)

test.skipIf(noSmallDisk !== null).each([
  ['a new store', false],
  ['a store that was stopped', true],
])(
  'a start of %s on a full disk says so in one line and ends with 1',
  async (_what, isMade) => {
    const disk = await aDisk(170)
    const dataDir = join(disk.path, 'data')
    if (isMade) await prepareEmbedded(dataDir)
    await disk.fill()
    const server = await launch({ DATA_DIR: dataDir })
    expect(await server.ended).toBe(1)
    const said = server
      .err()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'))
    expect(said).toEqual([
      expect.stringMatching(
        /^The disk of .* is full \([\d.]+ MB of [\d.]+ MB are free\): the server cannot start\./,
      ),
    ])
    disk.free()
    const again = await launch({ DATA_DIR: dataDir })
    await again.ready()
  },
  slow,
)

test.skipIf(noSmallDisk !== null)(
  'a log on a full disk loses lines, not the server; with space again it says how many',
  async () => {
    const database = await testDatabase()
    cleanUps.push(() => database.drop())
    const disk = await aDisk(2)
    const logFile = join(disk.path, 'server.log')
    const stderr = openSync(logFile, 'a')
    cleanUps.push(() => Promise.resolve(closeSync(stderr)))
    const {
      racers: [racer],
    } = await prepare(database.db)
    if (racer === undefined) throw new Error('nobody')
    const server = await launch(
      { DATABASE_URL: database.url, DATA_DIR: disk.path, LOG_LEVEL: 'info' },
      { stderr, stdout: stderr },
    )
    await server.ready()
    await disk.fill()
    // Larger than a disk page, so that the rest of the last page isn't enough.
    for (let n = 0; n < 60; n += 1)
      expect((await call(server.url, racer, 'alerts-markAllRead', {})).status).toBe(200)
    expect((await fetch(`${server.url}/livez`)).status).toBe(200)
    disk.free()
    await until('the log says what it lost', async () => {
      await call(server.url, racer, 'alerts-markAllRead', {})
      return readFileSync(logFile, 'utf8').includes(
        '"why":"ENOSPC","msg":"lines of the log were lost"',
      )
    })
    const lines = readFileSync(logFile, 'utf8').trim().split('\n')
    expect(lines.filter((line) => line.includes('were lost')).length).toBeGreaterThan(0)
  },
  slow,
)

test.skipIf(noSmallDisk !== null)(
  'a photo that finds no room is refused for now and leaves nothing; the next one is kept',
  async () => {
    const database = await testDatabase()
    cleanUps.push(() => database.drop())
    const disk = await aDisk(4)
    const uploads = join(disk.path, 'uploads')
    await mkdir(uploads)
    const {
      racers: [racer],
    } = await prepare(database.db)
    if (racer === undefined) throw new Error('nobody')
    const server = await launch({
      DATABASE_URL: database.url,
      DATA_DIR: disk.path,
      STORAGE: uploads,
    })
    await server.ready()
    const send = async (): Promise<{ status: number; code: string | null }> =>
      sendPhoto(server.url, headersOf(racer), `player/${racer.playerId}`, await aJpeg())
    await disk.fill()
    expect(await send()).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await readdir(uploads)).toEqual([])
    disk.free()
    expect(await send()).toMatchObject({ status: 200 })
    expect(await readdir(uploads)).toEqual([expect.stringMatching(/\.webp$/)])
  },
  slow,
)

test.skipIf(noSmallDisk !== null)(
  'a mail to the outbox that finds no room fails and leaves no part of it; the next one is whole',
  async () => {
    const disk = await aDisk(2)
    const outbox = join(disk.path, 'outbox')
    const mailer = createFolderMailer(outbox, { now: () => 0 })
    const mail = {
      to: 'ann@example.org',
      purpose: 'account' as const,
      subject: 'Hi',
      text: 'x'.repeat(200_000),
      html: 'y'.repeat(200_000),
    }
    await mkdir(outbox)
    await disk.fill(300_000)
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(outbox)).toEqual([])
    disk.free()
    await mailer.send(mail)
    expect(await readdir(outbox)).toEqual([
      expect.stringMatching(/\.html$/),
      expect.stringMatching(/\.txt$/),
    ])
  },
)
