// A venue's wall during matches with live scoreboard points, and while the venue is hidden.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aScreen } from '#test/scenes/screen-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { expect, expectAccessible, skipUntilVisible, test } from './story.ts'

test('the wall shows a rally at once, and the result in its place', async ({ story }) => {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const olga = await app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { type: 'round robin', startDate: addDays(toDeviceDay(Date.now()), 1) },
  )
  const players = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
  for (const name of players) await app.signedIn(name, { homeLocation: location })
  await openDoors(app, eventId)
  const [matchId = ''] = await aMatchList(
    app.db,
    eventId,
    players.map((name) => name.toLowerCase()),
    [
      { a: [0, 1], b: [2, 3], court: 1 },
      { a: [4, 5], b: [6, 7], court: 2 },
    ],
  )
  const { secret, screenId } = await aScreen(app.db, location, Date.now())
  await app.db
    .updateTable('screens')
    .set({ pages: ['matches'] })
    .where('screenId', '=', screenId)
    .execute()

  const tv = await story.visitor('/landing')
  await tv.evaluate((kept) => localStorage.setItem('screen', kept), secret)
  await tv.setViewportSize({ width: 1920, height: 1080 })
  await tv.clock.install()
  await tv.goto('/tv')
  const courts = tv.locator('[data-page=matches]')
  // Its page with the code comes first, and then turns.
  await expect(tv.locator('[data-code]')).toBeVisible()
  await skipUntilVisible(courts.getByText('Ann'))
  const count = (points: [number, number], seen: number) =>
    olga.must('matches-noteScore', {
      matchId,
      games: [],
      points,
      serving: 'a',
      serverNumber: 2,
      seen,
    })
  await count([7, 5], 0)
  await expect(courts.getByText('7', { exact: true })).toBeVisible()
  await count([8, 5], 1)
  await expect(courts.getByText('8', { exact: true })).toBeVisible()
  await olga.must('matches-report', { matchId, games: [[11, 5]], walkover: null })
  await expect(courts.getByText('11', { exact: true })).toBeVisible()
  await expect(courts.getByText('8', { exact: true })).toHaveCount(0)
})

test('while its venue is hidden the wall says so and names nothing, and goes on by itself', async ({
  story,
}) => {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const ada = await app.signedIn('Ada', { homeLocation: location })
  await anAdmin(app.db, location, ada.playerId)
  const { secret } = await aScreen(app.db, location, Date.now())
  const tv = await story.visitor('/landing')
  await tv.evaluate((kept) => localStorage.setItem('screen', kept), secret)
  await tv.setViewportSize({ width: 1920, height: 1080 })
  await tv.goto('/tv')
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
  const socket = await app.socket(ada.token)
  const { fields } = await socket
    .subscribe('locations-byId', { locationId: location, today: toDeviceDay(Date.now()) })
    .next()
  await socket.close()
  const set = (hidden: boolean) =>
    ada.must('locations-update', { locationId: location, fields: { ...fields, hidden } })
  await set(true)
  await expect(tv.locator('[data-wall-hidden]')).toContainText(wallTexts.hidden)
  await expect(tv.locator('body')).not.toContainText('Pier 7')
  await expectAccessible(tv)
  await set(false)
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
})
