// Opens every screen as those who use it, in Spanish and at 150 % of the text size, where there is
// least room, and finds what is wrong with it.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'
import { putOffReach } from '../e2e/put-off-reach.ts'
import { cookiesOf } from '../e2e/start-product.ts'
import { setClock } from './gate-clock.ts'
import { knownFaults } from './known-faults.ts'
import type { LookStage } from './look-stage.ts'
import {
  defineParts,
  findCutTitles,
  findLetterColumns,
  findLinkedTwice,
  findOverEdges,
  findShift,
  findSidewaysScroll,
  findSmallTargets,
  type PageFault,
} from './page-faults.ts'
import { listLooks, type Screen } from './screens.ts'
import { openScreen, signIn, sizes } from './take-looks.ts'

/** 360 px is the narrowest phone in use. */
const windows = { ...sizes, phone: { width: 360, height: 780 } } as const
type Size = keyof typeof windows

type Check = {
  url: string
  screen: Screen
  size: Size
  enter: (context: BrowserContext) => Promise<void>
}
type Fault = PageFault & { screen: string; size: Size }

const shiftMax = 0.01
const moves = 'moves while it loads'
const windowsAtOnce = 3

/** Saves a picture of each screen with a fault in `folder`. Returns a line for each fault. */
export async function findFaults(
  stage: LookStage,
  part: string,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(await findBrowser())
  const checks = (await listChecks(stage)).filter(({ screen }) => screen.name.includes(part))
  const faults: Fault[] = []
  const work = async () => {
    for (let check = checks.pop(); check !== undefined; check = checks.pop())
      faults.push(...(await checkScreen(browser, check, folder)))
  }
  try {
    await Promise.all(Array.from({ length: windowsAtOnce }, work))
  } finally {
    await browser.close()
  }
  return [...listUnknown(faults), ...(part === '' ? listGone(faults) : [])]
}

async function listChecks(stage: LookStage): Promise<Check[]> {
  const { url, hosted, live, open, empty } = stage
  const organizing = [
    { name: 'organizer: event', path: `/vieweditevent/${hosted.eventId}` },
    { name: 'organizer: form', path: `/vieweditevent/${hosted.eventId}?edit=true` },
    { name: 'organizer: desk', path: `/vieweditevent/${hosted.eventId}?view=desk` },
    { name: 'organizer: queue', path: `/queue/${live.eventId}` },
  ].map((screen): Screen => ({ ...screen, viewer: 'organizer' }))
  const others: Screen[] = [
    { name: 'event to sign up', path: `/vieweditevent/${open.eventId}`, viewer: 'player' },
    { name: 'visitor: event', path: `/vieweditevent/${open.eventId}`, viewer: 'visitor' },
  ]
  const filled = [...listLooks(stage.places), ...organizing, ...others].map((screen) => ({
    url,
    screen,
    enter: (context: BrowserContext) => signIn(context, stage, screen.viewer),
  }))
  const newcomer = await empty.app.signedIn('Ana')
  const bare = [
    'calendar',
    'list',
    'myevents',
    'messages',
    'alerts',
    'players',
    'venuelist',
    'player',
  ]
  const onEmpty = bare.map((name) => ({
    url: empty.app.url,
    screen: { name: `empty server: ${name}`, path: `/${name}`, viewer: 'player' as const },
    enter: async (context: BrowserContext) => {
      await context.addCookies(
        cookiesOf(newcomer, {}, { hasWorker: false }).map((cookie) => ({
          ...cookie,
          url: empty.app.url,
        })),
      )
    },
  }))
  return (Object.keys(windows) as Size[]).flatMap((size) =>
    [...filled, ...onEmpty].map((check) => ({ ...check, size })),
  )
}

/** In a window of its own, so that nothing is in its cache. */
async function withScreen<Found>(
  browser: Browser,
  { url, screen, size, enter }: Check,
  read: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: windows[size],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  try {
    await setClock(context)
    await context.addInitScript(putOffReach)
    await context.addInitScript(defineParts)
    await enter(context)
    await context.addCookies([
      { name: 'language', value: 'es', url },
      { name: 'textSize', value: '150', url },
    ])
    const page = await context.newPage()
    await openScreen(page, screen)
    return await read(page)
  } finally {
    await context.close()
  }
}

async function checkScreen(browser: Browser, check: Check, folder: string): Promise<Fault[]> {
  const { screen, size } = check
  const faults = await withScreen(browser, check, async (page) => {
    const file = `${size} ${screen.name}.png`.replaceAll(':', '')
    const found = await readFaults(page)
    if (found.length > 0) await page.screenshot({ path: join(folder, file) })
    if (size !== 'phone') return found
    const targets = await readTargets(page)
    if (found.length === 0 && targets.length > 0)
      await page.screenshot({ path: join(folder, file) })
    return [...found, ...targets]
  })
  const isStill =
    faults.some(({ kind }) => kind === moves) && !(await movesEachTime(browser, check))
  return faults
    .filter(({ kind }) => kind !== moves || !isStill)
    .map((fault) => ({ ...fault, screen: screen.name, size }))
}

/** Answers come in any order on a busy machine: the least of three openings counts. */
async function movesEachTime(browser: Browser, check: Check): Promise<boolean> {
  for (let opening = 2; opening <= 3; opening += 1) {
    const { shift } = await withScreen(browser, check, (page) => page.evaluate(findShift))
    if (shift <= shiftMax) return false
  }
  return true
}

const finders = [
  findLetterColumns,
  findCutTitles,
  findLinkedTwice,
  findSidewaysScroll,
  findOverEdges,
]

async function readFaults(page: Page): Promise<PageFault[]> {
  const { shift, what } = await page.evaluate(findShift)
  const faults: PageFault[] = []
  for (const find of finders) faults.push(...(await page.evaluate(find)))
  if (shift > shiftMax) faults.push({ kind: moves, what: `${shift.toFixed(3)}: ${what}` })
  return faults
}

/** Targets grow with the text, so they are least at its usual size. */
async function readTargets(page: Page): Promise<PageFault[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  return page.evaluate(findSmallTargets)
}

const isKnown = ({ kind, screen, what }: Fault): boolean =>
  knownFaults.some(
    (known) =>
      known.kind === kind && screen.startsWith(known.screen) && what.includes(known.what ?? ''),
  )

const listUnknown = (faults: readonly Fault[]): string[] =>
  faults
    .filter((fault) => !isKnown(fault))
    .map(({ kind, size, screen, what }) => `${kind}, ${size}, ${screen}: ${what}`)
    .sort()

const listGone = (faults: readonly Fault[]): string[] =>
  knownFaults
    .filter(
      ({ kind, screen, what = '', isSometimes }) =>
        isSometimes !== true &&
        !faults.some(
          (fault) =>
            fault.kind === kind && fault.screen.startsWith(screen) && fault.what.includes(what),
        ),
    )
    .map(
      ({ kind, screen, what = '' }) =>
        `no longer there, take it off the list: ${kind}, ${screen} ${what}`,
    )
