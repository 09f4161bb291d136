// The calendar in two windows: an event made in one updates the other's count without a reload.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { soonInNewYork } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent, aFriend } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const in3Days = () => addDays(toDeviceDay(Date.now()), 3)

test('an event made in one window changes the count in another, which flashes and does not reload', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', `/calendar/${location}`, { homeLocation: location })
  const { player: olga } = await story.player('Olga', '/calendar', { homeLocation: location })
  const cell = page.locator(`a[href^="/eventday/${in3Days()}"]`)
  await expect(cell).toBeVisible()
  await expect(cell.locator('[data-count=public]')).toHaveCount(0)
  await page.evaluate(() => {
    document.title = 'never reloaded'
  })

  const flash = page.waitForSelector(`a[href^="/eventday/${in3Days()}"][data-flash]`)
  await olga.must('events-create', { status: 'published', fields: openPlay(location, in3Days()) })
  await flash
  await expect(cell.locator('[data-count=public]')).toHaveText('1')
  await expect(page.locator(`a[href^="/eventday/${in3Days()}"][data-flash]`)).toHaveCount(0)
  expect(await page.title()).toBe('never reloaded')
})

test('my days are ringed, what comes next stands above, and while I play it leads to my court', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const { page, player: ana } = await story.player('Ana', '/calendar', { homeLocation: location })
  const strip = page.locator('[data-next]')
  await expect(page.getByRole('link', { name: 'Find a game' })).toBeVisible()
  await expect(page.locator('[data-mine]')).toHaveCount(0)
  const before = await page.getByRole('table').boundingBox()
  await expect(page.locator('tbody tr')).toHaveCount(5)
  const tabs = await page.getByRole('navigation').last().boundingBox()
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)

  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { title: 'Evening games', ...soonInNewYork() },
  )
  await ana.must('events-signUp', { eventId, guests: 0 })
  await expect(strip).toContainText(/Next up · in \d+ min.*Evening games/)
  await expect(page.locator('[data-mine]')).toHaveAccessibleName(/you’re in one$/)
  expect(await page.getByRole('table').boundingBox()).toEqual(before)
  await expectAccessible(page)

  for (const name of ['Ben', 'Cleo', 'Dan'])
    await (await story.app.signedIn(name)).must('events-signUp', { eventId, guests: 0 })
  await olga.must('matchLists-start', { eventId })
  await expect(strip).toContainText('Live')
  await strip.click()
  await page.waitForURL(`**/matchlist/${eventId}`)
})

test('private events count only for those who may see them @proof', async ({ story }) => {
  const { db } = story.app
  const location = await aLocation(db)
  const ana = await story.app.signedIn('Ana', { homeLocation: location })
  const { page: strangers } = await story.player('Ben', `/calendar/${location}`, {
    homeLocation: location,
  })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  await aFriend(db, olga.playerId, ana.playerId)
  await anEvent(
    db,
    { location, organizer: olga.playerId },
    { startDate: in3Days(), invite: true, invited: 'Friends' },
  )
  const friends = await story.window(ana, `/calendar/${location}`)
  await strangers.reload()
  await expect(friends.locator('[data-count=private]')).toHaveText('1')
  await expect(strangers.getByRole('table')).toBeVisible()
  await expect(strangers.locator('[data-count=private]')).toHaveCount(0)
})

test('past days cannot be opened, today is marked, Back and Forward end with the window @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', { homeLocation: location })
  const today = toDeviceDay(Date.now())
  await expect(page.locator('[aria-current=date]')).toHaveAttribute(
    'href',
    new RegExp(`^/eventday/${today}`),
  )
  await expect(page.locator(`a[href^="/eventday/${addDays(today, -1)}"]`)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(page.locator(`a[href^="/eventday/${addDays(today, 60)}"]`)).toBeVisible()
  await expect(page.locator(`a[href^="/eventday/${addDays(today, 61)}"]`)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Forward' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back' })).toBeEnabled()
})

test('weekday heads are Spanish for Spanish readers, and single letters below 350 pixels @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', {
    homeLocation: location,
    language: 'es',
    theme: 'dark',
  })
  await expect(page.locator('thead th')).toHaveText([
    'Dom',
    'Lun',
    'Mar',
    'Mié',
    'Jue',
    'Vie',
    'Sáb',
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 340, height: 700 })
  await expect(page.locator('thead th')).toHaveText(['D', 'L', 'M', 'M', 'J', 'V', 'S'])
})

test('the calendar of a venue that is not mine names it, and has no accessibility violation in the light theme @proof', async ({
  story,
}) => {
  const home = await aLocation(story.app.db)
  const other = await aLocation(story.app.db, { name: 'Harbor Courts' })
  const { page } = await story.player('Ana', `/calendar/${other}`, { homeLocation: home })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Harbor Courts')).toBeVisible()
  await expectAccessible(page)
})

const openPlay = (location: string, startDate: string) => ({
  title: 'Saturday open play',
  type: 'open play' as const,
  play: 'doubles' as const,
  gender: 'Any' as const,
  startDate,
  startTime: '09:00',
  duration: 120,
  location,
  courts: 2,
  minPlayers: 2,
  maxPlayers: 8,
  guestsPerPlayer: 0,
  maxWaitlist: 4,
  skillMin: null,
  skillMax: null,
  skillRule: 'block' as const,
  invite: false,
  invited: '',
  signupOpens: null,
  signupCloses: null,
  cancelCutoffHours: 0,
  cohosts: [],
  note: '',
  fee: '',
})
