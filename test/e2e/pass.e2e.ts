// The pass: how a place in an event looks while waiting and once confirmed.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { eventPassTexts } from '#words/en/event/event-pass.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const pass = (page: Page) => page.locator('[data-pass]')
const mainButton = (page: Page) => page.locator('[data-main]')

async function aScene(
  story: Story,
  names: readonly string[],
  changes: Parameters<typeof anEvent>[2] = {},
) {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olivia.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3), guestsPerPlayer: 2, ...changes },
  )
  const players = []
  for (const name of names) {
    const player = await story.app.signedIn(name)
    await player.must('events-signUp', { eventId, guests: 0 })
    players.push(player)
  }
  return { eventId, players, path: `/vieweditevent/${eventId}` }
}

for (const [language, theme] of looks)
  test(`a place is a pass with its number, its dot and three offers, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, eventPassTexts)
    const { path } = await aScene(story, ['Ben', 'Cleo'], { maxPlayers: 8, cancelCutoffHours: 2 })
    const { page } = await story.player('Ana', path, { language, theme })
    await expect(pass(page)).toHaveCount(0)
    await expect(page.locator('[data-place="mine"]')).toHaveCount(0)
    await mainButton(page).click()
    await expect(pass(page)).toHaveAttribute('data-pass', 'in')
    await expect(pass(page)).toContainText(t.place({ n: 3, max: 8 }))
    await expect(pass(page)).toContainText(wordsIn(language, mainButtonTexts).stateIn)
    await expect(page.locator('[data-place]').nth(2)).toHaveAttribute('data-place', 'mine')
    await expect(page.locator('[data-faces] > *').first()).toHaveText('AN')
    await expect(pass(page).getByRole('button')).toHaveCount(3)
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(pass(page)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    }
  })

test('a cut-off that is raised after someone came warns only those who come after it', async ({
  story,
}) => {
  const { eventId, path } = await aScene(story, [], { maxPlayers: 8, cancelCutoffHours: 2 })
  const { page } = await story.player('Ana', path)
  await mainButton(page).click()
  await expect(pass(page)).toContainText('free to cancel until')
  await story.app.db
    .updateTable('events')
    .set({ cancelCutoffHours: 168 })
    .where('eventId', '=', eventId)
    .execute()
  const { page: later } = await story.player('Ben', path)
  await mainButton(later).click()
  await expect(pass(later)).toContainText('past the time to cancel')
  await page.reload()
  await expect(pass(page)).toContainText('free to cancel until')
  await expect(mainButton(page)).toHaveAccessibleName(/^You’re in, cancel/)
})

test('someone is brought on the pass, which says where fewer places are left @proof', async ({
  story,
}) => {
  const { path } = await aScene(story, ['Ben'], { maxPlayers: 3 })
  const { page } = await story.player('Ana', path)
  await mainButton(page).click()
  await expect(page.getByText('There’s 1 place left.')).toBeVisible()
  await pass(page).getByRole('button', { name: 'Bring someone' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your guests' })
  await sheet.getByRole('button', { name: /^Increase/ }).click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(pass(page)).toContainText('place 2 of 3 + 1 guest')
  await expect(page.locator('[data-place="mine"]')).toHaveCount(2)
  await expect(page.getByText('No places left for guests.')).toBeVisible()
})

test('a waiting pass is white and says where in line, and fills with yellow for who is promoted @proof', async ({
  story,
}) => {
  const { eventId, players, path } = await aScene(story, ['Ben', 'Cleo', 'Dan'], { maxPlayers: 2 })
  const { page } = await story.player('Ana', path)
  await mainButton(page).click()
  await expect(pass(page)).toHaveAttribute('data-pass', 'waiting')
  await expect(pass(page)).toContainText('2nd in line')
  await expect(page.locator('[data-confetti]')).toHaveCount(0)
  for (const player of players.slice(0, 2)) await player.must('events-withdraw', { eventId })
  await expect(pass(page)).toHaveAttribute('data-pass', 'in')
  await expect(page.locator('[data-confetti]')).toHaveCount(1)
  await expect(
    page.getByRole('status').filter({ hasText: 'A place opened: you’re in!' }),
  ).toHaveCount(1)
  await expect(mainButton(page)).toHaveAccessibleName(/^You’re in, cancel/)
  await page.reload()
  await expect(pass(page)).toHaveAttribute('data-pass', 'in')
  await expect(page.locator('[data-confetti]')).toHaveCount(0)
})

test('nothing on the pass moves for readers that want no motion @proof', async ({ story }) => {
  const { path } = await aScene(story, ['Ben'])
  const { page } = await story.player('Ana', '/calendar')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await mainButton(page).click()
  await expect(pass(page)).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  )
  expect(longest).toBeLessThanOrEqual(1)
})
