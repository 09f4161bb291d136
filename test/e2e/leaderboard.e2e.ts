// Leaderboards update live in open windows, keep choices in the address and the player's own row in
// view, and omit players who opted out.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent, theyActed } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const today = () => toDeviceDay(Date.now())
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const metric = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Ranked by' }).getByRole('button', { name })

test('check-ins and a score move the open board of another player; profiles follow; who leaves the boards is gone from them @proof', async ({
  story,
}) => {
  const home = await aLocation(story.app.db)
  const { page: board, player: ana } = await story.player('Ana', '/leaderboard', {
    homeLocation: home,
  })
  await expect(board.getByText('No one is ranked here yet')).toBeVisible()
  await expect(board.getByRole('link', { name: 'Find an event' })).toHaveAttribute(
    'href',
    `/calendar/${home}`,
  )
  await expect(board.getByRole('link', { name: 'Create an event' })).toHaveAttribute(
    'href',
    new RegExp(`/createevent/${today()}/${home}$`),
  )
  await expectAccessible(board)
  await board.evaluate(() => {
    document.title = 'never reloaded'
  })

  const organizer = await story.app.signedIn('Olga')
  const others = [
    await story.app.signedIn('Ben'),
    await story.app.signedIn('Cleo', { homeLocation: home }),
    await story.app.signedIn('Dan'),
  ]
  const players = [ana, ...others]
  const eventId = await anEvent(
    story.app.db,
    { location: home, organizer: organizer.playerId },
    { startDate: addDays(today(), 1) },
  )
  for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
  await openDoors(story.app, eventId)
  for (const { playerId } of players)
    await organizer.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await expect(row(board, 'Olga')).toContainText(/1.*Olga.*hosted 1.*2/)
  await expect(row(board, 'Ana')).toContainText(/2.*Ana.*You.*attended 1.*1/)

  await organizer.must('matchLists-start', { eventId })
  const listed = await story.app.db
    .selectFrom('match_list_players')
    .select(['number', 'playerId'])
    .where('eventId', '=', eventId)
    .execute()
  const { revision } = await story.app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  const numberOf = (player: { playerId: string }) =>
    listed.find(({ playerId }) => playerId === player.playerId)?.number ?? -1
  const [a = -1, b = -1, c = -1, d = -1] = players.map(numberOf)
  await organizer.must('matchLists-plan', {
    eventId,
    revision,
    rounds: [{ games: [{ court: 1, pool: null, a: [a, b], b: [c, d] }], byes: [] }],
  })
  const { matchId } = await story.app.db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await organizer.must('matches-report', { matchId, games: [[11, 6]], walkover: null })
  await expect(row(board, 'Ana')).toContainText(/1.*Ana.*You.*1 win · attended 1.*4/)
  expect(await board.title()).toBe('never reloaded')

  await metric(board, 'Win %').click()
  await expect(board.getByText('Not enough matches yet')).toBeVisible()
  await metric(board, 'Attended').click()
  await expect(board).toHaveURL(/metric=attended/)
  await expect(row(board, 'Cleo')).toBeVisible()
  await row(board, 'Ben').getByRole('link').click()
  await expect(board.getByRole('heading', { name: 'Ben' })).toBeVisible()
  await expect(board.getByRole('definition').filter({ hasText: /^4$/ })).toBeVisible()
  await board.goBack()
  await expect(metric(board, 'Attended')).toHaveAttribute('aria-pressed', 'true')

  const cleo = others[1] ?? ana
  const settings = await story.window(cleo, '/player/settings')
  await settings.getByText('Show me on leaderboards').click()
  await expect(settings.getByText('Saved', { exact: true })).toBeVisible()
  await expect(row(board, 'Cleo')).toHaveCount(0)
  await expect(row(board, 'Ben')).toBeVisible()
  await settings.goto('/leaderboard')
  await expect(settings.getByText('You’re hidden from leaderboards.')).toBeVisible()
  await expect(settings.getByRole('table', { name: 'My place' })).toContainText(
    /–.*Cleo.*You.*attended 1/,
  )
  await expectAccessible(settings)
  await settings.getByRole('link', { name: 'Settings' }).click()
  await expect(settings.getByRole('switch', { name: 'Show me on leaderboards' })).not.toBeChecked()
})

async function aCrowd({ app }: Story, location: string): Promise<void> {
  const ids = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, index) => (await app.signedIn(`P-${100 + index}`)).playerId,
    ),
  )
  for (let event = 0; event < 10; event += 1) {
    const eventId = await anEvent(app.db, { location, organizer: 'robin' }, { startDate: today() })
    const here = [...ids.slice(0, 50 - 5 * event), ...(event === 0 ? ['robin'] : [])]
    await app.db
      .insertInto('player_events')
      .values(
        here.map((playerId, index) => ({
          eventId,
          playerId,
          guests: 0,
          place: 'playing' as const,
          entryOrder: index + 1,
          attendance: 'here' as const,
          startDate: today(),
          partnerId: null,
        })),
      )
      .execute()
    await theyActed(app.db, eventId, here)
  }
  await aFriend(app.db, 'robin', 'p149')
  await refreshLeaderboards(app.deps)
}

test('a long board goes page by page with my row in sight, by friends and venues, in both languages and themes @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const robin = await story.app.signedIn('Robin', {
    homeLocation: location,
    activeLocations: [await aLocation(story.app.db, { name: 'Hilltop' })],
  })
  await aCrowd(story, location)
  const page = await story.window(robin, '/leaderboard?metric=attended')
  const mine = page.getByRole('table', { name: 'My place' })
  await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('row')).toHaveCount(21)
  await expect(mine).toContainText(/46.*Robin.*You.*1/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await row(page, 'P-120').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'P-120' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3')).toBeVisible()
  await expect(row(page, 'Robin')).toContainText(/46.*Robin/)
  await expect(mine).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await page.getByLabel('Who').selectOption({ label: 'My friends' })
  await expect(page).toHaveURL(/scope=friends/)
  await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('row')).toHaveCount(3)
  await page.getByLabel('Who').selectOption({ label: 'Hilltop' })
  await expect(page.getByText('No one is ranked here yet')).toBeVisible()
  await page.getByLabel('Who').selectOption({ label: 'My venues' })
  await expect(page.getByText('Each player counts with the best of your venues.')).toBeVisible()
  await page.getByRole('radio', { name: 'Season' }).click({ force: true })
  await expect(page).toHaveURL(/window=season/)
  await expect(row(page, 'P-100')).toContainText(/1.*P-100.*10/)
  await expectAccessible(page)
  await metric(page, 'Rating').click()
  await expect(page.getByRole('radio', { name: 'Doubles' })).toBeChecked()

  for (const [language, theme] of [
    ['en', 'dark'],
    ['es', 'light'],
    ['es', 'dark'],
  ] as const) {
    const other = await story.window(robin, '/leaderboard?metric=points', {
      language,
      theme,
      context: {
        viewport: theme === 'dark' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      },
    })
    await expect(row(other, 'P-100')).toBeVisible()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      language === 'es' ? 'Clasificación' : 'Leaderboard',
    )
    await expectAccessible(other)
  }
})
