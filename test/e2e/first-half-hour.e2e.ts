// Counts every tap and field of an organizer's first half hour: account, club, sixty people from a
// sheet, first event with invitations, an answer by mail, a walk-in, a round and its score.
import type { Locator, Page } from '@playwright/test'
import { deliverDue } from '#server/features/delivery/jobs.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { staysMailTexts } from '#words/en/account/stays-mail.ts'
import { firstStepsTexts } from '#words/en/app/first-steps.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { moveTexts } from '#words/en/contact/move.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { contactPickerTexts } from '#words/en/invitation/contact-picker.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

/** From registration to the first score, all on the organizer's phone. */
const actsMax = 50
/** Taps among these from the new account to a club whose people are all invited. */
const invitingTapsMax = 30
/**
 * Minimum times of a practiced user by the keystroke-level model (Card, Moran and Newell, 1980), s:
 * thinking per act, a tap, a typed character.
 */
const paceS = { think: 1.35, tap: 1.3, key: 0.28 }
const minutesMax = 5

const people = 60
const name = (n: number) => `Pat ${String.fromCodePoint(65 + (n % 26))}${n}`

const sheetIn = (language: 'en' | 'es'): string =>
  [
    language === 'en' ? 'Name\tE-mail\tLevel' : 'Nombre\tCorreo\tNivel',
    ...Array.from({ length: people }, (_, n) => `${name(n)}\tp${n}@example.org\t3.5`),
  ].join('\r\n')

function countActs() {
  const counted = { taps: 0, fields: 0, keys: 0 }
  return {
    counted,
    tap: async (target: Locator, options: { force?: boolean } = {}): Promise<void> => {
      counted.taps += 1
      await target.click(options)
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      counted.fields += 1
      // A list is pasted, not typed.
      counted.keys += text.includes('\n') ? 1 : text.length
      await field.fill(text)
    },
  }
}
type Person = ReturnType<typeof countActs>

for (const [language, theme] of looks)
  test(`from an account to the first score with sixty people (${language})`, async ({ story }) => {
    test.setTimeout(120_000)
    await aLocation(story.app.db, { name: 'Pier Courts', city: 'Ludlow' })
    const person = countActs()
    const page = await story.visitor('/register', { language, theme })

    await register(person, page, language)
    const before = person.counted.taps
    await makeClub(person, page, language)
    await moveGroup(person, page, language)
    const eventId = await planEvening(person, page, language)
    await confirmAddress(person, story)
    await inviteAll(person, page, language)
    const inviting = person.counted.taps - before
    expect(inviting).toBeLessThanOrEqual(invitingTapsMax)
    await answerFromMail(story, language, theme)
    await fillUp(person, page, language)
    await openDoors(story.app, eventId)
    await playRound(story, person, page, { language, eventId })

    const { taps, fields, keys } = person.counted
    const seconds = (taps + fields) * (paceS.think + paceS.tap) + keys * paceS.key
    const minutes = Math.round(seconds / 6) / 10
    const description = `${inviting} taps to invite, ${taps} taps, ${fields} fields, ${minutes} minutes`
    test.info().annotations.push({ type: 'the first half hour', description })
    expect(taps + fields, description).toBeLessThanOrEqual(actsMax)
    expect(minutes, description).toBeLessThanOrEqual(minutesMax)
  })

type Language = 'en' | 'es'

async function register({ tap, fill }: Person, page: Page, language: Language): Promise<void> {
  const t = wordsIn(language, authTexts)
  const setup = wordsIn(language, setupTexts)
  const password = page.getByLabel(t.password, { exact: true })
  await fill(page.getByLabel(t.email), 'olga@example.org')
  await fill(password, 'a good password')
  await tap(page.locator('label', { has: page.getByRole('checkbox') }))
  await tap(page.getByRole('button', { name: t.register }))
  await expect(page.getByText(t.justRegistered)).toBeVisible()
  await fill(password, 'a good password')
  await tap(page.getByRole('button', { name: t.signIn, exact: true }))
  await fill(page.getByLabel(setup.name), 'Olga')
  await tap(page.getByRole('button', { name: setup.check }))
  await tap(page.getByRole('button', { name: setup.setName }))
  await fill(page.getByRole('searchbox'), 'pier')
  await tap(page.getByRole('button', { name: 'Pier Courts' }))
  await tap(page.getByRole('button', { name: setup.goOn }))
  await tap(page.getByRole('button', { name: setup.registeredDiamond }))
  await tap(page.getByRole('link', { name: setup.showCalendar }))
  const steps = page.getByRole('list', { name: wordsIn(language, firstStepsTexts).title })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
}

async function makeClub({ tap, fill }: Person, page: Page, language: Language): Promise<void> {
  const t = wordsIn(language, clubTexts)
  const home = wordsIn(language, clubHomeTexts)
  await tap(page.locator('[data-tab-bar] a[href^="/players/"]'))
  await tap(page.getByRole('tab').nth(1))
  await tap(page.getByRole('button', { name: t.create }))
  await fill(page.getByRole('textbox', { name: t.name }), 'Dinkers')
  await tap(page.getByRole('button', { name: wordsIn(language, labelTexts).save }))
  await tap(page.getByRole('link', { name: t.edit({ club: 'Dinkers' }) }))
  await tap(page.getByRole('link', { name: home.groupStep }))
}

async function moveGroup({ tap, fill }: Person, page: Page, language: Language): Promise<void> {
  const t = wordsIn(language, moveTexts)
  const words = wordsIn(language, contactImportTexts)
  await tap(page.getByRole('link', { name: t.sheet }))
  await expect(page.getByLabel(t.where)).toHaveValue(/dinkers$/)
  await expectAccessible(page)
  await fill(page.getByLabel(words.paste), sheetIn(language))
  await tap(page.getByRole('button', { name: words.goOn }))
  await tap(page.getByRole('button', { name: words.goOn }))
  await tap(page.getByRole('checkbox', { name: words.consent }), { force: true })
  await tap(page.getByRole('button', { name: words.add({ n: people }) }))
  await expect(page.getByText(words.done({ n: people }))).toBeVisible()
  await expectAccessible(page)
  await tap(page.getByRole('link', { name: t.nextEvent }))
}

async function planEvening({ tap, fill }: Person, page: Page, language: Language): Promise<string> {
  const t = wordsIn(language, eventFormTexts)
  await fill(page.getByRole('textbox', { name: t.title }), 'First evening')
  await tap(page.getByRole('button', { name: t.publish }))
  await page.waitForURL(/\/vieweditevent\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Taps the link in the account's first mail; strangers can only be mailed after that. */
async function confirmAddress({ counted }: Person, { app }: Story): Promise<void> {
  const { id: userId } = await app.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', 'olga@example.org')
    .executeTakeFirstOrThrow()
  await proveAddress(app, { userId })
  counted.taps += 1
}

async function inviteAll({ tap }: Person, page: Page, language: Language): Promise<void> {
  const t = wordsIn(language, contactPickerTexts)
  const links = wordsIn(language, contactsTexts)
  await tap(page.getByRole('button', { name: t.pick }))
  await tap(page.getByText(t.all({ n: people }), { exact: true }))
  await tap(page.getByRole('button', { name: t.invite({ n: people }) }))
  await expect(page.getByRole('dialog', { name: t.linksTitle })).toBeVisible()
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: links.send({ n: people }) }))
  await tap(
    page.getByRole('alertdialog').getByRole('button', { name: links.sendConfirm, exact: true }),
  )
  await expect(page.getByText(wordsIn(language, staysMailTexts).stays)).toBeVisible()
}

async function answerFromMail(
  story: Story,
  language: Language,
  theme: 'light' | 'dark',
): Promise<void> {
  const t = wordsIn(language, personalLinkTexts)
  const { mails } = story.app.mailbox
  const read = () => mails.find(({ to }) => to === 'p0@example.org')?.text ?? ''
  // Links wait a moment to be combined with other deliveries.
  await story.app.db.updateTable('deliveries').set({ dueAt: new Date() }).execute()
  await deliverDue(story.app.deps)
  await expect.poll(read).toMatch(/\/i\/\S+/)
  const link = /\/i\/[\w-]+/.exec(read())?.[0] ?? ''
  const phone = await story.visitor(link, { language, theme })
  await expect(phone.getByRole('heading', { name: t.hi({ name: name(0) }) })).toBeVisible()
  await phone.getByRole('button', { name: t.in, exact: true }).click()
  await expect(phone.locator('[data-part=standing]')).toHaveText(t.isIn)
  await phone.context().close()
}

async function fillUp({ tap, fill }: Person, page: Page, language: Language): Promise<void> {
  const t = wordsIn(language, contactPickerTexts)
  const roster = wordsIn(language, rosterTexts)
  const players = page.locator('main')
  for (const n of [1, 2]) {
    await tap(page.getByRole('button', { name: t.answerFor({ name: name(n) }), exact: true }))
    await tap(page.getByRole('menuitem', { name: t.sayIn, exact: true }))
  }
  await tap(players.getByRole('button', { name: roster.add, exact: true }))
  const sheet = page.getByRole('dialog')
  await fill(sheet.getByRole('searchbox'), 'Rosa')
  await tap(sheet.getByRole('button', { name: roster.addByName({ name: 'Rosa' }) }))
  await tap(sheet.getByRole('button', { name: wordsIn(language, labelTexts).done, exact: true }))
}

async function playRound(
  story: Story,
  { tap }: Person,
  page: Page,
  { language, eventId }: { language: Language; eventId: string },
): Promise<void> {
  const t = wordsIn(language, eventDayTexts)
  const score = wordsIn(language, scoreTexts)
  await page.goto(`/vieweditevent/${eventId}`)
  await tap(page.getByRole('button', { name: t.everyoneHere }))
  await expect(page.locator('[data-start]')).toHaveText(t.start({ n: 4 }))
  await tap(page.locator('[data-start]'))
  // Starting plans the rounds, which takes a while on a busy machine.
  await expect(page.locator('[data-court="1"]')).toBeVisible({ timeout: 45_000 })
  await expectAccessible(page)
  const findMatches = () =>
    story.app.db.selectFrom('matches').select('state').where('eventId', '=', eventId).execute()
  expect((await findMatches()).length).toBeGreaterThan(0)
  await tap(
    page
      .getByRole('button', { name: new RegExp(`^${wordsIn(language, matchListTexts).enterScore}`) })
      .first(),
  )
  const sheet = page.getByRole('dialog')
  await tap(sheet.getByRole('button').filter({ hasText: score.and }).first())
  await tap(sheet.getByRole('button', { name: '7 11–7' }))
  await tap(
    sheet
      .getByRole('button', { name: score.sendOwn })
      .or(sheet.getByRole('button', { name: score.send })),
  )
  await expect(sheet).toBeHidden()
  await expect
    .poll(async () => (await findMatches()).map(({ state }) => state))
    .toContain('confirmed')
}
