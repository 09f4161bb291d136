// Blocking in two people's windows: the blocked person loses access at once; unblocking works from
// the toast and the settings.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const dayMs = 86_400_000
const inDays = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const moreOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(More|Más)$/ })
const dialog = (page: Page) => page.getByRole('alertdialog')
const blocked = (page: Page) =>
  page.getByRole('list', { name: /^(Blocked players|Jugadores bloqueados)$/ }).getByRole('listitem')

/** A toast is transparent while it animates in. */
const hasRisen = (toast: Locator) =>
  toast.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)).then(
      () => undefined,
    ),
  )

async function block(page: Page, name: string): Promise<void> {
  await moreOf(page).click()
  await page.getByRole('menuitem', { name: /^(Block|Bloquear)$/ }).click()
  await expect(dialog(page)).toContainText(name)
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: /^(Block|Bloquear)$/ })
    .click()
}

test('who is blocked loses the profile, the thread, the event and the list at once, and finds them again when unblocked', async ({
  story,
}) => {
  const { app } = story
  const location = await aLocation(app.db)
  const { page: ana, player } = await story.player('Ana', '/viewplayer/Ben', {
    homeLocation: location,
  })
  const eventId = await anEvent(
    app.db,
    { location, organizer: 'ana' },
    { startDate: inDays(2), title: 'Sunday smash' },
  )
  const ben = await app.signedIn('Ben', { homeLocation: location })
  await player.must('messages-send', {
    messageId: randomUUID(),
    toId: 'ben',
    message: 'See you Sunday',
  })
  await ana.reload()

  const [profile, thread, event, list] = await Promise.all(
    ['/viewplayer/Ana', '/messagethread/Ana', `/vieweditevent/${eventId}`, '/list'].map((path) =>
      story.window(ben, path),
    ),
  )
  if (profile === undefined || thread === undefined || event === undefined || list === undefined)
    throw new Error('four windows were opened')
  await expect(profile.getByRole('heading', { name: 'Ana' })).toBeVisible()
  await expect(thread.getByText('See you Sunday')).toBeVisible()
  await expect(event.getByRole('heading', { name: 'Sunday smash' })).toBeVisible()
  await expect(list.getByText('Sunday smash')).toBeVisible()

  await block(ana, 'Ben')
  await expect(ana.getByText('Ben is blocked.')).toBeVisible()
  await expect(ana.getByText('Player not found')).toBeVisible()
  await expect(profile.getByText('Player not found')).toBeVisible()
  await expect(thread.getByText('Player not found')).toBeVisible()
  await expect(event.getByText('Event not found')).toBeVisible()
  await expect(list.getByText('Sunday smash')).toBeHidden()

  const settings = await story.window(player, '/player/settings/blocked')
  await expect(blocked(settings)).toHaveText(/Ben/)
  await expectAccessible(settings)
  await settings.getByRole('button', { name: 'Unblock Ben' }).click()
  await expect(settings.getByText('No one is blocked')).toBeVisible()
  await expect(settings.getByText('Ben is no longer blocked.')).toBeVisible()
  await expect(list.getByText('Sunday smash')).toBeVisible()
  await profile.reload()
  await expect(profile.getByRole('heading', { name: 'Ana' })).toBeVisible()
})

test('a block taken back from the toast shows the profile again @proof', async ({ story }) => {
  await story.app.signedIn('Ben')
  const { page } = await story.player('Ana', '/viewplayer/Ben', { language: 'es', theme: 'dark' })
  await block(page, 'Ben')
  await expect(page.getByText('Jugador no encontrado')).toBeVisible()
  await hasRisen(page.getByRole('alertdialog').filter({ hasText: 'Bloqueaste a Ben.' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('heading', { name: 'Ben' })).toBeVisible()
  await expect(page.getByText('Ya no bloqueas a Ben.')).toBeVisible()
})

test('the list of blocked players says so when it is empty, and follows another window @proof', async ({
  story,
}) => {
  const { page, player } = await story.player('Ana', '/player/settings/blocked', {
    language: 'es',
    theme: 'dark',
  })
  await story.app.signedIn('Ben')
  await expect(page.getByText('No hay nadie bloqueado')).toBeVisible()
  await player.must('players-block', { playerId: 'ben', blocked: true })
  await expect(blocked(page)).toHaveText(/Ben/)
  await expect(page.getByRole('button', { name: 'Desbloquear a Ben' })).toBeVisible()
  await expectAccessible(page)
})
