// The first minute of a server: the link that a store without an owner prints makes an account its
// owner, who sets the server up without a shell.
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Language } from '#domain/shared/language.ts'
import { startBackupWork } from '#server/features/backup/jobs.ts'
import { makeSetupLink } from '#server/features/operator/setup-commands.ts'
import type { Mail } from '#server/mail/mail.ts'
import { aLocation } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { testMailTexts } from '#words/en/mail/account-mails.ts'
import { mailCodeTexts } from '#words/en/notification/reach.ts'
import { operatorBackupTexts } from '#words/en/operator/backups.ts'
import { lookTexts, troubleTexts } from '#words/en/operator/console.ts'
import { operatorRegistrationTexts } from '#words/en/operator/registration.ts'
import { serverSetupTexts, setupStepTexts } from '#words/en/operator/setup.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { fill, wordsIn } from '#words/words.ts'
import {
  bothLooks,
  expect,
  expectAccessible,
  leftToProof,
  skipUntilVisible,
  test,
  type Story,
} from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const
const tapsMax = 25
const password = 'a good password'

const backupFolder = join(tmpdir(), `sideout-setup-${process.pid}`)
test.use({ appOptions: { isLocal: true, backupFolder } })
test.afterAll(() => rm(backupFolder, { recursive: true, force: true }))

function countTaps() {
  const counted = { taps: 0 }
  const tap = async (target: Locator): Promise<void> => {
    counted.taps += 1
    await target.click()
  }
  return { counted, tap }
}
type Tap = ReturnType<typeof countTaps>['tap']

const printLink = async ({ app }: Story): Promise<string> => {
  const link = await makeSetupLink({ ...app.deps, clock: { now: () => Date.now() } })
  if (link === null) throw new Error('the server has an owner')
  return link
}

async function becomeOwner(page: Page, tap: Tap, language: Language): Promise<void> {
  const t = wordsIn(language, authTexts)
  const setup = wordsIn(language, setupTexts)
  const passwordField = page.getByLabel(t.password, { exact: true })
  await tap(page.getByRole('link', { name: wordsIn(language, serverSetupTexts).register }))
  await page.getByLabel(t.email).fill('rosa@example.org')
  await passwordField.fill(password)
  await tap(page.locator('label', { has: page.getByRole('checkbox') }))
  await tap(page.getByRole('button', { name: t.register }))
  await expect(page.getByText(t.justRegistered)).toBeVisible()
  await passwordField.fill(password)
  await tap(page.getByRole('button', { name: t.signIn, exact: true }))
  await page.getByLabel(setup.name).fill('Rosa')
  await tap(page.getByRole('button', { name: setup.check }))
  await tap(page.getByRole('button', { name: setup.setName }))
  await page.getByRole('searchbox').fill('pier')
  await tap(page.getByRole('button', { name: 'Pier Courts' }))
  await tap(page.getByRole('button', { name: setup.goOn }))
  await tap(page.getByRole('button', { name: setup.registeredDiamond }))
  await tap(page.getByRole('link', { name: setup.showCalendar }))
  const asked = wordsIn(language, serverSetupTexts)
  await expect(page.getByText(fill(asked.question, { name: 'Rosa' }))).toBeVisible()
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: asked.confirm }))
}

/** The room beside a public screen is the same left and right. */
async function expectCentered(page: Page): Promise<void> {
  const room = await page.getByRole('main').evaluate((main) => {
    const { left, right } = main.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    return { left, right: document.documentElement.clientWidth - right }
  })
  expect(room.left).toBe(room.right)
  expect(room.left).toBeGreaterThanOrEqual(16)
}

async function nameServer(page: Page, tap: Tap, language: Language): Promise<void> {
  const look = wordsIn(language, lookTexts)
  await page.getByRole('textbox', { name: look.name, exact: true }).fill('Río Norte')
  await page.getByRole('textbox', { name: look.shortName }).fill('Río')
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: wordsIn(language, labelTexts).save }))
  await expect(page).toHaveTitle(/Río Norte/)
  await tap(page.getByRole('button', { name: wordsIn(language, setupStepTexts).next }))
}

async function proveMail({ app }: Story, page: Page, tap: Tap, language: Language): Promise<void> {
  const t = wordsIn(language, setupStepTexts)
  await tap(page.getByRole('button', { name: t.sendTest }))
  const subject = wordsIn(language, testMailTexts).subject.replace('{app}', '')
  await until('the test mail', () => app.mailbox.mails.some((mail) => isTest(mail, subject)))
  const [code = ''] =
    /\b\d{6}\b/.exec(app.mailbox.mails.find((mail) => isTest(mail, subject))?.text ?? '') ?? []
  await page.getByRole('textbox', { name: wordsIn(language, mailCodeTexts).code }).fill(code)
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: t.prove }))
  await tap(page.getByRole('button', { name: t.next }))
}

const isTest = (mail: Mail, subject: string): boolean =>
  mail.to === 'rosa@example.org' && mail.subject.includes(subject.split(' ')[0] ?? '')

async function makeBackup({ app }: Story, page: Page, tap: Tap, language: Language): Promise<void> {
  const t = wordsIn(language, setupStepTexts)
  const backup = wordsIn(language, operatorBackupTexts)
  const stop = startBackupWork(app.deps)
  await expect(page.getByText(t.backupNone)).toBeVisible()
  await expect(page.getByText(t.backupCommand)).toBeVisible()
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: backup.makeNow }))
  await skipUntilVisible(page.getByText(backup.good, { exact: true }))
  await tap(page.getByRole('button', { name: t.next }))
  await stop()
}

async function invitePeople(page: Page, tap: Tap, language: Language): Promise<void> {
  const t = wordsIn(language, operatorRegistrationTexts)
  for (const name of ['ana', 'ben', 'cleo']) {
    await page.getByRole('textbox', { name: t.address }).fill(`${name}@example.org`)
    await tap(page.getByRole('button', { name: t.send }))
    await expect(page.getByText(`${name}@example.org`)).toBeVisible()
  }
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: wordsIn(language, setupStepTexts).next }))
}

for (const [language, theme] of bothLooks)
  test(`the first person owns the server by the printed link and sets it up, and no one by a second use, ${language}${leftToProof(language === 'en')}`, async ({
    story,
  }) => {
    test.setTimeout(120_000)
    const t = wordsIn(language, serverSetupTexts)
    const steps = wordsIn(language, setupStepTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    await aLocation(story.app.db, { name: 'Pier Courts', city: 'Ludlow' })
    for (const region of ['TX', 'WA'])
      await aLocation(story.app.db, { name: `${region} Courts`, region, source: 'a file' })
    const link = await printLink(story)
    const page = await story.visitor(link, options)
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expectAccessible(page)
    await expectCentered(page)
    const { tap, counted } = countTaps()
    await becomeOwner(page, tap, language)
    await nameServer(page, tap, language)
    await page.getByRole('button', { name: steps.leave }).waitFor()

    await page.clock.install()
    await page.goto('/operate')
    const hint = page.getByText(wordsIn(language, troubleTexts).setup({ n: 5 }))
    await expect(hint).toBeVisible()
    await tap(page.getByRole('listitem').filter({ has: hint }).getByRole('link'))
    await expect(page.getByRole('heading', { level: 2, name: steps.venues })).toBeVisible()
    await tap(page.getByRole('button', { name: steps.leave }))
    await expect(page.getByRole('heading', { level: 2, name: steps.registration })).toBeVisible()
    await expectAccessible(page)
    await tap(page.getByRole('button', { name: steps.leave }))
    await proveMail(story, page, tap, language)
    await makeBackup(story, page, tap, language)
    await invitePeople(page, tap, language)
    await expect(page.getByText(steps.allSet)).toBeVisible()
    await expectAccessible(page)
    expect(counted.taps).toBeLessThanOrEqual(tapsMax)
    test.info().annotations.push({ type: 'the first minute', description: `${counted.taps} taps` })

    story.expectNoise(/status of 404 .*operators-claim/)
    const late = await story.visitor(link, options)
    await expect(late.getByText(t.gone)).toBeVisible()
    await expectAccessible(late)
  })

for (const [language, theme] of bothLooks)
  test(`whoever is signed in is asked before the link makes them the owner, and another account takes it, ${language}${leftToProof(language === 'es')}`, async ({
    story,
  }) => {
    const t = wordsIn(language, serverSetupTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const link = await printLink(story)
    const { page } = await story.player('Ben', link, options)
    const question = page.getByText(fill(t.question, { name: 'Ben' }))
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await expectCentered(page)
    const owners = await story.app.db.selectFrom('operators').select('userId').execute()
    expect(owners).toEqual([])
    await page.getByRole('button', { name: t.otherAccount }).click()
    await expect(page.getByRole('link', { name: t.register })).toBeVisible()
    expect(page.url()).toBe(link)
  })
