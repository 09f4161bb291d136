// One sign-up while 500 players have the event's page open with all that the
// client asks for there: loads, CPU without the call, and when each window has it.
// Goals for a sign-up: at most 5 loads and 40 ms of CPU.
// `npm run bench -- event-page [rounds] [dist/server/main.js of another version]`: with another
// version both are measured in one run.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { toDay } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { Racer } from '#test/support/race-people.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { recordedFrame, recordedScreens } from '#test/support/recorded-screens.ts'
import { noteFigures } from './shared/figures.ts'
import { machineMs, type ListSeen, type ListWindows } from './shared/list-windows.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { findPostmaster, readTreeCpuUs } from './shared/process-cost.ts'
import { quantile } from './shared/quantile.ts'

const windows = 500
const warmUps = 3
const rounds = Number(process.argv[2]) || 10
const goal = { loads: 5, cpuMs: 40 }
const otherProgram = process.argv[3]
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** `events-byId` first: when it arrives is measured. */
const listPage = (eventId: string): ListWindows['subscriptions'] => [
  ...recordedScreens.event({ locationId: '', eventId, today: toDay(tomorrow) }),
  ...recordedFrame,
]

type Measured = { loads: number; cpuMs: number; ms: number[] }

const readLoads = async (stage: LoadStage): Promise<number> => {
  const read = await stage.readMetrics()
  return listPage('').reduce(
    (sum, [query]) => sum + (read(`sideout_live_loads_total\\{query="${query}"\\}`) || 0),
    0,
  )
}

const readCpuMs = async ({ pid, db }: LoadStage): Promise<number> =>
  (readTreeCpuUs(pid) + readTreeCpuUs(await findPostmaster(db))) / 1_000

async function untilQuiet(stage: LoadStage): Promise<void> {
  let before = -1
  for (let now = await readLoads(stage); now !== before; now = await readLoads(stage)) {
    before = now
    await delay(100)
  }
}

async function measure(
  stage: LoadStage,
  measured: Measured,
  act: () => Promise<ListSeen | null>,
): Promise<void> {
  await untilQuiet(stage)
  const [loads, cpuMs, startedAt] = [await readLoads(stage), await readCpuMs(stage), machineMs()]
  const seen = await act()
  await delay(100)
  measured.cpuMs += (await readCpuMs(stage)) - cpuMs
  await untilQuiet(stage)
  measured.loads += (await readLoads(stage)) - loads
  measured.ms.push(...(seen?.at ?? []).map((at) => at - startedAt))
}

async function call(stage: LoadStage, { token }: Racer, name: string, data: object): Promise<void> {
  const line = await openConnection(stage.port, token)
  const answer = await line.call(name, data, randomUUID())
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
  line.close()
}

async function openWindows(stage: LoadStage, subscriptions: ListWindows['subscriptions']) {
  const child = fork(join(import.meta.dirname, 'shared/list-windows.ts'))
  const reports = on(child, 'message') as AsyncIterator<[ListSeen]>
  child.send({
    port: stage.port,
    tokens: stage.people.slice(0, windows).map(({ token }) => token),
    subscriptions,
  } satisfies ListWindows)
  const seen = async () => ((await reports.next()) as { value: [ListSeen] }).value[0]
  await seen()
  return { seen, close: () => child.disconnect() }
}

async function run(stage: LoadStage, name: string): Promise<boolean> {
  const [watched = '', alone = ''] = await Promise.all(
    [1, 2].map(async () =>
      anEvent(
        stage.db,
        { location: await aLocation(stage.db), organizer: 'racer1' },
        { maxPlayers: 500, startDate: tomorrow },
      ),
    ),
  )
  const crowd = await openWindows(stage, listPage(watched))
  const nothing = (): Measured => ({ loads: 0, cpuMs: 0, ms: [] })
  const [signUp, callAlone] = [nothing(), nothing()]
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const [actor, other] = [stage.people[round + 1], stage.people[windows + round]]
    if (actor === undefined || other === undefined) throw new Error('too many rounds')
    const [own, without] = round < warmUps ? [nothing(), nothing()] : [signUp, callAlone]
    await measure(stage, without, async () => {
      await call(stage, other, 'events-signUp', { eventId: alone, guests: 0 })
      return null
    })
    await measure(stage, own, async () => {
      await call(stage, actor, 'events-signUp', { eventId: watched, guests: 0 })
      return crowd.seen()
    })
  }
  crowd.close()
  const loads = signUp.loads / rounds
  const cpuMs = (signUp.cpuMs - callAlone.cpuMs) / rounds
  noteFigures(`event-page ${name}`, { loads, 'CPU ms': cpuMs, p99: quantile(signUp.ms, 0.99) })
  console.log(
    `${name.padEnd(8)} a sign-up with ${windows} event pages open: ${loads.toFixed(1)} loads, ${cpuMs.toFixed(0)} ms of CPU without the call, seen p50 ${quantile(signUp.ms, 0.5).toFixed(0)} ms, p99 ${quantile(signUp.ms, 0.99).toFixed(0)} ms`,
  )
  return loads <= goal.loads && cpuMs <= goal.cpuMs
}

const options = { people: windows + warmUps + rounds, env: { SOCKETS_PER_ADDRESS: '2000' } }
if (otherProgram !== undefined)
  await withLoadStage({ ...options, program: otherProgram }, async (stage) => {
    await run(stage, 'other')
  })
await withLoadStage(options, async (stage) => {
  const holds = await run(stage, 'this')
  console.log(holds ? 'holds' : 'missed')
  if (!holds) process.exitCode = 1
})
