// A wide window shows the list beside the open event.
import type { Page } from '@playwright/test'
import { listTexts } from '#words/en/event-list/list.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, openDesk, tablet, untilKeys } from './desk-scene.ts'
import { readShift, watchShifts } from './layout-shift.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const pane = (page: Page) => page.locator('.wide-list')
const rows = (page: Page) => pane(page).locator('[data-event]')
const scrolled = (page: Page) => pane(page).evaluate((element) => element.scrollTop)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const event = /\/vieweditevent\/([-0-9a-f]{36})$/

for (const [language, theme] of looks)
  for (const [size, options] of [
    ['1440', desktop],
    ['1024', tablet],
  ] as const)
    test(`at ${size} an event opens beside its list, which stays where it is, ${theme}, ${language}${size === '1024' ? '' : ' @proof'}`, async ({
      story,
    }) => {
      const { page } = await openDesk(story, '/list', { ...options, language, theme, days: 8 })
      const t = wordsIn(language, listTexts)
      await expect(heading(page)).toHaveText(t.title)
      await expect(page.getByRole('complementary', { name: t.title })).toBeVisible()
      await expect(rows(page).nth(20)).toBeAttached()
      const seen = await rows(page).evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      )
      if (size === '1440') expect(seen).toBeGreaterThanOrEqual(11)
      await expectAccessible(page)
      await pane(page).evaluate((element) => element.scrollTo(0, 500))
      const row = rows(page).nth(12)
      await row.evaluate((element) => element.setAttribute('data-same', ''))
      const before = await scrolled(page)
      await row.click()
      await expect(page).toHaveURL(event)
      await expect(row).toHaveAttribute('aria-current', 'page')
      await expect(pane(page).locator('[data-same]')).toHaveCount(1)
      await expect(page.locator('#main [data-main]')).toBeVisible()
      expect(await scrolled(page)).toBe(before)
      await expect(row).toBeFocused()
      await expectAccessible(page)
      await page.goBack()
      await expect(heading(page)).toHaveText(t.title)
      await expect(pane(page).locator('[data-same]')).toHaveCount(1)
      expect(await scrolled(page)).toBe(before)
      await page.goForward()
      await expect(page).toHaveURL(event)
      expect(await scrolled(page)).toBe(before)
    })

test('arrows move in the list, Enter opens and reads the heading', async ({ story }) => {
  const { page } = await openDesk(story, '/list', { ...desktop, days: 4 })
  const [code, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/vieweditevent[^/]*\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  let answers = Promise.resolve()
  await page.routeWebSocket(/\/live(\?|$)/, (socket) => {
    socket.connectToServer().onMessage((frame) => void answers.then(() => socket.send(frame)))
  })
  await page.reload()
  await page.locator('html[data-keys]').waitFor({ state: 'attached' })
  await rows(page).first().focus()
  answers = data.promise
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(event)
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'page')
  code.resolve()
  await expect(heading(page)).toHaveText(eventViewTexts.loading)
  data.resolve()
  await expect(page.locator('#main [data-main]')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(pane(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('an event opened by its address has its day beside it, live @proof', async ({ story }) => {
  const { page, eventIds, ben } = await openDesk(story, '/support', { ...desktop, days: 3 })
  const [first = ''] = eventIds
  await page.goto(`/vieweditevent/${first}`)
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).locator('xpath=self::*[@aria-current="page"]')).toHaveCount(1)
  const row = pane(page).locator(`[data-event="${first}"]`)
  await expect(row).toContainText('0 of')
  await ben.must('events-signUp', { eventId: first, guests: 0 })
  await expect(row).toContainText('1 of')
})

test('an event of mine has my events beside it @proof', async ({ story }) => {
  const { page } = await openDesk(story, '/myevents', { ...desktop, days: 30 })
  await expect(page.locator('#main [data-event]')).toHaveCount(6)
  // The side list loads after the screen and must have detected the open event.
  await expect(page.getByRole('navigation', { name: 'Sideout' })).toBeVisible()
  await page.locator('#main [data-event]').first().click()
  await expect(page).toHaveURL(event)
  await expect(page.getByRole('complementary', { name: 'My Upcoming' })).toBeVisible()
  await expect(rows(page)).toHaveCount(6)
})

const stopsMax = 8

/** Tab presses until the main button is focused, with Enter on the link that skips the list. */
async function countStops(page: Page): Promise<number> {
  await untilKeys(page)
  let stops = 0
  for (; !(await page.locator('#main [data-main]:focus').isVisible()); stops += 1) {
    if (stops > stopsMax) throw new Error('Sign up is too far')
    await page.keyboard.press('Tab')
    if (await page.locator('a[href="#event"]:focus').isVisible()) await page.keyboard.press('Enter')
  }
  return stops
}

test('one list and one event: no title is cut, no event is linked twice, the screen moves nowhere, and keys reach Sign up soon, also where its address opens the event', async ({
  story,
}) => {
  const { page, eventIds } = await openDesk(story, '/support', { ...desktop, days: 10 })
  const long = 'Thursday night advanced mixed doubles round robin and social'
  for (const [n, eventId] of eventIds.entries())
    await story.app.db
      .updateTable('events')
      .set({ title: n % 2 === 0 ? long : `Beginner friendly open play, day ${n}, all` })
      .where('eventId', '=', eventId)
      .execute()
  await page.clock.install()
  await watchShifts(page)
  for (const options of [tablet, desktop]) {
    await page.setViewportSize(options.context.viewport)
    await page.goto(`/vieweditevent/${eventIds.at(-1)}`)
    await expect(page.locator('#main [data-main]')).toBeVisible()
    await expect(rows(page).first()).toBeAttached()
    expect(await countStops(page)).toBeLessThanOrEqual(stopsMax)

    await page.goto('/list')
    await expect(rows(page).nth(20)).toBeAttached()
    await expect(page.locator('#main [data-main]')).toBeVisible()
    expect(await readShift(page)).toBeLessThanOrEqual(0.01)
    await page.addStyleTag({ content: '* { font-family: "DejaVu Sans Condensed" !important }' })
    const titles = page.locator('.wide-list [data-title]')
    const lines = await titles.evaluateAll((all) =>
      all.map((title) => {
        const isCut = title.scrollWidth > title.clientWidth + 1
        const { lineHeight } = getComputedStyle(title)
        return isCut ? Infinity : title.getBoundingClientRect().height / parseFloat(lineHeight)
      }),
    )
    expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(2)
    const links = await page
      .locator('a[href*="/vieweditevent/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBe(links.length)
  }
  expect(await countStops(page)).toBeLessThanOrEqual(stopsMax)
  await page.evaluate(() => {
    const look = () => {
      if (document.activeElement === document.body) document.body.dataset['lost'] = 'focus'
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-pass]')).toBeFocused()
  await expect(
    page.locator('#main').getByText('You’re in', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1)
})
