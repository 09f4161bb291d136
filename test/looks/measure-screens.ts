// Measures single screens, each opened by its address: titles that are cut, events linked twice,
// layout shift, an event's head, and keys to its button.
import type { Browser, Page } from '@playwright/test'
import { putOffReach } from '../e2e/put-off-reach.ts'
import type { LookStage } from './look-stage.ts'
import { demoRows } from './measure-demo.ts'
import { measureShift } from './page-measures.ts'
import { countTexts, measureBox, measureLinks, measureTitles } from './screen-measures.ts'
import type { Viewer } from './screens.ts'
import { openScreen, signIn } from './take-looks.ts'

export type Row = readonly [what: string, value: string]
export type Frame = {
  viewer?: Viewer
  width: number
  height: number
  language?: 'en' | 'es'
  text?: number
}

const wide = { width: 1440, height: 900 }
const tablet = { width: 1024, height: 768 }
const phone = { width: 390, height: 844 }

/** A window of its own, so that nothing is in its cache. */
async function withScreen<Found>(
  browser: Browser,
  stage: LookStage,
  path: string,
  { viewer = 'player', width, height, language = 'en', text = 100 }: Frame,
  read: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: { width, height },
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(putOffReach)
    await context.addCookies([
      { name: 'language', value: language, url: stage.url },
      { name: 'textSize', value: String(text), url: stage.url },
    ])
    await signIn(context, stage, viewer)
    const page = await context.newPage()
    await openScreen(page, { name: path, path, viewer })
    return await read(page)
  } finally {
    await context.close()
  }
}

export async function screenRows(browser: Browser, stage: LookStage): Promise<Row[]> {
  const open = <Found>(path: string, frame: Frame, read: (page: Page) => Promise<Found>) =>
    withScreen(browser, stage, path, frame, read)
  const mine = `/vieweditevent/${stage.places.eventId}`
  const other = `/vieweditevent/${stage.open.eventId}`
  return [
    ...(await titleRows(open, mine)),
    ...(await shiftRows(open, [mine, other], stage.places.otherName)),
    ...(await stateRows(open, `/vieweditevent/${stage.hosted.eventId}`)),
    ...(await headRows(open, mine)),
    ...(await keyRows(open, other)),
    ...(await demoRows(open, stage.places.location)),
    await dayRow(open, stage),
  ]
}

export type Open = <Found>(
  path: string,
  frame: Frame,
  read: (page: Page) => Promise<Found>,
) => Promise<Found>

async function titleRows(open: Open, mine: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [path, frame] of [
    ['/calendar', wide],
    ['/list', tablet],
    ['/list', wide],
    [mine, wide],
  ] as const) {
    const { titles, links } = await open(path, frame, async (page) => ({
      titles: await page.evaluate(measureTitles),
      links: await page.evaluate(measureLinks),
    }))
    const screen = `${path.split('/')[1]} at ${frame.width}`
    rows.push([
      `Titles cut: ${screen}`,
      `${titles.cut} of ${titles.all}, at most ${titles.longest} lines`,
    ])
    rows.push([`Links to events: ${screen}`, `${links.links} for ${links.events} events`])
  }
  return rows
}

async function shiftRows(
  open: Open,
  [mine, other]: readonly [string, string],
  otherName: string,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path, frame] of [
    ['calendar at 1440', '/calendar', wide],
    ['calendar on a phone', '/calendar', phone],
    ['event at 1024', other, tablet],
    ['event at 1440', other, wide],
    ['event of mine at 1440', mine, wide],
    ['event of mine on a phone', mine, phone],
    ['list at 1024', '/list', tablet],
    ['list at 1440', '/list', wide],
    ['list on a phone', '/list', phone],
    ['new event on a phone', '/createevent', phone],
    ['new event at 1440', '/createevent', wide],
    ['pass on a phone', '/playerpass', phone],
    ['pass at 1440', '/playerpass', wide],
    ['profile on a phone', '/player', phone],
    ['profile at 1440', '/player', wide],
    ['another profile on a phone', `/viewplayer/${otherName}`, phone],
  ] as const)
    rows.push([
      `CLS: ${name}`,
      (await open(path, frame, (page) => page.evaluate(measureShift))).toFixed(3),
    ])
  return rows
}

const widths = [320, 360, 390, 700, 900, 1024, 1100, 1280, 1440, 1680]

async function stateRows(open: Open, hosted: string): Promise<Row[]> {
  const found: { what: string; height: number; width: number }[] = []
  for (const language of ['en', 'es'] as const)
    for (const text of [100, 150])
      await open(hosted, { viewer: 'organizer', ...wide, language, text }, async (page) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: wide.height })
          for (const box of await page.locator('[data-state]:visible').all()) {
            const { height = 0, width: own = 0 } = (await box.boundingBox()) ?? {}
            found.push({ what: `${width} ${language} ${text} %`, height, width: Math.round(own) })
          }
        }
      })
  const tallest = found.toSorted((a, b) => b.height - a.height)[0]
  return [
    [
      'Organizer’s state box, the tallest',
      `${tallest?.width}×${Math.round(tallest?.height ?? 0)} px at ${tallest?.what}`,
    ],
  ]
}

async function headRows(open: Open, mine: string): Promise<Row[]> {
  const head = await open(mine, phone, (page) => readHead(page))
  const counts = await open(mine, wide, async (page) => ({
    dates: await page.locator('[data-when]:visible').count(),
    states: await page.evaluate(countTexts, 'You’re in'),
  }))
  return [
    ['Event of mine on a phone: name, date, place, action end at', head],
    ['Event of mine at 1440: dates, “You’re in”', `${counts.dates}, ${counts.states}`],
  ]
}

async function readHead(page: Page): Promise<string> {
  const ends: string[] = []
  for (const part of ['h1', '[data-when]', '[data-where]', '[data-act]']) {
    const box = await page.evaluate(measureBox, part)
    ends.push(box === null ? 'none' : String(box.top + box.height))
  }
  return ends.join(', ')
}

async function keyRows(open: Open, other: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of [other, '/list'])
    rows.push([
      `Tab stops to Sign up: ${path.split('/')[1]} at 1440`,
      String(await open(path, wide, countStops)),
    ])
  return rows
}

const stopsMax = 60

async function countStops(page: Page): Promise<number | string> {
  await page.locator('html[data-keys]').waitFor({ state: 'attached' })
  for (let stops = 1; stops <= stopsMax; stops += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement?.matches('a[href="#event"]') === true)
        (activeElement as HTMLElement).click()
      return (
        activeElement?.matches('[data-main]') === true ||
        activeElement?.closest('[data-sign-up]') != null
      )
    })
    if (isThere) return stops
  }
  return `more than ${stopsMax}`
}

async function dayRow(open: Open, stage: LookStage): Promise<Row> {
  await stage.bringNear(stage.hosted.eventId)
  const path = `/vieweditevent/${stage.hosted.eventId}`
  return [
    'Event on the day, its organizer’s phone: name, date, place, action end at',
    await open(path, { ...phone, viewer: 'organizer' }, readHead),
  ]
}
