// Walks docs/map.md: every address opens, has one heading, fits its window, meets WCAG 2.2 AA and
// logs no console message. In the short proof it covers all screens in Spanish, dark and other
// widths.
import type { Page } from '@playwright/test'
import { isProof } from '#test/support/proof.ts'
import { aScene, listScreens } from './map-scene.ts'
import { expect, expectAccessible, test } from './story.ts'

async function expectScreen(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText([/\S/])
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      `${address} is no wider than its window`,
    )
    .toBe(0)
}

/** The API page says the same things of each call, and all of them take axe ten seconds. */
async function takeCallsOut(page: Page): Promise<() => Promise<void>> {
  const results = page.locator('#results')
  const all = await results.evaluateHandle((element) => element.cloneNode(true))
  await results.evaluate((element) => {
    for (const call of [...element.querySelectorAll('details')].slice(5)) call.remove()
  })
  return () => results.evaluate((element, whole) => element.replaceWith(whole), all)
}

test('every screen of the map opens in Spanish in the dark, accessible, and fits a small phone and a tablet', async ({
  story,
}) => {
  const scene = await aScene(story)
  const page = await story.window(scene.ana, '/menu', { language: 'es', theme: 'dark' })
  const titles = new Map<string, string>()
  for (const { path, file } of listScreens(scene)) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expectScreen(page, path)
    const putBack = path === '/docs' && !isProof ? await takeCallsOut(page) : undefined
    await test.step(`${path} is accessible`, () => expectAccessible(page))
    await putBack?.()
    expect(new URL(page.url()).pathname, `${path} stays`).toBe(new URL(path, page.url()).pathname)
    await expect(page, path).toHaveTitle(/^(?!Cargando).+ Sideout$/)
    const title = await page.title()
    expect.soft(titles.get(title) ?? file, `“${title}” is the title of one screen`).toBe(file)
    titles.set(title, file)
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      await expectScreen(page, `${path}, ${width} px`)
    }
  }
})

test('every public page opens in Spanish on a phone in the dark, accessible', async ({ story }) => {
  const page = await story.visitor('/', { language: 'es', theme: 'dark' })
  for (const path of ['/', '/terms', '/privacy', '/signin', '/register', '/reset']) {
    await page.goto(path)
    await expectScreen(page, path)
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'es')
    await test.step(`${path} is accessible`, () => expectAccessible(page))
  }
})

for (const width of [320, 1024, 1440])
  test(`every screen of the map opens in a window of ${width} px and fits it @proof`, async ({
    story,
  }) => {
    const scene = await aScene(story)
    const page = await story.window(scene.ana, '/menu', {
      context: { viewport: { width, height: 800 }, isMobile: false, hasTouch: false },
    })
    for (const { path } of listScreens(scene)) {
      await page.goto(path)
      await expectScreen(page, path)
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
