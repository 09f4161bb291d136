// A hurried second tap must not give up a place: being in is a state, and leaving is away from the
// sign-up button.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors, soonInNewYork } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const mainButton = (page: Page) => page.locator('[data-main]')
const bar = (page: Page) => page.locator('[data-bar]')

async function aScene(story: Story, changes: Parameters<typeof anEvent>[2] = {}) {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olivia.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3), guestsPerPlayer: 2, ...changes },
  )
  return { olivia, eventId, path: `/vieweditevent/${eventId}` }
}

async function tapAt(page: Page, share: number): Promise<() => Promise<void>> {
  const box = await mainButton(page).boundingBox()
  if (box === null) throw new Error('there is no main button')
  return () => page.touchscreen.tap(box.x + box.width * share, box.y + box.height / 2)
}

for (const share of [0.05, 0.5, 0.95])
  test(`taps on one point, ${share * 100} % along the button, sign up and never leave${share === 0.95 ? '' : ' @proof'}`, async ({
    story,
  }) => {
    const { path } = await aScene(story, { guestsPerPlayer: 0 })
    const { page } = await story.player('Ana', '/calendar')
    const left: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/call/events-withdraw')) left.push(request.url())
    })
    await page.clock.install()
    await page.goto(path)
    await expect(mainButton(page)).toHaveText(/^Sign up/)
    const tap = await tapAt(page, share)
    await tap()
    await expect(bar(page).getByText('You’re in')).toBeVisible()
    for (const laterMs of [0, 300, 300, 400, 800, 1000, 5000, 5000]) {
      await page.clock.fastForward(laterMs)
      await tap()
    }
    await expect(bar(page).getByText('You’re in')).toBeVisible()
    expect(left).toEqual([])

    await page.clock.fastForward(1000)
    await mainButton(page).tap()
    await expect.poll(() => left.length).toBe(1)
  })

test('one tap signs up where guests are allowed; guests are added to the place, and it is said where too few are left @proof', async ({
  story,
}) => {
  const { path } = await aScene(story, { maxPlayers: 3 })
  const { page } = await story.player('Ana', path)
  await mainButton(page).click()
  await expect(mainButton(page)).toHaveAccessibleName(/^You’re in, cancel/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const ben = await story.app.signedIn('Ben')
  await ben.must('events-signUp', { eventId: path.split('/').at(-1) ?? '', guests: 0 })
  await expect(page.getByText('2 of 3 places taken')).toBeVisible()
  await page.getByRole('button', { name: '0 guests' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your guests' })
  await expect(sheet).toContainText('There’s 1 place left.')
  for (const _ of [1, 2]) await sheet.getByRole('button', { name: /^Increase/ }).click()
  await expect(sheet).toContainText('There isn’t room for that many.')
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled()
  await sheet.getByRole('button', { name: /^Decrease/ }).click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 of 3 places taken')).toBeVisible()
})

test('on the day an organizer has one check-in beside the list, and live leads for those in @proof', async ({
  story,
}) => {
  const { olivia, eventId, path } = await aScene(story, soonInNewYork())
  await openDoors(story.app, eventId)
  const page = await story.window(olivia, path)
  const way = (window: Page) => window.locator('[data-live]')
  await expect(page.locator('[data-organizing] a')).toHaveText(['Check-in desk', 'Matches'])
  await expect(bar(page).locator('[data-live]')).toHaveCount(0)
  const { page: ana } = await story.player('Ana', path)
  await expect(way(ana)).toHaveCount(0)
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName(/^You’re in, cancel|^Cancel late/)
  await olivia.must('matchLists-start', { eventId })
  await expect(way(ana)).toHaveText('Live')
  await expect(way(ana)).toHaveAttribute('data-leads', 'true')
})

const cutParts = (page: Page): Promise<string[]> =>
  bar(page).evaluate((element) =>
    [...element.querySelectorAll('a, button, p, output')]
      .filter(
        (part) =>
          part.clientWidth > 1 &&
          (part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > innerWidth),
      )
      .map((part) => part.outerHTML),
  )

const barMax = 84

for (const [language, theme] of looks)
  test(`the bar stays low on small phones and with large text, ${language} @proof`, async ({
    story,
  }) => {
    const { olivia, eventId, path } = await aScene(story, { ...soonInNewYork(), maxPlayers: 3 })
    for (const name of ['Ben', 'Cleo', 'Dan'])
      await (await story.app.signedIn(name)).must('events-signUp', { eventId, guests: 0 })
    const { page: waiting, player } = await story.player('Ana', path, { language, theme })
    const organizing = await story.window(olivia, path, { language, theme })
    const isLow = async (page: Page) => {
      for (const [width, textSize] of [
        [390, '100'],
        [360, '100'],
        [390, '150'],
        [360, '150'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.context().addCookies([{ name: 'textSize', value: textSize, url: story.url }])
        await page.reload()
        await expect(mainButton(page)).toBeVisible()
        const { height = Infinity } = (await bar(page).boundingBox()) ?? {}
        expect(height, `${width} px, ${textSize} %`).toBeLessThanOrEqual(barMax)
        expect(await cutParts(page), `${width} px, ${textSize} %`).toEqual([])
      }
      await expectAccessible(page)
    }
    await isLow(organizing)
    await isLow(waiting)
    await player.must('events-signUp', { eventId, guests: 0 })
    await isLow(waiting)
    await olivia.must('matchLists-start', { eventId })
    await isLow(waiting)
  })
