// Failed calls and files are logged and can be retried.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { aClub, aLocation, anEvent } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { aWaitingWindow, alertOf, logOf } from '../scenes/refusing-server.ts'
import { expect, expectAccessible, test } from './story.ts'

const failing = {
  status: 500,
  json: { error: { status: 'INTERNAL', message: 'internal', details: { code: 'internal' } } },
}

test('a call that fails is logged, and what was seen before stays @proof', async ({ story }) => {
  story.expectNoise(/500 .*playerFriends-set/)
  const location = await aLocation(story.app.db)
  await story.app.signedIn('Ben', { homeLocation: location })
  const { page } = await story.player('Ana', `/players/${location}`, { homeLocation: location })
  const log = logOf(page)
  await page.route('**/call/playerFriends-set', (route) => route.fulfill(failing))
  const friend = page
    .getByRole('row')
    .filter({ hasText: 'Ben' })
    .getByRole('button', { name: /friend/i })
  await friend.click()
  await expect(alertOf(page)).toContainText('System error occurred.')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => log).toContain('Cloud Function call failed playerFriends-set internal')
  await expect(friend).toHaveAttribute('aria-pressed', 'false')
})

test('a name check that fails is only logged, and can be asked for again @proof', async ({
  story,
}) => {
  story.expectNoise(/500 .*validations-checkPlayer/)
  const { page } = await story.newcomer('Nina', '/playersetup', { provider: 'google' })
  const log = logOf(page)
  await page.route('**/call/validations-checkPlayer', (route) => route.fulfill(failing))
  await page.getByLabel('Player name').fill('Nina')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect
    .poll(() => log)
    .toEqual(['Cloud Function call failed validations-checkPlayer internal'])
  await expect(alertOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Set name' })).toBeDisabled()
  await page.unroute('**/call/validations-checkPlayer')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Nina is available!')).toBeVisible()
})

test('a team that was accepted in another window is accepted already @proof', async ({ story }) => {
  story.expectNoise(/40\d .*eventTeams-accept/)
  const location = await aLocation(story.app.db)
  const [ana, ben] = [
    await story.app.signedIn('Ana', { homeLocation: location }),
    await story.app.signedIn('Ben', { homeLocation: location }),
  ]
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: ben.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3), entryBy: 'team', maxPlayers: 4 },
  )
  await ben.must('eventTeams-request', { eventId, playerId: ana.playerId })
  const page = await story.window(ana, '/menu')
  let isHeld = false
  await page.routeWebSocket(/\/live(\?|$)/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isHeld) socket.send(message)
    })
  })
  await page.goto('/messagethread/ben')
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  isHeld = true
  const { messageId } = await story.app.db
    .selectFrom('messages')
    .select('messageId')
    .where('type', '=', 'teamReq')
    .executeTakeFirstOrThrow()
  await ana.must('eventTeams-accept', { messageId })
  await accept.click()
  await expect(alertOf(page)).toContainText('Team already accepted')
  await expectAccessible(page)
})

test('a club that could not be made or deleted is still there to try again, and the failure is logged @proof', async ({
  story,
}) => {
  story.expectNoise(/500 .*clubs-(create|delete)/)
  const location = await aLocation(story.app.db)
  const ana = await story.app.signedIn('Ana', { homeLocation: location })
  await aClub(story.app.db, { location, owner: ana.playerId, name: 'Bangers' })
  const page = await story.window(ana, `/players/${location}?clubActive=true`)
  const log = logOf(page)
  await page.route('**/call/clubs-*', (route) => route.fulfill(failing))
  await page.getByRole('button', { name: 'Create Club' }).click()
  await page.getByRole('textbox', { name: 'Club name' }).fill('Dinkers')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => log).toContain('Cloud Function call failed clubs-create internal')
  await alertOf(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Club name' })).toHaveValue('Dinkers')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const remove = page.getByRole('button', { name: 'Delete Bangers' })
  await remove.click()
  await alertOf(page).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => log).toContain('Cloud Function call failed clubs-delete internal')
  await alertOf(page).getByRole('button', { name: 'OK' }).click()
  await expect(remove).toBeEnabled()
})

test('a photo that could not be stored is logged, and can be sent again @proof', async ({
  story,
}) => {
  story.expectNoise(/500 .*upload/)
  const { page } = await story.player('Ana', '/upload/ana?target=player', {
    homeLocation: await aLocation(story.app.db),
  })
  const log = logOf(page)
  await page.route('**/upload/player/ana', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failing) : route.continue(),
  )
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page.getByRole('alert')).toContainText('System error occurred.')
  await expect.poll(() => log).toContain('The photo was not stored internal')
  await expect(page.getByRole('button', { name: 'Crop and Upload' })).toBeEnabled()
})

test('a file of the app that is gone loads the page again, and the screen opens', async ({
  story,
}) => {
  // The old page may request the chunk once more before the new one replaces it.
  story.expectNoise(
    /404 .*support-|Failed to fetch dynamically imported module.*support-|lost part/,
  )
  const { page } = await story.player('Ana', '/menu', {
    homeLocation: await aLocation(story.app.db),
  })
  const support = page.getByRole('main').getByRole('link', { name: 'Support' })
  await expect(support).toBeVisible()
  const file = /\/assets\/\w+\/support-[^/]*\.js$/
  // Missing for the old page only: the new page may request it before its load event.
  let isOldPage = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldPage = false
  })
  await page.route(file, (route) =>
    isOldPage ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  const loaded = page.waitForEvent('load')
  await support.click()
  await loaded
  if (new URL(page.url()).pathname === '/menu') await support.click()
  await expect(page).toHaveURL(`${story.url}/support`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a file that is gone from the new page too is said, once, and trying again opens the screen when it is there', async ({
  story,
}) => {
  story.expectNoise(
    /404 .*support-|Failed to fetch dynamically imported module.*support-|lost part/,
  )
  const { page } = await story.player('Ana', '/menu', {
    homeLocation: await aLocation(story.app.db),
  })
  const file = /\/assets\/\w+\/support-[^/]*\.js$/
  let asked = 0
  await page.route(file, async (route) => {
    if (route.request().method() === 'HEAD') asked += 1
    await route.fulfill({ status: 404, body: '' })
  })
  // The old page asks again while its reload waits.
  await page.route('**/livez', async (route) => {
    await until('the old page asks for the third time', () => asked > 2)
    await route.continue()
  })
  let loads = 0
  // A page may be left before its load event.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/support')
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByRole('alert')).toContainText('still opens as you last saw it')
  expect(loads).toBe(2)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a screen whose styles do not come at first shows once they are there, never without', async ({
  story,
}) => {
  story.expectNoise(/Unable to preload/)
  const { page } = await story.player('Ana', '/calendar', {
    homeLocation: await aLocation(story.app.db),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Calendar')
  let lost = 0
  await page.route(/\/assets\/screens-[^/]*\.css$/, (route) => {
    if (lost === 3) return route.continue()
    lost += 1
    return route.abort('internetdisconnected')
  })
  const shown = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== 'My Upcoming') return
          resolve([...document.styleSheets].some(({ href }) => href?.includes('/screens-')))
        }).observe(document, { subtree: true, childList: true })
      }),
  )
  await page.getByRole('link', { name: 'My Upcoming' }).click()
  expect(await shown).toBe(true)
  expect(lost).toBe(3)
})

test('a celebration takes no tap that was meant for what is below it, and hides by itself after five seconds, not sooner @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const [ana, ben] = [
    await story.app.signedIn('Ana', { homeLocation: location }),
    await story.app.signedIn('Ben', { homeLocation: location }),
  ]
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: ben.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3), entryBy: 'team', maxPlayers: 4 },
  )
  await ben.must('eventTeams-request', { eventId, playerId: ana.playerId })
  const page = await aWaitingWindow(story, ana, (socket) => void socket.connectToServer())
  await page.goto('/messagethread/ben')
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await accept.click()
  const celebration = page.getByRole('button', { name: 'Team formed!' })
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return celebration.isVisible()
    })
    .toBe(true)
  const takesTaps = () =>
    celebration.evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect()
      return card.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(await takesTaps()).toBe(false)
  await page.clock.runFor(1_000)
  await expect.poll(takesTaps).toBe(true)
  await page.getByRole('textbox').click()
  await expect(celebration).toBeVisible()
  await page.clock.runFor(celebrationMs - 2_500)
  await expect(celebration).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(celebration).toHaveCount(0)
})
