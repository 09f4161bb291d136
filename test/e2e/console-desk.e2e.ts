// What an owner does in the console for one person, with two venues that are one, with the venues
// of a region, and with a club whose owner is suspended.
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { aLocation } from '#test/support/builders.ts'
import { operatorClubTexts } from '#words/en/operator/clubs.ts'
import { peopleTexts } from '#words/en/operator/console.ts'
import { personTexts } from '#words/en/operator/person.ts'
import { setupStepTexts } from '#words/en/operator/setup.ts'
import { operatorVenueTexts } from '#words/en/operator/venues.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

test.use({ appOptions: { isLocal: true } })

const grant = (story: Story, userId: string, role: OperatorRole) =>
  story.app.db.insertInto('operators').values({ userId, role, created: new Date() }).execute()

for (const [language, theme] of looks) {
  const options = { language, theme, context: { viewport: sizes[language] } }

  test(`an owner sees a person’s details and deletes the account for them, ${language}`, async ({
    story,
  }) => {
    const people = wordsIn(language, peopleTexts)
    const t = wordsIn(language, personTexts)
    await story.app.signedIn('Max')
    const { page, player } = await story.player('Olivia', '/support', options)
    await grant(story, player.userId, 'owner')
    await page.goto('/operate?page=people')
    await page.getByRole('searchbox', { name: people.search }).fill('máx')
    await page.getByRole('button', { name: t.open }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: t.delete })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: t.delete }).click()
    await expect(sheet.getByText(t.deleteText)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('textbox').first().fill('Max')
    await sheet.getByRole('button', { name: t.deleteNow }).click()
    await expect(page.getByText(people.none)).toBeVisible()
  })

  test(`an owner finds two venues without their accents and merges them, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, operatorVenueTexts)
    await aLocation(story.app.db, { locationId: 'a-pier', name: 'Málaga Pier' })
    await aLocation(story.app.db, { locationId: 'a-quay', name: 'Málaga Quay' })
    const { page, player } = await story.player('Olivia', '/support', options)
    await grant(story, player.userId, 'owner')
    await page.goto('/operate?page=venues')
    await page.getByRole('searchbox', { name: t.search }).fill('malaga')
    await expect(page.getByText('Málaga Quay')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.open }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: t.merge }).click()
    await sheet.getByRole('searchbox', { name: t.target }).fill('quay')
    await sheet.getByRole('button', { name: /Quay/ }).click()
    await expect(sheet.getByRole('button', { name: t.mergeNow })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: t.mergeNow }).click()
    await expect(page.getByText('Málaga Pier')).toHaveCount(0)
  })

  test(`an owner gives a club of someone suspended to a member, and deletes it, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, operatorClubTexts)
    const locationId = await aLocation(story.app.db, { name: 'Pier' })
    const max = await story.app.signedIn('Max')
    const mia = await story.app.signedIn('Mia')
    const club = await max.must('clubs-create', { locationId, clubName: 'Dinkers' })
    await max.must('clubMembers-add', { locationId, ...club, playerId: mia.playerId })
    const { page, player } = await story.player('Olivia', '/support', options)
    await grant(story, player.userId, 'owner')
    await player.must('operators-act', {
      act: 'suspend',
      userId: max.userId,
      reason: 'Spam',
      until: null,
      cancelsEvents: false,
      password: null,
    })
    await page.goto('/operate?page=clubs')
    await page.getByText(t.ownerless, { exact: true }).first().click()
    await expect(page.getByText(t.by({ owner: 'Max' }))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.open }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: t.who }).fill('mia')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: t.handOverNow }).click()
    await expect(page.getByText(t.none)).toBeVisible()
    await page.getByText(t.all, { exact: true }).click()
    await expect(page.getByText(t.by({ owner: 'Mia' }))).toBeVisible()
    await page.getByRole('button', { name: t.open }).click()
    await sheet.getByRole('button', { name: t.delete }).click()
    await expect(sheet.getByText(t.memberLoss({ n: 2 }))).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: t.deleteNow }).click()
    await expect(page.getByText(t.none)).toBeVisible()
  })

  test(`an owner keeps the venues of one region, ${language}`, async ({ story }) => {
    const t = wordsIn(language, setupStepTexts)
    for (const region of ['TX', 'WA'])
      await aLocation(story.app.db, { name: `${region} Courts`, region, source: 'a file' })
    const { page, player } = await story.player('Olivia', '/support', options)
    await grant(story, player.userId, 'owner')
    await page.goto('/operate?page=start&text=venues')
    await page.locator('label', { hasText: 'WA' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.venuesTake({ n: 1 }) }).click()
    await expect(page.getByRole('button', { name: t.next })).toBeVisible()
    const shown = await story.app.db
      .selectFrom('locations')
      .select('region')
      .where('hidden', '=', false)
      .where('source', '<>', '')
      .execute()
    expect(shown).toEqual([{ region: 'TX' }])
  })
}
