// 2,000 players sign up over 200 events by HTTP, 64 calls under way at a time, so that what waits
// together waits for different events. The server and the players are separate processes. What
// a sign-up costs is compared in the same run with its bare writes (bare-sign-ups.ts), in turns.
// Afterwards every roster must be full and the counts right. `npm run bench -- sign-up-spread`.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { signUpBare } from './bare-sign-ups.ts'
import { findPostmaster, readTreeCpu } from './cpu-time.ts'
import { makeRacers, type Racer } from './race-people.ts'
import { addressHeader, openConnection, type RawConnection } from './raw-client.ts'
import { startServerProcess } from './server-process.ts'

const playersCount = 2_000
const eventsCount = 200
const underWay = 64
const pastWeeks = 5
const rounds = Number(process.argv[2] ?? 5)
/** A sign-up through the server, calls, rights and decision included, costs at most so many bare ones. */
const targetRatio = 1.5
const secret = 'a secret for benchmarks, long enough to sign with'

type Player = Racer & { userId: string; connection: RawConnection }
/** µs of CPU for each sign-up; perSecond: how many were done. */
type Cost = { node: number; postgres: number; perSecond: number }

/** An evening of events tomorrow with exactly enough places for everyone. */
async function makeEvents(db: Database): Promise<string[]> {
  const location = await aLocation(db)
  const startDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return Promise.all(
    Array.from({ length: eventsCount }, () =>
      anEvent(
        db,
        { location, organizer: 'racer1' },
        { startDate, startTime: '23:00', maxPlayers: playersCount / eventsCount },
      ),
    ),
  )
}

async function checkFull(db: Database, eventIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from events e
    where e.event_id = any(${[...eventIds]}::uuid[]) and (e.playing <> ${playersCount / eventsCount}
      or (select array_agg(i.entry_order order by i.entry_order) from player_events i
        where i.event_id = e.event_id and not i.removed and i.place = 'playing')
        is distinct from array(select generate_series(1, ${playersCount / eventsCount}::int)))`.execute(
    db,
  )
  if (rows[0]?.wrong !== 0)
    throw new Error(`${rows[0]?.wrong} rosters are not full, or not in order`)
}

/** Runs `act`, which signs all up and says how long that took, and counts what it cost. */
async function measure(
  db: Database,
  nodeCpu: () => number,
  act: (eventIds: readonly string[]) => Promise<number>,
): Promise<Cost> {
  const [eventIds, postmaster] = [await makeEvents(db), await findPostmaster(db)]
  const before = { node: nodeCpu(), postgres: readTreeCpu(postmaster) }
  const ms = await act(eventIds)
  const cost = {
    node: (nodeCpu() - before.node) / playersCount,
    postgres: (readTreeCpu(postmaster) - before.postgres) / playersCount,
    perSecond: playersCount / (ms / 1_000),
  }
  await checkFull(db, eventIds)
  return cost
}

const eventOf = (eventIds: readonly string[], index: number): string =>
  eventIds[index % eventsCount] ?? ''

async function signUpAll(players: readonly Player[], eventIds: readonly string[]): Promise<number> {
  const line = players.map((player, index) => ({ player, eventId: eventOf(eventIds, index) }))
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: underWay }, async () => {
      for (let next = line.shift(); next !== undefined; next = line.shift()) {
        const { connection } = next.player
        const input = { eventId: next.eventId, guests: 0 }
        const answer = await connection.call('events-signUp', input, randomUUID())
        if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
      }
    }),
  )
  return performance.now() - startedAt
}

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(name: string, costs: readonly Cost[]): Cost {
  const middle = {
    node: median(costs.map(({ node }) => node)),
    postgres: median(costs.map(({ postgres }) => postgres)),
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
  }
  const { node, postgres, perSecond } = middle
  process.stdout.write(
    `${name.padEnd(30)} ${node.toFixed(0).padStart(5)} µs node + ${postgres.toFixed(0).padStart(5)} µs PostgreSQL a sign-up, ${perSecond.toFixed(0).padStart(5)} a second\n`,
  )
  return middle
}

const postgres = await startRunPostgres()
const database = await copyTemplate(postgres)
const dataDir = await mkdtemp(join(tmpdir(), 'sideout-spread-'))
try {
  const racers = await makeRacers(database.db, playersCount, secret)
  const users = new Map(
    (await database.db.selectFrom('players').select(['playerId', 'userId']).execute()).map(
      ({ playerId, userId }) => [playerId, userId ?? ''],
    ),
  )
  const server = await startServerProcess(serverProgram, {
    DATABASE_URL: database.url,
    SECRET: secret,
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HEADER: addressHeader,
  })
  const players = await Promise.all(
    racers.map(async (racer) => ({
      ...racer,
      userId: users.get(racer.playerId) ?? '',
      connection: await openConnection(server.port, racer.token),
    })),
  )
  const serverCpu = (): number => readTreeCpu(server.pid)
  const spread = (): Promise<Cost> =>
    measure(database.db, serverCpu, (eventIds) => signUpAll(players, eventIds))
  const bare = (): Promise<Cost> =>
    measure(database.db, ownCpu, (eventIds) =>
      signUpBare(
        database.url,
        players.map((player, index) => ({ ...player, eventId: eventOf(eventIds, index) })),
      ),
    )
  try {
    // Weeks with as many sign-ups lie behind it: in tables that are empty at first PostgreSQL plans
    // to read them whole.
    for (let week = 0; week < pastWeeks; week += 1) await bare()
    await sql`vacuum analyze`.execute(database.db)
    // Code and plans warm up.
    await spread()
    await bare()
    const costs: { server: Cost[]; floor: Cost[] } = { server: [], floor: [] }
    for (let round = 0; round < rounds; round += 1) {
      costs.server.push(await spread())
      costs.floor.push(await bare())
    }
    process.stdout.write(
      `${playersCount} players sign up over ${eventsCount} events, ${underWay} calls under way, median of ${rounds}\n`,
    )
    const ours = report('through the server', costs.server)
    const floor = report('bare writes, one transaction', costs.floor)
    const ratio = (ours.node + ours.postgres) / (floor.node + floor.postgres)
    process.stdout.write(
      `a sign-up costs ${ratio.toFixed(2)} times the CPU of its bare writes; at most ${targetRatio}: ${ratio <= targetRatio ? 'held' : 'MISSED'}\n`,
    )
    process.exitCode = ratio <= targetRatio ? 0 : 1
  } finally {
    for (const { connection } of players) connection.close()
    await server.stop()
  }
} finally {
  await database.drop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
