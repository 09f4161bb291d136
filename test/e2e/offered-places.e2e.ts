// A freed place is offered: accepted in one window and seen in another, declined, or passed to the
// next person on expiry.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { endOverdueOffers } from '../../src/server/features/offer/jobs.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const in5Days = () => addDays(toDeviceDay(Date.now()), 5)
const mainButton = (page: Page) => page.locator('[data-main]')
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function anOfferingEvent({ app }: Story, location: string) {
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Small games',
      startDate: in5Days(),
      minPlayers: 2,
      maxPlayers: 2,
      freedPlaces: 'offered',
    }),
    status: 'published',
  })
  const first = await app.signedIn('Quinn', { homeLocation: location })
  const second = await app.signedIn('Rosa', { homeLocation: location })
  for (const player of [first, second]) await player.must('events-signUp', { eventId, guests: 0 })
  return { olivia, eventId, first, second, path: `/vieweditevent/${eventId}` }
}

test('an organizer chooses that freed places are offered @proof', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Olivia', `/createevent/${location}/${in5Days()}/18:00`, {
    homeLocation: location,
  })
  await page.getByText('Sign-up rules').click()
  await page
    .getByRole('radiogroup', { name: 'A place that opens up' })
    .getByText('Is offered')
    .click()
  await expect(page.getByText(/24 hours to say yes/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(/\/vieweditevent\//)
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByText('Free places are offered')).toBeVisible()
})

test('an offered place is taken in one window, and the other window and the roster follow @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { eventId, first, path } = await anOfferingEvent(story, location)
  const { page: ana } = await story.player('Ana', path, { homeLocation: location })
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName('On waitlist #1, leave')
  const other = await ana.context().newPage()
  await other.goto(path)
  await first.must('events-withdraw', { eventId })
  for (const page of [ana, other]) {
    await expect(mainButton(page)).toContainText(/A place is free: yes by /)
    await expect(page.getByRole('region', { name: 'Your pass' })).toContainText('A place is free')
  }
  await expect(ana.getByText(/offered until /)).toBeVisible()
  await expect(ana.getByRole('link', { name: /^Alerts/ })).toHaveAccessibleName(/1 unread alert/)
  await expectAccessible(ana)
  await other.goto('/myevents')
  await expect(
    other.locator('[data-event]').filter({ hasText: 'Small games' }).first(),
  ).toContainText('Place offered')
  await other.goto(path)
  await ana.getByRole('button', { name: 'Take the place' }).click()
  for (const page of [ana, other])
    await expect(mainButton(page)).toHaveAccessibleName('You’re in, cancel')
})

test('No thanks leaves the waitlist, and what nobody answers goes to the next @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { eventId, first, path } = await anOfferingEvent(story, location)
  const { page: ana } = await story.player('Ana', path, { homeLocation: location })
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName('On waitlist #1, leave')
  const { page: ben } = await story.player('Ben', path, { homeLocation: location })
  await mainButton(ben).click()
  await expect(mainButton(ben)).toHaveAccessibleName('On waitlist #2, leave')
  const cleo = await story.app.signedIn('Cleo', { homeLocation: location })
  await cleo.must('events-signUp', { eventId, guests: 0 })
  await first.must('events-withdraw', { eventId })
  await ana.getByRole('button', { name: 'No thanks' }).click()
  await expect(toast(ana, 'You’re off the waitlist.')).toBeVisible()
  await expect(mainButton(ben)).toContainText(/A place is free: yes by /)
  await story.app.db
    .updateTable('player_events')
    .set({ offeredUntil: new Date(story.app.deps.clock.now() - 1) })
    .where('playerId', '=', 'ben')
    .execute()
  expect(await endOverdueOffers(story.app.deps)).toBe(1)
  await expect(mainButton(ben)).toHaveAccessibleName(/Join waitlist/)
  expect(await cleo.call('events-answerOffer', { eventId, isTaken: true })).toMatchObject({
    ok: true,
  })
})
