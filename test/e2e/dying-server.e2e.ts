// A server keeps crashing during someone's first visit: screens stay usable, and all data is stored
// in the end.
import type { Page } from '@playwright/test'
import { aLocation } from '#test/support/builders.ts'
import { startDyingProxy, type DyingProxy } from '#test/support/dying-proxy.ts'
import { freePort } from '#test/support/free-port.ts'
import type { TestAppOptions } from '#test/support/test-app.ts'
import { expect, test as base } from './story.ts'

const wished = 30
const noServer =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|Failed to fetch dynamically imported module/

const test = base.extend<{ proxyPort: number; appOptions: TestAppOptions; front: DyingProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  proxyPort: async ({}, provide) => provide(await freePort()),
  appOptions: async ({ proxyPort }, provide) =>
    provide({ publicUrl: `http://127.0.0.1:${proxyPort}` }),
  front: async ({ proxyPort, story }, provide) => {
    const proxy = await startDyingProxy(proxyPort, () => Number(new URL(story.url).port))
    await provide(proxy)
    await proxy.close()
  },
})

async function watchScreens(page: Page): Promise<string[]> {
  const taken: string[] = []
  await page.exposeFunction('noteTaken', (words: string) => {
    taken.push(words)
  })
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteTaken: (words: string) => void }).noteTaken
    let hadBar = false
    new MutationObserver(() => {
      const words = document.body?.textContent ?? ''
      if (/Something went wrong|Algo salió mal/.test(words)) note(words.slice(0, 200))
      const hasBar = document.querySelector('header a, header button') !== null
      if (hadBar && !hasBar) note(`the bar is gone from ${location.pathname}`)
      hadBar = hasBar
    }).observe(document, { subtree: true, childList: true })
  })
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith('chrome-error')) taken.push(frame.url())
  })
  return taken
}

/** Presses again until the press has led on, because unanswered presses are lost. */
async function pressUntil(
  page: Page,
  name: string,
  isThere: () => Promise<unknown>,
  fill = async (): Promise<void> => {},
): Promise<void> {
  await expect(async () => {
    const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
    if (await ok.isVisible()) await ok.click({ timeout: 500 })
    if (
      await isThere().then(
        () => true,
        () => false,
      )
    )
      return
    await fill()
    const button = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
    if (await button.isEnabled({ timeout: 200 }).catch(() => false))
      await button.click({ timeout: 500 })
    await isThere()
  }).toPass({ timeout: 30_000, intervals: [50, 100, 200] })
}
const soon = { timeout: 700 }
const patient = { timeout: 40_000 }

test('the server dies thirty times during a first visit: the screen is never taken, and in the end everything is there @proof', async ({
  story,
  front,
  proxyPort,
}) => {
  story.expectNoise(noServer)
  await aLocation(story.app.db, { name: 'Riverside' })
  const url = `http://127.0.0.1:${proxyPort}`
  const page = await story.visitor(`${url}/landing`)
  page.setDefaultTimeout(1_500)
  const taken = await watchScreens(page)
  // The server dies at requests for files and the live connection, after varying counts and for
  // varying times. After a successful health check it stays up until the page has loaded.
  let count = 0
  let next = 4
  let holds = false
  front.dieAt(
    (line) => {
      if (/\/livez/.test(line)) holds = true
      if (!/assets|live /.test(line)) return false
      count += 1
      if (/\/app-/.test(line) && holds) {
        holds = false
        return false
      }
      if (front.deaths() >= wished || count < next) return false
      next = count + 4 + (front.deaths() % 5)
      return true
    },
    () => 60 + ((front.deaths() * 37) % 300),
  )

  await page.getByRole('link', { name: 'Launch Sideout' }).first().click(patient)
  await page.getByRole('link', { name: 'Create an account' }).click(patient)
  const account = async (): Promise<void> => {
    await page.getByLabel('E-mail').fill('ann@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a good password')
  }
  await pressUntil(
    page,
    'Create account',
    () => expect(page).toHaveURL(/justRegistered/, soon),
    async () => {
      await account()
      const terms = page.getByRole('checkbox')
      if (!(await terms.isChecked())) await page.locator('label', { has: terms }).click()
    },
  )
  await pressUntil(page, 'Sign in', () => expect(page).toHaveURL(/playersetup/, soon), account)
  await pressUntil(
    page,
    'Check',
    () => expect(page.getByText('Ann is available!')).toBeVisible(soon),
    () => page.getByLabel('Player name').fill('Ann'),
  )
  await pressUntil(page, 'Set name', () => expect(page.getByRole('searchbox')).toBeVisible(soon))
  await pressUntil(
    page,
    'Continue',
    () => expect(page).toHaveURL(/welcome/, soon),
    async () => {
      await page.getByRole('searchbox').fill('Riverside')
      await page.getByRole('button', { name: 'Riverside' }).click({ timeout: 1000 })
    },
  )
  await pressUntil(page, 'Show Events Calendar', () =>
    expect(page.getByRole('heading', { name: 'Event Calendar' })).toBeVisible(soon),
  )

  const screens = [
    'Event List',
    'My Events',
    'My Venues',
    'My Community',
    'Messages',
    'Support',
    'Profile',
    'Event Calendar',
  ]
  for (let visit = 0; visit < screens.length || front.deaths() < wished; visit += 1) {
    const isLast = visit >= screens.length
    if (isLast) front.cut()
    await page.getByRole('button', { name: 'Menu' }).click(patient)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: screens[visit % screens.length] ?? '', exact: true })
      .click(patient)
    if (isLast) await front.restore()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(front.deaths()).toBe(wished)
  expect(taken).toEqual([])
})
