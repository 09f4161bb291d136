// The server's own backups in the console: made, tried, downloaded and deleted by an owner.
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { keyProofLength } from '#domain/backup/recipient.ts'
import { openSession } from '#server/db/backup/session.ts'
import { startBackupWork } from '#server/features/backup/jobs.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { waitingTexts } from '#words/en/app/outbox.ts'
import { operatorBackupTexts } from '#words/en/operator/backups.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { operatorRestoreTexts } from '#words/en/operator/restore.ts'
import { maintenanceTexts } from '#words/en/page/page.ts'
import { fill, wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, skipUntilVisible, test } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

const backupFolder = join(tmpdir(), `sideout-backups-${process.pid}`)
test.use({ appOptions: { isLocal: true, watchesStore: true, backupFolder } })
test.afterAll(() => rm(backupFolder, { recursive: true, force: true }))

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
    await page.clock.install()
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
    await skipUntilVisible(row)
    await row.getByRole('button', { name: t.tryOut }).click()
    const [before = ''] = fill(t.trialFine, { when: '|' }).split('|')
    await skipUntilVisible(row.getByText(before))
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

  test(`an owner makes a key that never leaves the browser, and proves to keep it, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, operatorBackupTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const { page, player } = await story.player('Olivia', '/support', options)
    const { db } = story.app
    await db
      .insertInto('operators')
      .values({ userId: player.userId, role: 'owner', created: new Date() })
      .execute()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/operate?page=backups')
    await expect(page.getByText(t.keyNone)).toBeVisible()
    await page.getByRole('button', { name: t.setKey }).click()
    const sheet = page.getByRole('dialog')
    const own = sheet.getByRole('textbox', { name: t.ownKey })
    const confirm = sheet.getByRole('button', { name: t.confirmKey })
    await own.fill(`AGE-SECRET-KEY-1${'Q'.repeat(58)}`)
    await confirm.click()
    await expect(sheet.getByText(t.wrongKey)).toBeVisible()
    await expectAccessible(page)

    await sheet.getByRole('button', { name: t.makeKey }).click()
    const coming = page.waitForEvent('download')
    await sheet.getByRole('button', { name: t.saveKey }).click()
    const [, publicLine = '', key = ''] = (await readFile(await (await coming).path(), 'utf8'))
      .trim()
      .split('\n')
    const end = sheet.getByRole('textbox', { name: fill(t.keyEnd, { n: keyProofLength }) })
    await end.fill('wrong')
    await confirm.click()
    await expect(sheet.getByText(t.wrongEnd)).toBeVisible()
    await expectAccessible(page)
    await end.fill(key.slice(-keyProofLength).toLowerCase())
    await confirm.click()
    await expect(page.getByText(t.keyChanged)).toBeVisible()
    const { recipient } = await db
      .selectFrom('backup_plan')
      .select('recipient')
      .executeTakeFirstOrThrow()
    expect(recipient).toBe(await identityToRecipient(key))
    expect(publicLine).toContain(recipient)
    expect(sent.filter((request) => request.includes('SECRET-KEY'))).toEqual([])

    await page.getByRole('button', { name: t.dropKey }).click()
    await expect(sheet.getByText(t.dropText)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: t.confirmDrop, exact: true }).click()
    await expect(page.getByText(t.keyNone)).toBeVisible()
  })

  test(`an owner restores a backup while others wait with what they typed, ${language} @proof`, async ({
    story,
  }) => {
    const t = wordsIn(language, operatorRestoreTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    story.expectNoise(/503|WebSocket connection|Failed to load resource/)
    const { page, player } = await story.player('Olivia', '/support', options)
    const { db, deps, databaseUrl } = story.app
    await db
      .insertInto('operators')
      .values({ userId: player.userId, role: 'owner', created: new Date() })
      .execute()
    const ben = await story.player('Ben', '/messagethread/olivia', options)
    await story.app.signedIn('Zoe')
    const stop = startBackupWork(deps)
    await page.goto('/operate?page=backups')
    const backups = wordsIn(language, operatorBackupTexts)
    await page.getByRole('button', { name: backups.makeNow }).click()
    const listed = page.getByRole('main').getByRole('listitem')
    await expect(listed.filter({ hasText: backups.good })).toBeVisible()
    await db.deleteFrom('players').where('playerId', '=', 'zoe').execute()
    const draft = ben.page.getByRole('textbox')
    await draft.fill('half a sentence')

    await page.getByRole('button', { name: t.restore }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(t.first)).toBeVisible()
    await expectAccessible(page)
    const confirm = sheet.getByRole('button', { name: t.confirm, exact: true })
    await expect(confirm).toBeDisabled()
    await sheet.getByRole('textbox').fill('sideout')
    const held = await openSession({ connectionString: databaseUrl })
    await held.client.query('begin')
    await held.client.query('select 1 from club_members limit 1')
    await confirm.click()
    await expect(ben.page.getByText(wordsIn(language, waitingTexts).restoring)).toBeVisible({
      timeout: 30_000,
    })
    const late = await ben.page.context().newPage()
    await late.goto('/')
    await expect(
      late.getByRole('heading', { name: wordsIn(language, maintenanceTexts).title }),
    ).toBeVisible()
    await expectAccessible(late)
    await held.close()
    const shell = wordsIn(language, shellTexts)
    await expect(ben.page.getByText(shell.reconnected)).toBeVisible({ timeout: 30_000 })
    await expect(draft).toHaveValue('half a sentence')
    await expect(late.getByRole('main')).toBeVisible({ timeout: 30_000 })
    await expect(late.getByText(wordsIn(language, maintenanceTexts).title)).toHaveCount(0, {
      timeout: 30_000,
    })
    const [done = ''] = fill(t.done, { when: '|', ended: '|' }).split('|')
    await expect(page.getByText(done)).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    expect(
      await db.selectFrom('players').select('playerId').where('playerId', '=', 'zoe').execute(),
    ).toEqual([{ playerId: 'zoe' }])
    await stop()
  })
}
