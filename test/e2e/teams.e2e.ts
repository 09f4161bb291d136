// Two players become a team and enter together, in their windows and the organizer's.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aTeam } from '#test/scenes/team-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story, type WindowOptions } from './story.ts'

const in3Days = () => addDays(toDeviceDay(Date.now()), 3)
const mainButton = (page: Page) => page.locator('[data-main]')
const players = (page: Page) =>
  page.getByRole('list', { name: /^(Players|Jugadores)$/ }).getByRole('listitem')
const waiting = (page: Page) =>
  page.getByRole('list', { name: /^(Waitlist|Lista de espera) \(/ }).getByRole('listitem')

async function aScene(story: Story, changes: Parameters<typeof anEvent>[2] = {}) {
  const { db } = story.app
  const location = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    { startDate: in3Days(), title: 'Team night', entryBy: 'team', maxPlayers: 4, ...changes },
  )
  const join = (name: string) => story.app.signedIn(name, { homeLocation: location })
  const signedUp = async (one: string, other: string) => {
    const [first, second] = [await join(one), await join(other)]
    await aTeam(db, eventId, first, second)
    await first.must('events-signUp', { eventId, guests: 0 })
  }
  const enter = (name: string, options: WindowOptions = {}) =>
    story.player(name, `/vieweditevent/${eventId}`, { homeLocation: location, ...options })
  return { location, olivia, eventId, path: `/vieweditevent/${eventId}`, join, signedUp, enter }
}

async function askFor(page: Page, name: string): Promise<void> {
  await mainButton(page).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

test('one asks from the event, the other accepts in the thread; they enter and leave together in all windows', async ({
  story,
}) => {
  const { olivia, path, enter, signedUp } = await aScene(story)
  await signedUp('Cleo', 'Dan')
  const organizer = await story.window(olivia, path)
  const { page: ben } = await enter('Ben')
  const { page: ana } = await enter('Ana')
  await ana.clock.install()
  await ana.reload()
  await expect(mainButton(ana)).toHaveText('Find a partner')
  await askFor(ana, 'Ben')
  await expect(ana.getByText('You asked Ben')).toBeVisible()
  await expect(ben.getByText('Ana wants to be your partner')).toBeVisible()

  await ben.goto('/messagethread/Ana')
  await ben.getByRole('button', { name: 'Accept' }).click()
  await expect(ben.getByRole('button', { name: 'Team formed!' })).toBeVisible()
  await ben.getByRole('button', { name: 'Team formed!' }).click()
  await ben.goto(path)

  await expect(mainButton(ana)).toHaveText('Sign up with Ben')
  await expect(ana.getByRole('link', { name: /^Alerts/ })).toHaveAccessibleName(/1 unread alert/)
  await expect(ana.getByRole('button', { name: 'End team' })).toBeVisible()
  // A button that has changed its meaning rests for five seconds.
  await ana.clock.runFor(6_000)
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName('You’re in, cancel')
  await expect(mainButton(ben)).toHaveAccessibleName('You’re in, cancel')
  await expect(ben.getByText('You’re signed up together.')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'End team' })).toHaveCount(0)
  await expect(players(organizer)).toHaveText([
    /1.*Cleo.*with Dan/,
    /Dan.*with Cleo/,
    /2.*Ana.*with Ben/,
    /Ben.*with Ana/,
  ])
  await expect(organizer.getByText('4 of 4 places taken')).toBeVisible()

  await mainButton(ben).click()
  await ben
    .getByRole('alertdialog', { name: 'Cancel with Ana?' })
    .getByRole('button', { name: 'Cancel for both' })
    .click()
  for (const page of [ana, ben]) await expect(mainButton(page)).toHaveText(/^Sign up with/)
  await expect(players(organizer)).toHaveCount(2)
  await ana.getByRole('button', { name: 'End team' }).click()
  await ana.getByRole('alertdialog').getByRole('button', { name: 'End team' }).click()
  await expect(mainButton(ben)).toHaveText('Find a partner')
})

test('a request is accepted on the event too; a full event lets the team wait, and the organizer moves both @proof', async ({
  story,
}) => {
  const { olivia, path, enter, signedUp } = await aScene(story, { maxPlayers: 2 })
  await signedUp('Cleo', 'Dan')
  const { page: ben } = await enter('Ben')
  const { page: ana } = await enter('Ana')
  await askFor(ana, 'Ben')
  await ben.getByRole('button', { name: 'Accept' }).click()
  await ben.getByRole('button', { name: 'Team formed!' }).click()
  await expect(mainButton(ben)).toHaveText('Join waitlist (1st)')
  await mainButton(ben).click()
  await expect(mainButton(ana)).toHaveAccessibleName('On waitlist #1, leave')
  await expect(waiting(ana)).toHaveText([/Ben/, /Ana/])

  const organizer = await story.window(olivia, path)
  await organizer.getByRole('button', { name: 'Actions for Ana' }).click()
  await organizer.getByRole('menuitem', { name: 'Swap with…' }).click()
  await expect(organizer.getByRole('dialog', { name: 'Swap Ana & Ben with…' })).toBeVisible()
  await organizer.getByRole('dialog').getByRole('button', { name: 'Cleo & Dan' }).click()
  for (const page of [ana, ben])
    await expect(mainButton(page)).toHaveAccessibleName('You’re in, cancel')
  await expect(waiting(organizer)).toHaveText([/1.*Cleo/, /Dan/])
})

test('where players sign up for themselves, partners are shown and each enters alone @proof', async ({
  story,
}) => {
  const { enter } = await aScene(story, { entryBy: 'player' })
  const { page: ben } = await enter('Ben')
  const { page: ana } = await enter('Ana')
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName(/^You’re in, cancel/)
  await ana.getByRole('button', { name: 'Find a partner' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Ben' }).click()
  await ben.getByRole('button', { name: 'Accept' }).click()
  await ben.getByRole('button', { name: 'Team formed!' }).click()
  await expect(mainButton(ben)).toHaveText(/^Sign up/)
  await expect(players(ana)).toHaveText([/Ana/])
  await mainButton(ben).click()
  await expect(players(ana)).toHaveText([/Ana.*with Ben/, /Ben.*with Ana/])
})

test('an organizer makes an event for teams, which stays one while somebody is in @proof', async ({
  story,
}) => {
  const { location, olivia, path, signedUp } = await aScene(story)
  const page = await story.window(olivia, `/createevent/${location}/${in3Days()}/09:00`)
  await page.getByRole('button', { name: 'Start fresh' }).click()
  await page.getByText('Teams of two', { exact: true }).click()
  await expect(page.locator('[data-summary]')).toHaveText(/Teams of two/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(/\/vieweditevent\//)
  await expect(mainButton(page)).toHaveText('Find a partner')
  await signedUp('Cleo', 'Dan')
  await page.goto(`${path}?edit=true`)
  await expect(page.getByText('You can’t change this once someone has signed up.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Teams of two' })).toBeDisabled()
})

test('a player writes to the organizer, who writes to everyone in the event @proof', async ({
  story,
}) => {
  const { olivia, path, enter, signedUp } = await aScene(story)
  await signedUp('Cleo', 'Dan')
  const { page: ana } = await enter('Ana')
  await ana.getByRole('link', { name: 'Message Olivia' }).click()
  await expect(ana).toHaveURL(/\/messagethread\/Olivia$/)
  const page = await story.window(olivia, path)
  await page.getByRole('button', { name: 'Manage event' }).click()
  await page.getByRole('menuitem', { name: 'Message players' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill('Balls are on me.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to 2 players' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sent to 2 players' })).toBeVisible()
  const texts = await story.app.db
    .selectFrom('messages')
    .select(['toId', 'message'])
    .orderBy('toId')
    .execute()
  expect(texts).toEqual([
    { toId: 'cleo', message: 'Balls are on me.' },
    { toId: 'dan', message: 'Balls are on me.' },
  ])
})

for (const theme of ['light', 'dark'] as const) {
  test(`teams speak Spanish and axe finds nothing, ${theme} @proof`, async ({ story }) => {
    const { enter, join, eventId, signedUp } = await aScene(story)
    await signedUp('Cleo', 'Dan')
    const ben = await join('Ben')
    const { page: ana, player } = await enter('Ana', { language: 'es', theme })
    await ben.must('eventTeams-request', { eventId, playerId: player.playerId })
    await expect(ana.getByText('Ben quiere ser tu pareja')).toBeVisible()
    await expect(mainButton(ana)).toHaveText('Buscar pareja')
    await expectAccessible(ana)
    await mainButton(ana).click()
    await expect(ana.getByRole('dialog').getByRole('button', { name: 'Cleo' })).toBeVisible()
    await expectAccessible(ana)
    await ana.keyboard.press('Escape')
    await ana.getByRole('button', { name: 'Aceptar' }).click()
    await ana.getByRole('button', { name: '¡Equipo formado!' }).click()
    await expect(mainButton(ana)).toHaveText('Apuntarme con Ben')
    await mainButton(ana).click()
    await expect(players(ana)).toHaveText([
      /Cleo.*con Dan/,
      /Dan.*con Cleo/,
      /Ana.*con Ben/,
      /Ben.*con Ana/,
    ])
    await expectAccessible(ana)
  })
}
