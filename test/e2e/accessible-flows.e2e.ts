// The main flows for people who use a screen reader, zoom, or custom colors. Each screen's story
// runs axe itself.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { aScene as aMapScene, listScreens } from './map-scene.ts'
import { expect, test, type Story } from './story.ts'

async function anOpenEvent(story: Story) {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olivia.playerId },
    { title: 'Evening games', startDate: addDays(toDeviceDay(Date.now()), 1) },
  )
  return { location, eventId }
}

async function hearSpoken(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const regions =
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=alertdialog], output'
    const before = document.body.innerText
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const words = region.textContent ?? ''
        if (words !== '' && !before.includes(words) && !heard.includes(words)) heard.push(words)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join(' | '))
}

test('a sign-up is a named button, is spoken when it is done, and keeps the focus', async ({
  story,
}) => {
  const { eventId } = await anOpenEvent(story)
  const { page } = await story.player('Ana', `/vieweditevent/${eventId}`)
  const spoken = await hearSpoken(page)
  const signUp = page.getByRole('button', { name: /^Sign up/ })
  await signUp.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^You’re in, cancel/ })).toBeVisible()
  await expect.poll(spoken).toMatch(/You’re in/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('every screen has one main part, one heading of the first level, a banner and a way past it @proof', async ({
  story,
}) => {
  const { location, eventId } = await anOpenEvent(story)
  const { page } = await story.player('Ana', '/calendar', { homeLocation: location })
  for (const path of ['/calendar', '/list', `/vieweditevent/${eventId}`, '/messages', '/alerts']) {
    await page.goto(path)
    await expect(page.locator('main :is(a, button):visible').first(), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page.getByRole('banner'), path).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' }), path).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      `${path}: after the skip link the focus is in the content`,
    ).toBe(true)
  }
})

/** Pixels by which the content is wider than the window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('at 320 pixels, which is 400 % of 1280, no screen is scrolled sideways @proof', async ({
  story,
}) => {
  const scene = await aMapScene(story)
  const page = await story.window(scene.ana, '/menu', {
    language: 'es',
    context: { viewport: { width: 320, height: 512 } },
  })
  for (const { path } of listScreens(scene)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    expect.soft(await sideways(page), path).toBe(0)
  }
})

test('in colours of the device the focus is seen and what is chosen differs @proof', async ({
  story,
}) => {
  const { location, eventId } = await anOpenEvent(story)
  const { page } = await story.player('Ana', '/calendar', {
    homeLocation: location,
    context: { forcedColors: 'active' },
  })
  for (const path of ['/calendar', '/list', `/vieweditevent/${eventId}`, '/messages']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      })
      expect(ring, `${path}, after ${press + 1} presses of Tab`).toBe(true)
    }
  }
})
