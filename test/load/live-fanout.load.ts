// One change of one calendar, 1,000 open windows: what a delivery costs the server, against plain
// `ws` sending a frame that was built once to as many sockets. Both run in one process, in turns.
// The call that makes the change is measured apart, on a calendar no one watches, and taken off.
// Target: at most 15 µs a delivery, one load and one serialization a change.
import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { socketsPerAccount } from '#domain/live/live-limits.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { openDatabase, type Database } from '#server/db/open-database.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { FanoutClients, FanoutReceived } from './fanout-clients.ts'
import type { FanoutAsk, FanoutMeasure, FanoutReady } from './fanout-server.ts'
import { makeRacers } from './race-people.ts'
import { openConnection } from './raw-client.ts'

const windows = 1_000
const clientProcesses = 2
const rounds = 40
const warmUps = 10
const targetUs = 15
const secret = 'a secret for a benchmark, long enough'
const dayMs = 86_400_000

const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const start = (program: string, argument: object): ChildProcess =>
  fork(join(import.meta.dirname, program), [JSON.stringify(argument)])
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

async function measure(server: ChildProcess): Promise<FanoutMeasure> {
  server.send({ ask: 'measure' } satisfies FanoutAsk)
  const [answer] = (await once(server, 'message')) as [FanoutMeasure]
  return answer
}

/** Clients that are all connected, and have their first snapshot where they subscribe. */
async function openWindows(clients: FanoutClients): Promise<{
  processes: ChildProcess[]
  /** Waits until every window got frame number `round`, and gives it. */
  got: (round: number) => Promise<string>
}> {
  const processes = Array.from({ length: clientProcesses }, () =>
    start('fanout-clients.ts', { ...clients, count: clients.count / clientProcesses }),
  )
  const reports = processes.map(
    (client) => on(client, 'message') as AsyncIterator<[FanoutReceived]>,
  )
  const gotOne = async (
    report: AsyncIterator<[FanoutReceived]>,
    round: number,
  ): Promise<string> => {
    for (;;) {
      const { value } = (await report.next()) as { value: [FanoutReceived] }
      if (value[0].rounds >= round) return value[0].text
    }
  }
  const got = async (round: number): Promise<string> =>
    (await Promise.all(reports.map((report) => gotOne(report, round))))[0] ?? ''
  await got(clients.subscribe === null ? 0 : 1)
  return { processes, got }
}

async function run(db: Database, databaseUrl: string): Promise<void> {
  // An account may have so many sockets; the organizer's are for calls.
  const [organizer, ...watchers] = await makeRacers(db, 1 + windows / socketsPerAccount, secret)
  if (organizer === undefined) throw new Error('no organizer')
  const [location, unwatched] = [await aLocation(db), await aLocation(db)]
  for (let day = 1; day <= 55; day += 1)
    await anEvent(db, { location, organizer: organizer.playerId }, { startDate: dayIn(day) })
  const server = start('fanout-server.ts', { databaseUrl, secret })
  const [{ livePort, plainPort }] = (await once(server, 'message')) as [FanoutReady]
  const subscribe = JSON.stringify({
    type: 'subscribe',
    id: 1,
    query: 'events-publicCounts',
    input: { locationIds: [location], from: dayIn(0) },
  })
  const liveWindows = await openWindows({
    url: `ws://127.0.0.1:${livePort}/live`,
    count: windows,
    tokens: watchers.map(({ token }) => token),
    subscribe,
  })
  const plainWindows = await openWindows({
    url: `ws://127.0.0.1:${plainPort}`,
    count: windows,
    tokens: null,
    subscribe: null,
  })
  const connection = await openConnection(livePort, organizer.token)
  const change = (at: string): Promise<unknown> =>
    connection.call(
      'events-create',
      { fields: eventFieldsAt(at, { startDate: dayIn(30) }), status: 'published' },
      crypto.randomUUID(),
    )

  const before = await measure(server)
  const costs: { live: number; plain: number; call: number }[] = []
  const costOf = async <T>(act: () => Promise<T>): Promise<{ us: number; value: T }> => {
    const from = await measure(server)
    const value = await act()
    await delay(20)
    return { us: ((await measure(server)).cpuUs - from.cpuUs) / windows, value }
  }
  for (let round = 1; round <= warmUps + rounds; round += 1) {
    const call = await costOf(() => change(unwatched))
    const live = await costOf(async () => {
      await change(location)
      return liveWindows.got(round + 1)
    })
    const plain = await costOf(() => {
      server.send({ ask: 'send', text: live.value } satisfies FanoutAsk)
      return plainWindows.got(round)
    })
    if (round > warmUps) costs.push({ live: live.us - call.us, plain: plain.us, call: call.us })
  }
  const after = await measure(server)
  const changes = warmUps + rounds
  const [live, plain, call] = [
    median(costs.map((cost) => cost.live)),
    median(costs.map((cost) => cost.plain)),
    median(costs.map((cost) => cost.call)),
  ]
  console.log(`${windows} windows of one calendar, medians of ${rounds} changes`)
  console.log(
    `  loads a change ${(after.stats.loads - before.stats.loads) / changes}, serializations a change ${(after.stats.frames - before.stats.frames) / changes}`,
  )
  console.log(
    `  live query  ${live.toFixed(1)} µs of server CPU a delivery, load and frame included (target ${targetUs})`,
  )
  console.log(`  plain ws    ${plain.toFixed(1)} µs, the same frame built once`)
  console.log(`  ratio       ${(live / plain).toFixed(2)}`)
  console.log(`  the call that makes the change: ${call.toFixed(1)} ms, not counted`)
  if (live > targetUs) process.exitCode = 1
  connection.close()
  for (const child of [server, ...liveWindows.processes, ...plainWindows.processes])
    child.disconnect()
}

const folder = await mkdtemp(join(tmpdir(), 'sideout-fanout-'))
await chmod(folder, 0o755)
const quiet = { info: () => undefined, warn: console.error, error: console.error }
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet })
const { host, port, user, database, password } = embedded.connection
const db = openDatabase(embedded.connection, { size: 2 })
try {
  await migrateToLatest(db)
  await run(
    db,
    `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`,
  )
} finally {
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
