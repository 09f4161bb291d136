// From a tap or a key to the next paint, on ten screens of a community with 150 players and 200
// events, in a browser that runs at a quarter of its speed: the browser's own event timing, beside
// a plain page where a tap only changes a word. Goal: 95 % of all interactions within 50 ms.
// `npm run bench -- interaction [rounds] [screens …]`, as in `interaction 4 settings 'event form'`.
import type { BrowserContext, Page } from '@playwright/test'
import { withBrowserStage } from './browser-stage.ts'
import { aCommunity, type Community } from './interaction-scene.ts'
import { listScreens, type Screen } from './interaction-screens.ts'

const rounds = Number(process.argv[2] ?? 8)
const wished = process.argv.slice(3)
const slowdown = 4
const goalMs = 50
const plainPath = '/docs/plain'
const plainPage = `<!doctype html><title>Plain</title><button id="word">One</button>
<script>word.onclick = () => { word.textContent = word.textContent === 'One' ? 'Two' : 'One' }</script>`

const plain: Screen = {
  name: 'plain page',
  path: plainPath,
  ready: (page) => page.getByRole('button'),
  acts: [['a tap', (page) => page.getByRole('button').click()]],
}

/** What the browser timed, by interaction; those under 16 ms are not told one by one. */
type Noted = { durations: Map<number, number>; startedAt: number }

/** Runs in the page before anything of it. */
function noteInteractions(): void {
  const noted: Noted = { durations: new Map(), startedAt: 0 }
  Object.assign(globalThis, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[])
      if (entry.interactionId > 0)
        noted.durations.set(
          entry.interactionId,
          Math.max(entry.duration, noted.durations.get(entry.interactionId) ?? 0),
        )
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** The times since the last call, ms, after the page has come to rest. */
async function readTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { noted } = globalThis as unknown as { noted: Noted }
    const { interactionCount } = performance as unknown as { interactionCount: number }
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    const told = [...noted.durations.values()]
    const quick = Math.max(0, interactionCount - noted.startedAt - told.length)
    noted.durations.clear()
    noted.startedAt = interactionCount
    return [...told, ...Array.from({ length: quick }, () => 16)]
  })
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN

/** The times of each act of a screen. */
async function measureScreen(
  context: BrowserContext,
  { path, ready, acts, afterRound }: Screen,
): Promise<Map<string, number[]>> {
  const page = await context.newPage()
  await page.addInitScript(noteInteractions)
  await page.goto(path)
  await ready(page).first().waitFor()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForLoadState('networkidle')
  const times = new Map<string, number[]>(acts.map(([name]) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, act] of acts) {
      await readTimes(page)
      await act(page)
      const taken = await readTimes(page)
      // The first time code is fetched and compiled; it counts, too, but once.
      times.get(name)?.push(...taken)
    }
    await afterRound?.(page)
  }
  await page.close()
  return times
}

function report(name: string, times: ReadonlyMap<string, readonly number[]>): number[] {
  const all = [...times.values()].flat()
  console.log(
    `${name.padEnd(12)} p50 ${quantile(all, 0.5)} ms, p95 ${quantile(all, 0.95)} ms, ${all.length} interactions`,
  )
  for (const [act, values] of times)
    console.log(
      `  ${act.padEnd(28)} p50 ${quantile(values, 0.5)}, p95 ${quantile(values, 0.95)}, first ${values[0]}, ${values.length}`,
    )
  return all
}

await withBrowserStage(
  async ({ app, openPhone }) => {
    const community: Community = await aCommunity(app)
    const context = await openPhone(community.ana)
    const floor = report(plain.name, await measureScreen(context, plain))
    const all: number[] = []
    const screens = listScreens(community).filter(
      ({ name }) => wished.length === 0 || wished.includes(name),
    )
    for (const screen of screens)
      all.push(...report(screen.name, await measureScreen(context, screen)))
    const [p95, floorP95] = [quantile(all, 0.95), quantile(floor, 0.95)]
    const holds = p95 <= goalMs
    console.log(
      `all          p50 ${quantile(all, 0.5)} ms, p95 ${p95} ms (goal ${goalMs}), ${(p95 / floorP95).toFixed(2)} times the plain page: ${holds ? 'holds' : 'missed'}`,
    )
    if (!holds) process.exitCode = 1
  },
  (server) =>
    void server.get(plainPath, (_request, reply) =>
      reply.header('content-security-policy', '').type('text/html').send(plainPage),
    ),
)
