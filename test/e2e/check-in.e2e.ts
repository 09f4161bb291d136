// Self check-in: a code on the organizer's screen, two taps on a player's phone, people without an
// account by name, those at home wait, and the desk sees it all, also without a connection,
// and sends made-up names away together.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import type { Language } from '#client/i18n/texts.ts'
import { addDays } from '#domain/shared/day.ts'
import { aContact } from '#test/scenes/contact-scene.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { checkInTexts, deskTexts } from '#words/en/check-in/check-in.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, expectAccessible, skipUntilVisible, test, type Story } from './story.ts'

async function anEvening(story: Story) {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    { title: 'Friday games', startDate: addDays(toDeviceDay(Date.now()), 1) },
  )
  const [ana, ben] = [
    await app.signedIn('Ana', { homeLocation: location }),
    await app.signedIn('Ben', { homeLocation: location }),
  ]
  for (const player of [ana, ben]) await player.must('events-signUp', { eventId, guests: 0 })
  const maria = await aContact(app, olivia, { name: 'Maria Ruiz' })
  await olivia.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await openDoors(app, eventId)
  return { olivia, ana, ben, eventId }
}

for (const [language, theme] of bothLooks.slice(-1))
  test(`an evening checks itself in (${language}, ${theme})`, async ({ story }) => {
    const t = wordsIn(language, checkInTexts)
    const d = wordsIn(language, deskTexts)
    const { olivia, ana, ben, eventId } = await anEvening(story)
    const desk = await story.window(olivia, `/vieweditevent/${eventId}?view=desk`, {
      language,
      theme,
    })
    const counts = desk.locator('[data-counts]')
    await expect(counts).toHaveText(d.counts({ here: 0, all: 3 }))
    await expectAccessible(desk)

    const screen = await story.window(olivia, `/at/${eventId}?view=screen`, {
      language,
      theme,
    })
    const code = await screen.locator('[data-code]').getAttribute('data-code')
    await expectAccessible(screen)

    const phone = await story.window(ana, `/at/${eventId}?code=${code}`, { language, theme })
    await expectAccessible(phone)
    await phone.getByRole('button', { name: t.here }).click()
    await expect(phone.locator('[data-said=here]')).toContainText(t.isHere)
    await expect(counts).toHaveText(d.counts({ here: 1, all: 3 }))

    const stranger = await story.visitor(`/at/${eventId}?code=${code}`, { language })
    await stranger.getByRole('button', { name: t.byName }).click()
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: t.nameHere({ name: 'Maria R.' }) }).click()
    await expect(stranger.locator('[data-said=here]')).toBeVisible()
    await expect(counts).toHaveText(d.counts({ here: 2, all: 3 }))

    const home = await story.window(ben, `/at/${eventId}`, { language, theme })
    await home.clock.install()
    await home.reload()
    await home.getByRole('button', { name: t.here }).click()
    await expect(home.locator('[data-said=waiting]')).toContainText(t.isWaiting)
    const waiting = desk.getByRole('list', { name: d.waitingTitle })
    await expect(waiting).toContainText('Ben')
    await desk.getByRole('button', { name: d.tapHere({ name: 'Ben' }) }).click()
    await expect(counts).toHaveText(d.counts({ here: 3, all: 3 }))
    await skipUntilVisible(home.locator('[data-said=here]'))

    await desk.context().setOffline(true)
    await desk.getByRole('button', { name: d.undo({ name: 'Ana' }) }).click()
    await expect(counts).toHaveText(d.counts({ here: 2, all: 3 }))
    await desk.context().setOffline(false)
    await expect
      .poll(async () => {
        const [row] = await story.app.db
          .selectFrom('player_events')
          .select('attendance')
          .where('eventId', '=', eventId)
          .where('playerId', '=', 'ana')
          .execute()
        return row?.attendance
      })
      .toBeNull()

    await dismissTogether(story, desk, { eventId, language })
  })

/** Names that the roster doesn't have go together, once the organizer agreed to all of them. */
async function dismissTogether(
  { app }: Story,
  desk: Page,
  { eventId, language }: { eventId: string; language: Language },
): Promise<void> {
  const t = wordsIn(language, deskTexts)
  const jokes = ['Elvis Presley', 'Santa Claus', 'Mickey Mouse']
  for (const name of jokes)
    await app.visitor.must('checkIns-arriveByName', { eventId, name, code: null })
  const all = { name: t.dismissAll({ n: jokes.length }) }
  const people = desk.getByRole('list', { name: t.waitingTitle }).getByRole('listitem')
  const question = desk.getByRole('alertdialog')
  await desk.getByRole('button', all).click()
  for (const name of jokes) await expect(question).toContainText(name)
  await expectAccessible(desk)
  await question.getByRole('button', { name: wordsIn(language, labelTexts).cancel }).click()
  await expect(people).toHaveCount(jokes.length)
  await desk.getByRole('button', all).click()
  await question.getByRole('button', all).click()
  await expect(people).toHaveCount(0)
}

test('quick taps at the desk count for all, and no row moves under the finger', async ({
  story,
}) => {
  const { olivia, ana, ben, eventId } = await anEvening(story)
  const desk = await story.window(olivia, `/support`)
  await desk.clock.install()
  await desk.goto(`/vieweditevent/${eventId}?view=desk`)
  const held: (() => void)[] = []
  await desk.route('**/call/events-checkIn', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const t = wordsIn('en', deskTexts)
  const row = (playerId: string) => desk.locator(`[data-desk="${playerId}"]`)
  const tap = (name: string) => desk.getByRole('button', { name: t.tapHere({ name }) }).click()
  await expect(row(ana.playerId)).toBeVisible()
  const before = await row(ben.playerId).boundingBox()
  await desk.clock.pauseAt(Date.now() + 60_000)
  await tap('Ana')
  await tap('Ben')
  await expect.poll(() => held.length).toBe(2)
  for (const go of held) go()
  const missing = desk.getByRole('list', { name: t.missing })
  await expect(row(ben.playerId).getByRole('button')).toHaveAccessibleName(t.undo({ name: 'Ben' }))
  await expect(missing.locator(row(ben.playerId))).toBeVisible()
  expect(await row(ben.playerId).boundingBox()).toEqual(before)
  await row(ben.playerId).getByRole('button').click()
  await desk.clock.resume()
  const here = desk.getByRole('list', { name: t.hereTitle, exact: true })
  await expect(here.getByRole('listitem')).toHaveCount(2)
  await expect(missing.getByRole('listitem')).toHaveCount(1)
  expect(held).toHaveLength(2)
})
