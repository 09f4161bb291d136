// A restart while 5,000 people have a calendar open: how long until each window has its first
// snapshots, and what calls cost meanwhile. `npm run bench -- storm [windows]`. Goal: 95 % within 5
// s, all within 10 s, calls p99 at most 200 ms.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { countReturnMs } from '#domain/live/return-time.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { quantile, timeAct, type Times } from './attack-bench.ts'
import { withAttackStage, type AttackStage } from './attack-stage.ts'
import { openConnection } from './raw-client.ts'
import type { StormReport, StormWindows } from './storm-windows.ts'

const windows = Number(process.argv[2] ?? 5_000)
const callers = 60
const callEveryMs = 50
const clientProcesses = 2
const goalMs = { most: 5_000, all: 10_000, calls: 200 }
const dayMs = 86_400_000
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Ten venues with events, in one of which each person is at home. */
async function makeVenues({ db, people }: AttackStage): Promise<string[]> {
  const venues: string[] = []
  for (let n = 0; n < 10; n += 1) {
    const location = await aLocation(db)
    venues.push(location)
    for (let day = 1; day <= 20; day += 1)
      await anEvent(
        db,
        { location, organizer: people[n]?.playerId ?? '' },
        { startDate: dayIn(day) },
      )
  }
  const rows = people.map(({ playerId }, index) => ({
    playerId,
    locationId: venues[index % venues.length] ?? '',
  }))
  for (let from = 0; from < rows.length; from += 1_000)
    await db
      .insertInto('player_locations')
      .values(rows.slice(from, from + 1_000))
      .execute()
  return venues
}

async function openWindows(storm: StormWindows): Promise<StormReport> {
  const child = fork(join(import.meta.dirname, 'storm-windows.ts'))
  child.send(storm)
  const [report] = (await once(child, 'message')) as [StormReport]
  child.disconnect()
  return report
}

/** Calls of people with a socket already, by the clock, until `isOver`. */
async function measureCalls({ port, people }: AttackStage, isOver: () => boolean): Promise<Times> {
  const times: Times = { ms: [], failed: 0, failure: null }
  const lines = await Promise.all(
    people
      .slice(-callers)
      .map(async ({ playerId, token }) => ({ playerId, line: await openConnection(port, token) })),
  )
  const acts: Promise<void>[] = []
  const startedAt = performance.now()
  for (let n = 0; !isOver(); n += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, startedAt + n * callEveryMs - performance.now()))
    })
    const free = lines.shift()
    if (free === undefined) {
      times.failed += 1
      times.failure ??= 'every caller was still waiting'
      continue
    }
    acts.push(
      timeAct(async () => {
        const answer = await free.line.call(
          'players-updatePlayer',
          { playerId: free.playerId, fields: { headline: `Hello ${n}` } },
          crypto.randomUUID(),
        )
        if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
        lines.push(free)
      }, times),
    )
  }
  await Promise.all(acts)
  return times
}

await withAttackStage(
  { people: windows + callers, env: { SOCKETS_PER_ADDRESS: '1000' } },
  async (stage) => {
    const venues = await makeVenues(stage)
    await stage.restart()
    const share = Math.ceil(windows / clientProcesses)
    const input = { locationIds: venues.slice(0, 1), from: dayIn(0) }
    const storm = Array.from({ length: clientProcesses }, (_, n) =>
      openWindows({
        port: stage.port,
        perAddress: 100,
        withinMs: countReturnMs(windows),
        tokens: stage.people
          .slice(n * share, Math.min((n + 1) * share, windows))
          .map(({ token }) => token),
        subscriptions: [
          ['players-me', {}],
          ['events-publicCounts', input],
          ['events-privateCounts', input],
        ],
      }),
    )
    let isOver = false
    const calls = measureCalls(stage, () => isOver)
    const reports = (await Promise.all(storm)).flat()
    isOver = true
    const seen: Times = {
      ms: reports.filter((ms) => ms !== null),
      failed: reports.filter((ms) => ms === null).length,
      failure: null,
    }
    const called = await calls
    const [most, all, slowest] = [quantile(seen, 0.95), quantile(seen, 1), quantile(called, 0.99)]
    const holds =
      seen.failed === 0 &&
      called.failed === 0 &&
      most <= goalMs.most &&
      all <= goalMs.all &&
      slowest <= goalMs.calls
    console.log(
      `${windows} windows have what they show: median ${(quantile(seen, 0.5) / 1_000).toFixed(1)} s, 95 % ${(most / 1_000).toFixed(1)} s, all ${(all / 1_000).toFixed(1)} s, ${seen.failed} never`,
    )
    console.log(
      `calls meanwhile: ${called.ms.length}, p50 ${quantile(called, 0.5).toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms, ${called.failed} failed${called.failure === null ? '' : ` (${called.failure})`}`,
    )
    console.log(holds ? 'holds' : 'missed')
    if (!holds) process.exitCode = 1
  },
)
