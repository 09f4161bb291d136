// Counts every screen, tap and field from a shared link of a public event to a place in it, also
// from a chat app's browser to the person's own.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { invitationTexts as en } from '#words/en/page/invitation.ts'
import { mainButtonTexts as spanishButtonTexts } from '#words/es/event/event-view.ts'
import { invitationTexts as es } from '#words/es/page/invitation.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const screensMax = 6
const actsMax = 8

const words = {
  en: {
    countMeIn: en.countMeIn,
    email: 'E-mail',
    send: 'Send me a link',
    sent: 'a link and a code',
    goOn: 'Continue',
    eventSignup: 'Event Signup',
    signUp: mainButtonTexts.signUp,
    youAreIn: mainButtonTexts.stateIn,
  },
  es: {
    countMeIn: es.countMeIn,
    email: 'Correo electrónico',
    send: 'Enviarme un enlace',
    sent: 'un enlace y un código',
    goOn: 'Continuar',
    eventSignup: 'Inscribirme al evento',
    signUp: spanishButtonTexts.signUp,
    youAreIn: spanishButtonTexts.stateIn,
  },
} as const

async function anInvitation(story: Story): Promise<string> {
  const location = await aLocation(story.app.db, { name: 'Pier Courts', city: 'Ludlow' })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  return anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { title: 'Evening games', startDate: addDays(toDeviceDay(Date.now()), 3) },
  )
}

function countActs() {
  const screens = new Set<string>()
  const acts: string[] = []
  const act = async (page: Page, name: string, doIt: () => Promise<unknown>) => {
    screens.add(new URL(page.url()).pathname)
    acts.push(name)
    await doIt()
  }
  return {
    tap: (page: Page, name: string, role: 'button' | 'link' = 'button') =>
      act(page, name, () => page.getByRole(role, { name, exact: true }).click()),
    tapMain: (page: Page, name: string) =>
      act(page, name, async () => {
        const button = page.locator('[data-main]')
        await expect(button).toHaveAccessibleName(new RegExp(`^${name}`))
        await button.click()
      }),
    fill: (page: Page, label: string, text: string) =>
      act(page, label, () => page.getByLabel(label).fill(text)),
    open: async (page: Page, url: string) => {
      acts.push('the mail')
      await page.goto(url)
    },
    counted: () => ({ screens: [...screens], acts }),
  }
}

const linkIn = (text: string): string => /https?:\S+#link=\w+/.exec(text)?.[0] ?? ''

for (const language of ['en', 'es'] as const) {
  test(`from the link in a chat to signed up in six screens and eight taps or fields, from its browser into another one (${language})${language === 'en' ? '' : ' @proof'}`, async ({
    story,
  }) => {
    const t = words[language]
    const eventId = await anInvitation(story)
    const person = countActs()

    const chat = await story.visitor(`/vieweditevent/${eventId}`, { language })
    await expect(chat.getByRole('heading', { name: 'Evening games' })).toBeVisible()
    await expectAccessible(chat)
    await person.tap(chat, t.countMeIn, 'link')
    await expect(chat.getByRole('region', { name: 'Evening games' })).toBeVisible()
    await person.fill(chat, t.email, 'ana.lopez@example.org')
    await expectAccessible(chat)
    await person.tap(chat, t.send)
    await expect(chat.getByText(t.sent)).toBeVisible()
    await chat.context().clearCookies()
    await chat.evaluate(() => localStorage.clear())

    const { text } = await story.app.mailbox.next()
    const own = await story.visitor('/terms?read', { language })
    await person.open(own, linkIn(text))
    await expect(own.getByRole('region', { name: 'Evening games' })).toBeVisible()
    await expectAccessible(own)
    await person.tap(own, t.goOn)

    await expect(own).toHaveURL(`${story.url}/playersetup`)
    await expect(own.getByRole('region', { name: 'Evening games' })).toBeVisible()
    await expect(own.getByRole('textbox').first()).toHaveValue('Ana')
    await expectAccessible(own)
    await person.tap(own, t.goOn)

    await expect(own).toHaveURL(`${story.url}/welcome`)
    await expectAccessible(own)
    await person.tap(own, t.eventSignup)
    await expect(own).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
    await person.tapMain(own, t.signUp)
    await expect(own.getByText(t.youAreIn).first()).toBeVisible()
    const player = await story.app.db
      .selectFrom('player_events')
      .innerJoin('players', 'players.playerId', 'player_events.playerId')
      .innerJoin('auth_users', 'auth_users.id', 'players.userId')
      .select(['playerName', 'emailVerified'])
      .where('eventId', '=', eventId)
      .execute()
    expect(player).toEqual([{ playerName: 'Ana', emailVerified: true }])

    const { screens, acts } = person.counted()
    expect(screens).toHaveLength(screensMax)
    expect(acts).toHaveLength(actsMax)
  })
}

test('someone with an account is led from the mail straight to the event, also where they are signed in already @proof', async ({
  story,
}) => {
  const eventId = await anInvitation(story)
  const ben = await story.app.signedIn('Ben', { homeLocation: await aLocation(story.app.db) })
  const page = await story.visitor(`/register?redirect=/vieweditevent/${eventId}`)
  await page.getByLabel('E-mail').fill(ben.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('a link and a code')).toBeVisible()
  const link = linkIn((await story.app.mailbox.next()).text)

  const signedIn = await story.window(ben, link)
  await expect(signedIn).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
  const other = await story.visitor(link)
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
})

test('a private event shows a visitor nothing, and its register page no card; the password is behind a button @proof', async ({
  story,
}) => {
  story.expectNoise(/404 .*events-publicCard/)
  const eventId = await anInvitation(story)
  await story.app.db
    .updateTable('events')
    .set({ invite: true, invited: 'Friends' })
    .where('eventId', '=', eventId)
    .execute()
  const page = await story.visitor(`/vieweditevent/${eventId}`)
  await expect(page.getByText('Need to sign in before you can sign up for an event.')).toBeVisible()
  await expect(page.getByText('Evening games')).toHaveCount(0)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
  await expect(page.getByText('Evening games')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a password' }).click()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})
