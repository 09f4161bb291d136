// The guide in a real browser: read without scripts and an account, in both languages and themes.
import { expect, test as base } from '@playwright/test'
import { startPublicSite } from '#test/support/public-site.ts'
import { guidePageTexts } from '#words/en/landing/guide.ts'
import { wordsIn } from '#words/words.ts'
import { findViolations } from './find-violations.ts'

const test = base.extend<{ address: string }>({
  address: async ({ page }, provide) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    const { address, server } = await startPublicSite()
    await provide(address)
    await server.close()
    expect(noise).toEqual([])
  },
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the guide in their language, part by part, and sees its pictures', async ({
    page,
    address,
  }) => {
    await page.goto(`${address}/help`)
    expect(new URL(page.url()).pathname).toBe('/guide')
    await page.getByRole('link', { name: 'ES, Español' }).click()
    const t = wordsIn('es', guidePageTexts)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await page.getByRole('main').getByRole('link', { name: t.players }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page
      .getByRole('navigation', { name: t.contents })
      .getByRole('link', { name: 'Apúntate' })
      .click()
    expect(new URL(page.url()).hash).toBe('#sign-up')
    await expect(page.getByRole('heading', { name: 'Apúntate' })).toBeInViewport()
    await expect(page.getByRole('img', { name: /^Un evento en un teléfono/ })).toBeVisible()
    await page.getByRole('link', { name: 'añadir una sede' }).click()
    expect(page.url()).toMatch(/\/guide\/venues#add$/)
  })
})

for (const { theme, language, width } of [
  { theme: 'light', language: 'en', width: 1280 },
  { theme: 'dark', language: 'es', width: 320 },
] as const)
  test(`axe finds no violation in the guide, and it fits, ${theme}, ${language}, ${width}`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.context().addCookies([
      { name: 'theme', value: theme, url: address },
      { name: 'language', value: language, url: address },
    ])
    for (const path of ['/guide', '/guide/organizers', '/guide/operators']) {
      await page.goto(`${address}${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(await findViolations(page), path).toEqual([])
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        path,
      ).toBe(0)
    }
  })
