// Ranked events: the setting shows in the form and on the event's page, where venue admins decide
// it.
import { soonInNewYork } from '#test/scenes/event-scene.ts'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import { aLocation, anAdmin, anEstablishedInstallation } from '#test/support/builders.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventAttendanceTexts, eventRankingTexts } from '#words/en/event/event-ranking.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { unusualSeriesTexts } from '#words/en/report/unusual-series.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

for (const [language, theme] of looks) {
  const t = wordsIn(language, eventRankingTexts)
  const open = wordsIn(language, eventAttendanceTexts)
  const form = wordsIn(language, eventFormTexts)

  test(`a new organizer reads in the form and on the event that attendance doesn’t count, and an admin of the venue counts it, ${language} @proof`, async ({
    story,
  }) => {
    const { app } = story
    await anEstablishedInstallation(app.db)
    const location = await aLocation(app.db)
    const look = { homeLocation: location, language, theme }
    const ada = await app.signedIn('Ada', look)
    await anAdmin(app.db, location, ada.playerId)
    const { startDate, startTime } = soonInNewYork()
    const { page: nina } = await story.player(
      'Nina',
      `/createevent/${location}/${startDate}/${startTime}`,
      { ...look, created: new Date() },
    )
    await expect(nina.getByText(form.notYetCounted)).toBeVisible()
    await expectAccessible(nina)
    await nina.getByRole('button', { name: form.publish }).click()
    await nina.waitForURL(/\/vieweditevent\//)
    await expect(nina.getByText(open.waiting)).toBeVisible()
    await expect(nina.getByRole('button', { name: open.rank })).toHaveCount(0)

    const adaPage = await story.window(ada, new URL(nina.url()).pathname, look)
    await expect(adaPage.getByText(open.waiting)).toBeVisible()
    await expectAccessible(adaPage)
    await adaPage.getByRole('button', { name: open.rank }).click()
    await expect(adaPage.getByText(open.ranked)).toBeVisible()
    await expect(nina.getByText(open.waiting)).toHaveCount(0)
    await adaPage.getByRole('button', { name: open.unrank }).click()
    await expect(nina.getByText(open.unranked)).toBeVisible()
  })

  test(`who has been here for longer reads nothing of it, ${language} @proof`, async ({
    story,
  }) => {
    const location = await aLocation(story.app.db)
    const { startDate, startTime } = soonInNewYork()
    const { page } = await story.player(
      'Olivia',
      `/createevent/${location}/${startDate}/${startTime}`,
      { homeLocation: location, language, theme },
    )
    await expect(page.getByText(wordsIn(language, eventFormTexts).canJoin({ n: 0 }))).toBeVisible()
    await expect(page.getByText(form.notYetCounted)).toHaveCount(0)
    await page.getByRole('button', { name: form.publish }).click()
    await expect(page.locator('[data-main]')).toContainText(
      wordsIn(language, mainButtonTexts).signUp,
    )
    for (const words of [open.waiting, open.unranked, open.ranked, t.waiting])
      await expect(page.getByText(words)).toHaveCount(0)
  })

  test(`an admin of the venue sees a series that looks made up, opens its last event and makes it unranked, ${language} @proof`, async ({
    story,
  }) => {
    const { app } = story
    const location = await aLocation(app.db)
    const ada = await app.signedIn('Ada')
    await anAdmin(app.db, location, ada.playerId)
    for (const name of ['Mal', 'Vera', 'Vic', 'Vin']) await app.signedIn(name)
    for (const weeksAgo of [4, 3, 2, 1]) await aLopsidedEvening(app, location, weeksAgo)

    const words = wordsIn(language, unusualSeriesTexts)
    const page = await story.window(ada, `/locationedit/${location}?part=reports`, {
      language,
      theme,
    })
    const listed = page.getByRole('list', { name: words.title }).getByRole('listitem')
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText('Mal')
    await expect(listed).toContainText(words.events({ n: 4 }))
    await expect(listed).toContainText(
      `${words.few({ n: 4 })} · ${words.lopsided({ n: 4, of: 4 })}`,
    )
    await expectAccessible(page)
    await listed.getByRole('link', { name: words.latest }).click()
    await page.waitForURL(/\/vieweditevent\//)
    await page.getByRole('button', { name: t.unrank }).click()
    await expect(page.getByText(t.unranked)).toBeVisible()
  })
}

test('an admin in the match list without a place is offered no look at held results, another admin is', async ({
  story,
}) => {
  const { app } = story
  const location = await aLocation(app.db)
  const [ada, bea] = [await app.signedIn('Ada'), await app.signedIn('Bea')]
  for (const { playerId } of [ada, bea]) await anAdmin(app.db, location, playerId)
  for (const name of ['Mal', 'Vera', 'Vic']) await app.signedIn(name)
  const eventId = await aMatchList(app.db, { location, organizer: 'mal' }, { ranking: 'held' })
  await aResult(app.db, { eventId, a: ['mal', 'vera'], b: ['vic', 'ada'], games: [[11, 0]] })
  for (const [admin, count] of [
    [bea, 1],
    [ada, 0],
  ] as const) {
    const page = await story.window(admin, `/vieweditevent/${eventId}`)
    await expect(page.getByText(eventRankingTexts.held)).toBeVisible()
    await expect(page.getByRole('button', { name: eventRankingTexts.rank })).toHaveCount(count)
  }
})

async function aLopsidedEvening(app: TestApp, location: string, weeksAgo: number): Promise<void> {
  const day = new Date(Date.now() - weeksAgo * 7 * 86_400_000).toISOString().slice(0, 10)
  const eventId = await aMatchList(app.db, { location, organizer: 'mal' }, { startDate: day })
  await aResult(app.db, { eventId, a: ['mal', 'vera'], b: ['vic', 'vin'], games: [[11, 0]] })
  await app.db
    .updateTable('match_lists')
    .set({ state: 'closed', closed: new Date() })
    .where('eventId', '=', eventId)
    .execute()
}
