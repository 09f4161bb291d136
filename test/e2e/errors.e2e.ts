// The error catalogue of the spec's section 8, provoked in open windows: what is said, and what
// becomes of the screen. The entries that other stories prove are listed with these in
// test/cases/section-8.txt.
import type { Page, WebSocketRoute } from '@playwright/test'
import { toLocalDay } from '#client/device/today.ts'
import { authRefreshMs, playerDataWaitMs, waitForUserMs } from '#domain/onboarding/onboarding.ts'
import { addDays } from '#domain/shared/day.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { topics } from '#server/live/topics.ts'
import { aClub, aLocation, anEvent } from '#test/support/builders.ts'
import type { TestUser } from '#test/support/test-app.ts'
import { expect, expectAccessible, test, type Story, type WindowOptions } from './story.ts'

type Frame = { type: string; id?: number; query?: string }

/**
 * A window that is not yet on any screen of `user`, with a clock one can push and the live
 * connection in the story's hand.
 */
async function aWaitingWindow(
  story: Story,
  user: TestUser,
  live: (socket: WebSocketRoute) => void | Promise<void>,
  options: WindowOptions = {},
): Promise<Page> {
  const page = await story.visitor('/landing', options)
  const [name = '', value = ''] = user.cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: story.url, httpOnly: true }])
  await page.routeWebSocket(/\/live$/, live)
  await page.clock.install()
  return page
}

/** The server's answers reach the page, but for the subscriptions that `answer` takes over. */
const insteadOf =
  (
    queries: string | readonly string[],
    answer: (socket: WebSocketRoute, frame: Frame) => void,
    isOn = () => true,
  ) =>
  (socket: WebSocketRoute): void => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Frame
      if (isOn() && frame.type === 'subscribe' && [queries].flat().includes(frame.query ?? ''))
        answer(socket, frame)
      else server.send(message)
    })
  }
const refusing =
  (code: string) =>
  (socket: WebSocketRoute, { id }: Frame): void =>
    socket.send(JSON.stringify({ type: 'refused', id, code, refusal: { code } }))
const silence = (): void => {}
const failing = {
  status: 500,
  json: { error: { status: 'INTERNAL', message: 'internal', details: { code: 'internal' } } },
}

const aPlayer = async (story: Story): Promise<TestUser> =>
  story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })
const isSignedIn = async (story: Story, user: TestUser): Promise<boolean> => {
  const answer = await fetch(`${story.url}/api/auth/get-session`, { headers: user.headers })
  return (await answer.json()) !== null
}
const alertOf = (page: Page) => page.getByRole('alertdialog')

/** What the page logs that is no error. */
function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text())
  })
  return lines
}

test('a screen that nobody is signed in for says so after the wait for the user, and leads to the landing', async ({
  story,
}) => {
  const player = await aPlayer(story)
  const revoke = () =>
    fetch(`${story.url}/api/auth/revoke-sessions`, {
      method: 'POST',
      headers: { ...player.headers, 'content-type': 'application/json', origin: story.url },
      body: '{}',
    })
  const page = await aWaitingWindow(story, player, async (socket) => {
    await revoke()
    socket.connectToServer()
  })
  await page.goto('/calendar')
  await expect(async () => expect(await isSignedIn(story, player)).toBe(false)).toPass()
  await page.clock.fastForward(waitForUserMs - 2_000)
  await expect(alertOf(page)).toHaveCount(0)
  await page.clock.fastForward(waitForUserMs)
  await expect(alertOf(page)).toContainText('Error (1A): No user authenticated!')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(`${story.url}/landing?redirect=%2Fcalendar`)
})

for (const { path, live, says, said } of [
  {
    path: '/',
    live: insteadOf('players-me', refusing('internal')),
    says: 'refuses the player’s data',
    said: 'Error (1B): Unable to load player data.',
  },
  {
    path: '/',
    live: silence,
    says: 'stays silent',
    said: 'Error (1C): System timeout. Please try again.',
  },
  {
    path: '/calendar',
    live: insteadOf('players-me', refusing('internal')),
    says: 'refuses the player’s data',
    said: 'Error: Unable to load player data.',
  },
  {
    path: '/calendar',
    live: silence,
    says: 'stays silent',
    said: 'System timeout. Please try again.',
  },
]) {
  test(`a server that ${says} for ten seconds on ${path} is told, signed out from and left for the landing`, async ({
    story,
  }) => {
    const player = await aPlayer(story)
    const page = await aWaitingWindow(story, player, live)
    await page.goto(path)
    await page.clock.fastForward(5_000)
    await expect(page.getByText('This takes longer than usual…')).toBeVisible()
    await expect(alertOf(page)).toHaveCount(0)
    await page.clock.fastForward(playerDataWaitMs - 4_000)
    await expect(alertOf(page).getByText(said, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(
      path === '/'
        ? `${story.url}/landing`
        : `${story.url}/landing?redirect=${encodeURIComponent(path)}`,
    )
    expect(await isSignedIn(story, player)).toBe(false)
  })
}

test('the errors that end a session speak Spanish, in the dark too', async ({ story }) => {
  const page = await aWaitingWindow(story, await aPlayer(story), silence, {
    language: 'es',
    theme: 'dark',
  })
  await page.goto('/')
  await expect(page.getByText('Cargando…')).toBeVisible()
  await page.clock.fastForward(playerDataWaitMs)
  await expect(alertOf(page)).toContainText(
    'Error (1C): El sistema tardó demasiado. Inténtalo de nuevo.',
  )
  await expectAccessible(page)
})

test('in the player list the wait for the player’s data is only logged', async ({ story }) => {
  const player = await aPlayer(story)
  const page = await aWaitingWindow(story, player, silence)
  const log = logOf(page)
  await page.goto('/players/any')
  await expect(page.getByText('Loading…')).toBeVisible()
  await page.clock.fastForward(playerDataWaitMs)
  await expect.poll(() => log).toContain('System timeout. Please try again.')
  await expect(page.getByText('This takes longer than usual…')).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)
  expect(await isSignedIn(story, player)).toBe(true)
})

test('a connection that only looks alive signs nobody out: it is made anew', async ({ story }) => {
  story.expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  let isAway = true
  const player = await aPlayer(story)
  const page = await aWaitingWindow(story, player, (socket) =>
    isAway ? undefined : void socket.connectToServer(),
  )
  await page.route('**/api/auth/get-session', (route) => {
    isAway = false
    return route.abort()
  })
  await page.goto('/calendar')
  await expect(page.getByText('Loading…')).toBeVisible()
  await page.clock.fastForward(playerDataWaitMs)
  await expect(page.getByRole('heading', { name: 'Event Calendar' })).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)
  expect(await isSignedIn(story, player)).toBe(true)
})

test('a list that says nothing for ten seconds has timed out, and can be asked again', async ({
  story,
}) => {
  let isSilent = true
  const location = await aLocation(story.app.db)
  const player = await story.app.signedIn('Ana', { homeLocation: location })
  const clubId = await aClub(story.app.db, { location, owner: player.playerId, name: 'Dinkers' })
  const page = await aWaitingWindow(
    story,
    player,
    insteadOf(['players-list', 'clubs-byId'], silence, () => isSilent),
  )
  await page.goto(`/players/${location}`)
  await expect(page.getByRole('button', { name: 'Only friends' })).toBeVisible()
  await page.clock.fastForward(playerDataWaitMs)
  await expect(page.getByRole('alert')).toContainText('The players couldn’t be loaded.')
  await expectAccessible(page)
  isSilent = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toBeVisible()

  isSilent = true
  await page.goto(`/editclub/${clubId}?locId=${location}`)
  await expect(page.getByText('Loading the club…')).toBeAttached()
  await page.clock.fastForward(playerDataWaitMs)
  await expect(page.getByRole('alert')).toContainText('System timeout. Please try again.')
  isSilent = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Dinkers' })).toBeVisible()
})

test('a calendar whose counts are refused stays, empty and not loaded', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const player = await story.app.signedIn('Ana', { homeLocation: location })
  await anEvent(
    story.app.db,
    { location, organizer: player.playerId },
    { start_date: addDays(toLocalDay(Date.now()), 1) },
  )
  const page = await aWaitingWindow(
    story,
    player,
    insteadOf('events-publicCounts', refusing('too-many-subscriptions')),
  )
  await page.goto('/calendar')
  const calendar = page.getByRole('region', { name: 'Event Calendar' })
  await expect(calendar.getByRole('table')).toBeVisible()
  await expect(calendar).toHaveAttribute('aria-busy', 'true')
  await expect(calendar.getByText('1 event', { exact: false })).toHaveCount(0)
})

test('a session whose token has expired is over with the next call, and the way back is kept', async ({
  story,
}) => {
  story.expectNoise(/401 .*players-updatePlayer/)
  const player = await story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })
  let isHeld = false
  const page = await aWaitingWindow(story, player, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isHeld) socket.send(message)
    })
  })
  await page.goto('/player/settings')
  const list = page.getByText('List', { exact: true })
  await expect(list).toBeVisible()
  // The screen's own questions are answered first, so that the call below is the next one.
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  isHeld = true
  await story.app.db
    .updateTable('auth_sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', player.userId)
    .execute()
  // The server remembers the holder of a token for five seconds, unless something happens to the
  // user.
  story.app.deps.bus.publish([topics.user(player.userId)])
  await list.click()
  await expect(page).toHaveURL(`${story.url}/landing?redirect=%2Fplayer%2Fsettings`)
})

test('while the live connection is away the session is asked for every ten seconds', async ({
  story,
}) => {
  const player = await story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })
  const sockets: WebSocketRoute[] = []
  const page = await aWaitingWindow(story, player, (socket) => {
    sockets.push(socket)
    if (sockets.length === 1) return void socket.connectToServer()
    // Later ones never open.
    return new Promise(() => {})
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/get-session')) asked.push(request.url())
  })
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'Event Calendar' })).toBeVisible()
  await page.clock.fastForward(authRefreshMs)
  expect(asked).toEqual([])
  await sockets[0]?.close()
  await page.clock.fastForward(2_000)
  await expect(page.getByText(/No connection\. This is as of \d/)).toBeVisible()
  await page.clock.fastForward(authRefreshMs)
  await expect.poll(() => asked).toHaveLength(1)
  await story.app.db
    .updateTable('auth_sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', player.userId)
    .execute()
  await page.clock.fastForward(authRefreshMs)
  await expect(page).toHaveURL(/\/landing\?redirect=%2Fcalendar$/)
})

test('a call that fails is logged, and what was seen before stays', async ({ story }) => {
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

test('a name check that fails is only logged, and can be asked for again', async ({ story }) => {
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

test('a team that was accepted in another window is accepted already', async ({ story }) => {
  story.expectNoise(/40\d .*eventTeams-accept/)
  const location = await aLocation(story.app.db)
  const [ana, ben] = [
    await story.app.signedIn('Ana', { homeLocation: location }),
    await story.app.signedIn('Ben', { homeLocation: location }),
  ]
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: ben.playerId },
    { start_date: addDays(toLocalDay(Date.now()), 3), entry_by: 'team', max_players: 4 },
  )
  await ben.must('eventTeams-request', { eventId, playerId: ana.playerId })
  const page = await story.window(ana, '/menu')
  let isHeld = false
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isHeld) socket.send(message)
    })
  })
  await page.goto('/messagethread/ben')
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  isHeld = true
  const { message_id: messageId } = await story.app.db
    .selectFrom('messages')
    .select('message_id')
    .where('type', '=', 'teamReq')
    .executeTakeFirstOrThrow()
  await ana.must('eventTeams-accept', { messageId })
  await accept.click()
  await expect(alertOf(page)).toContainText('Team already accepted')
  await expectAccessible(page)
})

test('a club that could not be made or deleted is still there to try again, and the failure is logged', async ({
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

test('a photo that could not be stored is logged, and can be sent again', async ({ story }) => {
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
  story.expectNoise(/404 .*support-|Failed to fetch dynamically imported module.*support-/)
  const { page } = await story.player('Ana', '/menu', {
    homeLocation: await aLocation(story.app.db),
  })
  const support = page.getByRole('main').getByRole('link', { name: 'Support' })
  await expect(support).toBeVisible()
  const file = /\/assets\/support-[^/]*\.js$/
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  const loaded = page.waitForEvent('load')
  await support.click()
  await loaded
  await page.unroute(file)
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
  const file = /\/assets\/support-[^/]*\.js$/
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('load', () => {
    loads += 1
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

test('a celebration takes no tap that was meant for what is below it, and hides by itself after five seconds, not sooner', async ({
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
    { start_date: addDays(toLocalDay(Date.now()), 3), entry_by: 'team', max_players: 4 },
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
  /** Whether a tap on its middle is its own. */
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
