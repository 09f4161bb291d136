// Keyboard shortcuts: the effect of each key, the places where they are inactive, and turning
// single letters off.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { keyTexts } from '#words/en/app/keys.ts'
import { settingsTexts } from '#words/en/player/settings.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, untilKeys } from './desk-scene.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

/** Shortcuts load after the first screen. */
const keysOf = async (page: Page) => {
  await untilKeys(page)
  return page.keyboard
}

/** Sends G and its letter at once, because a busy machine may take too long between them. */
async function pressAll(page: Page, keys: string) {
  const keyboard = await keysOf(page)
  for (const key of keys.split(' '))
    await Promise.all(
      (/^g[a-z]$/.test(key) ? key.split('') : [key]).map((one) => keyboard.press(one)),
    )
}

const aPlayer = async (story: Story, path: string) => {
  const homeLocation = await aLocation(story.app.db, { name: 'Angelo J. Rossi' })
  const window = await story.player('Ana', path, { homeLocation, ...desktop })
  await window.page.clock.install()
  await window.page.reload()
  return { homeLocation, ...window }
}

test('G and a letter lead to the main places, C to a new event, Escape back', async ({ story }) => {
  const { page, homeLocation } = await aPlayer(story, '/support')
  for (const [keys, path] of [
    ['gc', '/calendar'],
    ['gl', '/list'],
    ['ge', '/myevents'],
    ['gp', `/players/${homeLocation}`],
    ['gm', '/messages'],
    ['gs', '/player/settings'],
    ['ga', '/alerts'],
  ] as const) {
    await pressAll(page, keys)
    await expect(page).toHaveURL(`${story.url}${path}`)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alerts')
  await pressAll(page, 'Escape')
  await expect(page).toHaveURL(`${story.url}/player/settings`)
  await pressAll(page, 'c')
  await expect(page).toHaveURL(/\/createevent/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main form')).toBeVisible()
  await page.locator('main').focus()
  await pressAll(page, 'Escape')
  await expect(page.locator('main form')).toBeVisible()
  await expect(page).toHaveURL(/\/createevent/)
})

test('J, K and the arrows go from event to event, Enter opens one @proof', async ({ story }) => {
  const { page, homeLocation, player } = await aPlayer(story, '/support')
  const ids: string[] = []
  for (const startTime of ['09:00', '12:00', '18:00'])
    ids.push(
      await anEvent(
        story.app.db,
        { location: homeLocation, organizer: player.playerId },
        { startDate: addDays(toDeviceDay(Date.now()), 3), startTime },
      ),
    )
  await pressAll(page, 'gl')
  const event = (n: number) => page.locator(`.wide-list a[href$="/vieweditevent/${ids[n]}"]`)
  await expect(event(2)).toBeVisible()
  await pressAll(page, 'j')
  await expect(event(0)).toBeFocused()
  await pressAll(page, 'j ArrowDown')
  await expect(event(2)).toBeFocused()
  await pressAll(page, 'k')
  await expect(event(1)).toBeFocused()
  await pressAll(page, 'Enter')
  await expect(page).toHaveURL(`${story.url}/vieweditevent/${ids[1]}`)
  await pressAll(page, 'Escape')
  await expect(page).toHaveURL(`${story.url}/list`)
})

test('letters are text where someone types, and do nothing once they are switched off @proof', async ({
  story,
}) => {
  const { page } = await aPlayer(story, '/poppi')
  await pressAll(page, '/')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await pressAll(page, 'gc')
  await expect(field).toHaveValue('gc')
  await expect(page).toHaveURL(`${story.url}/poppi`)

  await page.goto('/player/settings/keys')
  const letters = page.getByRole('switch', { name: settingsTexts.letterKeys })
  await expect(letters).toBeChecked()
  await page.getByText(settingsTexts.letterKeys).click()
  await expect(letters).not.toBeChecked()
  await page.reload()
  await expect(letters).not.toBeChecked()
  await pressAll(page, '? gc')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`${story.url}/player/settings/keys`)
  await page.getByText(settingsTexts.letterKeys).click()
  await expect(letters).toBeChecked()
  await pressAll(page, 'gc')
  await expect(page).toHaveURL(`${story.url}/calendar`)
})

for (const [language, theme] of looks)
  test(`? lists the shortcuts, and gives the focus back, ${theme}, ${language}`, async ({
    story,
  }) => {
    const { page } = await story.player('Ana', '/calendar', {
      homeLocation: await aLocation(story.app.db),
      language,
      theme,
      ...desktop,
    })
    await page.clock.install()
    await page.reload()
    const t = wordsIn(language, keyTexts)
    const link = page.getByRole('navigation', { name: 'Sideout' }).getByRole('link').nth(3)
    await link.focus()
    await pressAll(page, '?')
    const sheet = page.getByRole('dialog', { name: t.title })
    await expect(sheet.getByRole('term')).toHaveCount(18)
    await expect(sheet.getByText(t.find)).toBeVisible()
    await expectAccessible(page)
    await pressAll(page, 'gl Escape')
    await expect(sheet).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(`${story.url}/calendar`)
  })
