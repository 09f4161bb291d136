// A venue's week for its admins: events against the available courts, pending requests, and copying
// to other days and weeks.
import { toDeviceDay } from '#client/device/today.ts'
import { findSunday } from '#domain/location/court-week.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { courtWeekTexts } from '#words/en/location/court-week.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, windowOf } from './desk-scene.ts'
import { expect, expectAccessible, looks, test, type Story, type WindowOptions } from './story.ts'

async function openWeek(story: Story, options: WindowOptions) {
  const { db } = story.app
  const venue = await aLocation(db, { name: 'Moscone', courts: 5 })
  const ben = await story.app.signedIn('Ben', { homeLocation: venue })
  const sunday = addDays(findSunday(toDeviceDay(Date.now())), 7)
  const place = { location: venue, organizer: ben.playerId }
  const at = (days: number, startTime: string, title: string) =>
    anEvent(db, place, {
      startDate: addDays(sunday, days),
      startTime,
      title,
      duration: 120,
      courts: 3,
    })
  await at(2, '09:00', 'Early ladder')
  await at(2, '10:00', 'Late ladder')
  await at(4, '18:00', 'Club night')
  const window = await story.player('Ana', '/welcome', { homeLocation: venue, ...options })
  await anAdmin(db, venue, window.player.playerId)
  const day = (days: number) => window.page.locator(`[data-day="${addDays(sunday, days)}"]`)
  return { ...window, ben, venue, sunday, day }
}

for (const [language, theme] of looks)
  test(`an admin sees where events ask for more courts than there are, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page, venue, sunday, day } = await openWeek(story, { ...desktop, language, theme })
    const t = wordsIn(language, courtWeekTexts)
    await page.goto(`/venuedetail/${venue}?view=week&day=${sunday}`)
    await expect(day(2).getByRole('button')).toHaveCount(2)
    await expect(day(2).getByRole('button').first()).toHaveAccessibleName(
      new RegExp(`Early ladder.*${t.tooMany}`),
    )
    await expect(day(4).getByRole('button')).not.toHaveAccessibleName(new RegExp(t.tooMany))
    await expect(page.getByRole('heading', { name: t.overTitle })).toBeVisible()
    await expect(page.getByRole('list', { name: t.desk }).getByRole('listitem')).toHaveCount(2)
    await expect(day(4).getByRole('button')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
      true,
    )
    await expectAccessible(page)
  })

test('a chosen event is copied to the next week, in the form of a new event @proof', async ({
  story,
}) => {
  const { page, venue, sunday, day } = await openWeek(story, desktop)
  await page.goto(`/venuedetail/${venue}`)
  await page.getByRole('link', { name: 'Courts this week' }).click()
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${sunday}`))
  await day(4)
    .getByRole('button', { name: /Club night/ })
    .click()
  await page.getByRole('link', { name: 'Copy to next week' }).click()
  await expect(page).toHaveURL(new RegExp(`/createevent/${addDays(sunday, 11)}/`))
  await expect(page.getByText('A copy of your event.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Club night')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/vieweditevent/)
  await page.goto(`/venuedetail/${venue}?view=week&day=${addDays(sunday, 7)}`)
  await expect(day(11).getByRole('button', { name: /Club night/ })).toBeVisible()
})

test('an event dragged over the way to another week and onto a day is copied there', async ({
  story,
}) => {
  const { page, venue, sunday, day } = await openWeek(story, desktop)
  await page.goto(`/venuedetail/${venue}?view=week&day=${sunday}`)
  await day(4).getByRole('button').hover()
  await page.mouse.down()
  await page.getByRole('button', { name: 'Week after' }).hover()
  await expect(day(8)).toBeVisible()
  await day(8).hover()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/createevent\/2\d{3}-/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Club night')
})

test('the week of a phone scrolls sideways by itself, and players see the venue instead @proof', async ({
  story,
}) => {
  const { page, venue, sunday, day, ben } = await openWeek(story, windowOf(390, 844))
  await page.goto(`/venuedetail/${venue}?view=week&day=${sunday}`)
  await day(4).getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Open event' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  const bens = await story.window(ben, `/venuedetail/${venue}?view=week&day=${sunday}`)
  await expect(bens.getByRole('heading', { name: 'About this venue' })).toBeVisible()
  await expect(bens.locator('[data-day]')).toHaveCount(0)
})
