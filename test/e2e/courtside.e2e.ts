// The tools of organizers beside the courts: the sheet of walk-ins, a display that stays on, and a code
// that speaks the screen's language.
import type { Page } from '@playwright/test'
import { qrSvg, svgAddress } from '#client/device/qr-code.ts'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, test, type Story } from './story.ts'

async function anOpenPlay({ app }: Story) {
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  await app.signedIn('Zoe', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    { title: 'Friday open play', startDate: addDays(toDeviceDay(Date.now()), 1), maxPlayers: 16 },
  )
  await openDoors(app, eventId)
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  return { olivia, eventId }
}

const countLocks = (page: Page) =>
  page.addInitScript(() => {
    const count = (by: number) => {
      const { dataset } = document.documentElement
      dataset['locks'] = String(Number(dataset['locks'] ?? 0) + by)
    }
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          count(1)
          return Promise.resolve({ release: () => Promise.resolve(count(-1)) })
        },
      },
    })
  })

test('the sheet of walk-ins is empty after each, and queue and desk keep the display on', async ({
  story,
}) => {
  const { olivia, eventId } = await anOpenPlay(story)
  const page = await story.window(olivia, '/landing')
  await countLocks(page)
  for (const path of [`/queue/${eventId}`, `/vieweditevent/${eventId}?view=desk`]) {
    await page.goto(path)
    await expect(page.locator('html[data-locks="1"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bright sun' })).toBeVisible()
  }
  await page.goto(`/queue/${eventId}`)
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('zo')
  await page.getByRole('dialog').getByRole('button', { name: /^Zoe/ }).click()
  // Either her row says so, or this line does after the list was read again without her.
  await expect(page.getByText(/^(Zoe: )?Added$/)).toBeVisible()
  await expect(search).toHaveValue('')
  await search.fill('Max Mustermann')
  await page.getByRole('button', { name: /Max Mustermann/ }).click()
  await expect(page.getByText(/^Max Mustermann: /)).toBeVisible()
  await expect(search).toHaveValue('')
})

test('the code of a Spanish screen leads to a Spanish page', async ({ story }) => {
  const { olivia, eventId } = await anOpenPlay(story)
  const screen = await story.window(olivia, `/at/${eventId}?view=screen`, { language: 'es' })
  const shown = screen.locator('[data-code]')
  const code = await shown.getAttribute('data-code')
  const address = `${story.url}/at/${eventId}?code=${code}&lang=es`
  await expect(shown.getByRole('img')).toHaveAttribute('src', svgAddress(await qrSvg(address)))
  const visitor = await story.visitor('/landing')
  await visitor.context().clearCookies({ name: 'language' })
  await visitor.goto(address)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'es')
})
