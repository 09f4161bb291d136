// Signing up from a card: two taps from the calendar's day, one from the list.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, tablet } from './desk-scene.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const day = addDays(toDeviceDay(Date.now()), 2)

async function aScene(story: Story, changes: Parameters<typeof anEvent>[2] = {}) {
  const homeLocation = await aLocation(story.app.db, { name: 'Riverside Courts' })
  const olivia = await story.app.signedIn('Olivia', { homeLocation })
  const at = { location: homeLocation, organizer: olivia.playerId }
  const fields = { startDate: day, startTime: '09:00', title: 'Morning games' }
  const eventId = await anEvent(story.app.db, at, { ...fields, ...changes })
  await anEvent(story.app.db, at, {
    ...fields,
    startTime: '12:45',
    title: 'Five and up',
    skillMin: 5,
  })
  for (const name of ['Ben_Okafor', 'Cleo_Marsh', 'Dan_Ruiz'])
    await (await story.app.signedIn(name)).must('events-signUp', { eventId, guests: 0 })
  return { homeLocation, eventId, olivia }
}

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Morning games' })
const slot = (page: Page) => page.locator('[data-sign-up]')

for (const [language, theme] of looks)
  test(`a day and the button on a card: two taps from the calendar to a place, ${theme}, ${language}`, async ({
    story,
  }) => {
    const { homeLocation } = await aScene(story)
    const { page } = await story.player('Ana', '/calendar', { homeLocation, language, theme })
    const t = wordsIn(language, mainButtonTexts)
    await page.locator(`a[href="/eventday/${day}"]`).tap()
    await expect(card(page)).toBeVisible()
    await expectAccessible(page)
    const button = page.getByRole('button', { name: t.signUp })
    await expect(button).toHaveCount(1)
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await button.tap()
    await expect(card(page).locator('.bg-ball')).toBeVisible()
    await expect(page.getByText(t.youAreIn)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/eventday/${day}$`))
    await expectAccessible(page)
    await page.getByRole('button', { name: wordsIn(language, labelTexts).undo }).tap()
    await expect(button).toBeVisible()
    await expect(card(page).locator('.bg-ball')).toHaveCount(0)
  })

for (const [size, options] of [
  ['1024', tablet],
  ['1440', desktop],
] as const)
  test(`at ${size} the first event that fits stands beside the list, and one press signs up @proof`, async ({
    story,
  }) => {
    const { homeLocation } = await aScene(story)
    const { page } = await story.player('Ana', '/list', { homeLocation, ...options })
    await expect(page.locator('#main #event')).toHaveText('Morning games')
    await page.locator('#main [data-main]').click()
    await expect(card(page).locator('.bg-ball').first()).toBeVisible()
    await expect(page).toHaveURL(/\/list$/)
  })

test('taps on the point that signed up neither leave nor open the event @proof', async ({
  story,
}) => {
  const { homeLocation } = await aScene(story)
  const { page } = await story.player('Ana', '/calendar', { homeLocation })
  const left: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/call/events-withdraw')) left.push(request.url())
  })
  await page.clock.install()
  await page.goto('/list')
  const box = await slot(page).boundingBox()
  if (box === null) throw new Error('no card can be entered')
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await tap()
  await expect(card(page).locator('.bg-ball')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 500)
  for (const laterMs of [0, 300, 300, 400, 800]) {
    await page.clock.fastForward(laterMs)
    await tap()
  }
  await expect(page).toHaveURL(/\/list$/)
  expect(left).toEqual([])

  await page.clock.fastForward(5000)
  await page.clock.resume()
  await expect(slot(page)).toHaveCount(0)
  await tap()
  await expect(page).toHaveURL(/\/vieweditevent\//)
  expect(left).toEqual([])
})

test('a toast over the tapped card has no Undo @proof', async ({ story }) => {
  const { homeLocation } = await aScene(story)
  const { page } = await story.player('Ana', '/list', { homeLocation })
  const button = page.getByRole('button', { name: /^Sign up/ })
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 150))
  await page.locator('body').evaluate((body) => (body.style.paddingBottom = '100vh'))
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 150))
  await button.tap()
  await expect(page.getByText('You’re in!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('a refusal is said in words, and the card stays as it is @proof', async ({ story }) => {
  story.expectNoise(/400 \(Bad Request\).*events-signUp/)
  const { homeLocation, eventId, olivia } = await aScene(story)
  const { page, player } = await story.player('Ana', '/list', { homeLocation })
  await player.must('events-signUp', { eventId, guests: 0 })
  await expect(slot(page)).toHaveCount(0)
  await olivia.must('events-removePlayer', { eventId, playerId: 'ana' })
  await page.getByRole('button', { name: /^Sign up/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('organizer')
})

test('without a connection the sign-up waits, and the card says so @proof', async ({ story }) => {
  const { homeLocation } = await aScene(story)
  const { page } = await story.player('Ana', '/list', { homeLocation })
  const button = page.getByRole('button', { name: /^Sign up/ })
  await expect(button).toBeVisible()
  await page.context().setOffline(true)
  // A hover would preload the event's screen.
  await button.dispatchEvent('click')
  await expect(slot(page)).toHaveAttribute('data-sign-up', 'waits')
  await expect(slot(page)).toContainText('you don’t have a place yet')
  await page.context().setOffline(false)
  await expect(card(page).locator('.bg-ball')).toBeVisible()
})
