// A server that answers but fails: waiting calls show it, and after ten minutes the person is
// asked.
import type { Page, Route } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { askAfterTryingMs, recentTapMs } from '#domain/shared/sending-timing.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const failing = {
  status: 500,
  json: { error: { status: 'INTERNAL', message: 'internal', details: { code: 'internal' } } },
}
const unavailable = { status: 503, headers: { 'retry-after': '1' }, body: '' }
const stepMs = 30_000

async function failAt(page: Page, call: string) {
  const state = { answer: unavailable as Parameters<Route['fulfill']>[0] | null, tries: 0 }
  await page.route(`**/call/${call}`, async (route) => {
    state.tries += 1
    await (state.answer === null ? route.continue() : route.fulfill(state.answer))
  })
  return state
}

const questionOf = (page: Page) => page.getByRole('alertdialog')

/**
 * Advances the page's clock, with one retry per step, until the person is asked. Returns the
 * elapsed time, ms.
 */
async function tryUntilAsked(page: Page, state: { tries: number }): Promise<number> {
  for (let passedMs = stepMs; passedMs <= 2 * askAfterTryingMs; passedMs += stepMs) {
    const before = state.tries
    await page.clock.fastForward(stepMs)
    await expect
      .poll(async () => state.tries > before || (await questionOf(page).isVisible()))
      .toBe(true)
    if (await questionOf(page).isVisible()) return passedMs
  }
  throw new Error('nobody was asked')
}

async function makeEvent({ app }: Story): Promise<string> {
  const location = await aLocation(app.db, { name: 'Riverside' })
  const olivia = await app.signedIn('Olivia')
  const changes = { title: 'Evening', startDate: addDays(toDeviceDay(Date.now()), 1) }
  return anEvent(app.db, { location, organizer: olivia.playerId }, changes)
}

test('a sign-up that the server cannot take says so, and after ten minutes the person keeps it or drops it @proof', async ({
  story,
}) => {
  story.expectNoise(/50[03] .*events-signUp/)
  const eventId = await makeEvent(story)
  const { page } = await story.player('Ana', '/menu')
  await page.clock.install()
  const server = await failAt(page, 'events-signUp')
  await page.goto(`/vieweditevent/${eventId}`)
  const main = page.locator('[data-main]')
  await main.click()
  await expect(main).toContainText(
    'The server has a problem. We’ll keep trying to sign you up; you don’t have a place yet.',
  )
  await expectAccessible(page)
  await page.clock.fastForward(recentTapMs)

  server.answer = failing
  const question = questionOf(page)
  expect(await tryUntilAsked(page, server)).toBeGreaterThanOrEqual(askAfterTryingMs - 2 * stepMs)
  await expect(question).toContainText('Not sent yet')
  await expect(question).toContainText(
    'Sign up: Evening. We’ve tried for 10 minutes, but the server has a problem.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep trying' }).click()
  await expect(question).toHaveCount(0)
  await expect(main).toContainText('sign you up')

  expect(await tryUntilAsked(page, server)).toBeGreaterThanOrEqual(askAfterTryingMs - 2 * stepMs)
  await question.getByRole('button', { name: 'Drop it' }).click()
  await expect(main).toContainText('Sign up')
  await expect(main).not.toContainText('The server')
  expect(
    await story.app.db
      .selectFrom('player_events')
      .select('playerId')
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([])
})

test('a message and a friend that the server cannot take wait for the server in Spanish too, and arrive once when it can @proof', async ({
  story,
}) => {
  story.expectNoise(/503 .*(?:messages-send|playerFriends-set)/)
  await story.app.signedIn('Ben')
  const { page } = await story.player('Ana', '/messagethread/ben', {
    language: 'es',
    theme: 'dark',
  })
  const [messages, friends] = [
    await failAt(page, 'messages-send'),
    await failAt(page, 'playerFriends-set'),
  ]
  await page.getByRole('textbox').fill('Voy')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const trying = page.getByText('El servidor tiene un problema. Lo seguimos intentando.')
  await expect(trying).toBeVisible()
  await expect(page.getByText('Esperando la conexión')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/viewplayer/Ben')
  await page.getByRole('button', { name: 'Añadir amigo' }).click()
  await expect(
    page.getByRole('button', { name: 'Quitar amigo El servidor tiene un problema.' }),
  ).toBeVisible()

  messages.answer = null
  friends.answer = null
  const { db } = story.app
  await expect
    .poll(() => db.selectFrom('player_friends').select('friend').execute(), { timeout: 30_000 })
    .toEqual([{ friend: true }])
  expect(await db.selectFrom('messages').select('message').execute()).toEqual([{ message: 'Voy' }])
  await expect(page.getByRole('button', { name: 'Quitar amigo', exact: true })).toBeVisible()
})
