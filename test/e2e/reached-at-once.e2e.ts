// Sign-in methods that prove the address: Google, with three of our screens from a shared link to a
// place, and an e-mail link. Neither asks for a code later, and cancellations are mailed.
import type { Page } from '@playwright/test'
import { hastenMail } from '#test/scenes/hasten-mail.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startOAuthProvider, type OAuthProvider } from '#test/support/oauth-provider.ts'
import { until } from '#test/support/until.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { reachTexts } from '#words/en/notification/reach.ts'
import { invitationTexts } from '#words/en/page/invitation.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, expectAccessible, test as base, type Story } from './story.ts'

const screensMax = 4

let provider: OAuthProvider
base.beforeAll(async () => {
  provider = await startOAuthProvider()
})
base.afterAll(async () => {
  await provider.stop()
})

const test = base.extend({
  // Playwright wants the braces.
  // oxlint-disable-next-line no-empty-pattern
  appOptions: async ({}, provide) => {
    await provide({ providers: { google: provider.settings } })
  },
})

async function anInvitation(story: Story) {
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString()
  const location = await aLocation(story.app.db, {
    name: 'Pier Courts',
    city: 'Ludlow',
    timezone: 'UTC',
  })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { title: 'Evening games', startDate: soon.slice(0, 10), startTime: `${soon.slice(11, 13)}:00` },
  )
  return { olga, eventId }
}

async function expectEndMailed(
  { app }: Story,
  { olga, eventId }: Awaited<ReturnType<typeof anInvitation>>,
  email: string,
): Promise<void> {
  await olga.must('events-cancel', { eventId, scope: 'this', reason: 'Rain' })
  await hastenMail(app)
  await until('the mail about the end', () =>
    app.mailbox.mails.some(({ to, subject }) => to === email && subject.includes('Evening games')),
  )
}

async function signUpReached(page: Page, email: string, language: 'en' | 'es'): Promise<void> {
  const t = wordsIn(language, reachTexts)
  const button = page.locator('[data-main]')
  await expect(button).toHaveAccessibleName(
    new RegExp(`^${wordsIn(language, mainButtonTexts).signUp}`),
  )
  await button.click()
  const sheet = page.getByRole('dialog', { name: t.title })
  await expect(sheet.getByText(email)).toBeVisible()
  await expect(sheet.getByText(t.isOn, { exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: t.sendCode })).toHaveCount(0)
}

async function leave(page: Page, screens: string[], act: () => Promise<unknown>): Promise<void> {
  screens.push(new URL(page.url()).pathname)
  await act()
}

for (const [language, theme] of bothLooks.slice(-1))
  test(`with Google it is four screens from the shared link to a place, and its address is proved, ${language}, ${theme} @proof`, async ({
    story,
  }) => {
    provider.is({ sub: '4001', name: 'Gail', email: 'gail@gmail.example', email_verified: true })
    const invitation = await anInvitation(story)
    const { eventId } = invitation
    const page = await story.visitor(`/vieweditevent/${eventId}`, {
      asksReach: true,
      language,
      theme,
    })
    const screens: string[] = []
    const google = page.getByRole('link', { name: wordsIn(language, invitationTexts).withGoogle })
    await expect(google).toBeVisible()
    await expectAccessible(page)
    await leave(page, screens, () => google.click())
    await expect(page).toHaveURL(`${story.url}/playersetup`)
    await expect(page.getByRole('textbox').first()).toHaveValue('Gail')
    const goOn = page.getByRole('button', { name: wordsIn(language, setupTexts).goOn })
    await leave(page, screens, () => goOn.click())
    await expect(page).toHaveURL(`${story.url}/welcome`)
    const toEvent = page.getByRole('button', {
      name: wordsIn(language, setupTexts).eventSignup,
    })
    await leave(page, screens, () => toEvent.click())
    await expect(page).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
    await leave(page, screens, () => signUpReached(page, 'gail@gmail.example', language))
    expect(screens).toHaveLength(screensMax)
    expect(story.app.mailbox.mails.filter(({ to }) => to === 'gail@gmail.example')).toEqual([])
    await expectEndMailed(story, invitation, 'gail@gmail.example')
  })

test('a player whose address was never proved signs in with a link by e-mail, and is asked for no code @proof', async ({
  story,
}) => {
  const invitation = await anInvitation(story)
  const ben = await story.app.signedIn('Ben', { homeLocation: await aLocation(story.app.db) })
  const asking = await story.visitor('/signin')
  await asking.getByLabel('E-mail').fill(ben.email)
  await asking.getByText(authTexts.moreWays).click()
  await asking.getByRole('button', { name: authTexts.mailLink }).click()
  const { text } = await story.app.mailbox.next()
  const link = /https?:\S+#link=\w+/.exec(text)?.[0] ?? ''
  const page = await story.visitor(link, { asksReach: true })
  await page.getByRole('button', { name: authTexts.signIn }).click()
  await expect(page).toHaveURL(`${story.url}/calendar`)
  await page.goto(`/vieweditevent/${invitation.eventId}`)
  await signUpReached(page, ben.email, 'en')
  await expectEndMailed(story, invitation, ben.email)
})
