// Mail, jobs and numbers in the operators' console, on a laptop and a phone.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { suppressAddress } from '#server/mail/suppress-address.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { jobNameTexts, operatorJobsTexts } from '#words/en/operator/jobs.ts'
import { mailSampleTexts, operatorMailTexts } from '#words/en/operator/mail.ts'
import { numbersTexts } from '#words/en/operator/numbers.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

test.use({ appOptions: { isLocal: true } })

async function aQueue({ app: { db } }: Story): Promise<void> {
  await sql`create schema if not exists pgboss`.execute(db)
  await sql`create table pgboss.schedule (name text, key text, cron text)`.execute(db)
  await sql`create table pgboss.job (name text, state text, data jsonb, source_output jsonb,
    start_after timestamptz, created_on timestamptz, completed_on timestamptz)`.execute(db)
  await sql`insert into pgboss.schedule values ('jobs', 'ratings', '* * * * *'),
    ('jobs', 'old-rows', '20 4 * * *')`.execute(db)
  await sql`insert into pgboss.job (name, state, data, source_output, created_on) values
    ('jobs-failed', 'created', '{"name": "old-rows"}', '{"message": "disk full"}', now())`.execute(
    db,
  )
}

for (const [language, theme] of looks) {
  test(`an operator looks after mail, jobs and numbers, ${language}`, async ({ story }) => {
    const t = wordsIn(language, consoleTexts)
    const mail = wordsIn(language, operatorMailTexts)
    const jobs = wordsIn(language, operatorJobsTexts)
    const max = await story.app.signedIn('Max')
    await suppressAddress(story.app.deps, {
      address: max.email,
      reason: 'bounced',
      status: '5.1.1',
      source: 'hand-over',
    })
    await aQueue(story)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const { page, player } = await story.player('Olivia', '/support', options)
    await story.app.db
      .insertInto('operators')
      .values({ userId: player.userId, role: 'operator', created: new Date() })
      .execute()
    await page.goto('/operate?page=mail')
    const pages = page.getByRole('navigation', { name: t.pages })

    const blocked = page.getByRole('listitem').filter({ hasText: max.email })
    await expect(blocked.getByText(mail.unknown)).toBeVisible()
    await expect(page.getByText(mail.noneWaiting)).toBeVisible()
    const frame = page.frameLocator(`iframe[title="${mail.look}"]`)
    await expect(frame.getByRole('heading').first()).toBeVisible()
    await page.getByRole('combobox', { name: mail.kind }).selectOption('promoted')
    const { event } = wordsIn(language, mailSampleTexts)
    await expect(frame.getByRole('heading', { name: event })).toBeVisible()
    await expectAccessible(page)
    await blocked.getByRole('button', { name: mail.clear }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: mail.clear }).click()
    await expect(page.getByText(mail.noneBlocked)).toBeVisible()

    await pages.getByRole('link', { name: t.jobs }).click()
    const { 'old-rows': oldRows, ratings } = wordsIn(language, jobNameTexts)
    const rows = page.getByRole('list', { name: jobs.list }).getByRole('listitem')
    await expect(rows).toContainText([oldRows, ratings])
    await expect(rows.first()).toContainText('disk full')
    await expectAccessible(page)
    await page.getByRole('button', { name: `${jobs.again}: ${oldRows}` }).click()
    await expect(page.getByText(jobs.askedNow)).toBeVisible()

    await pages.getByRole('link', { name: t.numbers }).click()
    const numbers = wordsIn(language, numbersTexts)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: `${numbers.download}: ${numbers.weeks}` }).click()
    const path = await (await coming).path()
    expect(await readFile(path, 'utf8')).toContain(`${numbers.until},${numbers.accounts}`)
  })
}
