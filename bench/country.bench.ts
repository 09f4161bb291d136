// The main reads and the sign-up in a store of 20,000 players and 200 venues, and of ten and a
// hundred times as many; the viewers see as much in each. What a read costs shall not grow with the
// country: at most 1.5 times. `npm run bench -- country [sizes]`, `country 1 10 100` for all three,
// with TMPDIR on a disk for the last (20 GB).
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { LiveInput, LiveName } from '#contract/contract.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres, type RunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { fillCountry, type Country, type Place } from './country/country-store.ts'
import { openLoadWindow } from './shared/load-window.ts'
import { listPostgres, readCoreMs } from './shared/process-cost.ts'
import { quantile } from './shared/quantile.ts'
import { startServerProcess } from './shared/server-process.ts'

const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [1, 10]
const targetRatio = 1.5
/** Below this, in ms, a difference is the machine's. */
const smallest = 0.5
const warmUps = 8
const secret = 'a secret for benchmarks, long enough to sign with'
const today = toDay(new Date().toISOString().slice(0, 10))
const filters = { type: null, gender: null, time: null, placesLeft: false }

type Act = (
  port: number,
  place: Place,
) => Promise<{ run: () => Promise<unknown>; close: () => void }>
type Cost = { ms: number; node: number; postgres: number }

const look =
  <N extends LiveName>(query: N, input: (place: Place) => LiveInput<N>): Act =>
  async (port, place) => {
    const window = await openLoadWindow(port, { authorization: `Bearer ${place.viewer.token}` })
    return { run: () => window.look(query, input(place)), close: () => window.close() }
  }

const call =
  (name: string, input: (place: Place) => object): Act =>
  async (port, place) => {
    const line = await openConnection(port, place.viewer.token)
    const run = async (): Promise<void> => {
      const { status, body } = await line.call(name, input(place), randomUUID())
      if (status !== 200) throw new Error(`${name}: ${status} ${body}`)
    }
    return { run, close: () => line.close() }
  }

const acts = (country: Country): Readonly<Record<string, Act>> => ({
  'calendar of a week': look('events-publicList', ({ venue: locationId }) => ({
    locationId,
    from: today,
    to: addDays(today, 6),
    limit: 99,
    filters: { ...filters, fits: null },
  })),
  'events of 12 venues near': look('events-list', ({ near: locationIds }) => ({
    locationIds,
    from: today,
    to: addDays(today, 13),
    limit: 30,
    filters: { ...filters, fitsLevel: false, friendsGoing: false },
  })),
  'an event': look('events-byId', ({ eventId }) => ({ eventId })),
  'my events': look('events-mine', () => ({ from: today })),
  'players of a venue': look('players-list', ({ venue: locationId }) => ({
    locationId,
    filter: 'none',
    after: null,
  })),
  'players named Ann': call('players-find', () => ({ text: 'ann' })),
  'a profile': look('players-byId', ({ other: playerId }) => ({ playerId })),
  'my messages': look('messages-summary', () => ({ limit: 20 })),
  'my alerts': look('alerts-list', () => ({ limit: 20, unreadOnly: false })),
  'the leaderboard of all': look('leaderboards-page', () => ({
    scope: { kind: 'all' },
    window: 'all time',
    metric: 'points',
    discipline: 'doubles',
    after: null,
  })),
  'a venue': look('locations-byId', ({ venue: locationId }) => ({
    locationId,
    today,
    events: false,
  })),
  'venues near': call('locations-near', () => ({ lat: country.lat, lon: country.lon })),
  'a sign-up': call('events-signUp', ({ eventId }) => ({ eventId, guests: 0 })),
})

type Cores = ReadonlyMap<number, number>

const readCores = (pids: readonly number[]): Cores =>
  new Map(pids.map((pid) => [pid, readCoreMs(pid).ran]))

/** Connections that ended meanwhile are left out. */
const sumSince = (before: Cores, after: Cores): number =>
  [...after].reduce((sum, [pid, ran]) => sum + ran - (before.get(pid) ?? 0), 0)

/** Each place once, because shared answers are kept; the first ones warm plans and caches. */
async function measure(
  { port, pid }: { port: number; pid: number },
  database: string,
  { places }: Country,
  act: Act,
): Promise<Cost> {
  const ready = await Promise.all(places.map((place) => act(port, place)))
  const ms: number[] = []
  const read = () => ({ node: readCores([pid]), postgres: readCores(listPostgres(database)) })
  let before = read()
  for (const [index, { run }] of ready.entries()) {
    if (index === warmUps) {
      await delay(200)
      before = read()
    }
    const startedAt = performance.now()
    await run()
    if (index >= warmUps) ms.push(performance.now() - startedAt)
  }
  const after = read()
  for (const { close } of ready) close()
  return {
    ms: quantile(ms, 0.5),
    node: sumSince(before.node, after.node) / ms.length,
    postgres: sumSince(before.postgres, after.postgres) / ms.length,
  }
}

async function measureSize(postgres: RunPostgres, times: number): Promise<Map<string, Cost>> {
  const store = await copyTemplate(postgres, { size: 2, statementMs: 3_600_000 })
  const dataDir = await mkdtemp(join(tmpdir(), 'sideout-country-'))
  try {
    const startedAt = performance.now()
    const country = await fillCountry(store.db, times, secret)
    const seconds = (performance.now() - startedAt) / 1_000
    console.log(`${times}×: filled in ${seconds.toFixed(0)} s`)
    const server = await startServerProcess(serverProgram, {
      DATABASE_URL: store.url,
      SECRET: secret,
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      SOCKETS_PER_ADDRESS: '500',
    })
    try {
      const costs = new Map<string, Cost>()
      const database = new URL(store.url).pathname.slice(1)
      for (const [name, act] of Object.entries(acts(country)))
        costs.set(name, await measure(server, database, country, act))
      return costs
    } finally {
      await server.stop()
    }
  } finally {
    await store.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function print(times: number, costs: ReadonlyMap<string, Cost>, first: ReadonlyMap<string, Cost>) {
  console.log(`\n${times}×`.padEnd(28) + 'p50 ms   node + PostgreSQL, ms   ratio')
  for (const [name, { ms, node, postgres }] of costs) {
    const base = first.get(name) ?? { ms, node, postgres }
    const [cost, baseCost] = [node + postgres, base.node + base.postgres]
    const ratio = cost / baseCost
    const holds = ratio <= targetRatio || cost - baseCost < smallest
    console.log(
      `${name.padEnd(26)} ${ms.toFixed(1).padStart(6)}   ${node.toFixed(2).padStart(6)} + ${postgres.toFixed(2).padStart(6)}          ${ratio.toFixed(2)} ${holds ? '' : 'GROWS'}`,
    )
    if (!holds) process.exitCode = 1
  }
}

const postgres = await startRunPostgres()
try {
  let first: ReadonlyMap<string, Cost> | null = null
  for (const times of sizes) {
    const costs = await measureSize(postgres, times)
    first ??= costs
    print(times, costs, first)
  }
} finally {
  await postgres.stop()
}
