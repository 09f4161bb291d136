// The first minute of a server: the link that a store without an owner prints makes an account its
// owner, who sets the server up without a shell.
import type { Locator, Page } from '@playwright/test'
import type { Language } from '#domain/shared/language.ts'
import { makeSetupLink } from '#server/features/operator/setup-commands.ts'
import { aLocation } from '#test/support/builders.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { serverSetupTexts } from '#words/en/operator/setup.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, expectAccessible, test, type Story } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const
const password = 'a good password'

test.use({ appOptions: { isLocal: true } })

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
}

for (const [language, theme] of bothLooks)
  test(`the first person becomes the owner by the printed link, and no one by a second use, ${language}`, async ({
    story,
  }) => {
    test.setTimeout(120_000)
    const t = wordsIn(language, serverSetupTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    await aLocation(story.app.db, { name: 'Pier Courts', city: 'Ludlow' })
    const link = await printLink(story)
    const page = await story.visitor(link, options)
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expectAccessible(page)
    const { tap } = countTaps()
    await becomeOwner(page, tap, language)
    const pages = page.getByRole('navigation', { name: wordsIn(language, consoleTexts).pages })
    await expect(pages).toBeVisible()

    story.expectNoise(/status of 404 .*operators-claim/)
    const late = await story.visitor(link, options)
    await expect(late.getByText(t.gone)).toBeVisible()
    await expectAccessible(late)
  })
