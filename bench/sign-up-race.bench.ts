// A thousand players race by HTTP for an event of 16 places and 8 waiting, 20 rounds; server and
// racers are separate processes. Every round must end with exactly 16 and 8, in order, without lost
// or duplicate entries. Floor: bare statements that each take a place (bare-sign-ups.ts), without
// HTTP, rights, waitlist or idempotency. `npm run bench -- sign-up-race [rounds]`.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/db/open-database.ts'
import { makeRace, makeRacers, type Racer } from '#test/support/race-people.ts'
import {
  addressHeader,
  openConnection,
  type RawAnswer,
  type RawConnection,
} from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { raceBare } from './floors/bare-sign-ups.ts'
import { startServerProcess } from './shared/server-process.ts'

const racersCount = 1_000
const places = 16
const waitlist = 8
const targetMs = 400
/** The server caches a token's holder for 5 s; each round waits until it expires. */
const forgottenMs = 5_100
const rounds = Number(process.argv[2] ?? 20)
const secret = 'a secret for benchmarks, long enough to sign with'

type Runner = Racer & { connection: RawConnection }
type Round = { allAnsweredMs: number; firstAnswerMs: number }

async function race(db: Database, runners: readonly Runner[]): Promise<Round> {
  const eventId = await makeRace(db, 'racer1')
  const startedAt = performance.now()
  let firstAnswerMs = Number.POSITIVE_INFINITY
  const answers = await Promise.all(
    runners.map(async ({ connection }) => {
      const answer = await connection.call('events-signUp', { eventId, guests: 0 }, randomUUID())
      firstAnswerMs = Math.min(firstAnswerMs, performance.now() - startedAt)
      return answer
    }),
  )
  const allAnsweredMs = performance.now() - startedAt
  await checkOutcome(db, eventId, runners, answers)
  await checkPromotion(db, eventId, runners)
  return { allAnsweredMs, firstAnswerMs }
}

function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

const rosterOf = (db: Database, eventId: string) =>
  db
    .selectFrom('player_events')
    .select(['playerId', 'place', 'entryOrder'])
    .where('eventId', '=', eventId)
    .where('removed', '=', false)
    .orderBy('entryOrder')
    .execute()

async function checkOutcome(
  db: Database,
  eventId: string,
  runners: readonly Runner[],
  answers: readonly RawAnswer[],
): Promise<void> {
  const roster = await rosterOf(db, eventId)
  expectEqual(
    'orders',
    roster.map(({ entryOrder }) => entryOrder),
    Array.from({ length: places + waitlist }, (_, index) => index + 1),
  )
  expectEqual(
    'places, first come first',
    roster.map(({ place }) => place),
    [...Array<string>(places).fill('playing'), ...Array<string>(waitlist).fill('waiting')],
  )
  const told = new Map(
    answers.map((answer, index) => [
      runners[index]?.playerId,
      JSON.parse(answer.body) as {
        result?: { place: string; position: number | null }
        error?: { message: string }
      },
    ]),
  )
  for (const [index, { playerId, place }] of roster.entries())
    expectEqual(`the answer to ${playerId}`, told.get(playerId)?.result, {
      place,
      position: place === 'playing' ? null : index + 1 - places,
    })
  expectEqual(
    'refused',
    [...told.values()].filter(({ error }) => error?.message === 'event-full').length,
    racersCount - places - waitlist,
  )
  const { playing, waiting } = await db
    .selectFrom('events')
    .select(['playing', 'waiting'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  expectEqual('counts', { playing, waiting }, { playing: places, waiting: waitlist })
}

async function checkPromotion(
  db: Database,
  eventId: string,
  runners: readonly Runner[],
): Promise<void> {
  const before = await rosterOf(db, eventId)
  const leaver = runners.find(({ playerId }) => playerId === before[0]?.playerId)
  await leaver?.connection.call('events-withdraw', { eventId }, randomUUID())
  const after = await rosterOf(db, eventId)
  expectEqual(
    'promoted',
    after.filter(({ place }) => place === 'playing').map(({ playerId }) => playerId),
    before.slice(1, places + 1).map(({ playerId }) => playerId),
  )
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function runBareRaces(
  url: string,
  db: Database,
  racers: readonly Racer[],
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= count; round += 1) {
    const eventId = await makeRace(db, 'racer1')
    const asked = racers.map(({ playerId }) => ({ eventId, playerId, userId: '' }))
    const ms = await raceBare(url, asked)
    expectEqual('places by bare statements', (await rosterOf(db, eventId)).length, places)
    if (round > 0) times.push(ms)
  }
  return times
}

async function runRaces(
  env: Record<string, string>,
  db: Database,
  racers: readonly Racer[],
  count: number,
  pauseMs: number,
): Promise<Round[]> {
  const server = await startServerProcess(serverProgram, env)
  const runners = await Promise.all(
    racers.map(async (racer) => ({
      ...racer,
      connection: await openConnection(server.port, racer.token),
    })),
  )
  try {
    await race(db, runners)
    const results: Round[] = []
    for (let round = 0; round < count; round += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs)
      })
      results.push(await race(db, runners))
    }
    return results
  } finally {
    for (const { connection } of runners) connection.close()
    await server.stop()
  }
}

function report(name: string, results: readonly Round[]): number {
  const all = results.map(({ allAnsweredMs }) => allAnsweredMs)
  const middle = median(all)
  process.stdout.write(
    `${name.padEnd(46)} median ${middle.toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms, first answer ${median(results.map(({ firstAnswerMs }) => firstAnswerMs)).toFixed(0)} ms, ${results.length} of ${results.length} rounds right\n`,
  )
  return middle
}

const postgres = await startRunPostgres()
const database = await copyTemplate(postgres)
const dataDir = await mkdtemp(join(tmpdir(), 'sideout-race-'))
try {
  const racers = await makeRacers(database.db, racersCount, secret)
  const env = {
    DATABASE_URL: database.url,
    SECRET: secret,
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HEADER: addressHeader,
  }
  process.stdout.write(
    `${racersCount} players race for ${places} places and ${waitlist} waiting, ${rounds} rounds, ${availableParallelism()} cores\n`,
  )
  const fresh = report(
    'batches, who they are looked up each time',
    await runRaces(env, database.db, racers, rounds, forgottenMs),
  )
  const known = report(
    'batches, who they are remembered',
    await runRaces(env, database.db, racers, rounds, 0),
  )
  const bare = median(await runBareRaces(database.url, database.db, racers, rounds))
  process.stdout.write(
    `bare statements take ${bare.toFixed(0)} ms: remembered it is ${(known / bare).toFixed(1)} times as long; the target of ${targetMs} ms is ${fresh <= targetMs ? 'met' : 'MISSED'}\n`,
  )
  process.exitCode = fresh <= targetMs ? 0 : 1
} finally {
  await database.drop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
