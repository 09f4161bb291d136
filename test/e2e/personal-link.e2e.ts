// A contact's personal link on a phone, in both languages: In with guests, Out, unsubscribe, and
// claiming it with an account, which the roster then shows.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import type { Database } from '#server/db/open-database.ts'
import { aContact, anEventBy } from '#test/scenes/contact-scene.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { agreementTexts } from '#words/en/agreement/agreement.ts'
import { claimLinkTexts } from '#words/en/app/claim-link.ts'
import { inviteTexts } from '#words/en/auth/invite.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { mailCodeTexts } from '#words/en/notification/reach.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const shots = process.env['SHOTS']

const findContact = (db: Database, contactId: string) =>
  db
    .selectFrom('contacts')
    .select('used')
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow()

for (const [language, theme] of looks)
  test(`a contact answers by its link, without an account (${language})`, async ({ story }) => {
    const t = wordsIn(language, personalLinkTexts)
    const location = await aLocation(story.app.db)
    const olga = await story.app.signedIn('Olga', { homeLocation: location })
    const maria = await aContact(story.app, olga, { name: 'Maria', language })
    const eventId = await anEventBy(olga, location, {
      title: 'Friday night',
      startDate: addDays(toDeviceDay(Date.now()), 5),
      guestsPerPlayer: 2,
    })
    await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
    const page = await story.visitor(`/i/${maria.key}`, { theme })
    const standing = page.locator('[data-part=standing]')
    await expect(page.getByRole('heading', { name: t.hi({ name: 'Maria' }) })).toBeVisible()
    await expect(page.getByText(t.invites({ sender: 'Olga' }))).toBeVisible()
    await expect(page.getByText(t.counts({ taken: 0, max: 8, left: 8 }))).toBeVisible()
    await expectAccessible(page)
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/link-${language}.png`, fullPage: true })
    const isRead = async () => (await findContact(story.app.db, maria.contactId)).used !== null
    expect(await isRead()).toBe(false)
    await page.getByRole('button', { name: t.in, exact: true }).click()
    await expect.poll(isRead).toBe(true)
    await expect(standing).toHaveText(t.isIn)
    await page.getByLabel(t.guests).selectOption('2')
    await expect(standing).toHaveText(t.isInWith({ n: 2 }))
    expect(await rosterInWords(story.app.db, eventId)).toBe(`${maria.playerId}+2`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.calendar }).click()
    expect((await download).suggestedFilename()).toBe('pickleball.ics')
    await expectAccessible(page)
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/link-in-${language}.png`, fullPage: true })
    await page.getByRole('button', { name: t.out, exact: true }).click()
    await expect(standing).toHaveText(t.isOut)
    expect(await rosterInWords(story.app.db, eventId)).toBe('')
    await page.getByRole('button', { name: t.stop }).click()
    await expect(page.getByText(t.stopped({ sender: 'Olga' }))).toBeVisible()
    await page.getByText(t.stored).click()
    await expect(page.getByText(maria.email)).toBeVisible()
    await page.getByRole('button', { name: t.forget, exact: true }).click()
    await expectAccessible(page)
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/link-stored-${language}.png`, fullPage: true })
    await page.getByRole('button', { name: t.forgetYes }).click()
    await expect(page.getByText(t.forgotten)).toBeVisible()
    story.expectNoise(/links-open/)
    await page.reload()
    await expect(page.getByText(personalLinkTexts.gone)).toBeVisible()
  })

for (const [language, theme] of looks)
  test(`In asks for the agreement first, and comes once it is signed (${language}) @proof`, async ({
    story,
  }) => {
    const t = wordsIn(language, personalLinkTexts)
    const signing = wordsIn(language, agreementTexts)
    const location = await aLocation(story.app.db)
    const olga = await story.app.signedIn('Olga', { homeLocation: location })
    const maria = await aContact(story.app, olga, { name: 'Maria', language })
    const eventId = await anEventBy(olga, location, {
      title: 'Friday night',
      startDate: addDays(toDeviceDay(Date.now()), 5),
    })
    await olga.must('agreements-save', {
      owner: { kind: 'event', eventId },
      agreementId: null,
      title: 'Waiver',
      textEn: 'I play at my own risk.\nI bring shoes for the court.',
      textEs: 'Juego por mi cuenta.\nLlevo zapatos para la cancha.',
      repeats: 'once',
      seasonFrom: null,
      seasonUntil: null,
      forGuests: false,
      forMinors: true,
    })
    await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
    story.expectNoise(/links-answer/)
    const page = await story.visitor(`/i/${maria.key}`, { theme })
    await page.getByRole('button', { name: t.in, exact: true }).click()
    await expect(page.getByRole('heading', { name: signing.title })).toBeFocused()
    await expect(
      page.getByText(language === 'es' ? 'Juego por mi cuenta.' : 'I play at my own risk.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.sign }).click()
    await expect(page.getByRole('alert')).toHaveText(signing.nameMissing)
    await page.getByLabel(signing.yourName).fill('Maria Fernandez')
    await page.getByLabel(signing.tick).check()
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/link-sign-${language}.png`, fullPage: true })
    await page.getByRole('button', { name: t.sign }).click()
    await expect(page.locator('[data-part=standing]')).toHaveText(t.isIn)
    expect(await rosterInWords(story.app.db, eventId)).toBe(maria.playerId)
  })

for (const [language, theme] of looks)
  test(`a full day says when the next session can be (${language})`, async ({ story }) => {
    const t = wordsIn(language, personalLinkTexts)
    const location = await aLocation(story.app.db)
    const ada = await story.app.signedIn('Ada', { homeLocation: location })
    await anAdmin(story.app.db, location, ada.playerId)
    const maria = await aContact(story.app, ada, { name: 'Maria', language })
    const startDate = addDays(toDeviceDay(Date.now()), 5)
    for (const title of ['Morning', 'Evening']) {
      const eventId = await anEventBy(ada, location, { title, startDate })
      await ada.must('events-invitePlayer', { eventId, playerId: maria.playerId })
    }
    await ada.must('houseRules-save', {
      owner: { kind: 'venue', locationId: location },
      rules: {
        daysAhead: null,
        opensAt: '18:00',
        laterDays: null,
        aDay: 1,
        aWeek: null,
        oneWaitlist: false,
        missEffect: 'none',
        missLimit: 2,
        pauseDays: 7,
        membersClubId: null,
      },
    })
    story.expectNoise(/links-answer/)
    const page = await story.visitor(`/i/${maria.key}`, { theme })
    await page.getByRole('button', { name: t.in, exact: true }).first().click()
    await expect(page.locator('[data-part=standing]').first()).toHaveText(t.isIn)
    await page.getByRole('button', { name: t.in, exact: true }).last().click()
    const notice = page.getByRole('alert')
    const next = new Date(`${addDays(startDate, 1)}T00:00:00Z`).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    })
    await expect(notice).toContainText(next)
    await expectAccessible(page)
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/link-full-day-${language}.png`, fullPage: true })
  })

test('made an account, the link’s places are the player’s @proof', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const maria = await aContact(story.app, olga, { name: 'Maria Fernandez' })
  const eventId = await anEventBy(olga, location, {
    title: 'Friday night',
    startDate: addDays(toDeviceDay(Date.now()), 5),
  })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const { page, player } = await story.player('Mary', `/i/${maria.key}`, { homeLocation: location })
  await proveAddress(story.app, player)
  const roster = await story.window(olga, `/vieweditevent/${eventId}`)
  await expect(roster.getByText('Maria Fernandez').first()).toBeVisible()
  if (shots !== undefined)
    await roster.screenshot({ path: `${shots}/organizer.png`, fullPage: true })
  await page.getByRole('button', { name: personalLinkTexts.account }).click()
  const sheet = page.getByRole('dialog', { name: claimLinkTexts.title })
  await sheet.getByRole('button', { name: claimLinkTexts.confirm }).click()
  const { text } = await until('the mail with the code', () =>
    story.app.mailbox.mails.find(({ to }) => to === maria.email),
  )
  await sheet.getByLabel(mailCodeTexts.code).fill(/^\d{6}$/m.exec(text)?.[0] ?? '')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: claimLinkTexts.confirm }).click()
  await expect(page.getByText(claimLinkTexts.done)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(roster.getByRole('link', { name: 'Mary' })).toBeVisible()
  expect(await rosterInWords(story.app.db, eventId)).toBe('mary')
})

test('someone at the court is added by name @proof', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEventBy(olga, location, {
    startDate: addDays(toDeviceDay(Date.now()), 5),
  })
  const page = await story.window(olga, `/vieweditevent/${eventId}`)
  await page.getByRole('button', { name: 'Add player' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add players' })
  await sheet.getByRole('searchbox').fill('Rosa')
  await sheet.getByRole('button', { name: 'Add “Rosa” without an account' }).click()
  await expect(sheet.getByText('Added')).toBeVisible()
  await expectAccessible(page)
  if (shots !== undefined) await page.screenshot({ path: `${shots}/walk-in.png` })
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Rosa').first()).toBeVisible()
})

const claimActsMax = 8

test('a contact makes an account in at most eight acts, without a password', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const maria = await aContact(story.app, olga, { name: 'Maria Fernandez', skillSelf: 3.5 })
  const eventId = await anEventBy(olga, location, {
    startDate: addDays(toDeviceDay(Date.now()), 5),
  })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const page = await story.visitor(`/i/${maria.key}`)
  const acts: string[] = []
  const tap = async (name: string) => {
    acts.push(name)
    await page.getByRole('button', { name, exact: true }).click()
  }
  await tap(personalLinkTexts.account)
  await expect(page.getByLabel('E-mail')).toHaveValue(maria.email)
  await tap(inviteTexts.send)
  const { text } = await story.app.mailbox.next()
  acts.push('the mail')
  await page.goto(/https?:\S+#link=\w+/.exec(text)?.[0] ?? '')
  await tap('Sign in')
  await expect(page).toHaveURL(`${story.url}/playersetup`)
  await expect(page.getByRole('textbox').first()).toHaveValue(/^Maria/)
  await tap('Continue')
  const sheet = page.getByRole('dialog', { name: claimLinkTexts.title })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await tap(claimLinkTexts.confirm)
  await expect(page.getByText(claimLinkTexts.done)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const claimed = await story.app.db
    .selectFrom('players')
    .innerJoin('auth_users', 'auth_users.id', 'players.userId')
    .select(['players.playerId', 'skillSelf', 'homeLocation', 'emailVerified'])
    .where('email', '=', maria.email)
    .executeTakeFirstOrThrow()
  expect(claimed).toMatchObject({ skillSelf: 3.5, homeLocation: location, emailVerified: true })
  expect(await rosterInWords(story.app.db, eventId)).toBe(claimed.playerId)
  expect(acts.length).toBeLessThanOrEqual(claimActsMax)
})
