// An invitation is answered with one tap: the organizer's window shows In and Out as they come, and
// reminds those without an answer.
import type { Page } from '@playwright/test'
import { toLocalDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { invitationQuestionTexts, inviteesTexts } from '#words/en/invitation/invitation.ts'
import { expect, expectAccessible, test } from './story.ts'

const mainButton = (page: Page) => page.locator('[data-main]')
const shots = process.env['SHOTS']

test('Out is one tap, In is a sign-up, and the organizer sees both and reminds the rest', async ({
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
      startDate: addDays(toLocalDay(Date.now()), 5),
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
  await panel.getByRole('button', { name: inviteesTexts.remind }).click()
  await organizer.getByRole('button', { name: inviteesTexts.remindConfirm }).click()
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

test('a player is invited by name, finds the event, and no longer does when it is withdrawn', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const dora = await story.app.signedIn('Dora', { homeLocation: location })
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Small circle',
      startDate: addDays(toLocalDay(Date.now()), 5),
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

test('of a series one tap says Out for every date, and undoing it opens the question again', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const ana = await story.app.signedIn('Ana', { homeLocation: location })
  await aFriend(story.app.db, 'olivia', ana.playerId)
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'Friends weekly',
      startDate: addDays(toLocalDay(Date.now()), 5),
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
  await window.getByRole('button', { name: invitationQuestionTexts.undo }).click()
  await expect(question).toBeVisible()
})
