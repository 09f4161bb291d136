// The day's status (on, delayed, off) is two taps for an organizer or venue admin, and players'
// windows follow.
import { createOpenMeteo } from '#server/weather/open-meteo.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startWeatherDouble, type WeatherDouble } from '#test/support/weather-double.ts'
import { nextStripTexts } from '#words/en/calendar/next-strip.ts'
import { dayChipTexts, dayStatusTexts } from '#words/en/day-status/day-status.ts'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { wordsIn } from '#words/words.ts'
import {
  expect,
  expectAccessible,
  looks,
  test as base,
  type Story,
  type WindowOptions,
} from './story.ts'

const hourMs = 3_600_000
const today = new Date().toISOString().slice(0, 10)
const soon = new Date(Date.now() + 2 * hourMs).toISOString()
const startTime = `${soon.slice(11, 13)}:00`

let double: WeatherDouble
base.beforeAll(async () => {
  double = await startWeatherDouble(today, 0)
})
base.afterAll(() => double.close())

const test = base.extend({
  // Playwright wants the braces.
  // oxlint-disable-next-line no-empty-pattern
  appOptions: async ({}, provide) => {
    await provide({
      weather: createOpenMeteo(
        { url: double.url },
        { clock: { now: Date.now }, onError: () => undefined },
      ),
    })
  },
})

async function aDay(story: Story, look: WindowOptions = {}) {
  const { db } = story.app
  const location = await aLocation(db, { name: 'Pier Courts', timezone: 'UTC' })
  await db
    .updateTable('locations')
    .set({ indoor: false })
    .where('locationId', '=', location)
    .execute()
  const olga = await story.player('Olga', '/welcome', { homeLocation: location, ...look })
  const eventId = await anEvent(
    db,
    { location, organizer: olga.player.playerId },
    { title: 'Evening games', startDate: soon.slice(0, 10), startTime },
  )
  const ann = await story.player('Ann', '/welcome', { homeLocation: location, ...look })
  await ann.player.must('events-signUp', { eventId, guests: 0 })
  return { location, eventId, olga, ann }
}

for (const [language, theme] of looks)
  test(`two taps say that an event is off, and an open window of a player follows, ${language}, ${theme} @proof`, async ({
    story,
  }) => {
    const { eventId, olga, ann } = await aDay(story, { language, theme })
    const t = wordsIn(language, dayStatusTexts)
    const chip = wordsIn(language, dayChipTexts).chip({ state: 'off', until: '' })
    const strip = wordsIn(language, nextStripTexts)
    const next = await story.window(ann.player, '/calendar', { language, theme })
    await expect(next.locator('[data-next]')).toHaveClass(/bg-ball/)
    await ann.page.goto('/myevents')
    await expect(ann.page.getByText('Evening games').first()).toBeVisible()
    await expect(ann.page.getByText(chip, { exact: true })).toHaveCount(0)
    await olga.page.goto(`/vieweditevent/${eventId}`)
    await olga.page.getByRole('button', { name: t.title }).click()
    await expectAccessible(olga.page)
    await olga.page.getByRole('dialog').getByRole('button', { name: chip }).click()
    await expect(olga.page.getByText(t.told)).toBeVisible()
    await expect(ann.page.getByText(chip, { exact: true }).first()).toBeVisible()
    await expect(ann.page.getByText(wordsIn(language, myEventsTexts).next)).toHaveCount(0)
    await expect(next.locator('[data-next]')).toContainText(strip.off)
    await expect(next.locator('[data-next]')).not.toHaveClass(/bg-ball/)
    await expectAccessible(next)
    await ann.page.goto(`/vieweditevent/${eventId}`)
    await expect(ann.page.getByText(chip, { exact: true }).first()).toBeVisible()
    await expect(ann.page.locator('[data-pass] .bg-ball')).toHaveCount(0)
    await expect(ann.page.getByRole('button', { name: t.title })).toHaveCount(0)
    await expectAccessible(ann.page)
  })

test('a venue admin says for the whole day that it is in doubt; players see it with the weather @proof', async ({
  story,
}) => {
  const { location, eventId, ann } = await aDay(story)
  const t = wordsIn('en', dayStatusTexts)
  const vera = await story.player('Vera', '/welcome', { homeLocation: location })
  await anAdmin(story.app.db, location, vera.player.playerId)
  await ann.page.goto(`/vieweditevent/${eventId}`)
  await expect(ann.page.getByText(/18°, 60% rain at|65°, 60% rain at/)).toBeVisible()
  await vera.page.goto(`/venuedetail/${location}`)
  await vera.page
    .getByRole('button', {
      name: t.titleOn({ day: soon.startsWith(today) ? t.today : t.tomorrow }),
    })
    .click()
  await vera.page.getByLabel(t.note).fill('Courts are drying')
  await vera.page.getByRole('dialog').getByRole('button', { name: 'Watching' }).click()
  await expect(vera.page.getByText('Courts are drying')).toBeVisible()
  await expect(ann.page.getByText('Courts are drying')).toBeVisible()
  await expect(ann.page.getByText('Said by the venue')).toBeVisible()
})
