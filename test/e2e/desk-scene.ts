// A player with three venues and a full calendar: four events a day for eight weeks.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, type Story, type WindowOptions } from './story.ts'

export const windowOf = (width: number, height: number) => ({
  context: { viewport: { width, height }, isMobile: false, hasTouch: false },
})
export const desktop = windowOf(1440, 900)
export const tablet = windowOf(1024, 768)

/** Shortcuts load seconds after the first screen: a page with a clock of its own skips them. */
export const untilKeys = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1_000)
        return page.locator('html[data-keys]').count()
      },
      { intervals: [100] },
    )
    .toBe(1)

const names = ['Angelo J. Rossi', 'Moscone Rec Center', 'Carl Larsen Park']
const times = ['07:30', '09:00', '12:45', '18:30', '20:00']
const types = ['open play', 'ladder', 'clinic', 'round robin', 'social'] as const

/**
 * Ana's window on `path`; she is in every fourth event. `days` counts from today, with `aDay`
 * events each.
 */
export async function openDesk(
  story: Story,
  path: string,
  options: WindowOptions & { days?: number; aDay?: number } = desktop,
) {
  const { days = 56, aDay = 4, ...look } = options
  const { db } = story.app
  const locations = await Promise.all(names.map((name) => aLocation(db, { name })))
  const [homeLocation = ''] = locations
  const ben = await story.app.signedIn('Ben', { homeLocation })
  const today = toDeviceDay(Date.now())
  const eventIds: string[] = []
  for (let day = 0; day < days; day += 1)
    for (let n = 0; n < aDay; n += 1)
      eventIds.push(
        await anEvent(
          db,
          { location: locations[(day + n) % 3] ?? '', organizer: ben.playerId },
          {
            startDate: addDays(today, day + 1),
            startTime: times[n % 5] ?? '09:00',
            type: types[(day + n) % 5] ?? 'open play',
          },
        ),
      )
  const window = await story.player('Ana', '/support', {
    homeLocation,
    activeLocations: locations,
    ...look,
  })
  for (const eventId of eventIds.filter((_, n) => n % 11 === 1).slice(0, 6))
    await window.player.must('events-signUp', { eventId, guests: 0 })
  await window.page.goto(path)
  return { ...window, homeLocation, eventIds, today, ben }
}
