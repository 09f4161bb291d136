// Share pictures of the real server: cold ones beside the bare renderer, warm ones beside a file in
// memory, and the event loop delay that rendering causes. `npm run bench -- share-picture`.
import { join } from 'node:path'
import { createRenderer } from '#server/share-picture/share-pictures.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { headersFrom, withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { readCoreMs } from './shared/process-cost.ts'

const events = 60
const warmRounds = 5
const limits = {
  coldMs: 300,
  warmMs: 5,
  coldToFloor: 2,
  warmToFloor: 6,
  /** Or this many times the delay when another process renders and both wait for cores. */
  loopMs: 50,
  loopToFloor: 1.5,
  threadMs: 12,
  bytes: 300_000,
}
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const faceFolder = join(import.meta.dirname, '../data/faces')

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN

let asked = 0
/** A separate address per request, because rate limits aren't measured here. */
async function get(port: number, path: string): Promise<{ ms: number; body: Buffer }> {
  asked += 1
  const headers = headersFrom(`10.78.${asked >> 8}.${asked & 255}`)
  const startedAt = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return { ms: performance.now() - startedAt, body }
}

async function findPath(port: number, eventId: string): Promise<string> {
  const landing = `/landing?redirect=${encodeURIComponent(`/vieweditevent/${eventId}`)}`
  const { body } = await get(port, landing)
  const [, path = ''] =
    /property="og:image" content="[a-z]+:\/\/[^/]+([^"]+)"/.exec(body.toString()) ?? []
  return path
}

async function getAll(port: number, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push((await get(port, path)).ms)
  return times
}

async function measureFloor(): Promise<number[]> {
  const render = createRenderer(faceFolder)
  const times: number[] = []
  for (let n = 0; n <= 20; n += 1) {
    const startedAt = performance.now()
    await render({
      hue: n,
      tone: 'open',
      kind: null,
      title: `Saturday doubles ${n}`,
      plainTitle: 'Open play',
      tile: { top: 'Tue', number: '2', bottom: 'Jun' },
      when: 'Tuesday, June 2, 6:00 – 8:00 PM',
      where: 'Riverside Courts, New York',
      state: '5 places left',
      places: { taken: 3, max: 8 },
      more: ['All levels', 'Hosted by Olga'],
    })
    times.push(performance.now() - startedAt)
  }
  return times.slice(1)
}

async function watchLoop(stage: LoadStage, act: () => Promise<unknown>) {
  // Reading the metrics resets them.
  await stage.readMetrics()
  const before = readCoreMs(stage.pid)
  await act()
  const after = readCoreMs(stage.pid)
  const read = await stage.readMetrics()
  const [p99Ms, maxMs] = ['p99', 'max'].map(
    (part) => read(`nodejs_eventloop_lag_${part}_seconds`) * 1_000,
  ) as [number, number]
  return { p99Ms, maxMs, ran: after.ran - before.ran, waited: after.waited - before.waited }
}

let failed = false
function tell(what: string, value: number, limit: number, more = ''): void {
  const holds = value <= limit
  if (!holds) failed = true
  console.log(
    `${what.padEnd(46)} ${value.toFixed(1).padStart(8)}, at most ${Number(limit.toFixed(1))}${more}${holds ? '' : '   DOES NOT HOLD'}`,
  )
}

await withLoadStage({ people: 1 }, async (stage) => {
  const { db, people, port } = stage
  const location = await aLocation(db)
  const organizer = people[0]?.playerId ?? ''
  const make = async (title: string): Promise<string> =>
    findPath(
      port,
      await anEvent(
        db,
        { location, organizer },
        { startDate: tomorrow, startTime: '20:00', playing: 3, title },
      ),
    )
  const makeAll = async (name: string): Promise<string[]> => {
    const paths: string[] = []
    for (let n = 0; n < events; n += 1) paths.push(await make(`${name} ${n}`))
    return paths
  }
  const first = (await get(port, await make('The first'))).ms
  const paths = await makeAll('Saturday doubles')
  const cold = await getAll(port, paths)
  const warm: number[] = []
  const file: number[] = []
  for (let round = 0; round < warmRounds; round += 1) {
    warm.push(...(await getAll(port, paths)))
    file.push(
      ...(await getAll(
        port,
        paths.map(() => '/share.png'),
      )),
    )
  }
  const sizes = await Promise.all(paths.map(async (path) => (await get(port, path)).body.length))
  const floor = await measureFloor()
  const others = await makeAll('Sunday ladder')
  const files = () =>
    getAll(
      port,
      others.map(() => '/share.png'),
    )
  // Renders as much in this process, so that the server's delay is only its wait for a core.
  const beside = await watchLoop(stage, () => Promise.all([measureFloor(), files()]))
  const busy = await watchLoop(stage, () =>
    Promise.all(
      [0, 1, 2, 3].map((part) =>
        getAll(
          port,
          others.filter((_, n) => n % 4 === part),
        ),
      ),
    ),
  )
  tell('the first, which loads the renderer, ms', first, limits.coldMs * 2)
  tell('cold, p95 ms', at(cold, 0.95), limits.coldMs, `; p50 ${at(cold, 0.5).toFixed(1)}`)
  tell('cold beside the bare renderer', at(cold, 0.5) / at(floor, 0.5), limits.coldToFloor)
  tell('warm, p50 ms', at(warm, 0.5), limits.warmMs, `; p95 ${at(warm, 0.95).toFixed(1)}`)
  tell('warm beside a file in memory', at(warm, 0.5) / at(file, 0.5), limits.warmToFloor)
  tell(
    'event loop late meanwhile, p99 ms',
    busy.p99Ms,
    Math.max(limits.loopMs, limits.loopToFloor * beside.p99Ms),
    `; longest ${busy.maxMs.toFixed(1)}; with another process rendering ${beside.p99Ms.toFixed(1)}, ${beside.maxMs.toFixed(1)}`,
  )
  tell(
    'first thread for a cold one, ms',
    busy.ran / events,
    limits.threadMs,
    `; ${(busy.waited / events).toFixed(1)} waiting for a core`,
  )
  tell('largest, bytes', Math.max(...sizes), limits.bytes)
})
if (failed) process.exitCode = 1
