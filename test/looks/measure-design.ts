// Measures the design's numbers on the screens themselves and prints a Markdown table.
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'
import { putOffReach } from '../e2e/put-off-reach.ts'
import type { LookStage } from './look-stage.ts'
import { screenRows } from './measure-screens.ts'
import { measureFold, measureRoom, measureShift, measureSizes } from './page-measures.ts'
import { listLooks } from './screens.ts'
import { openScreen, signIn, sizes, type Size } from './take-looks.ts'

const roots = ['calendar', 'list', 'myevents', 'players-locId', 'messages']
const tenScreens = [
  ...roots,
  'eventday-date',
  'vieweditevent-evId',
  'alerts',
  'venuedetail-locationId',
  'player-settings-scrollTarget',
]
type Row = readonly [what: string, value: string]

export async function measureDesign(stage: LookStage): Promise<string> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const rows: Row[] = [
      [
        'Taps from the calendar to signed up',
        String((await countTaps(browser, stage)) ?? 'not found'),
      ],
      ...(await roomRows(browser, stage)),
      ...(await phoneRows(browser, stage)),
      ...(await screenRows(browser, stage)),
    ]
    return ['| | Measured |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
      '\n',
    )
  } finally {
    await browser.close()
  }
}

async function openWindow(browser: Browser, stage: LookStage, size: Size): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: sizes[size],
    serviceWorkers: 'block',
  })
  await context.addInitScript(putOffReach)
  await signIn(context, stage, 'player')
  return context.newPage()
}

async function openNamed(page: Page, stage: LookStage, name: string): Promise<void> {
  const screen = listLooks(stage.places).find((screen) => screen.name === name)
  if (screen === undefined) throw new Error(`no screen is called ${name}`)
  await openScreen(page, screen)
}

async function roomRows(browser: Browser, stage: LookStage): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of ['desktop', 'tablet'] as const) {
    const page = await openWindow(browser, stage, size)
    for (const name of roots) {
      await openNamed(page, stage, name)
      const { width, events } = await page.evaluate(measureRoom)
      const readable = ['calendar', 'list'].includes(name) ? `, ${events} events to read` : ''
      rows.push([
        `Width used at ${sizes[size].width}: ${name}`,
        `${Math.round(width * 100)} %${readable}`,
      ])
    }
    await page.context().close()
  }
  return rows
}

async function phoneRows(browser: Browser, stage: LookStage): Promise<Row[]> {
  const page = await openWindow(browser, stage, 'phone')
  const all = { texts: [] as number[], icons: [] as number[], spaces: [] as number[] }
  const shifts: number[] = []
  const folds: Row[] = []
  for (const name of tenScreens) {
    await openNamed(page, stage, name)
    shifts.push(await page.evaluate(measureShift))
    const found = await page.evaluate(measureSizes)
    for (const kind of ['texts', 'icons', 'spaces'] as const) all[kind].push(...found[kind])
    const fold = await page.evaluate(measureFold)
    if (name === 'calendar')
      folds.push(['Navigation in the lower half of a phone', String(fold.lowNavigation)])
    if (['vieweditevent-evId', 'list', 'players-locId'].includes(name))
      folds.push([`Above the fold: ${name}`, `${fold.pictures} pictures, ${fold.faces} faces`])
  }
  await page.goto('/calendar')
  await page.locator('html[data-keys]').waitFor()
  await page.keyboard.press('?')
  await page.locator('dt').first().waitFor()
  const shortcuts = await page.locator('dt').count()
  await page.context().close()
  const below15 = all.texts.filter((size) => size < 15).length / all.texts.length
  return [
    ...folds,
    ['Text sizes on ten screens', listSizes(all.texts)],
    ['Share of texts below 15 px', `${Math.round(below15 * 100)} % of ${all.texts.length}`],
    ['Icon sizes', listSizes(all.icons)],
    ['Spacing steps', listSizes(all.spaces)],
    ['Keys that ? lists', String(shortcuts)],
    ['CLS, the worst of ten screens', Math.max(...shifts).toFixed(3)],
  ]
}

const listSizes = (sizes: readonly number[]): string => {
  const different = [...new Set(sizes)].sort((a, b) => a - b)
  return `${different.length}: ${different.join(', ')}`
}

async function countTaps(browser: Browser, stage: LookStage): Promise<number | null> {
  const page = await openWindow(browser, stage, 'phone')
  page.setDefaultTimeout(5_000)
  await openNamed(page, stage, 'calendar')
  const signUp = page.getByRole('button', { name: /^Sign up/ }).first()
  const event = page.locator(`main a[href*="/vieweditevent/${stage.open.eventId}"]`).first()
  const day = page.locator(`main a[href*="/eventday/${stage.open.day}"]`).first()
  try {
    await day.click()
    for (let taps = 2; taps < 6; taps += 1) {
      await signUp.or(event).first().waitFor()
      if (await signUp.isVisible()) {
        await signUp.click()
        await page.getByText('You’re in', { exact: true }).first().waitFor()
        return taps
      }
      await event.click()
    }
    return null
  } catch {
    return null
  } finally {
    await page.context().close()
  }
}
