// The alerts screen in open windows: pages of ten, the reader's language, marked read on leaving,
// and a clear error when loading fails.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import type { Database } from '#server/db/open-database.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Alerts' }).getByRole('listitem')
const unreadRows = (page: Page) => page.locator('li[data-unread]')
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Alerts/ })

const countCut = (nodes: Element[]) =>
  nodes.filter((node) => node.scrollHeight > node.clientHeight + 1).length

async function alertsFor(db: Database, playerId: string, count: number): Promise<void> {
  await db
    .insertInto('alerts')
    .values(
      Array.from({ length: count }, (_, index) => ({
        alertId: randomUUID(),
        playerId,
        kind: 'event-changed' as const,
        params: JSON.stringify({ title: `Event ${index + 1}` }),
        eventId: null,
        created: new Date(Date.now() - 3_600_000 + index),
      })),
    )
    .execute()
}

test('alerts come 10 at first and 10 more per Show More, and leaving the screen marks all of them read in every window @proof', async ({
  story,
}) => {
  const ana = await story.app.signedIn('Ana')
  await alertsFor(story.app.db, ana.playerId, 105)
  const page = await story.window(ana, '/alerts')
  const other = await story.window(ana, '/menu')
  await expect(bell(other)).toHaveAccessibleName('Alerts, 99 unread alerts')
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toContainText('Event 105 has a new time or place')
  for (const count of [20, 30, 40, 50, 60, 70, 80, 90, 99]) {
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(rows(page)).toHaveCount(count)
  }
  await expect(page.getByText('These are the newest 99 alerts.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  await expect(unreadRows(page)).toHaveCount(99)
  await expect(bell(other)).toHaveAccessibleName('Alerts, 99 unread alerts')

  await page.getByRole('banner').getByRole('link', { name: /^Ana/ }).click()
  await expect(bell(other)).toHaveAccessibleName('Alerts')
  await page.goBack()
  await expect(rows(page)).toHaveCount(10)
  await expect(unreadRows(page)).toHaveCount(0)
})

test('closing the window on the alerts marks them read too @proof', async ({ story }) => {
  const ana = await story.app.signedIn('Ana')
  await alertsFor(story.app.db, ana.playerId, 2)
  const page = await story.window(ana, '/alerts')
  const other = await story.window(ana, '/menu')
  await expect(unreadRows(page)).toHaveCount(2)
  await expect(bell(other)).toHaveAccessibleName('Alerts, 2 unread alerts')
  await page.close({ runBeforeUnload: true })
  await expect(bell(other)).toHaveAccessibleName('Alerts')
})

test('what happens to an event appears in the open list in the reader’s language and leads to the event', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Parque Sur' })
  const { page, player: ana } = await story.player('Ana', '/alerts', {
    language: 'es',
    theme: 'dark',
  })
  const olga = await story.app.signedIn('Olga')
  await expect(page.getByText('Todo tranquilo')).toBeVisible()
  const place = { location, organizer: olga.playerId }
  const [cancelled, deleted] = [
    await anEvent(story.app.db, place, { startDate: addDays(toDeviceDay(Date.now()), 2) }),
    await anEvent(story.app.db, place, {
      startDate: addDays(toDeviceDay(Date.now()), 3),
      title: 'Final',
    }),
  ]
  for (const eventId of [cancelled, deleted]) await signUp(ana, eventId)
  await olga.must('events-delete', { eventId: deleted })
  const items = page.getByRole('list', { name: 'Avisos' }).getByRole('listitem')
  await expect(items).toHaveText([/^Sin leer: .+Parque Sur.*Se eliminó Final/])
  await olga.must('events-cancel', { eventId: cancelled, reason: 'Lluvia' })
  await expect(items.first()).toHaveText(
    /^Sin leer: .+Se canceló Juego libre · Parque Sur «Lluvia»/,
  )
  await expect(items.last().getByRole('link')).toHaveCount(0)
  await items.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/vieweditevent/${cancelled}$`))
})

test('invitations to the dates of one series are one row with its days, each a link, none cut, and one more leaves it open @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Riverside Courts' })
  const [ana, olga] = [await story.app.signedIn('Ana'), await story.app.signedIn('Olga')]
  const title = 'Tuesday evening round robin with coffee'
  const inviteTo = async (startDate: string) => {
    const { eventId } = await olga.must('events-create', {
      fields: eventFieldsAt(location, { title, startDate, invite: true, invited: 'Friends' }),
      status: 'published',
    })
    await olga.must('events-invitePlayer', { eventId, playerId: ana.playerId })
  }
  const dates = [1, 8, 15, 22, 29, 36, 43].map((day) => addDays(toDeviceDay(Date.now()), day))
  const last = dates.pop() ?? ''
  for (const startDate of dates) await inviteTo(startDate)
  const page = await story.window(ana, '/alerts', {
    context: { viewport: { width: 390, height: 844 } },
  })
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('link')).toHaveCount(4)
  await expect(bell(page)).toHaveAccessibleName('Alerts, 6 unread alerts')
  expect(await rows(page).locator('p').evaluateAll(countCut)).toBe(0)
  await page.getByRole('button', { name: '2 more' }).click()
  await expect(rows(page).getByRole('link')).toHaveCount(6)
  await expect(rows(page).getByRole('link').nth(4)).toBeFocused()
  await inviteTo(last)
  await expect(rows(page).getByRole('link')).toHaveCount(7)
  await rows(page).getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
})

test('a listener that is refused says "could not get data" and can be asked again @proof', async ({
  story,
}) => {
  const ana = await story.app.signedIn('Ana')
  await alertsFor(story.app.db, ana.playerId, 1)
  const page = await story.window(ana, '/menu')
  let isRefusing = true
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type: string; id?: number; query?: string }
      if (isRefusing && frame.type === 'subscribe' && frame.query === 'alerts-list')
        socket.send(
          JSON.stringify({
            type: 'refused',
            id: frame.id,
            refusal: { code: 'too-many-subscriptions' },
          }),
        )
      else server.send(message)
    })
  })
  await page.goto('/alerts')
  await expect(page.getByRole('alert')).toContainText('could not get data')
  isRefusing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(1)
})

for (const [language, theme] of looks)
  test(`alerts stand by day, seven of them on a phone and none cut, each one tap wide, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const ana = await story.app.signedIn('Ana')
    const olga = await story.app.signedIn('Olga')
    const location = await aLocation(story.app.db)
    const eventId = await anEvent(story.app.db, { location, organizer: olga.playerId }, {})
    const dayMs = 86_400_000
    const kinds = ['promoted', 'event-changed', 'results-closed', 'reminder-day'] as const
    await story.app.db
      .insertInto('alerts')
      .values(
        Array.from({ length: 12 }, (_, n) => ({
          alertId: randomUUID(),
          playerId: ana.playerId,
          kind: kinds[n % 4] ?? 'promoted',
          params: JSON.stringify({ title: 'Saturday ladder', date: '2026-06-02', time: '18:30' }),
          eventId,
          created: new Date(
            new Date().setHours(0, 0, 1) - Math.floor(n / 4) * dayMs + (n % 4) * 1000,
          ),
        })),
      )
      .execute()
    const page = await story.window(ana, '/alerts', {
      language,
      theme,
      context: { viewport: { width: 390, height: 844 } },
    })
    await expect(page.locator('main li')).toHaveCount(10)
    await expect(page.locator('main h2')).toHaveCount(3)
    await expect(page.locator('main h2').first()).toHaveText(
      language === 'en' ? /^Today · / : /^Hoy · /,
    )
    const rowsOf = await page
      .locator('main li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
    expect(rowsOf.filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(7)
    expect(await page.locator('main li p').evaluateAll(countCut)).toBe(0)
    expect(Math.min(...rowsOf.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    await expect(unreadRows(page)).toHaveCount(10)
    await expectAccessible(page)
  })
