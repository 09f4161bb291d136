// The navigation rail in wide windows: collapsible by the menu button, icons only on a tablet.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aLocation } from '#test/support/builders.ts'
import { menuTexts } from '#words/en/app/menu.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, tablet } from './desk-scene.ts'
import { readShift, watchShifts } from './layout-shift.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sideout' })
const widthOf = async (page: Page) => (await rail(page).boundingBox())?.width

for (const [language, theme] of looks) {
  for (const [size, options] of [
    ['1440', desktop],
    ['1024', tablet],
  ] as const)
    test(`at ${size} every main place is one press away, in the order of the spec, ${theme}, ${language} @proof`, async ({
      story,
    }) => {
      const homeLocation = await aLocation(story.app.db)
      const { page } = await story.player('Ana', '/calendar', {
        homeLocation,
        language,
        theme,
        ...options,
      })
      const t = wordsIn(language, menuTexts)
      const names = [t.home, t.profile, t.calendar, t.list, t.myEvents, t.myVenues]
      const all = [...names, t.community, t.messages, t.support, t.signOut]
      await expect(rail(page).getByRole('link')).toHaveText(all)
      const places = [
        [t.list, '/list'],
        [t.myEvents, '/myeventsmenu'],
        [t.myVenues, '/venuemenu'],
        [t.community, `/players/${homeLocation}`],
        [t.messages, '/messages'],
        [t.calendar, '/calendar'],
      ] as const
      for (const [name, path] of places) {
        const place = rail(page).getByRole('link', { name, exact: true })
        await place.click()
        await expect(page).toHaveURL(`${story.url}${path}`)
        await expect(place).toHaveAttribute('aria-current', 'page')
        await expect(rail(page).locator('[aria-current]')).toHaveCount(1)
        await expectAccessible(page)
      }
      await expect(page.locator('[data-tab-bar]')).toHaveCount(0)
      const edge = await page
        .getByRole('banner')
        .evaluate((bar) => bar.getBoundingClientRect().right)
      expect(edge).toBe(await page.evaluate(() => document.documentElement.clientWidth))
    })
}

test('the hamburger folds the rail, which stays so on this device @proof', async ({ story }) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/list', { homeLocation, ...desktop })
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  expect(await widthOf(page)).toBe(232)
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  expect(await widthOf(page)).toBe(64)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(rail(page)).toBeVisible()
  expect(await widthOf(page)).toBe(64)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  expect(await widthOf(page)).toBe(232)
})

test('on a tablet the hamburger opens the panel, and a sign says its name @proof', async ({
  story,
}) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/list', { homeLocation, ...tablet })
  const hint = rail(page).locator('.wide-hint')
  await rail(page).getByRole('link', { name: 'Messages' }).hover()
  await expect(hint).toHaveText('Messages')
  await page.mouse.move(600, 500)
  await expect(hint).toHaveCount(0)
  await rail(page).getByRole('link', { name: 'Support' }).focus()
  await expect(hint).toHaveText('Support')
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Event Calendar' }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(panel).toHaveCount(0)
})

test('a screen marks the place it belongs to, and unread messages are counted, live @proof', async ({
  story,
}) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/eventday', { homeLocation, ...desktop })
  const place = rail(page).getByRole('link', { name: 'Event Calendar' })
  await expect(place).toHaveAttribute('aria-current', 'true')
  const ben = await story.app.signedIn('Ben')
  const messageId = randomUUID()
  await ben.must('messages-send', { messageId, toId: 'ana', message: 'Hello' })
  await expect(rail(page).getByRole('link', { name: 'Messages 1 unread message' })).toContainText(
    '1',
  )
})

test('a phone fetches nothing of wide windows; one that grows wide has the rail @proof', async ({
  story,
}) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', { homeLocation })
  await expect(page.locator('[data-tab-bar]')).toBeVisible()
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await files()).filter((name) => name.includes('wide'))).toEqual([])
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(rail(page)).toBeVisible()
  await expect(page.locator('[data-tab-bar]')).toHaveCount(0)
})

test('a wide window that becomes narrow is a phone’s again: nothing scrolls sideways @proof', async ({
  story,
}) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', `/players/${homeLocation}`, {
    homeLocation,
    ...tablet,
  })
  await expect(rail(page)).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('[data-tab-bar]')).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('nothing moves while a wide window opens @proof', async ({ story }) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/menu', { homeLocation, ...desktop })
  await watchShifts(page)
  await page.goto('/calendar')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await readShift(page)).toBeLessThanOrEqual(0.01)
})

test('the pane of the other player leaves room for the conversation and Send @proof', async ({
  story,
}) => {
  await story.app.signedIn('Olivia')
  const { page } = await story.player('Ben', '/messagethread/olivia', desktop)
  await expect(page.getByRole('complementary').getByText('Level 3.5')).toBeVisible()
  await page.getByRole('main').getByRole('textbox').last().fill('Court 3 at six?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.fill-screen').getByText('Court 3 at six?')).toBeVisible()
})
