// A venue's TV: paired by code, shows the live queue without hidden names, recovers from lost
// network and power, and ends when removed.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { screensTexts, wallTexts } from '#words/en/screen/screen.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, expectAccessible, skipUntilVisible, test, type Story } from './story.ts'

async function anEvening({ app }: Story) {
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const ada = await app.signedIn('Ada', { homeLocation: location })
  await anAdmin(app.db, location, ada.playerId)
  const olga = await app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { title: 'Friday games', startDate: addDays(toDeviceDay(Date.now()), 1) },
  )
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']) {
    const player = await app.signedIn(name, { homeLocation: location })
    await player.must('events-signUp', { eventId, guests: 0 })
  }
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'ben').execute()
  await openDoors(app, eventId)
  for (const playerId of ['ann', 'ben', 'cleo', 'dan', 'eve'])
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  return { location, ada, olga, eventId }
}

for (const [language, theme] of bothLooks.slice(-1))
  test(`a venue hangs up a screen (${language}, ${theme})`, async ({ story }) => {
    const t = wordsIn(language, screensTexts)
    const { location, ada, olga, eventId } = await anEvening(story)
    const tv = await story.visitor('/tv', {
      language,
      context: { viewport: { width: 1920, height: 1080 } },
    })
    await tv.clock.install()
    await tv.reload()
    const shownCode = tv.locator('[data-screen-code]')
    const code = (await shownCode.getAttribute('data-screen-code')) ?? ''
    await expectAccessible(tv)

    const phone = await story.window(ada, `/venuedetail/${location}`, { language, theme })
    const menu = wordsIn(language, locationDetailTexts)
    await phone.getByRole('button', { name: menu.more, exact: true }).click()
    await phone.getByRole('menuitem', { name: menu.screens }).click()
    await phone.waitForURL('**/screens?*')
    await phone.getByRole('button', { name: t.add }).click()
    await phone.getByLabel(t.code).fill(code.toLowerCase())
    await phone.getByLabel(t.name).fill('Hall left')
    await phone.getByRole('textbox', { name: t.seconds }).fill('8')
    await expectAccessible(phone)
    await phone.getByRole('dialog').getByRole('button', { name: t.add }).click()
    await expect(phone.getByRole('list', { name: t.title })).toContainText('Hall left')
    await expect(phone.getByRole('list', { name: t.title })).toContainText(t.isOn)

    await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
    await expect(tv.locator('[data-code]')).toBeVisible()
    await expect(tv.getByText('Friday games')).toBeVisible()
    await expectAccessible(tv)
    await olga.must('queues-open', {
      eventId,
      rule: { kind: 'four-off', stay: 2, court: 1 },
      levels: [],
      courts: [{ court: 1, lane: null }],
    })
    const queue = tv.locator('[data-page=queue]')
    await skipUntilVisible(queue)
    await expect(queue).toContainText('Ann')
    await expect(queue).not.toContainText('Ben')
    await expectAccessible(tv)

    await tv.context().setOffline(true)
    const since = tv.getByRole('status')
    await skipUntilVisible(since.getByText(wordsIn(language, wallTexts).since({ time: '' }).trim()))
    await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
    await tv.context().setOffline(false)
    await expect(tv.locator('[data-wall=live]')).toBeVisible()

    await tv.reload()
    await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Pier 7')
    await phone.getByRole('button', { name: t.change({ name: 'Hall left' }) }).click()
    await phone.getByRole('button', { name: t.remove }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
    await expect(shownCode).toBeVisible()
    await expect(tv.getByText('Pier 7')).toHaveCount(0)
    await expect(phone.getByText(t.none)).toBeVisible()
  })
