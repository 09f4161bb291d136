// A new player signs up on a phone, is asked once how to be reached, proves the address, and gets a
// same-day cancellation; the organizer sees which players can't be reached.
import type { Page } from '@playwright/test'
import { suppressAddress } from '#server/mail/suppress-address.ts'
import { hastenMail } from '#test/scenes/hasten-mail.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import {
  addressCodeTexts,
  mailCodeTexts,
  reachTexts,
  unreachedTexts,
} from '#words/en/notification/reach.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const soon = new Date(Date.now() + 3 * 3_600_000).toISOString()
// The title distinguishes mails about the event from mails about the address.
const title = 'Morning games'

async function aScene(story: Story) {
  const location = await aLocation(story.app.db, { timezone: 'UTC' })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { startDate: soon.slice(0, 10), startTime: `${soon.slice(11, 13)}:00`, title },
  )
  return { location, olga, eventId }
}

type Scene = Awaited<ReturnType<typeof aScene>>

async function signUpOn(page: Page, language: 'en' | 'es'): Promise<void> {
  await page
    .getByRole('button', { name: wordsIn(language, mainButtonTexts).signUp })
    .first()
    .click()
  await expect(
    page.getByRole('dialog', { name: wordsIn(language, reachTexts).title }),
  ).toBeVisible()
}

async function cancel({ app }: Story, { olga, eventId }: Scene): Promise<void> {
  await olga.must('events-cancel', { eventId, scope: 'this', reason: 'Rain' })
  await hastenMail(app)
}

const waitForMail = (story: Story, email: string) =>
  until('the mail about the event', () =>
    story.app.mailbox.mails.some(({ to, subject }) => to === email && subject.includes(title)),
  )

for (const [language, theme] of looks)
  test(`a code typed by hand proves the address, and the end of the event is mailed, ${language}, ${theme} @proof`, async ({
    story,
  }) => {
    const scene = await aScene(story)
    const { page, player } = await story.player('Ana', `/vieweditevent/${scene.eventId}`, {
      asksReach: true,
      language,
      theme,
    })
    const t = wordsIn(language, reachTexts)
    await signUpOn(page, language)
    await expectAccessible(page)
    const sheet = page.getByRole('dialog', { name: t.title })
    await sheet.getByRole('button', { name: t.sendCode }).click()
    const { text } = await story.app.mailbox.next()
    const code = /\n(\d{6})\n/.exec(text)?.[1] ?? ''
    await sheet.getByLabel(wordsIn(language, mailCodeTexts).code).fill(code)
    await sheet.getByRole('button', { name: wordsIn(language, addressCodeTexts).confirm }).click()
    await expect(sheet.getByText(t.isOn, { exact: true }).first()).toBeVisible()
    await sheet.getByRole('button', { name: wordsIn(language, labelTexts).done }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await cancel(story, scene)
    await waitForMail(story, player.email)
  })

test('the link proves it in another browser, and the phone stays signed in @proof', async ({
  story,
}) => {
  const scene = await aScene(story)
  const { page, player } = await story.player('Ana', `/vieweditevent/${scene.eventId}`, {
    asksReach: true,
  })
  await signUpOn(page, 'en')
  const sheet = page.getByRole('dialog', { name: reachTexts.title })
  await sheet.getByRole('button', { name: reachTexts.sendCode }).click()
  const { text } = await story.app.mailbox.next()
  const other = await story.visitor(/\/confirm-address\?\S+/.exec(text)?.[0] ?? '')
  await expect(other.getByText(player.email)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button').click()
  await expect(other.getByRole('status')).toBeVisible()
  await expect(sheet.getByText(reachTexts.isOn, { exact: true }).first()).toBeVisible()
  await cancel(story, scene)
  await waitForMail(story, player.email)
})

test('an address that mail came back from is told of with no event ahead, until it is checked @proof', async ({
  story,
}) => {
  const { page, player } = await story.player('Ana', '/myevents', { asksReach: true })
  const banner = page.getByRole('region', { name: reachTexts.bannerRefusedTitle })
  await suppressAddress(story.app.deps, {
    address: player.email,
    reason: 'bounced',
    status: '5.1.1',
    source: 'returned',
  })
  await expect(banner).toContainText(player.email)
  await expectAccessible(page)
  await banner.getByRole('link', { name: reachTexts.checkAddress }).click()
  await expect(page).toHaveURL(/\/player\/settings\/email$/)
  await story.app.db.deleteFrom('suppressed_addresses').execute()
  await page.goto('/myevents')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('a player with neither push nor a proved address is reminded once a day, and the organizer sees it before the event @proof', async ({
  story,
}) => {
  const scene = await aScene(story)
  const { page } = await story.player('Ana', `/vieweditevent/${scene.eventId}`, {
    asksReach: true,
  })
  await signUpOn(page, 'en')
  await page
    .getByRole('dialog', { name: reachTexts.title })
    .getByRole('button', { name: labelTexts.done })
    .click()
  await page.goto('/myevents')
  const banner = page.getByRole('region', { name: reachTexts.bannerTitle })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await expect(banner.getByRole('link', { name: reachTexts.confirm })).toHaveAttribute(
    'href',
    '/player/settings/email',
  )
  await banner.getByRole('button', { name: reachTexts.later }).click()
  await page.reload()
  await expect(page.getByText(title)).toBeVisible()
  await expect(banner).toHaveCount(0)
  const desk = await story.window(scene.olga, `/vieweditevent/${scene.eventId}`)
  await expect(desk.getByText(unreachedTexts.unreached)).toBeVisible()
  await expect(page.getByText(unreachedTexts.unreached)).toHaveCount(0)
})
