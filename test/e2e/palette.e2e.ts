// The command palette: one field to search screens, events, venues, players, actions and Poppi.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { paletteTexts } from '#words/en/app/palette.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, tablet, untilKeys, windowOf } from './desk-scene.ts'
import { expect, expectAccessible, looks, test, type Story, type WindowOptions } from './story.ts'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const meant = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true })

/** Shortcuts load after the first screen. */
async function openPalette(page: Page) {
  await untilKeys(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

async function openScene(story: Story, path: string, look: WindowOptions = desktop) {
  const { db } = story.app
  const homeLocation = await aLocation(db, { name: 'Moscone Rec Center' })
  const otherLocation = await aLocation(db, { name: 'Parque San José', region: 'OR' })
  const jose = await story.app.signedIn('Quique', { homeLocation })
  const eventId = await anEvent(
    db,
    { location: homeLocation, organizer: jose.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3), title: 'Zonal ladder' },
  )
  const { page, player } = await story.player('Ana', path, {
    homeLocation,
    activeLocations: [homeLocation],
    ...look,
  })
  await page.clock.install()
  await page.reload()
  return { page, player, homeLocation, otherLocation, eventId }
}

test('any place, event, venue or player is a chord, three letters and Enter away', async ({
  story,
}) => {
  const { page, homeLocation, otherLocation, eventId } = await openScene(story, '/support')
  for (const [letters, name, path] of [
    ['cal', 'Event Calendar', '/calendar'],
    ['com', 'My Community', `/players/${homeLocation}`],
    ['zon', 'Zonal ladder', `/vieweditevent/${eventId}`],
    ['mos', 'Moscone Rec Center', `/venuedetail/${homeLocation}`],
    ['jos', 'Parque San José', `/venuedetail/${otherLocation}`],
    ['oreg', 'Parque San José', `/venuedetail/${otherLocation}`],
    ['qui', 'Quique', '/viewplayer/Quique'],
  ] as const) {
    await openPalette(page)
    await page.keyboard.type(letters)
    await expect(meant(page)).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${story.url}${path}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('it does things: a message, a theme, a new event, a sign-up at its button @proof', async ({
  story,
}) => {
  const { page, eventId } = await openScene(story, '/calendar')
  const choose = async (text: string, name: RegExp | string) => {
    await openPalette(page)
    await page.keyboard.type(text)
    await expect(options(page).filter({ hasText: name }).first()).toBeVisible()
    await options(page).filter({ hasText: name }).first().click()
  }
  await choose('dark', 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose('message qui', 'Message Quique')
  await expect(page).toHaveURL(`${story.url}/messagethread/Quique`)
  await choose('create', /Create an event on /)
  await expect(page).toHaveURL(/\/createevent\/\d{4}-\d\d-\d\d\//)
  await choose('sign up zonal', 'Sign up for Zonal ladder')
  await expect(page).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
  await expect(page.getByRole('button', { name: /^Sign up · / })).toBeFocused()
  await choose('shortcuts', 'Keyboard shortcuts')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('Poppi answers last, and takes the question along @proof', async ({ story }) => {
  const { page } = await openScene(story, '/calendar')
  await openPalette(page)
  await page.keyboard.type('how do ratings work')
  const poppi = page.getByRole('listbox').getByRole('group', { name: 'Poppi' })
  await expect(poppi.getByRole('option')).not.toHaveCount(1)
  await expect(options(page).last()).toHaveText('Ask Poppi “how do ratings work”')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/poppi\?q=/)
  await expect(page.getByRole('searchbox')).toHaveValue('how do ratings work')
})

test('the field names the option that is meant, says how many there are, and gives the focus back @proof', async ({
  story,
}) => {
  const { page } = await openScene(story, '/calendar')
  const door = page.getByRole('button', { name: 'Find or do anything' })
  await door.click()
  await expect(field(page)).toBeFocused()
  const isMeant = async () => {
    const id = await field(page).getAttribute('aria-activedescendant')
    expect(await meant(page).getAttribute('id')).toBe(id)
    return meant(page).innerText()
  }
  const first = await isMeant()
  await page.keyboard.press('ArrowDown')
  expect(await isMeant()).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  expect(await isMeant()).toBe(first)
  await page.keyboard.type('zzz')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(door).toBeFocused()
  await expect(page).toHaveURL(`${story.url}/calendar`)
  await openPalette(page)
  await page.keyboard.type('g')
  await page.keyboard.type('l')
  await expect(field(page)).toHaveValue('gl')
})

const phone = windowOf(390, 844)
for (const [language, theme] of looks)
  for (const [width, look] of [
    ['390', phone],
    ['1024', tablet],
    ['1440', desktop],
  ] as const)
    test(`axe finds nothing in the palette at ${width}, ${theme}, ${language} @proof`, async ({
      story,
    }) => {
      const { page } = await openScene(story, '/calendar', { ...look, language, theme })
      const t = wordsIn(language, paletteTexts)
      await expect(page.getByRole('button', { name: t.title })).toHaveCount(width === '390' ? 0 : 1)
      await openPalette(page)
      await expect(page.getByRole('dialog', { name: t.title })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.type('mo')
      await expect(page.getByRole('group', { name: t.venues })).toBeVisible()
      await expectAccessible(page)
      const { width: wide } = page.viewportSize() ?? { width: 0 }
      const box = await page.getByRole('dialog').boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= wide).toBe(true)
    })
