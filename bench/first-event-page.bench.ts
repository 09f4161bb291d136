// The first page of an event on a phone without anything stored: requests over HTTP/1.1, what they
// weigh, and the largest contentful paint at slow 4G with the CPU slowed down four times. Goal: at
// most 40 requests and 1.6 s. `npm run bench -- first-event-page [rounds]`.
import type { BrowserContext } from '@playwright/test'
import { toDay, addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { withBrowserStage } from './shared/browser-stage.ts'
import { noteFigures } from './shared/figures.ts'
import { quantile } from './shared/quantile.ts'

const rounds = Number(process.argv[2]) || 5
const goal = { requests: 40, paintMs: 1_600 }
const slowdown = 4
/** Lighthouse's slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
}

type First = { requests: number; kB: number; paintMs: number }

async function openFirst(context: BrowserContext, path: string): Promise<First> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let requests = 0
  let bytes = 0
  const cached = new Set<string>()
  client.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http') && !cached.has(requestId)) requests += 1
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const paintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.close()
  return { requests, kB: bytes / 1_000, paintMs }
}

await withBrowserStage(async ({ app, openPhone }) => {
  const location = await aLocation(app.db)
  const today = toDay(new Date().toISOString().slice(0, 10))
  const olga = await app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { startDate: addDays(today, 3) },
  )
  const firsts: First[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await openPhone(olga)
    firsts.push(await openFirst(context, `/vieweditevent/${eventId}`))
    await context.close()
  }
  const median = (what: keyof First): number =>
    quantile(
      firsts.map((first) => first[what]),
      0.5,
    )
  const [requests, kB, paintMs] = [median('requests'), median('kB'), median('paintMs')]
  noteFigures('first-event-page', { requests, kB, 'paint s': paintMs / 1_000 })
  console.log(
    `${requests} requests (goal ${goal.requests}), ${kB.toFixed(0)} kB, largest contentful paint ${paintMs.toFixed(0)} ms (goal ${goal.paintMs})`,
  )
  if (requests > goal.requests || paintMs > goal.paintMs) process.exitCode = 1
})
