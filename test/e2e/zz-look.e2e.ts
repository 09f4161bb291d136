// Pictures of the live queue.
import { toLocalDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { test } from './story.ts'

const names = [
  'Ana',
  'Ben',
  'Cleo',
  'Dan',
  'Eli',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'Jana',
  'Kim',
  'Lia',
  'Mia',
  'Alexandrina',
  'Oto',
  'Pia',
  'Quinn',
  'Rosa',
  'Sam',
]
test('pictures', async ({ story }) => {
  test.setTimeout(240_000)
  const { app } = story
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    {
      title: 'Friday open play',
      startDate: addDays(toLocalDay(Date.now()), 1),
      courts: 3,
      maxPlayers: 24,
    },
  )
  await openDoors(app, eventId)
  const players = []
  for (const name of names) {
    const player = await app.signedIn(name, { homeLocation: location })
    await player.must('events-signUp', { eventId, guests: 0 })
    if (name !== 'Sam' && name !== 'Rosa')
      await olivia.must('events-checkIn', {
        eventId,
        playerId: player.playerId,
        attendance: 'here',
      })
    players.push(player)
  }
  const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
  const shot = (page: import('@playwright/test').Page, name: string, full = true) =>
    page.screenshot({ path: `/tmp/looks/${name}.png`, fullPage: full })
  const page = await story.window(olivia, `/queue/${eventId}`)
  await page.getByRole('button', { name: 'Open the live queue' }).waitFor()
  await page.getByText('Challenge court').click()
  await shot(page, 'open-en')
  await page.getByText('Winners stay').click()
  await page.getByRole('button', { name: 'Open the live queue' }).click()
  await page.locator('[data-court]').first().waitFor()
  await olivia.must('queues-step', { eventId, step: { kind: 'pair', number: 13, with: 14 } })
  await olivia.must('queues-step', { eventId, step: { kind: 'pause', number: 15 } })
  await page.locator('[data-court="1"]').getByRole('button', { name: 'Done on court 1' }).click()
  await page.waitForTimeout(800)
  await shot(page, 'organizer-en')
  await page.locator('[data-member]').first().getByRole('button').click()
  await page.waitForTimeout(800)
  await shot(page, 'member-en', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Queue settings' }).click()
  await page.waitForTimeout(800)
  await shot(page, 'settings-en', false)
  const wide = await story.window(olivia, `/queue/${eventId}`, {
    language: 'es',
    theme: 'dark',
    context: desk,
  })
  await wide.locator('[data-court]').first().waitFor()
  await wide.waitForTimeout(800)
  await shot(wide, 'organizer-es-desk', false)
  const mine = await story.window(players[12] as never, `/queue/${eventId}`, {
    language: 'es',
    theme: 'dark',
  })
  await mine.locator('[data-my-place]').waitFor()
  await mine.waitForTimeout(500)
  await shot(mine, 'player-es')
  const { watchKey } = await olivia.must('queues-setWatch', { eventId, isOn: true })
  const tv = await story.visitor(`/q/${watchKey}?view=tv`, { context: desk })
  await tv.locator('[data-tv]').waitFor()
  await tv.waitForTimeout(500)
  await shot(tv, 'tv-en', false)
  const face = await story.visitor(`/q/${watchKey}`, { language: 'es' })
  await face.locator('[data-court]').first().waitFor()
  await shot(face, 'face-es')
  const day = await story.window(olivia, `/vieweditevent/${eventId}`)
  await day.waitForTimeout(1500)
  await shot(day, 'day-en')
})
