// The browser clears its storage while calls wait to be sent: the open page continues, and the next
// page warns about possible loss.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story, type WindowOptions } from './story.ts'

const holdBack = (page: Page) =>
  page.context().route('**/call/events-signUp', (route) => route.abort('internetdisconnected'))

/** Cuts off this page alone. A route would let a running request through when its page closes. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })

async function signUpInVain(
  story: Story,
  disconnect: (page: Page) => Promise<unknown>,
  options: WindowOptions = {},
) {
  story.expectNoise(/events-signUp/)
  const { db } = story.app
  const olivia = await story.app.signedIn('Olivia')
  const location = await aLocation(db, { name: 'Riverside' })
  const changes = { title: 'Evening', startDate: addDays(toDeviceDay(Date.now()), 1) }
  const eventId = await anEvent(db, { location, organizer: olivia.playerId }, changes)
  const { page, player } = await story.player('Ana', `/vieweditevent/${eventId}`, options)
  await disconnect(page)
  await page.locator('[data-main]').click()
  await expect.poll(() => noteOf(page)).toMatch(/^1\.\d+\.[\da-f]{8}$/)
  const players = () =>
    db.selectFrom('player_events').select('playerId').where('eventId', '=', eventId).execute()
  return { page, player, players }
}

async function noteOf(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.startsWith('waiting.'))?.value ?? null
}

/** Browsers do this when space is short, or after days without a visit; cookies stay. */
async function clearStorage(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes,
  })
  await browser.detach()
}

const question = (page: Page) => page.getByRole('alertdialog')

test('a sign-up that waited when the storage was cleared is told of at the next start, once, with the way to My Events @proof', async ({
  story,
}) => {
  const { page, players } = await signUpInVain(story, cutOff)
  const context = page.context()
  // Simulates a phone switched off: no page runs its unload handlers.
  const next = await context.newPage()
  await next.goto('/terms?read')
  await page.close({ runBeforeUnload: false })
  await clearStorage(next)

  await next.goto('/menu')
  await expect(question(next)).toContainText('Maybe not sent')
  await expect(question(next)).toContainText(
    /Something you did on this device on .+ may not have been sent: your browser’s storage was cleared/,
  )
  await expectAccessible(next)
  await next.getByRole('button', { name: 'My Events' }).click()
  await expect(next).toHaveURL(/\/myevents/)
  expect(await noteOf(next)).toBeNull()
  await next.reload()
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(next)).toHaveCount(0)
  expect(await players()).toEqual([])
})

test('an open page loses nothing when the storage is cleared, and says nothing of it @proof', async ({
  story,
}) => {
  const { page, players } = await signUpInVain(story, holdBack, { language: 'es', theme: 'dark' })
  await clearStorage(page)
  await page.goto('/menu')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await page.context().unroute('**/call/events-signUp')
  await page.reload()
  await expect.poll(players, { timeout: 30_000 }).toEqual([{ playerId: 'ana' }])
  await expect.poll(() => noteOf(page)).toBeNull()
})
