// The tab bar of the five main screens on a phone.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { tabTexts } from '#words/en/app/tabs.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const tabBar = (page: Page) => page.locator('[data-tab-bar]')
const atBottom = (page: Page) =>
  tabBar(page).evaluate((bar) => innerHeight - bar.getBoundingClientRect().bottom)

for (const [language, theme] of looks) {
  test(`each of the five main places is one tap away from the others, ${theme}, ${language}`, async ({
    story,
  }) => {
    const homeLocation = await aLocation(story.app.db)
    const options = { homeLocation, language, theme }
    const { page } = await story.player('Ana', '/calendar', options)
    const t = wordsIn(language, tabTexts)
    const places = [
      [t.find, '/list'],
      [t.myEvents, '/myevents'],
      [t.community, `/players/${homeLocation}`],
      [t.messages, '/messages'],
      [t.calendar, '/calendar'],
    ] as const
    for (const [name, path] of places) {
      const tab = tabBar(page).getByRole('link', { name, exact: true })
      await tab.click()
      await expect(page).toHaveURL(`${story.url}${path}`)
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(tabBar(page).locator('[aria-current]')).toHaveCount(1)
      const { width, height } = (await tab.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
      expect(await atBottom(page)).toBe(0)
      await expectAccessible(page)
    }
  })

  test(`no name of a place is cut off on a narrow phone with large text, ${theme}, ${language}`, async ({
    story,
  }) => {
    const { page } = await story.player('Ana', '/messages', {
      homeLocation: await aLocation(story.app.db),
      language,
      theme,
      context: { viewport: { width: 320, height: 640 } },
    })
    await page.context().addCookies([{ name: 'textSize', value: '150', url: story.url }])
    await page.reload()
    await expect(tabBar(page)).toBeVisible()
    const widths = await tabBar(page).evaluate((bar) => [bar.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  })
}

test('a screen with a bar of its own, and a wide window, has no tabs @proof', async ({ story }) => {
  const { db } = story.app
  const homeLocation = await aLocation(db)
  const { page, player } = await story.player('Ana', '/calendar', { homeLocation })
  await expect(tabBar(page)).toBeVisible()
  const startDate = addDays(toDeviceDay(Date.now()), 1)
  const eventId = await anEvent(
    db,
    { location: homeLocation, organizer: player.playerId },
    { startDate },
  )
  for (const path of [`/vieweditevent/${eventId}`, '/createevent', `/matchlist/${eventId}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tabBar(page)).toHaveCount(0)
  }
  await page.goto('/calendar')
  await expect(tabBar(page)).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(tabBar(page)).toHaveCount(0)
})

test('what is unread is counted at the messages, live @proof', async ({ story }) => {
  const homeLocation = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', { homeLocation })
  const messages = (name: string) => tabBar(page).getByRole('link', { name, exact: true })
  await expect(messages('Messages')).toBeVisible()
  const ben = await story.app.signedIn('Ben')
  const messageId = randomUUID()
  await ben.must('messages-send', { messageId, toId: 'ana', message: 'Hello' })
  await expect(messages('Messages, 1 unread message')).toContainText('1')
})
