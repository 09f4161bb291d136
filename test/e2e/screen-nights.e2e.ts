// An unattended venue screen reloads its page at night, and never during the day.
import { aScreen } from '#test/scenes/screen-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { expect, test } from './story.ts'

const hourMs = 3_600_000
const lookMs = 61_000

test('a screen that was on all day begins anew after three at night, at the venue @proof', async ({
  story,
}) => {
  const { app } = story
  const venue = await aLocation(app.db, { name: 'Pier 7', timezone: 'America/New_York' })
  const { secret } = await aScreen(app.db, venue, Date.now())
  const tv = await story.visitor('/landing')
  await tv.evaluate((kept) => localStorage.setItem('screen', kept), secret)
  // Nine in the evening in New York.
  await tv.clock.install({ time: new Date('2026-06-02T01:00:00Z') })
  await tv.goto('/tv')
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
  await tv.evaluate(() => {
    document.documentElement.dataset['untouched'] = 'yes'
  })
  const untouched = tv.locator('html[data-untouched]')
  await tv.clock.fastForward(5 * hourMs)
  await expect(tv.locator('[data-wall=live]')).toBeVisible()
  await tv.clock.fastForward(lookMs)
  await expect(untouched).toHaveCount(1)
  await tv.clock.fastForward(hourMs + lookMs)
  await expect(tv.locator('[data-wall=live]')).toBeVisible()
  await tv.clock.fastForward(lookMs)
  await expect(untouched).toHaveCount(0)
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
})
