// From a report to a warning, the answer to it and a second look, in the windows of all four.
import { alertKindTexts } from '#words/en/alert/alert-kind.ts'
import { operatorReportTexts, peopleTexts } from '#words/en/operator/console.ts'
import { appealTexts } from '#words/en/report/report.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

test.use({ appOptions: { isLocal: true } })

test('a report about someone without an account can only be dismissed', async ({ story }) => {
  const t = wordsIn('en', operatorReportTexts)
  const rita = await story.player('Rita', '/alerts')
  const nora = await story.player('Nora', '/alerts')
  const mia = await story.player('Mia', '/support')
  await story.app.db
    .insertInto('operators')
    .values({ userId: mia.player.userId, role: 'moderator', created: new Date() })
    .execute()
  await rita.player.must('reports-create', {
    reported: { kind: 'player', playerId: nora.player.playerId },
    reason: 'A made-up name.',
  })
  await mia.page.goto('/operate?page=reports')
  await expect(mia.page.getByRole('button', { name: t.act })).toBeVisible()

  await story.app.db
    .updateTable('players')
    .set({ userId: null, playerName: 'Deleted player', nameLook: null })
    .where('playerId', '=', nora.player.playerId)
    .execute()
  await mia.page.reload()
  await expect(mia.page.getByRole('button', { name: t.dismiss })).toBeVisible()
  await expect(mia.page.getByRole('button', { name: t.act })).toHaveCount(0)
})

for (const [language, theme] of looks) {
  test(`a warning is read, written back to and looked at by someone else, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, operatorReportTexts)
    const people = wordsIn(language, peopleTexts)
    const appeal = wordsIn(language, appealTexts)
    const kinds = wordsIn(language, alertKindTexts)
    const told = { player: '', app: 'Sideout', as: '' }
    const options = { language, theme, context: { viewport: sizes[language] } }
    const rita = await story.player('Rita', '/alerts', options)
    const bob = await story.player('Bob', '/alerts', options)
    const mia = await story.player('Mia', '/support', options)
    const moe = await story.player('Moe', '/support', options)
    for (const { player } of [mia, moe])
      await story.app.db
        .insertInto('operators')
        .values({ userId: player.userId, role: 'moderator', created: new Date() })
        .execute()
    await rita.player.must('reports-create', {
      reported: { kind: 'player', playerId: bob.player.playerId },
      reason: 'Shouts at everyone.',
    })

    await mia.page.goto('/operate?page=reports')
    await expect(mia.page.getByText('Shouts at everyone.')).toBeVisible()
    await expectAccessible(mia.page)
    await mia.page.getByRole('button', { name: t.act }).click()
    const sheet = mia.page.getByRole('dialog')
    await sheet.getByRole('button', { name: t.decide }).click()
    await expect(sheet.getByText(people.reasonMissing)).toBeVisible()
    await sheet.getByRole('textbox', { name: people.reason }).fill('Be kind on court.')
    await expectAccessible(mia.page)
    await sheet.getByRole('button', { name: t.decide }).click()
    await expect(mia.page.getByText(t.none)).toBeVisible()

    const reported = kinds['report-answered']({ ...told, why: 'acted' })
    await expect(rita.page.getByText(reported)).toBeVisible()
    await expect(bob.page.getByText('Be kind on court.')).toBeVisible()
    await expect(bob.page.getByRole('main')).not.toContainText('Rita')
    await bob.page.getByRole('button', { name: appeal.open }).click()
    const form = bob.page.getByRole('dialog')
    await form.getByRole('textbox', { name: appeal.text }).fill('I called the score.')
    await expectAccessible(bob.page)
    await form.getByRole('button', { name: appeal.send }).click()
    await expect(bob.page.getByText(appeal.sent)).toBeVisible()
    await expect(bob.page.getByRole('button', { name: appeal.open })).toHaveCount(0)

    await mia.page.reload()
    await expect(mia.page.getByText('I called the score.')).toBeVisible()
    await expect(mia.page.getByText(t.notYours)).toBeVisible()
    await moe.page.goto('/operate?page=reports')
    await expect(moe.page.getByText('I called the score.')).toBeVisible()
    await expectAccessible(moe.page)
    await moe.page.getByRole('button', { name: t.lift, exact: true }).click()
    await moe.page.getByRole('alertdialog').getByRole('button', { name: t.lift }).click()
    await expect(moe.page.getByText(t.none)).toBeVisible()
    const answered = kinds['appeal-answered']({ ...told, why: 'lifted', as: 'warned' })
    await expect(bob.page.getByText(answered)).toBeVisible()
  })
}
