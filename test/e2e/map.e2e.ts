// Walks docs/map.md: every address of it opens, has one heading, fits a phone and says nothing on
// the console.
import type { Page } from '@playwright/test'
import { aScene, listScreens } from './map-scene.ts'
import { expect, test } from './story.ts'

/** One heading, and nothing to scroll sideways for. */
async function expectScreen(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('')
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    `${address} is wider than the phone`,
  ).toBe(0)
}

test('every screen of the map opens in Spanish on a phone in the dark', async ({ story }) => {
  const scene = await aScene(story)
  const page = await story.window(scene.ana, '/menu', { language: 'es', theme: 'dark' })
  const titles = new Map<string, string>()
  for (const { path, file } of listScreens(scene)) {
    await page.goto(path)
    await expectScreen(page, path)
    expect(new URL(page.url()).pathname, `${path} stays`).toBe(new URL(path, page.url()).pathname)
    await expect(page, path).toHaveTitle(/^(?!Cargando).+ Sideout$/)
    const title = await page.title()
    expect.soft(titles.get(title) ?? file, `“${title}” is the title of one screen`).toBe(file)
    titles.set(title, file)
  }
})

test('a window is called by its screen, and where a link leads is said', async ({ story }) => {
  const { ana, eventId } = await aScene(story)
  const page = await story.window(ana, '/calendar')
  await expect(page).toHaveTitle('Event Calendar · Sideout')
  await expect(page.locator('[data-screen]')).toHaveCount(0)
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Alerts' }).first().click()
  await expect(page.locator('[data-screen]')).toHaveText('Alerts · Sideout')
  await page.goto(`/vieweditevent/${eventId}`)
  await expect(page).toHaveTitle(/^Martes por la noche, \w{3} \w{3} \d+ · Sideout$/)
  await page.goto(`/results/${eventId}`)
  await expect(page).toHaveTitle(/^Martes por la noche, \w{3} \w{3} \d+ · Results · Sideout$/)
})
