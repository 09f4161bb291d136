// From a tap or key to its paint on ten screens with 200 players and 250 events, beside a
// one-button React page. Two figures each: wall time in a browser slowed down four times, and
// main-thread CPU time times four. Goal: 95 % within 50 ms. `npm run bench -- interaction [rounds]
// [screens …]`, as in `interaction 4 settings 'event form'`.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { buildFloorPage } from './interaction/interaction-floor.ts'
import { aCommunity, type Community } from './interaction/interaction-scene.ts'
import { listScreens, type Screen } from './interaction/interaction-screens.ts'
import { actMark, traceInteractions, type Interaction } from './interaction/interaction-trace.ts'
import { withBrowserStage } from './shared/browser-stage.ts'
import { quantile } from './shared/quantile.ts'

const rounds = Number(process.argv[2] ?? 6)
const wished = process.argv.slice(3)
const slowdown = 4
const goalMs = 50
const patienceMs = 10_000
const floorPath = '/docs/floor'

const floor: Screen = {
  name: 'floor',
  path: floorPath,
  ready: (page) => page.getByRole('button'),
  acts: [['a tap', (page) => page.getByRole('button').click({ delay: 60 })]],
}

/** Milliseconds on a four times slower phone. */
type Measured = { act: string; wall: number[]; cpu: number[] }

/** Waits until an act's work is over: two frames without work between them. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 2_000 })
    })
  })

async function trace(
  browser: Browser,
  context: BrowserContext,
  { path, ready, acts, afterRound }: Screen,
  rate: number,
): Promise<Interaction[]> {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(path)
  await ready(page).first().waitFor()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  await page.waitForLoadState('networkidle')
  const found = await traceInteractions(browser, async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, act] of acts) {
        await rest(page)
        await page.evaluate((mark) => performance.mark(mark), actMark + name)
        await act(page).catch((cause: unknown) =>
          console.log(`${name}: ${String(cause).slice(0, 300)}`),
        )
      }
      await rest(page)
      await afterRound?.(page)
    }
  })
  await page.close()
  return found
}

async function measureScreen(
  browser: Browser,
  context: BrowserContext,
  screen: Screen,
): Promise<Measured[]> {
  const slow = await trace(browser, context, screen, slowdown)
  const fast = await trace(browser, context, screen, 1)
  return screen.acts.map(([name]) => {
    const own = (interactions: readonly Interaction[]) =>
      interactions.filter(({ act }) => act === name)
    return {
      act: name,
      wall: own(slow).map(({ wallMs }) => wallMs),
      cpu: own(fast).map(({ cpuMs }) => cpuMs * slowdown),
    }
  })
}

const show = (values: readonly number[]): string =>
  [quantile(values, 0.5), quantile(values, 0.95)]
    .map((value) => value.toFixed(0).padStart(5))
    .join('')

function report(name: string, measured: readonly Measured[]): void {
  const line = (label: string, { wall, cpu }: Omit<Measured, 'act'>): void =>
    console.log(
      `${label.padEnd(26)}${show(cpu)}  first ${(cpu[0] ?? Number.NaN).toFixed(0).padStart(4)} |${show(wall)} | ${String(cpu.length).padStart(3)}`,
    )
  line(name, {
    wall: measured.flatMap(({ wall }) => wall),
    cpu: measured.flatMap(({ cpu }) => cpu),
  })
  for (const each of measured) line(`  ${each.act}`, each)
}

const floorPage = await buildFloorPage()
await withBrowserStage(
  async ({ app, browser, openPhone }) => {
    const community: Community = await aCommunity(app)
    const context = await openPhone(community.ana)
    console.log('ms: CPU p50 and p95, the first time, by the clock p50 and p95, interactions')
    const least = await measureScreen(browser, context, floor)
    report(floor.name, least)
    const all: Measured[] = []
    for (const screen of listScreens(community)) {
      if (wished.length > 0 && !wished.includes(screen.name)) continue
      const measured = await measureScreen(browser, context, screen)
      report(screen.name, measured)
      all.push(...measured)
    }
    report('all', [
      { act: 'each', wall: all.flatMap(({ wall }) => wall), cpu: all.flatMap(({ cpu }) => cpu) },
    ])
    const p95 = quantile(
      all.flatMap(({ cpu }) => cpu),
      0.95,
    )
    const floorP95 = quantile(
      least.flatMap(({ cpu }) => cpu),
      0.95,
    )
    const holds = p95 <= goalMs
    console.log(
      `CPU p95 ${p95.toFixed(0)} ms (goal ${goalMs}), ${(p95 / floorP95).toFixed(1)} times the floor: ${holds ? 'holds' : 'missed'}`,
    )
    if (!holds) process.exitCode = 1
  },
  (server) =>
    void server.get(floorPath, (_request, reply) =>
      reply.header('content-security-policy', '').type('text/html').send(floorPage),
    ),
)
