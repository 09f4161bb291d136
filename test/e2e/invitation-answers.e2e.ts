// An invitation is answered with one tap: the organizer sees In and Out live and reminds those who
// haven't answered.
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aFavorite, aFriend, aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { eventTiersTexts } from '#words/en/event-form/event-tiers.ts'
import { invitationQuestionTexts, inviteesTexts } from '#words/en/invitation/invitation.ts'
import { expect, expectAccessible, test } from './story.ts'

const mainButton = (page: Page) => page.locator('[data-main]')
const shots = process.env['SHOTS']

test('Out is one tap, In is a sign-up, and the organizer sees both and reminds the rest @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const invited = await Promise.all(
    ['Ana', 'Ben', 'Cleo'].map((name) => story.app.signedIn(name, { homeLocation: location })),
  )
  const [first, second] = invited as [TestPlayer, TestPlayer, TestPlayer]
  for (const { playerId } of invited) await aFriend(story.app.db, 'olivia', playerId)
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Friends night',
      startDate: addDays(toDeviceDay(Date.now()), 5),
      invite: true,
      invited: 'Friends',
    }),
    status: 'published',
  })
  const path = `/vieweditevent/${eventId}`
  const organizer = await story.window(olivia, path)
  const panel = organizer.locator('section').filter({ hasText: inviteesTexts.title }).last()
  await expect(panel.getByText('3 people asked')).toBeVisible()
  await expect(panel.getByText('No answer: 3')).toBeVisible()
  const ana = await story.window(first, '/alerts')
  await ana.getByText(/Olivia invites you to Friends night/).click()
  await expect(ana.getByText('Olivia invited you. Are you coming?')).toBeVisible()
  await expectAccessible(ana)
  if (shots !== undefined) await ana.screenshot({ path: `${shots}/question.png` })
  await ana.getByRole('button', { name: 'I can’t come' }).click()
  await expect(ana.getByText(/You said you can’t come/)).toBeVisible()
  await expect(panel.getByText('Out: 1')).toBeVisible()
  const ben = await story.window(second, path)
  await mainButton(ben).click()
  await expect(mainButton(ben)).toHaveAccessibleName(/^You’re in/)
  await expect(ben.getByText('Are you coming?')).toHaveCount(0)
  await expect(panel.getByText('In: 1')).toBeVisible()
  const confirm = organizer.getByRole('button', { name: inviteesTexts.remindConfirm })
  // Ben's answer moves the button down, so a press can miss it; retry.
  await expect(async () => {
    await panel.getByRole('button', { name: inviteesTexts.remind }).click()
    await expect(confirm).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await confirm.click()
  await expect(organizer.getByRole('alert').filter({ hasText: '1 person reminded' })).toBeVisible()
  await expect(panel.getByText(/^Reminded /)).toBeVisible()
  await expectAccessible(organizer)
  if (shots !== undefined) {
    await panel.scrollIntoViewIfNeeded()
    await organizer.screenshot({ path: `${shots}/panel.png` })
  }
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName(/^You’re in/)
  await expect(panel.getByText('In: 2')).toBeVisible()
})

test('a player is invited by name, finds the event, and no longer does when it is withdrawn @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const dora = await story.app.signedIn('Dora', { homeLocation: location })
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Small circle',
      startDate: addDays(toDeviceDay(Date.now()), 5),
      invite: true,
      invited: 'Friends',
    }),
    status: 'published',
  })
  const path = `/vieweditevent/${eventId}`
  const organizer = await story.window(olivia, path)
  const panel = organizer.locator('section').filter({ hasText: inviteesTexts.title }).last()
  await panel.getByRole('button', { name: inviteesTexts.pick }).click()
  const sheet = organizer.getByRole('dialog', { name: inviteesTexts.pick })
  await sheet.getByRole('button', { name: /^Dora/ }).click()
  await expect(sheet.getByText(inviteesTexts.invited)).toBeVisible()
  await expectAccessible(organizer)
  if (shots !== undefined) await organizer.screenshot({ path: `${shots}/finder.png` })
  await sheet.getByRole('button', { name: 'Done' }).click()
  const picked = panel.getByRole('list', { name: inviteesTexts.picked })
  await expect(picked.getByText('Dora')).toBeVisible()
  await expect(panel.getByText('No answer: 1')).toBeVisible()
  const window = await story.window(dora, '/alerts')
  await window.getByText(/Olivia invites you to Small circle/).click()
  await expect(window.getByText('Olivia invited you. Are you coming?')).toBeVisible()
  await expectAccessible(organizer)
  if (shots !== undefined) {
    await picked.scrollIntoViewIfNeeded()
    await organizer.screenshot({ path: `${shots}/picked.png` })
  }
  await picked.getByRole('button', { name: 'Withdraw the invitation to Dora' }).click()
  await organizer.getByRole('button', { name: inviteesTexts.takeBackConfirm, exact: true }).click()
  await expect(picked).toHaveCount(0)
  await expect(window.getByText('Are you coming?')).toHaveCount(0)
})

test('of a series one tap says Out for every date, and undoing it opens the question again @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const ana = await story.app.signedIn('Ana', { homeLocation: location })
  await aFriend(story.app.db, 'olivia', ana.playerId)
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Friends weekly',
      startDate: addDays(toDeviceDay(Date.now()), 5),
      invite: true,
      invited: 'Friends',
    }),
    status: 'published',
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 3 },
  })
  const window = await story.window(ana, `/vieweditevent/${eventId}`)
  const question = window.getByText('Olivia invited you. Are you coming?')
  await expect(question).toBeVisible()
  await expectAccessible(window)
  if (shots !== undefined) await window.screenshot({ path: `${shots}/series.png` })
  await window.getByRole('button', { name: invitationQuestionTexts.cantComeAny }).click()
  await expect(window.getByText(invitationQuestionTexts.saidOut)).toBeVisible()
  await window.getByRole('button', { name: labelTexts.undo }).click()
  await expect(question).toBeVisible()
})

test('further groups wait in the form and the panel, and copies and templates ask them too @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const [ana, ben] = await Promise.all(
    ['Ana', 'Ben'].map((name) => story.app.signedIn(name, { homeLocation: location })),
  )
  await aFriend(story.app.db, 'olivia', ana?.playerId ?? '')
  await aFavorite(story.app.db, 'olivia', ben?.playerId ?? '')
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Friends first',
      startDate: addDays(toDeviceDay(Date.now()), 5),
      invite: true,
      invited: 'Friends',
    }),
    status: 'published',
  })
  const page = await story.window(olivia, `/vieweditevent/${eventId}`)
  const manage = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: 'Manage event' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await manage('Edit')
  const tiers = page.getByRole('group', { name: eventTiersTexts.title })
  await tiers.getByRole('button', { name: eventTiersTexts.add }).click()
  await expect(tiers.getByRole('button', { name: 'Remove My favorites' })).toBeVisible()
  await expectAccessible(page)
  if (shots !== undefined) {
    await tiers.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${shots}/tiers.png` })
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const panel = page.locator('section').filter({ hasText: inviteesTexts.title }).last()
  await expect(panel.getByRole('heading', { name: eventTiersTexts.panel })).toBeVisible()
  await expect(panel.getByText('Favorites', { exact: true })).toBeVisible()
  if (shots !== undefined) {
    await panel.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${shots}/tier-panel.png` })
  }
  await manage('Save as template')
  await page.getByRole('textbox', { name: 'Name' }).fill('Friends first')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await manage('Copy')
  await page.waitForURL(/\/createevent/)
  const invites = page.getByText('Invites 1 person.')
  await expect(invites).toBeVisible()
  if (shots !== undefined) {
    await invites.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${shots}/tier-copy.png` })
  }
  const fresh = await story.window(olivia, '/createevent', { language: 'es', theme: 'dark' })
  await fresh.getByRole('button', { name: 'Empezar con una plantilla' }).click()
  await fresh.getByRole('button', { name: 'Usar Friends first' }).click()
  await fresh.getByRole('button', { name: 'Publicar' }).click()
  await fresh.waitForURL(/\/vieweditevent\//)
  const { hours } = await story.app.db
    .selectFrom('event_tiers')
    .select(sql<number>`count(*)::int`.as('hours'))
    .where('eventId', '<>', eventId)
    .executeTakeFirstOrThrow()
  expect(hours).toBe(1)
})
