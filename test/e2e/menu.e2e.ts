// A menu opens with its first press, by pointer and by key, although its list loads only then.
import type { Page, Route } from '@playwright/test'
import { aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const more = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'More', exact: true })
const choices = (page: Page) => page.getByRole('menuitem')
const listFile = /\/menu-popover-[^/]+\.js$/

async function openProfile(story: Story): Promise<Page> {
  const venue = await aLocation(story.app.db)
  await story.app.signedIn('Ben', { homeLocation: venue })
  const { page } = await story.player('Ana', '/viewplayer/Ben', { homeLocation: venue })
  await expect(more(page)).toHaveAttribute('aria-haspopup', 'menu')
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
  return page
}

test('keys open a menu at its first or last choice, and Escape returns the focus', async ({
  story,
}) => {
  const page = await openProfile(story)
  for (const [key, at] of [
    ['Enter', 'first'],
    [' ', 'first'],
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
  ] as const) {
    await more(page).press(key)
    await expect(page.getByRole('menu', { name: 'More' })).toBeVisible()
    await expect(choices(page)[at]()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(more(page)).toBeFocused()
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('a press is not lost while the list of a menu loads, and does not call back someone who went on', async ({
  story,
}) => {
  const page = await openProfile(story)
  const held: Route[] = []
  await page.route(listFile, (route) => void held.push(route))
  await more(page).click()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await held[0]?.continue()
  await expect(choices(page).first()).toBeVisible()
  await expect(page.getByRole('menu', { name: 'More' })).toBeFocused()
  await expectAccessible(page)

  await page.unroute(listFile)
  await page.reload()
  await page.route(listFile, (route) => void held.push(route))
  await more(page).click()
  await expect.poll(() => held.length).toBe(2)
  await page.keyboard.press('Tab')
  const next = page.locator(':focus')
  await held[1]?.continue()
  await page.waitForResponse(listFile)
  await expect(next).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
