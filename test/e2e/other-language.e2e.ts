// Walks every screen in a generated test language (tools/other-language.ts): every word must be
// translated, and words a third longer must fit phone screens.
import type { Page } from '@playwright/test'
import { isLanguage } from '#domain/shared/language.ts'
import { aLocation } from '#test/support/builders.ts'
import { pseudoLanguage, toPseudo } from '#test/support/pseudo-language.ts'
import { helpTitles } from '#words/en/help/help-titles.ts'
import { resetMailTexts } from '#words/en/mail/account-mails.ts'
import { calendarEntryTexts } from '#words/en/page/calendar-entry.ts'
import { aScene, listScreens } from './map-scene.ts'
import { expect, test } from './story.ts'

const language = isLanguage(pseudoLanguage) ? pseudoLanguage : null
test.skip(language === null, 'npm run other-language adds it to a copy of the project')

const ownWords =
  /Ana|Ben|Cleo|Dan|ana@example\.org|Mueller Courts|Dinkers of the Bay|Dinkers|Summer ladder|Summer Open(: Doubles)?|Martes por la noche|New York(, NY)?|Sideout|Poppi|https?:\S+|127\.0\.0\.1:\d+\/tv|English|Español|\b(EN|ES|XX|AN|BE|CL|DA)\b/g
/** The browser and React Aria have no words for the test language. */
const wordsOfOthers =
  /\b(Sun|Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Satu?r?)(day)?\b|\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)(uary|ruary|ch|il|ust|tember|ober|ember)?\b|\b(AM|PM|mi|min)\b|Eastern Time|Clear search|Increase|Decrease|\band\b/g
const inEnglish = '/docs'

async function readScreen(
  page: Page,
): Promise<{ plain: string[]; clipped: string[]; wide: string[] }> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null): boolean => element?.checkVisibility() ?? false
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (isSeen(parent) && parent?.closest('script, style, code') === null)
        said.push(walker.currentNode.textContent ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isSeen(element)) said.push(element.getAttribute(name) ?? '')
    const clipped = [...document.querySelectorAll('button, a')]
      .filter((button) => {
        const { overflowX } = getComputedStyle(button)
        const box = button.getBoundingClientRect()
        const isCut = overflowX !== 'visible' && button.scrollWidth > button.clientWidth + 1
        return isSeen(button) && box.width > 1 && isCut
      })
      .map((button) => button.textContent)
    const root = document.documentElement
    return {
      plain: [...said, document.title],
      clipped,
      wide:
        root.scrollWidth === root.clientWidth
          ? []
          : [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > root.clientWidth)
              .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`),
    }
  })
}

const findPlain = (said: readonly string[]): string[] => [
  ...new Set(
    said.filter((text) =>
      /[A-Za-z]{2,}/.test(text.replaceAll(ownWords, '').replaceAll(wordsOfOthers, '')),
    ),
  ),
]

async function expectOwnWords(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage)
  const { plain, clipped, wide } = await readScreen(page)
  if (path !== inEnglish)
    expect.soft(findPlain(plain), `${path} says it in another language`).toEqual([])
  expect.soft(clipped, `${path} cuts the words of a button`).toEqual([])
  expect.soft(wide, `${path} is wider than the phone`).toEqual([])
}

test('every screen of a player', async ({ story }) => {
  if (language === null) return
  const scene = await aScene(story)
  const page = await story.window(scene.ana, '/menu', { language })
  for (const { path } of listScreens(scene)) await expectOwnWords(page, path)
})

test('every screen of a visitor', async ({ story }) => {
  if (language === null) return
  const page = await story.visitor('/signin', { language })
  for (const path of ['/', '/terms', '/privacy', '/signin', '/register', '/reset'])
    await expectOwnWords(page, path)
})

test('the steps of the setup, the welcome, and signing out', async ({ story }) => {
  if (language === null) return
  const { page: newcomer } = await story.newcomer('Dan', '/playersetup', {
    provider: 'google',
    language,
  })
  await expectOwnWords(newcomer, '/playersetup')

  const homeLocation = await aLocation(story.app.db, { name: 'Mueller Courts' })
  const named = await story.app.signedIn('Ben', { skill: null, homeLocation: null })
  const basics = await story.window(named, '/playersetup', { language })
  await expectOwnWords(basics, '/playersetup')

  const { page } = await story.player('Ana', '/welcome', {
    homeLocation,
    setupComplete: false,
    language,
  })
  await expectOwnWords(page, '/welcome')
  await expectOwnWords(page, '/signout?ask')
  await page.locator('h1 ~ button').click()
  await expect(page).not.toHaveURL(/signout/)
  await expectOwnWords(page, '/')
})

test('a refusal, an article of help, an e-mail and a calendar file', async ({ story }) => {
  if (language === null) return
  story.expectNoise(/40\d \(/)
  const { ana, eventId } = await aScene(story)
  const page = await story.visitor('/signin', { language })
  await page.locator('input[type=email]').fill('nobody@example.org')
  await page.locator('input[type=password]').fill('not the password')
  await page.locator('form button[type=submit]').first().click()
  const refusal = await page.getByRole('alert').first().textContent()
  expect(refusal).toMatch(/\S/)
  expect(findPlain([refusal ?? ''])).toEqual([])

  await page.goto('/reset')
  await page.locator('input[type=email]').fill(ana.email)
  await page.locator('form button[type=submit]').first().click()
  const mail = await story.app.mailbox.next()
  expect(mail.subject).toBe(toPseudo(resetMailTexts.subject))
  expect(findPlain(mail.text.split('\n'))).toEqual([])

  const help = await story.window(ana, '/support#first-steps', { language })
  await expect(help.getByText(toPseudo(helpTitles['first-steps'])).first()).toBeVisible()
  const file = await help.request.get(`/calendar-file/${eventId}.ics`)
  expect((await file.text()).replaceAll('\r\n ', '')).toContain(
    toPseudo(calendarEntryTexts.invitation),
  )
})
