// The main screens in a wide window: cards side by side, conversation list beside the open
// conversation.
import type { Page } from '@playwright/test'
import { messagesTexts } from '#words/en/message/messages.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, openDesk, tablet } from './desk-scene.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const usedBy = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const { left, right } = main.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const pane = document.querySelector('.wide-list')?.getBoundingClientRect().width ?? 0
    return (right - left + pane) / innerWidth
  })

for (const [language, theme] of looks)
  for (const [name, options, share] of [
    ['1440', desktop, 0.8],
    ['1024', tablet, 0.9],
  ] as const)
    test(`at ${name} lists take the whole width, ${theme}, ${language} @proof`, async ({
      story,
    }) => {
      const { page, homeLocation } = await openDesk(story, '/list', {
        ...options,
        language,
        theme,
        days: 8,
      })
      const cards = page.locator('[data-event]')
      await expect(cards.first()).toBeVisible()
      expect(await usedBy(page)).toBeGreaterThanOrEqual(share)
      await expectAccessible(page)
      for (const path of ['/myevents', `/players/${homeLocation}`]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await usedBy(page)).toBeGreaterThanOrEqual(share)
      }
    })

for (const [language, theme] of looks)
  test(`conversations stand beside the one that is open, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page, ben } = await openDesk(story, '/messages', {
      ...tablet,
      language,
      theme,
      days: 0,
    })
    const cleo = await story.app.signedIn('Cleo')
    for (const [sender, message] of [
      [ben, 'Are you in on Saturday?'],
      [cleo, 'Thanks for the game'],
    ] as const)
      await sender.must('messages-send', { messageId: crypto.randomUUID(), toId: 'ana', message })
    const t = wordsIn(language, messagesTexts)
    await expect(page.getByText(t.choose)).toBeVisible()
    const pane = page.getByRole('complementary', { name: t.title })
    const thread = (name: string) => pane.getByRole('link', { name })
    await thread('Ben').click()
    await expect(page).toHaveURL(/\/messagethread\/ben$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
    await expect(thread('Ben')).toBeFocused()
    await expect(thread('Ben')).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await thread('Cleo').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible()
    await expect(thread('Cleo')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(t.choose)).toBeVisible()
  })

test('who a conversation is with stands beside it, with our next event @proof', async ({
  story,
}) => {
  const { page, ben, eventIds } = await openDesk(story, '/support', { ...desktop, days: 1 })
  const [, eventId = ''] = eventIds
  const pane = page.getByRole('complementary', { name: 'Profile of Ben' })
  const together = pane.getByRole('region', { name: 'Next together' })
  await page.goto('/messagethread/ben')
  await expect(pane.getByRole('heading', { name: 'Ben' })).toBeVisible()
  await expect(together).toHaveCount(0)
  await ben.must('events-signUp', { eventId, guests: 0 })
  await expect(together.locator('[data-event]')).toHaveAttribute('data-event', eventId)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(pane).toHaveCount(0)
})
