// The settings in wide windows: groups beside the open one, with its sections side by side.
import { settingsTexts } from '#words/en/player/settings.ts'
import { wordsIn } from '#words/words.ts'
import { desktop } from './desk-scene.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

for (const [language, theme] of looks)
  test(`settings show one group with all groups beside it, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page } = await story.player('Ana', '/player/settings', { ...desktop, language, theme })
    const t = wordsIn(language, settingsTexts)
    const sections = page.getByRole('navigation', { name: t.sections })
    const group = (name: string) => sections.getByRole('link', { name })
    await expect(group(t.account)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { name: t.skill })).toBeVisible()
    await group(t.privacy).click()
    await expect(page).toHaveURL(/\/player\/settings\/privacy$/)
    await expect(group(t.privacy)).toBeFocused()
    await expect(page.getByRole('heading', { name: t.visibility })).toBeVisible()
    await expect(page.getByRole('heading', { name: t.skill })).toHaveCount(0)
    await expectAccessible(page)
    for (const name of [t.notifications, t.signInGroup]) {
      await group(name).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        2_000,
      )
    }
    await page.goto('/player/settings/keys')
    await expect(group(t.appearance)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { name: t.keys })).toBeInViewport()
  })
