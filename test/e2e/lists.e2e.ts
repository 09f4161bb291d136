// Event lists: calendar, day, event, live news, filters kept on the way back, endless scrolling, My
// Events with conflicts, history, and axe on every screen in both themes and languages.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent, everyDiamond, theyActed } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const inDays = (count: number) => addDays(toDeviceDay(Date.now()), count)
const card = (page: Page, eventId: string) => page.locator(`a[data-event="${eventId}"]`)
const cards = (page: Page) => page.locator('a[data-event]')

test('a day of the calendar opens its events, and a card opens its event @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page, player } = await story.player('Ana', `/calendar/${location}`, {
    homeLocation: location,
  })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: player.playerId },
    {
      startDate: inDays(3),
      title: 'Long morning',
      skillMin: 3,
      skillMax: 3.75,
      maxPlayers: 16,
      playing: 12,
      waiting: 0,
    },
  )
  await page.locator(`a[href="/eventday/${inDays(3)}/${location}"]`).click()
  await expect(card(page, eventId)).toContainText(
    /6:00.PM.*8:00.PM.*Long morning.*Riverside Courts.*3\.0–3\.75.*12 of 16.*Organizer/,
  )
  await card(page, eventId).click()
  await expect(page).toHaveURL(new RegExp(`/vieweditevent/${eventId}$`))
  await page.goBack()
  await expect(card(page, eventId)).toBeVisible()
})

test('a past day and a word that is no day are today, and the day before today cannot be reached @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', `/eventday/${inDays(-2)}`, { homeLocation: location })
  await expect(page).toHaveURL(new RegExp(`/eventday/${inDays(0)}$`))
  await expect(page.getByRole('link', { name: /^Previous day/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Next day/ }).click()
  await expect(page).toHaveURL(new RegExp(`/eventday/${inDays(1)}$`))
  await expect(page.getByRole('link', { name: /^Previous day/ })).toBeVisible()
  await page.goto('/eventday/someday')
  await expect(page).toHaveURL(new RegExp(`/eventday/${inDays(0)}$`))
  await page.goto(`/eventday/${inDays(60)}`)
  await expect(page.getByText('Nothing planned yet')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next day/ })).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Create an event' }).last(),
  ).toHaveAttribute('href', `/createevent/${inDays(60)}/${location}`)
})

test('an event made in another window appears in the open day and the open list, fills there, and leaves when it is deleted @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page: day, player: ana } = await story.player('Ana', `/eventday/${inDays(1)}`, {
    homeLocation: location,
  })
  const list = await story.window(ana, '/list')
  const { player: olga } = await story.player('Olga', '/calendar', { homeLocation: location })
  await expect(day.getByText('Nothing planned yet')).toBeVisible()
  await expect(list.getByText('Nothing planned yet')).toBeVisible()
  await Promise.all(
    [day, list].map((page) =>
      page.evaluate(() => {
        document.title = 'never reloaded'
      }),
    ),
  )

  const { eventId } = await olga.must('events-create', {
    status: 'published',
    fields: eventFieldsAt(location, { startDate: inDays(1) }),
  })
  await Promise.all([day, list].map((page) => expect(card(page, eventId)).toContainText('0 of 8')))
  await signUp(ana, eventId)
  await Promise.all(
    [day, list].map((page) => expect(card(page, eventId)).toContainText(/1 of 8.*You’re in/)),
  )
  await olga.must('events-delete', { eventId })
  await Promise.all([day, list].map((page) => expect(card(page, eventId)).toHaveCount(0)))
  expect(await Promise.all([day, list].map((page) => page.title()))).toEqual([
    'never reloaded',
    'never reloaded',
  ])
})

test('the list is filtered by its address, which the way back from an event finds again', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db)
  const { page, player: ana } = await story.player('Ana', '/support', {
    homeLocation: location,
    skill: 3,
  })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  await aFriend(db, ana.playerId, olga.playerId)
  const place = { location, organizer: olga.playerId }
  const morning = await anEvent(db, place, {
    startDate: inDays(1),
    startTime: '09:00',
    type: 'clinic',
  })
  const full = await anEvent(db, place, { startDate: inDays(1), playing: 8 })
  const tooHigh = await anEvent(db, place, { startDate: inDays(2), skillMin: 4 })
  // The builder doesn't notify windows that already show the list.
  await page.goto('/list')
  await expect(cards(page)).toHaveCount(3)
  await signUp(olga, morning)

  await page.getByRole('button', { name: 'Places left' }).click()
  await expect(card(page, full)).toHaveCount(0)
  await page.getByRole('button', { name: 'Fits my level' }).click()
  await expect(card(page, tooHigh)).toHaveCount(0)
  await page.getByRole('button', { name: 'Friends going' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/list\?(?=.*level=true)(?=.*places=true)(?=.*friends=true)/)
  await card(page, morning).click()
  await expect(page).toHaveURL(/\/vieweditevent\//)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Friends going' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Filters, 3 on' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Clinic' }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Evening' }).click()
  await sheet.getByRole('button', { name: 'Show events' }).click()
  await expect(page.getByText('No events match')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/list$/)
  await expect(cards(page)).toHaveCount(3)
})

test('the list grows by 30 whenever its end comes near, under the days @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page, player } = await story.player('Ana', '/menu', { homeLocation: location })
  for (let index = 0; index < 70; index += 1) {
    await anEvent(
      story.app.db,
      { location, organizer: player.playerId },
      { startDate: inDays(1 + Math.floor(index / 4)), startTime: `${10 + (index % 4)}:00` },
    )
  }
  await page.goto('/list')
  await expect(cards(page)).toHaveCount(30)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Tomorrow · /)
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(60)
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(70)
  await expect(page.getByText('That’s everything for the next 60 days.')).toBeVisible()
})

test('My Upcoming shows what is next, each role, and what overlaps, and follows a sign-up elsewhere @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db)
  const { page, player: ana } = await story.player('Ana', '/myevents', { homeLocation: location })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  await expect(page.getByText('No plans yet')).toBeVisible()
  const place = { location, organizer: olga.playerId }
  const first = await anEvent(db, place, {
    startDate: inDays(2),
    startTime: '09:00',
    title: 'First',
  })
  const second = await anEvent(db, place, {
    startDate: inDays(2),
    startTime: '10:00',
    title: 'Second',
  })
  const full = await anEvent(db, place, { startDate: inDays(4), maxPlayers: 2, title: 'Full' })
  const [ben, cleo] = [await story.app.signedIn('Ben'), await story.app.signedIn('Cleo')]
  for (const player of [ben, cleo, ana]) await signUp(player, full)
  await signUp(ana, first)
  await expect(card(page, first)).toContainText(/Next up.*in [12] days?.*First/)
  await expect(page.getByText('Overlaps')).toHaveCount(0)
  await signUp(ana, second)
  await expect(
    page.getByRole('list', { name: 'Playing' }).locator(`a[data-event="${second}"]`),
  ).toContainText('Overlaps')
  await expect(card(page, first)).toContainText('Overlaps')
  await expect(
    page.getByRole('list', { name: 'On the waitlist' }).locator(`a[data-event="${full}"]`),
  ).toContainText('Waitlist')
  const { eventId: own } = await ana.must('events-create', {
    status: 'draft',
    fields: eventFieldsAt(location, { startDate: inDays(6) }),
  })
  await expect(
    page.getByRole('list', { name: 'Organizing' }).locator(`a[data-event="${own}"]`),
  ).toContainText(/Draft.*Organizer/)
  await ana.must('events-withdraw', { eventId: first })
  await expect(card(page, second)).toContainText('Next up')
  await expect(page.getByText('Overlaps')).toHaveCount(0)
})

test('the history shows past events newest first with who was there, 20 more a step, and medals only where there are some @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db)
  const { page, player } = await story.player('Ana', '/menu', { homeLocation: location })
  await everyDiamond(db, player.playerId)
  const ids: string[] = []
  for (let index = 1; index <= 25; index += 1) {
    const eventId = await anEvent(
      db,
      { location, organizer: player.playerId },
      { startDate: inDays(-index), playing: 1 },
    )
    await db
      .insertInto('player_events')
      .values({
        eventId,
        playerId: player.playerId,
        place: 'playing',
        guests: 0,
        entryOrder: 1,
        startDate: inDays(-index),
        attendance: index === 1 ? 'here' : index === 2 ? 'no-show' : null,
      })
      .execute()
    await theyActed(db, eventId, [player.playerId])
    ids.push(eventId)
  }
  const tomorrow = await anEvent(
    db,
    { location, organizer: player.playerId },
    { startDate: inDays(1) },
  )
  await page.goto('/myhistory')
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).nth(0)).toHaveAttribute('data-event', ids[0] ?? '')
  await expect(cards(page).nth(0)).toContainText('Attended')
  await expect(cards(page).nth(1)).toContainText('No-show')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(25)
  await expect(card(page, tomorrow)).toHaveCount(0)
  await page.goto('/myhistory?gold=true')
  await expect(page.getByRole('button', { name: 'Gold' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('No medals here')).toBeVisible()
  await page.getByRole('button', { name: 'Show all events' }).click()
  await expect(page).toHaveURL(/\/myhistory$/)
  await expect(cards(page)).toHaveCount(20)
})

const screens = ['/myeventsmenu', '/myevents', '/myhistory', '/list', '/alerts']

for (const look of [
  { language: 'en', theme: 'light' },
  { language: 'es', theme: 'dark' },
] as const) {
  test(`no screen of events has an accessibility violation, ${look.language} and ${look.theme} @proof`, async ({
    story,
  }) => {
    const { db } = story.app
    const location = await aLocation(db)
    const { page, player: ana } = await story.player('Ana', '/menu', {
      homeLocation: location,
      ...look,
      context: { timezoneId: 'America/Los_Angeles' },
    })
    await everyDiamond(db, ana.playerId)
    const olga = await story.app.signedIn('Olga', { homeLocation: location })
    const place = { location, organizer: olga.playerId }
    const moved = await anEvent(db, place, {
      startDate: inDays(1),
      title: 'Moved',
      gender: 'Women',
      invite: false,
    })
    await signUp(ana, moved).catch(() => undefined)
    const eventId = await anEvent(db, place, {
      startDate: inDays(1),
      title: 'Finals',
      maxPlayers: 2,
    })
    await signUp(ana, eventId)
    await anEvent(
      db,
      { location, organizer: ana.playerId },
      { startDate: inDays(1), invite: true, invited: 'Friends', status: 'draft' },
    )
    const past = await anEvent(db, { location, organizer: ana.playerId }, { startDate: inDays(-3) })
    await db
      .insertInto('player_events')
      .values({
        eventId: past,
        playerId: ana.playerId,
        place: 'playing',
        guests: 0,
        entryOrder: 1,
        startDate: inDays(-3),
        attendance: 'here',
      })
      .execute()
    await olga.must('events-update', {
      eventId,
      publish: true,
      fields: eventFieldsAt(location, { startDate: inDays(2), title: 'Finals' }),
    })
    for (const path of [...screens, `/eventday/${inDays(2)}`]) {
      await page.goto(path)
      await expect(page.getByRole('main').locator('a[data-event], li').first()).toBeVisible()
      await expectAccessible(page)
    }
  })
}
