// Who may make an account: someone asks and is let in by an operator, an invitation of many uses
// opens the form, and a server without new accounts says so.
import { aLocation } from '#test/support/builders.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { registrationTexts } from '#words/en/auth/registration.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { foundingHoldTexts } from '#words/en/location/founding.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { foundingTexts } from '#words/en/operator/founding.ts'
import { operatorRegistrationTexts } from '#words/en/operator/registration.ts'
import { wordsIn } from '#words/words.ts'
import { bothLooks, expect, expectAccessible, leftToProof, test, type Story } from './story.ts'

const sizes = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } } as const
const password = 'a good password'

test.use({ appOptions: { isLocal: true } })

const grant = (story: Story, userId: string) =>
  story.app.db
    .insertInto('operators')
    .values({ userId, role: 'owner', created: new Date() })
    .execute()

const flood = ({ app }: Story) =>
  app.db
    .insertInto('registration_requests')
    .values(
      ['kate', 'otto', 'uma'].map((name) => ({
        requestId: app.deps.newId(),
        email: `${name}@example.net`,
        sentence: 'I would like to play with you on Thursdays, I heard of you at the park.',
        language: 'en' as const,
        network: 'network-of-three-22-ch',
        created: new Date(),
      })),
    )
    .execute()

for (const [language, theme] of bothLooks) {
  test(`someone asks with a sentence, is let in, and makes the account; a flood is declined at once, ${language} @proof`, async ({
    story,
  }) => {
    const t = wordsIn(language, registrationTexts)
    const auth = wordsIn(language, authTexts)
    const operator = wordsIn(language, operatorRegistrationTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const { page: owner, player } = await story.player('Olivia', '/support', options)
    await grant(story, player.userId)
    await owner.goto('/operate?page=registration')
    await expect(
      owner.getByRole('heading', {
        level: 1,
        name: wordsIn(language, consoleTexts).registration,
      }),
    ).toBeVisible()
    await owner.getByLabel(operator.mode).selectOption({ label: operator.approval })
    await expect(owner.getByText(operator.approvalText)).toBeVisible()

    const guest = await story.visitor('/register', options)
    await expect(guest.getByRole('heading', { level: 1, name: t.approvalTitle })).toBeVisible()
    await guest.getByLabel(auth.email).fill('nora@example.org')
    await guest.getByLabel(t.sentence).fill('Nora, I play on Tuesdays.')
    await expectAccessible(guest)
    await guest.getByRole('button', { name: t.ask }).click()
    await expect(guest.getByText(t.askedTitle)).toBeVisible()

    await owner.reload()
    await expect(owner.getByText('Nora, I play on Tuesdays.')).toBeVisible()
    await expectAccessible(owner)
    await owner.getByRole('button', { name: operator.approve }).click()
    await expect(owner.getByText(operator.noneWaiting)).toBeVisible()
    await flood(story)
    await owner.reload()
    await expect(owner.getByText(operator.sameNetwork({ n: 3 })).first()).toBeVisible()
    await expectAccessible(owner)
    await owner
      .getByRole('button', { name: operator.declineAll({ n: 3 }) })
      .first()
      .click()
    await owner.getByRole('alertdialog').getByRole('button', { name: operator.decline }).click()
    await expect(owner.getByText(operator.noneWaiting)).toBeVisible()
    const mail = await story.app.mailbox.next()
    const link = /\S+#invitation=\S+/.exec(mail.text)?.[0] ?? ''

    await guest.goto(link)
    await guest.reload()
    await expect(guest.getByText(t.invited)).toBeVisible()
    expect(guest.url()).not.toContain('invitation')
    await guest.getByLabel(auth.email).fill('nora@example.org')
    await guest.getByLabel(auth.password, { exact: true }).fill(password)
    await guest.getByRole('checkbox').check({ force: true })
    await guest.getByRole('button', { name: auth.register }).click()
    await expect(guest.getByText(auth.justRegistered)).toBeVisible()

    await owner.getByLabel(operator.mode).selectOption({ label: operator.closed })
    await expect(owner.getByText(operator.closedText)).toBeVisible()
    await guest.goto('/register')
    await expect(guest.getByText(t.closedTitle)).toBeVisible()
    await expectAccessible(guest)
  })

  test(`who may found is set in the console, and open windows offer no club and no venue to others, ${language}${leftToProof(language === 'en')}`, async ({
    story,
  }) => {
    const t = wordsIn(language, foundingTexts)
    const club = wordsIn(language, clubTexts)
    const held = wordsIn(language, foundingHoldTexts)
    const { addVenue } = wordsIn(language, locationTexts)
    const { save } = wordsIn(language, labelTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const location = await aLocation(story.app.db, { name: 'Pier 7' })
    const { page: owner, player } = await story.player('Olivia', '/support', options)
    await grant(story, player.userId)
    const clubs = `/players/${location}?clubActive=true`
    const { page: tab, player: ana } = await story.player('Ana', clubs, {
      ...options,
      homeLocation: location,
      created: new Date(),
    })
    const venues = await story.window(ana, '/venuelist', options)
    const create = tab.getByRole('button', { name: club.create })
    const add = venues.getByRole('link', { name: addVenue })
    await expect(create).toBeVisible()
    await expect(add.first()).toBeVisible()

    await owner.goto('/operate?page=registration')
    const set = async (act: 'club' | 'venue', who: 'everyone' | 'known' | 'admins') => {
      await owner.getByLabel(t[act]).selectOption({ label: t[who] })
      await expectAccessible(owner)
      await owner.getByRole('button', { name: save, exact: true }).click()
      await expect(owner.getByRole('button', { name: save, exact: true })).toHaveCount(0)
    }
    await set('club', 'admins')
    await set('venue', 'known')
    await expect(tab.getByText(held.clubAdmins)).toBeVisible()
    await expect(create).toHaveCount(0)
    await expect(add).toHaveCount(0)
    await expectAccessible(tab)
    await venues.goto('/locationedit/new')
    const [young = ''] = held.venueYoung({ n: 7, when: '|' }).split('|')
    await expect(venues.getByText(young)).toBeVisible()
    await expectAccessible(venues)
    await expect(venues.getByRole('textbox')).toHaveCount(0)

    await set('club', 'everyone')
    await set('venue', 'everyone')
    await expect(create).toBeVisible()
    await expect(venues.getByRole('textbox').first()).toBeVisible()
  })

  test(`an open form that is refused for a new mode shows what counts now, ${language}${leftToProof(language === 'en')}`, async ({
    story,
  }) => {
    const t = wordsIn(language, registrationTexts)
    const auth = wordsIn(language, authTexts)
    const options = { language, theme, context: { viewport: sizes[language] } }
    const setMode = (mode: 'open' | 'approval' | 'closed') =>
      story.app.db
        .insertInto('registration')
        .values({ id: 'current', mode, changed: new Date() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ mode }))
        .execute()
    await setMode('open')
    const guest = await story.visitor('/register', options)
    await guest.getByLabel(auth.email).fill('nora@example.org')
    await guest.getByLabel(auth.password, { exact: true }).fill(password)
    await guest.getByRole('checkbox').check({ force: true })
    await setMode('approval')
    story.expectNoise(/status of 403 .*sign-up/)
    await guest.getByRole('button', { name: auth.register }).click()
    await expect(guest.getByRole('heading', { level: 1, name: t.approvalTitle })).toBeVisible()
    await guest.getByLabel(auth.email).fill('nora@example.org')
    await guest.getByLabel(t.sentence).fill('Nora, I play on Tuesdays.')
    await setMode('closed')
    story.expectNoise(/status of \d+ .*auth-askToRegister/)
    await guest.getByRole('button', { name: t.ask }).click()
    await expect(guest.getByText(t.closedTitle)).toBeVisible()
    await expectAccessible(guest)
  })
}
