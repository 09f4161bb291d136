// A new player enters a Women 50+ team event on a phone: birth year, a partner found on the list
// and asked, both in. A man sees that he isn't eligible.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const mainButton = (page: Page) => page.locator('[data-main]')

test('a woman of 60 notes her year of birth, asks a partner from the list, and both are in @proof', async ({
  story,
}) => {
  const { db } = story.app
  const homeLocation = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation })
  const eventId = await anEvent(
    db,
    { location: homeLocation, organizer: olivia.playerId },
    {
      startDate: addDays(toDeviceDay(Date.now()), 3),
      title: 'Silver doubles',
      entryBy: 'team',
      minPlayers: 2,
      maxPlayers: 8,
      gender: 'Women',
      ageMin: 50,
    },
  )
  const path = `/vieweditevent/${eventId}`
  const thisYear = new Date().getFullYear()
  const { page: rosa } = await story.player('Rosa', path, {
    homeLocation,
    gender: 'woman',
    birthYear: thisYear - 55,
  })
  const { page: nina } = await story.player('Nina', path, { homeLocation, gender: 'woman' })
  const { page: max } = await story.player('Max', path, {
    homeLocation,
    gender: 'man',
    birthYear: thisYear - 60,
  })
  await expect(mainButton(max)).toContainText('for other players')
  await expect(max.getByRole('button', { name: 'Put me on the list' })).toHaveCount(0)

  await rosa.getByRole('button', { name: 'Put me on the list' }).click()
  await rosa.getByRole('button', { name: 'Add a note' }).click()
  await rosa.getByRole('textbox', { name: 'Note' }).fill('I play the left side')
  await rosa.getByRole('button', { name: 'Save note' }).click()
  await expect(rosa.getByRole('dialog')).toHaveCount(0)
  await expect(rosa.getByText('I play the left side')).toBeVisible()
  await expectAccessible(rosa)

  await expect(nina.getByText('ages 50 and up')).toBeVisible()
  await expect(mainButton(nina)).toHaveText('Add your year of birth')
  await mainButton(nina).click()
  await nina.getByRole('textbox', { name: 'Year of birth' }).fill('19')
  await nina.getByRole('button', { name: 'Save' }).click()
  await expect(nina.getByText(/Enter a year from 1900/)).toBeVisible()
  await nina.getByRole('textbox', { name: 'Year of birth' }).fill(String(thisYear - 60))
  await expectAccessible(nina)
  await nina.getByRole('button', { name: 'Save' }).click()

  await expect(mainButton(nina)).toHaveText('Find a partner')
  await mainButton(nina).click()
  const sheet = nina.getByRole('dialog')
  await expect(sheet.getByText('I play the left side')).toBeVisible()
  await sheet.getByRole('button', { name: 'Ask Rosa' }).click()
  await expect(nina.getByText('You asked Rosa')).toBeVisible()

  await rosa.getByRole('button', { name: 'Accept' }).click()
  await rosa.getByRole('button', { name: 'Team formed!' }).click()
  await expect(rosa.getByText('You’re on the list')).toHaveCount(0)
  await expect(mainButton(nina)).toHaveText(/^Sign up with Rosa/)
  await mainButton(nina).click()
  await expect(mainButton(nina)).toHaveAccessibleName(/^You’re in, cancel/)
  await expect(mainButton(rosa)).toHaveAccessibleName(/^You’re in, cancel/)
})

test('whoever enters alone notes the year and is signed up with one tap, or reads why not @proof', async ({
  story,
}) => {
  const { db } = story.app
  const homeLocation = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation })
  const place = { location: homeLocation, organizer: olivia.playerId }
  const startDate = addDays(toDeviceDay(Date.now()), 3)
  const eventId = await anEvent(db, place, { startDate, title: 'Juniors', ageMax: 18 })
  const birthYear = Number(startDate.slice(0, 4)) - 18
  const { page } = await story.player('Nico', `/vieweditevent/${eventId}`, { homeLocation })
  await mainButton(page).click()
  await page.getByRole('textbox', { name: 'Year of birth' }).fill(String(birthYear))
  await page.getByRole('button', { name: 'Save and sign up' }).click()
  await expect(mainButton(page)).toHaveAccessibleName(/^You’re in, cancel/)

  await page.goto('/player/settings/birthyear')
  await page.getByRole('textbox', { name: 'Year of birth' }).fill(String(birthYear - 20))
  await page.getByRole('button', { name: 'Save year' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const other = await anEvent(db, place, { startDate, title: 'Juniors again', ageMax: 18 })
  await page.goto(`/vieweditevent/${other}`)
  await expect(mainButton(page)).toHaveText('This event is for other ages')
})
