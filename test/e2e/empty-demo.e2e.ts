// An owner empties the demo in the setup, after its numbers, and it is gone in other windows.
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { prepare } from '#test/scenes/prepared-store.ts'
import { operatorDemoTexts } from '#words/en/operator/demo.ts'
import { setupStepTexts } from '#words/en/operator/setup.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, expectAccessible, leftToProof, test } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const

test.use({ appOptions: { isLocal: true } })

for (const [language, theme] of bothLooks)
  test(`an owner empties the demo, and it goes from open windows, ${language}${leftToProof(language === 'es')}`, async ({
    story,
  }) => {
    const { app } = story
    const t = wordsIn(language, operatorDemoTexts)
    const steps = wordsIn(language, setupStepTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    await prepare(app.db, true, Date.now(), app.deps.photos)
    const stop = await listenForOperatorActs({ connectionString: app.databaseUrl }, app.deps)
    const { page: other } = await story.player('Uma', '/viewplayer/robin', options)
    await expect(other.getByRole('heading', { name: 'Robin' })).toBeVisible()
    const { page, player } = await story.player('Rosa', '/support', options)
    await app.db
      .insertInto('operators')
      .values({ userId: player.userId, role: 'owner', created: new Date() })
      .execute()
    await page.goto('/operate?page=start&text=demo')
    await expect(page.getByRole('heading', { level: 2, name: steps.demo })).toBeVisible()
    await expect(page.getByText(t.noLosses)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.empty }).click()
    await expect(page.getByRole('dialog').getByText(t.backup)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: t.confirm }).click()
    await expect(page.getByText(t.none)).toBeVisible()
    await expectAccessible(page)
    await expect(other.getByRole('heading', { name: 'Robin' })).toHaveCount(0)
    await page.getByRole('button', { name: steps.next }).click()
    await expect(page.getByRole('heading', { level: 2, name: steps.demo })).toHaveCount(0)
    await stop()
  })
