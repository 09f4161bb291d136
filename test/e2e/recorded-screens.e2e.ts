// The benchmarks open what a phone opens: the subscriptions of their screens are those of the
// client.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { recordedFrame, recordedScreens } from '#test/support/recorded-screens.ts'
import { expect, test } from './story.ts'

type Frame = { type: string; query: string; input: object }

/** What a part asks that comes two seconds after every screen, and that benchmarks leave out. */
const late = 'notifications-reach {}'

/** What the window's newest connection asked, once each, in the order of their names. */
function record(page: Page): () => string[] {
  let newest = new Set<string>()
  page.on('websocket', (socket) => {
    const asked = new Set<string>()
    newest = asked
    socket.on('framesent', ({ payload }) => {
      const { type, query, input } = JSON.parse(payload.toString()) as Frame
      if (type === 'subscribe') asked.add(`${query} ${JSON.stringify(input)}`)
    })
  })
  return () => [...newest].toSorted()
}

test('the calendar, the list and an event ask what the benchmarks replay', async ({ story }) => {
  const { app } = story
  const locationId = await aLocation(app.db)
  const today = toDeviceDay(Date.now())
  const olga = await app.signedIn('Olga', { homeLocation: locationId })
  const eventId = await anEvent(
    app.db,
    { location: locationId, organizer: olga.playerId },
    { startDate: addDays(today, 3) },
  )
  const { page, player } = await story.player('Ana', '/menu', { homeLocation: locationId })
  await player.must('events-signUp', { eventId, guests: 0 })
  await page.clock.install()
  const asked = record(page)
  const place = { locationId, eventId, today }
  const paths = { calendar: '/calendar', list: '/list', event: `/vieweditevent/${eventId}` }
  for (const [name, toSubscriptions] of Object.entries(recordedScreens)) {
    const recorded = [...recordedFrame, ...toSubscriptions(place)].map(
      ([query, input]) => `${query} ${JSON.stringify(input)}`,
    )
    await page.goto(paths[name as keyof typeof paths])
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000)
          return asked()
        },
        { message: name, intervals: [100] },
      )
      .toEqual([...recorded, late].toSorted())
  }
})
