// The hour before an event: an organizer marks arrivals and starts the rounds with one button; a
// player sees the start time, then their court.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, skipUntilVisible, test, type Story } from './story.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo']
const start = (page: Page) => page.locator('[data-start]')

async function aDay(story: Story, { isTomorrow = false, guests = 0 } = {}) {
  const { db } = story.app
  const location = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    {
      startDate: addDays(toDeviceDay(Date.now()), 1),
      title: 'Sunday games',
      courts: 2,
      maxPlayers: 20,
      guestsPerPlayer: 2,
    },
  )
  if (!isTomorrow) await openDoors(story.app, eventId)
  const players = await Promise.all(
    names.map((name) => story.app.signedIn(name, { homeLocation: location })),
  )
  for (const player of players)
    await player.must('events-signUp', { eventId, guests: player.playerId === 'ben' ? guests : 0 })
  const [ana] = players
  if (ana === undefined) throw new Error('a day has players')
  return { olivia, ana, eventId, location, path: `/vieweditevent/${eventId}` }
}

// Starting plans the rounds, which takes a while on a busy machine.
const planMs = { timeout: 45_000 }

test('from the page of today’s event to the first round in two taps, and the players see their courts @proof', async ({
  story,
}) => {
  const { olivia, ana, path } = await aDay(story)
  const mine = await story.window(ana, path)
  await expect(mine.getByText('Your court appears here')).toBeVisible()
  await expectAccessible(mine)
  const page = await story.window(olivia, path)
  const taps = { count: 0 }
  await page.exposeFunction('tapped', () => (taps.count += 1))
  await page.evaluate(() =>
    addEventListener('click', () => (globalThis as unknown as { tapped(): void }).tapped()),
  )
  await page.getByRole('button', { name: 'Everyone is here' }).click()
  await expect(start(page)).toHaveText('Start with 9 players')
  await expectAccessible(page)
  await start(page).click()
  await expect(page.locator('[data-court="1"]')).toBeVisible(planMs)
  await expect(page.locator('[data-court="2"]')).toBeVisible()
  expect(taps.count).toBeLessThanOrEqual(3)
  await expect(page).toHaveURL(/\/matchlist\//)
  await expect(mine.getByText(/Your match|You sit out round 1/)).toBeVisible()
  await expect(mine.getByRole('link', { name: 'Open live' })).toBeVisible()
  await expectAccessible(mine)
})

test('one tap marks someone and another takes it back; rows keep their place, guests count, and a walk-in is here at once @proof', async ({
  story,
}) => {
  const { olivia, path, location } = await aDay(story, { guests: 1 })
  await story.app.signedIn('Zoe', { homeLocation: location })
  const page = await story.window(olivia, path)
  const other = await story.window(olivia, path)
  const rows = page.getByRole('list', { name: 'Still to come' }).getByRole('listitem')
  await expect(page.getByText('0 of 10 here')).toBeVisible()
  await expect(page.getByText('4 more players to start')).toBeVisible()
  await expect(start(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ben is here' }).click()
  await expect(page.getByText('2 of 10 here')).toBeVisible()
  await expect(other.getByText('2 of 10 here')).toBeVisible()
  await expect(rows.nth(1)).toContainText('Ben')
  await page.getByRole('button', { name: 'Ben is here' }).click()
  await expect(other.getByText('0 of 10 here')).toBeVisible()
  for (const name of ['Ana', 'Ben', 'Cleo'])
    await page.getByRole('button', { name: `${name} is here` }).click()
  await expect(start(page)).toHaveText('Start with 4 players')
  await page.getByRole('button', { name: 'Walk-in' }).click()
  await page.getByRole('searchbox').fill('zo')
  await page.getByRole('button', { name: /Zoe/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(start(page)).toHaveText('Start with 5 players')
  await start(page).click()
  await expect(page.locator('[data-court="1"]')).toBeVisible(planMs)
  await expect(page.getByRole('tabpanel')).not.toContainText('Dan')
})

test('a start that lost its connection goes on where it stopped, and makes the rounds once', async ({
  story,
}) => {
  story.expectNoise(/Failed to load resource|ERR_/)
  const { olivia, path, eventId } = await aDay(story)
  const page = await story.window(olivia, path)
  await page.clock.install()
  await page.reload()
  await page.getByRole('button', { name: 'Everyone is here' }).click()
  await page.route('**/call/matchLists-plan', (route) => route.abort())
  await start(page).click()
  await skipUntilVisible(page.getByRole('alertdialog'))
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(start(page)).toHaveText('Start with 9 players')
  await page.unroute('**/call/matchLists-plan')
  await start(page).click()
  await expect(page.locator('[data-court="1"]')).toBeVisible(planMs)
  const socket = await story.app.socket(olivia.token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).until(() => true)
  expect(matchList?.revision).toBe(1)
  expect(new Set(matchList?.matches.map(({ round }) => round)).size).toBe(6)
  await socket.close()
})

test('an event that is not today has no day yet @proof', async ({ story }) => {
  const { olivia, path } = await aDay(story, { isTomorrow: true })
  const page = await story.window(olivia, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Ana', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The evening' })).toHaveCount(0)
})

for (const [language, theme] of looks)
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const)
    test(`the day is accessible at ${width}, ${language}, ${theme} @proof`, async ({ story }) => {
      const t = wordsIn(language, eventDayTexts)
      const { olivia, path } = await aDay(story)
      const page = await story.window(olivia, path, {
        language,
        theme,
        context: { viewport: { width, height } },
      })
      await page.getByRole('button', { name: t.nameHere({ name: 'Ana' }) }).click()
      await expect(page.getByText(t.hereOf({ here: 1, all: 9 }), { exact: true })).toBeVisible()
      await expectAccessible(page)
      if (process.env['SHOTS'] !== undefined)
        await page.screenshot({ path: `${process.env['SHOTS']}/day-${width}-${language}.png` })
    })
