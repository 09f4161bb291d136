// The operators' console on a laptop and a phone: the overview, a person suspended and restored, a
// name of its own, and a role that ends in the open window.
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Language } from '#domain/shared/language.ts'
import { labelTexts } from '#words/en/app/label.ts'
import {
  consoleTexts,
  homeTexts,
  lookTexts,
  nextStepTexts,
  operatorTeamTexts,
  peopleTexts,
} from '#words/en/operator/console.ts'
import { numbersTexts, settingTexts, updateTexts } from '#words/en/operator/numbers.ts'
import { ownTextFaultTexts, ownTextTexts } from '#words/en/operator/texts.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

test.use({ appOptions: { isLocal: true } })

const firstWords = {
  numbers: (language: Language) => wordsIn(language, numbersTexts).totals,
  settings: (language: Language) => wordsIn(language, settingTexts).lead,
  updates: (language: Language) => wordsIn(language, updateTexts).notAsked,
} as const

const grant = (story: Story, userId: string, role: OperatorRole) =>
  story.app.db.insertInto('operators').values({ userId, role, created: new Date() }).execute()

for (const [language, theme] of looks) {
  test(`an owner suspends and restores a person, names the server, and reads the log, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, consoleTexts)
    const people = wordsIn(language, peopleTexts)
    const look = wordsIn(language, lookTexts)
    const max = await story.app.signedIn('Max')
    const options = { language, theme, context: { viewport: sizes[language] } }
    const { page, player } = await story.player('Olivia', '/support', options)
    const pages = page.getByRole('navigation', { name: t.pages })
    await grant(story, player.userId, 'owner')
    await page.goto('/operate')
    await expect(page.getByRole('heading', { level: 1, name: t.home })).toBeVisible()
    await expectAccessible(page)

    await pages.getByRole('link', { name: t.people }).click()
    await page.getByRole('searchbox', { name: people.search }).fill('máx')
    await page.getByRole('button', { name: people.suspend }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: people.reason }).fill('Spam')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: people.confirmSuspend, exact: true }).click()
    await expect(page.getByText(people.suspended, { exact: true })).toBeVisible()
    expect(await max.call('players-proposeNames', {})).toMatchObject({ ok: false })
    await page.getByRole('button', { name: people.restore }).click()
    await expect(page.getByText(people.suspended, { exact: true })).toHaveCount(0)

    await pages.getByRole('link', { name: t.look }).click()
    await page.getByRole('textbox', { name: look.name, exact: true }).fill('Río Norte')
    await page.getByRole('textbox', { name: look.shortName }).fill('Río')
    await page.getByRole('textbox', { name: look.website }).fill('https://rio.example/')
    await page.getByRole('textbox', { name: look.foundedIn }).fill('2019')
    await expectAccessible(page)
    await page.getByRole('button', { name: wordsIn(language, labelTexts).save }).click()
    await expect(page).toHaveTitle(/Río Norte/)
    await page.reload()
    const website = page.getByRole('textbox', { name: look.website })
    await expect(website).toHaveValue('https://rio.example/')
    await expect(page.getByRole('textbox', { name: look.foundedIn })).toHaveValue('2019')

    const own = wordsIn(language, ownTextTexts)
    await pages.getByRole('link', { name: t.texts }).click()
    await page.getByText(own.terms, { exact: true }).click()
    const text = page.getByRole('textbox', { name: own.text })
    await text.fill('<b>No</b>')
    await page.getByRole('tab', { name: own.preview }).click()
    await expect(page.getByRole('alert')).toHaveText(wordsIn(language, ownTextFaultTexts).html)
    await page.getByRole('tab', { name: own.write }).click()
    await text.fill('## Kind\n\nAt {app}, be **kind**.')
    await page.getByRole('tab', { name: own.preview }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kind' })).toBeVisible()
    await expect(page.getByText('At Río Norte, be kind.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: wordsIn(language, labelTexts).save }).click()
    await expect(page.getByText(own.own)).toBeVisible()

    for (const id of ['numbers', 'settings', 'updates'] as const) {
      await pages.getByRole('link', { name: t[id] }).click()
      await expect(page.getByRole('heading', { level: 1, name: t[id] })).toBeVisible()
      await expect(page.getByRole('main').getByText(firstWords[id](language))).toBeVisible()
      await expectAccessible(page)
    }

    await pages.getByRole('link', { name: t.log }).click()
    await expect(page.getByText('branding set')).toBeVisible()
    await page.reload()
    await expect(pages.getByRole('link', { name: t.log })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('players suspend')).toBeVisible()
    await expectAccessible(page)
  })
}

test('the console closes in the open window of whoever loses the role @proof', async ({
  story,
}) => {
  const { page: owner, player: olivia } = await story.player('Olivia', '/support')
  const { page, player: pia } = await story.player('Pia', '/support')
  await grant(story, olivia.userId, 'owner')
  await grant(story, pia.userId, 'viewer')
  await Promise.all([page.goto('/operate'), owner.goto('/operate?page=team')])
  await expect(page.getByRole('heading', { level: 1, name: consoleTexts.home })).toBeVisible()
  // A viewer has no page behind what waits.
  await expect(page.getByText(nextStepTexts.setup)).toBeVisible()
  await expect(page.getByRole('link', { name: homeTexts.look, exact: true })).toHaveCount(0)
  await owner
    .getByRole('listitem')
    .filter({ hasText: 'Pia' })
    .getByRole('button', { name: operatorTeamTexts.change })
    .click()
  const sheet = owner.getByRole('dialog')
  await sheet.getByRole('combobox').selectOption({ label: operatorTeamTexts.none })
  await sheet.getByRole('button', { name: labelTexts.save }).click()
  await expect(page.getByText(consoleTexts.gone)).toBeVisible()
})
