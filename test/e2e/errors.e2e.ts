// The error catalog of the spec's section 8, provoked in open windows. Entries that other stories
// prove are listed with these in test/cases/section-8.txt.
import type { WebSocketRoute } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { authRefreshMs, playerDataWaitMs, waitForUserMs } from '#domain/onboarding/waits.ts'
import { addDays } from '#domain/shared/day.ts'
import { topics } from '#server/live/topics.ts'
import { aClub, aLocation, anEvent } from '#test/support/builders.ts'
import type { TestUser } from '#test/support/test-app.ts'
import { aWaitingWindow, alertOf, logOf } from '../scenes/refusing-server.ts'
import { expect, expectAccessible, skipUntilVisible, test, type Story } from './story.ts'

type Frame = { type: string; id?: number; query?: string }

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

const aPlayer = async (story: Story): Promise<TestUser> =>
  story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })

const isSignedIn = async (story: Story, user: TestUser): Promise<boolean> => {
  const answer = await fetch(`${story.url}/api/auth/get-session`, { headers: user.headers })
  return (await answer.json()) !== null
}

test('a screen that nobody is signed in for says so after the wait for the user, and leads to the landing @proof', async ({
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
  // The page's own time tells the wait: while it opens, real time goes on.
  const readTime = () => page.evaluate(() => Date.now())
  const opened = await readTime()
  await page.goto('/calendar')
  await expect(async () => expect(await isSignedIn(story, player)).toBe(false)).toPass()
  await skipUntilVisible(alertOf(page).getByText('Error (1A): No user authenticated!'))
  expect((await readTime()) - opened).toBeGreaterThanOrEqual(waitForUserMs)
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
  test(`a server that ${says} for ten seconds on ${path} is told, signed out from and left for the landing @proof`, async ({
    story,
  }) => {
    const player = await aPlayer(story)
    const page = await aWaitingWindow(story, player, live)
    await page.goto(path)
    await skipUntilVisible(page.getByText('This takes longer than usual…'))
    await expect(alertOf(page)).toHaveCount(0)
    await skipUntilVisible(alertOf(page).getByText(said, { exact: true }))
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

test('the errors that end a session speak Spanish, in the dark too @proof', async ({ story }) => {
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

test('in the player list the wait for the player’s data is only logged @proof', async ({
  story,
}) => {
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

test('a connection that only looks alive signs nobody out: it is made anew @proof', async ({
  story,
}) => {
  story.expectNoise(/ERR_FAILED/)
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

test('a list that says nothing for ten seconds has timed out, and can be asked again @proof', async ({
  story,
}) => {
  let isSilent = true
  const location = await aLocation(story.app.db)
  const player = await story.app.signedIn('Ana', { homeLocation: location })
  const clubId = await aClub(story.app.db, { location, owner: player.playerId, name: 'Dinkers' })
  const page = await aWaitingWindow(
    story,
    player,
    insteadOf(['players-list', 'clubs-home'], silence, () => isSilent),
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

test('a calendar whose counts are refused stays, empty and not loaded @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const player = await story.app.signedIn('Ana', { homeLocation: location })
  await anEvent(
    story.app.db,
    { location, organizer: player.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 1) },
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
  let running = 0
  await page.route(/\/call\/(?!players-updatePlayer)/, async (route) => {
    if (isHeld) return
    running += 1
    await route.fulfill({ response: await route.fetch() })
    running -= 1
  })
  await page.goto('/player/settings')
  const list = page.getByText('List', { exact: true })
  await expect(list).toBeVisible()
  // The screen's own calls end or wait, so that the next call is the one below.
  isHeld = true
  await expect.poll(() => running).toBe(0)
  await story.app.db
    .updateTable('auth_sessions')
    .set({ expiresAt: new Date(0) })
    .where('userId', '=', player.userId)
    .execute()
  // The server caches a token's holder for five seconds unless the user's topic is published.
  story.app.deps.bus.publish([topics.user(player.userId)])
  await list.click()
  await expect(page).toHaveURL(`${story.url}/landing?redirect=%2Fplayer%2Fsettings`)
})

test('while the live connection is away the session is asked for every ten seconds @proof', async ({
  story,
}) => {
  const player = await story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })
  const sockets: WebSocketRoute[] = []
  const page = await aWaitingWindow(story, player, (socket) => {
    sockets.push(socket)
    if (sockets.length === 1) return void socket.connectToServer()
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
    .set({ expiresAt: new Date(0) })
    .where('userId', '=', player.userId)
    .execute()
  await page.clock.fastForward(authRefreshMs)
  await expect(page).toHaveURL(/\/landing\?redirect=%2Fcalendar$/)
})
