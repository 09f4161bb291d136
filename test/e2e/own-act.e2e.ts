// Players added by others: one confirms on the alert, the other removes themself on the event's
// page.
import { refusalText } from '#client/i18n/refusals.ts'
import { aContact } from '#test/scenes/contact-scene.ts'
import { soonInNewYork } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { closeCup, openCup } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { claimLinkTexts } from '#words/en/app/claim-link.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { mailCodeTexts } from '#words/en/notification/reach.ts'
import { ownActTexts } from '#words/en/own-act/own-act.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const shots = process.env['SHOTS']

for (const [language, theme] of looks) {
  const t = wordsIn(language, ownActTexts)

  test(`who was put in answers on the alert or on the event: a yes counts, a no leaves a guest, ${language}`, async ({
    story,
  }) => {
    const { app } = story
    const location = await aLocation(app.db)
    const players = await Promise.all(
      ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(name, { homeLocation: location })),
    )
    const [ann, ben] = players
    const organizer = await app.signedIn('Olga', { homeLocation: location })
    if (ann === undefined || ben === undefined) throw new Error('a cup has four entrants')
    const entrants = players.map((player) => ({
      player,
      isPutIn: player === ann || player === ben,
    }))
    const eventId = await openCup(app, {
      location,
      organizer,
      entrants,
      fields: { ...soonInNewYork(), title: 'Spring cup of the Riverside community' },
    })

    const benPage = await story.window(ben, `/vieweditevent/${eventId}`, { language, theme })
    const question = benPage.getByRole('region', { name: t.label })
    await expect(question).toContainText(t.before)
    const [asking, bar] = [
      await question.boundingBox(),
      await benPage.locator('[data-main]').boundingBox(),
    ]
    expect((asking?.y ?? 0) + (asking?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    const placesLeft = benPage.getByText(wordsIn(language, eventViewTexts).free({ n: 4 }))
    await expect(placesLeft).toBeVisible()
    await expectAccessible(benPage)
    const annPage = await story.window(ann, '/alerts', { language, theme })
    const results = await story.window(organizer, `/results/${eventId}`, { language, theme })
    await closeCup(app, organizer, eventId)
    await expect(benPage.locator('[data-main="results"]')).toBeVisible()
    await expect(placesLeft).toHaveCount(0)
    await expect(benPage.getByText(refusalText({ code: 'event-in-past' }, language))).toHaveCount(0)

    const asked = annPage
      .getByRole('listitem')
      .filter({ has: annPage.getByRole('button', { name: t.yes }) })
    await expect(asked).toContainText('Spring cup')
    await expect(asked.getByRole('button', { name: t.no })).toBeVisible()
    await expectAccessible(annPage)
    await asked.getByRole('button', { name: t.yes }).click()
    await expect(annPage.getByText(t.yesDone)).toBeVisible()
    await expect(asked).toHaveCount(0)

    await question.getByRole('button', { name: t.no }).click()
    const dialog = benPage.getByRole('alertdialog')
    await expect(dialog).toContainText(t.noTitle)
    await expectAccessible(benPage)
    await dialog.getByRole('button', { name: t.noConfirm }).click()
    await expect(benPage.getByText(t.noDone)).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(results.getByRole('table').getByRole('rowheader')).toContainText([
      'Ann',
      wordsIn(language, matchListTexts).unnamed({ n: 1 }),
      'Cleo',
      'Dan',
    ])
  })
}

for (const [language, theme] of looks) {
  const t = wordsIn(language, ownActTexts)
  const claim = wordsIn(language, claimLinkTexts)

  test(`a claim asks about each game that comes along, ${language} @proof`, async ({ story }) => {
    const { app } = story
    const location = await aLocation(app.db)
    const olga = await app.signedIn('Olga', { homeLocation: location })
    const maria = await aContact(app, olga, { name: 'Maria Fernandez', language })
    const others = await Promise.all(
      ['Ann', 'Benedicta', 'Cleo'].map((name) => app.signedIn(name, { homeLocation: location })),
    )
    const eventId = await openCup(app, {
      location,
      organizer: olga,
      entrants: [
        { player: { ...olga, playerId: maria.playerId }, isPutIn: true },
        ...others.map((player) => ({ player, isPutIn: false })),
      ],
      fields: { ...soonInNewYork(), title: 'Spring cup of the Riverside community' },
    })
    await closeCup(app, olga, eventId)
    const { page, player } = await story.player('Mary', `/i/${maria.key}`, {
      homeLocation: location,
      language,
      theme,
    })
    await proveAddress(app, player)
    await page.getByRole('button', { name: wordsIn(language, personalLinkTexts).account }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: claim.confirm }).click()
    const { text } = await until('the mail with the code', () =>
      app.mailbox.mails.find(({ to }) => to === maria.email),
    )
    await sheet
      .getByLabel(wordsIn(language, mailCodeTexts).code)
      .fill(/^\d{6}$/m.exec(text)?.[0] ?? '')
    await sheet.getByRole('button', { name: claim.confirm }).click()
    await expect(sheet.getByRole('heading', { name: t.claimedTitle })).toBeVisible()
    const games = sheet.getByRole('list', { name: t.games }).getByRole('listitem')
    await expect(games).toHaveCount(3)
    await expect(games.filter({ hasText: 'Benedicta' })).toContainText('11–0')
    await games.filter({ hasText: 'Benedicta' }).getByRole('button', { name: t.notThis }).click()
    await expectAccessible(page)
    if (shots !== undefined) await page.screenshot({ path: `${shots}/claimed-${language}.png` })
    await sheet.getByRole('button', { name: t.rest }).click()
    await expect(sheet.getByText(t.answered)).toBeVisible()
    await expect
      .poll(() => app.db.selectFrom('disowned_seats').select('number').execute())
      .toHaveLength(1)
  })
}
