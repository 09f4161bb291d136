// Kills the server, the database and both with SIGKILL while people sign up. Every acknowledged
// sign-up must exist exactly once, and every start must work without manual repair.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateToLatest } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open-database.ts'
import { expectCountsRight } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import {
  makeEmbeddedFolder,
  postmasterPid,
  query,
  type EmbeddedFolder,
} from '#test/support/embedded-folder.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { addressHeader } from '#test/support/raw-client.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { until } from '#test/support/until.ts'
import { crashServer, type CrashServer } from './crash-server.ts'
import { startWriters, type Acknowledged, type SignUp } from './sign-up-writers.ts'

const kills = 20
const players = 400
const eventsOfEach = 40
const secret = 'a secret for crashes, long enough to sign'
const slow = 240_000

let folder: EmbeddedFolder
let home: string
let server: CrashServer
let tokens: Map<string, string>
const signUpsOf = new Map<string, SignUp[]>()

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  const embedded = await folder.start()
  home = embedded.home
  const db = openPatiently(embedded.connection, { size: 2 })
  await migrateToLatest(db)
  const racers = await makeRacers(db, players, secret)
  tokens = new Map(racers.map(({ playerId, token }) => [playerId, token]))
  for (const suite of ['server', 'database', 'both'])
    signUpsOf.set(suite, await makeSignUps(db, [...tokens.keys()]))
  await db.destroy()
  await embedded.stop()
  server = await crashServer({
    DATA_DIR: folder.dataDir,
    SECRET: secret,
    TRUSTED_PROXY_HEADER: addressHeader,
  })
  await server.start()
}, slow)

afterAll(async () => {
  await server.stop()
  await folder.remove()
})

async function makeSignUps(db: Database, playerIds: readonly string[]): Promise<SignUp[]> {
  const place = { location: await aLocation(db), organizer: playerIds[0] ?? '' }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const signUps: SignUp[] = []
  for (let n = 0; n < eventsOfEach; n += 1) {
    const eventId = await anEvent(db, place, {
      startDate: tomorrow,
      startTime: '23:00',
      maxPlayers: n % 2 === 0 ? 300 : 500,
      maxWaitlist: 200,
    })
    signUps.push(...playerIds.map((playerId) => ({ playerId, eventId })))
  }
  return signUps
}

const killDatabase = async (): Promise<void> => {
  process.kill(await postmasterPid(home), 'SIGKILL')
}
const restart = async (): Promise<void> => {
  await server.kill()
  await server.start()
}

test.each([
  ['server', restart],
  [
    'database',
    async () => {
      const killed = await postmasterPid(home)
      await killDatabase()
      await until(
        'another PostgreSQL',
        async () => (await postmasterPid(home).catch(() => killed)) !== killed,
      )
    },
  ],
  [
    'both',
    async () => {
      await Promise.all([killDatabase(), server.kill()])
      await server.start()
    },
  ],
] as const)(
  `killing the %s ${kills} times loses no acknowledged sign-up`,
  async (suite, kill) => {
    const writers = startWriters(server.url, signUpsOf.get(suite) ?? [], tokens)
    for (let n = 0; n < kills; n += 1) {
      await writers.more(5 + ((n * 13) % 40))
      await kill()
    }
    await writers.more(20)
    await writers.finish()
    expect(writers.unexpected).toEqual([])
    expect(writers.acknowledged.length).toBeGreaterThan(kills * 10)
    await expectAllThere(writers.acknowledged)
  },
  slow,
)

async function expectAllThere(acknowledged: readonly Acknowledged[]): Promise<void> {
  await server.stop()
  const embedded = await folder.start()
  const db = openPatiently(embedded.connection, { size: 2 })
  try {
    const rows = await db
      .selectFrom('player_events')
      .select(['eventId', 'playerId', 'place'])
      .where('removed', '=', false)
      .execute()
    const stored = new Set(rows.map((row) => `${row.eventId} ${row.playerId} ${row.place}`))
    expect(
      acknowledged.filter(
        ({ eventId, playerId, place }) => !stored.has(`${eventId} ${playerId} ${place}`),
      ),
    ).toEqual([])
    await expectCountsRight(db)
  } finally {
    await db.destroy()
    await embedded.stop()
  }
  await server.start()
}

test(
  'while the database is away calls answer 503 within 2 s, and work within 1 s after it is back',
  async () => {
    const apart = await makeEmbeddedFolder()
    let embedded = await apart.start()
    const { host, port, user, password, database } = embedded.connection
    const db = openPatiently(embedded.connection, { size: 2 })
    await migrateToLatest(db)
    const [racer] = await makeRacers(db, 1, secret)
    await db.destroy()
    const beside = await crashServer({
      DATA_DIR: apart.dataDir,
      SECRET: secret,
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`,
    })
    await beside.start()
    const call = async (): Promise<{ status: number; ms: number }> => {
      const from = performance.now()
      const { status } = await fetch(`${beside.url}/call/alerts-markAllRead`, {
        method: 'POST',
        body: '{"data":{}}',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${racer?.token}` },
      })
      return { status, ms: performance.now() - from }
    }
    try {
      for (let round = 0; round < 3; round += 1) {
        expect((await call()).status).toBe(200)
        await embedded.stop()
        const answers = await Promise.all(Array.from({ length: 30 }, call))
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
        expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2_000)
        expect((await fetch(`${beside.url}/readyz`)).status).toBe(503)
        embedded = await apart.start()
        await query(embedded.connection, 'select 1')
        const back = performance.now()
        await until('calls work', async () => (await call()).status === 200)
        expect(performance.now() - back).toBeLessThan(1_000)
      }
    } finally {
      await beside.stop()
      await apart.remove()
    }
  },
  slow,
)
