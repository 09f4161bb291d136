// Cost of house rules in a sign-up race: a thousand players by HTTP for 16 places and 8 waiting,
// alternating between a venue without rules and one with all rules on. An older build may be at
// most 5 % faster than this one without rules. `npm run bench -- house-rules [rounds] [path to an
// older dist/server/main.js]`.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/db/open-database.ts'
import { makeRace, makeRacers, type Racer } from '#test/support/race-people.ts'
import { addressHeader, openConnection, type RawConnection } from '#test/support/raw-client.ts'
import {
  administer,
  copyTemplate,
  startRunPostgres,
  withDatabase,
} from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { startServerProcess } from './shared/server-process.ts'

const racersCount = 1_000
const entered = 24
const slowerMax = 1.05
const rounds = Number(process.argv[2] ?? 20)
const before = process.argv[3]
const secret = 'a secret for benchmarks, long enough to sign with'

type Lane = { name: string; db: Database; runners: readonly RawConnection[]; hasRules: boolean }

async function setRules(db: Database, eventId: string): Promise<void> {
  const { location } = await db
    .selectFrom('events')
    .select('location')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('house_rules')
    .values({
      rulesId: randomUUID(),
      locationId: location,
      slug: null,
      membersSlug: null,
      daysAhead: 7,
      opensAt: '00:00',
      laterDays: null,
      aDay: 2,
      aWeek: 5,
      oneWaitlist: true,
      missEffect: 'pause',
      missLimit: 2,
      pauseDays: 7,
      changed: new Date(),
    })
    .execute()
  await db
    .updateTable('locations')
    .set({ houseRules: true })
    .where('locationId', '=', location)
    .execute()
}

async function race({ db, runners, hasRules }: Lane): Promise<number> {
  const eventId = await makeRace(db, 'racer1')
  if (hasRules) await setRules(db, eventId)
  const startedAt = performance.now()
  await Promise.all(
    runners.map((runner) => runner.call('events-signUp', { eventId, guests: 0 }, randomUUID())),
  )
  const ms = performance.now() - startedAt
  const rows = await db
    .selectFrom('player_events')
    .select('playerId')
    .where('eventId', '=', eventId)
    .execute()
  if (rows.length !== entered) throw new Error(`${rows.length} entered instead of ${entered}`)
  return ms
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const connect = (port: number, racers: readonly Racer[]): Promise<RawConnection[]> =>
  Promise.all(racers.map(({ token }) => openConnection(port, token)))

const postgres = await startRunPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'sideout-rules-'))
const ends: (() => Promise<unknown>)[] = []

async function makeEmpty() {
  const name = 'race_before'
  await administer(postgres.adminUrl, `create database ${name} template template0 encoding 'UTF8'`)
  const url = withDatabase(postgres.adminUrl, name)
  const db = openDatabase({ connectionString: url }, { size: 4 })
  const drop = async () => {
    await db.destroy()
    await administer(postgres.adminUrl, `drop database if exists ${name} with (force)`)
  }
  return { url, db, drop }
}

async function startLane(program: string, name: string) {
  const store = name === 'before' ? await makeEmpty() : await copyTemplate(postgres)
  const env = {
    DATABASE_URL: store.url,
    SECRET: secret,
    DATA_DIR: join(dataDir, name.replaceAll(' ', '-')),
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HEADER: addressHeader,
  }
  const server = await startServerProcess(program, env)
  const racers = await makeRacers(store.db, racersCount, secret)
  ends.push(async () => {
    await server.stop()
    await store.drop()
  })
  return { db: store.db, runners: await connect(server.port, racers) }
}

try {
  // One server each, so that all are equally warm.
  const lanes: Lane[] = []
  if (before !== undefined)
    lanes.push({ name: 'before', ...(await startLane(before, 'before')), hasRules: false })
  for (const [name, hasRules] of [
    ['no rules', false],
    ['all rules on', true],
  ] as const)
    lanes.push({ name, ...(await startLane(serverProgram, name)), hasRules })
  const times = new Map(lanes.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1)
    for (const lane of lanes) {
      const ms = await race(lane)
      if (round > 0) times.get(lane.name)?.push(ms)
    }
  const [was, off, on] = ['before', 'no rules', 'all rules on'].map((name) =>
    median(times.get(name) ?? []),
  ) as [number, number, number]
  for (const [name, all] of times)
    process.stdout.write(`${name.padEnd(14)} median ${median(all).toFixed(0)} ms\n`)
  process.stdout.write(`all rules on take ${(on / off).toFixed(2)} times as long\n`)
  if (before !== undefined)
    process.stdout.write(`without rules ${(off / was).toFixed(3)} times as long as before\n`)
  for (const { runners } of lanes) for (const runner of runners) runner.close()
  process.exitCode = before === undefined || off / was <= slowerMax ? 0 : 1
} finally {
  for (const end of ends) await end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
