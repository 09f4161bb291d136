// The server's own backups in the console: made, tried, downloaded and deleted by an owner.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackupWork } from '#server/features/backup/jobs.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { operatorBackupTexts } from '#words/en/operator/backups.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { fill, wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

test.use({
  appOptions: { isLocal: true, backupFolder: await mkdtemp(join(tmpdir(), 'sideout-story-')) },
})

for (const [language, theme] of looks) {
  test(`an owner backs up, tries, downloads and deletes, ${language}`, async ({ story }) => {
    const t = wordsIn(language, operatorBackupTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const { page, player } = await story.player('Olivia', '/support', options)
    await story.app.db
      .insertInto('operators')
      .values({ userId: player.userId, role: 'owner', created: new Date() })
      .execute()
    const stop = startBackupWork(story.app.deps)
    await page.goto('/operate?page=backups')
    await expect(
      page.getByRole('heading', { level: 1, name: wordsIn(language, consoleTexts).backups }),
    ).toBeVisible()
    await expect(page.getByText(t.none)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('combobox', { name: t.schedule }).selectOption({ label: t.weekly })
    await page.getByRole('button', { name: wordsIn(language, labelTexts).save }).click()
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: t.makeNow }).click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: t.good })
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: t.tryOut }).click()
    const [before = ''] = fill(t.trialFine, { when: '|' }).split('|')
    await expect(row.getByText(before)).toBeVisible()
    await expectAccessible(page)

    await row.getByRole('button', { name: t.download }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(t.downloadText)).toBeVisible()
    await expectAccessible(page)
    const coming = page.waitForEvent('download')
    await sheet.getByRole('button', { name: t.confirmDownload, exact: true }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^sideout-.*\.tar\.gz$/)
    expect(download.url()).not.toContain('ticket')

    await row.getByRole('button', { name: t.remove }).click()
    await sheet.getByRole('button', { name: t.confirmRemove, exact: true }).click()
    await expect(page.getByText(t.none)).toBeVisible()
    await stop()
  })
}
