// The API page in a real browser: search, anchor links, both languages and themes, and no axe
// violations.
import { expect, test as base } from '@playwright/test'
import { startPublicSite } from '#test/support/public-site.ts'
import { findViolations } from './find-violations.ts'

const test = base.extend<{ address: string }>({
  address: async ({ page }, provide) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(error.message))
    const { address, server } = await startPublicSite()
    await provide(address)
    await server.close()
    expect(noise).toEqual([])
  },
})

test('typing finds calls by name, field and refusal, and says how many @proof', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/docs`)
  const entries = page.locator('#results details:visible')
  const all = await entries.count()
  expect(all).toBeGreaterThan(70)
  await page.getByRole('searchbox').fill('event-full setguests')
  await expect(entries).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'events-setGuests' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Found: 1')
  await expect(page.getByRole('heading', { name: 'clubs', exact: true })).toBeHidden()
  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try a shorter word.')
  await page.getByRole('searchbox').fill('')
  await expect(entries).toHaveCount(all)
})

test('a link to a call opens it and shows who may ask, its fields, its answer and its refusals @proof', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/docs#events-signUp`)
  const call = page.locator('#events-signUp')
  await expect(call.getByText('POST /call/events-signUp')).toBeVisible()
  await expect(call.getByText('players', { exact: true })).toBeVisible()
  await expect(call.getByRole('row', { name: 'guests whole number, 0 to 4' })).toBeVisible()
  await expect(call.getByRole('row', { name: 'position number or null' })).toBeVisible()
  await expect(
    call.getByRole('row', { name: 'event-full This event and its waitlist are full. 400' }),
  ).toBeVisible()
})

test('a link leads to what the search hides @proof', async ({ page, address }) => {
  await page.goto(`${address}/docs`)
  await page.getByRole('searchbox').fill('clubs-create')
  await page.evaluate(() => {
    location.hash = '#alerts-list'
  })
  await expect(
    page.locator('#alerts-list').getByRole('row', { name: 'limit whole number' }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

for (const { theme, language, width, title } of [
  { theme: 'light', language: 'en', width: 390, title: 'The Sideout API' },
  { theme: 'dark', language: 'es', width: 1280, title: 'La API de Sideout' },
]) {
  test(`axe finds no violation on the page, ${theme}, ${language}, with a call open @proof`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.context().addCookies([
      { name: 'theme', value: theme, url: address },
      { name: 'language', value: language, url: address },
    ])
    await page.goto(`${address}/docs#documentUpdates-addDocument`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('searchbox').fill('documentUpdates')
    await expect(page.locator('#results details:visible').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
  })
}

test('the language selector works here too @proof', async ({ page, address }) => {
  await page.goto(`${address}/docs?lang=es`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La API de Sideout')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sideout API')
})
