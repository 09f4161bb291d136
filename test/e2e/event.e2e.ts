// An event from its form to its end in the open windows of named people: each change shows in the
// others without a reload.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { readShift, watchShifts } from './layout-shift.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const in3Days = () => addDays(toDeviceDay(Date.now()), 3)
const mainButton = (page: Page) => page.locator('[data-main]')
const players = (page: Page) => page.getByRole('list', { name: /^Players/ }).getByRole('listitem')
const waiting = (page: Page) => page.getByRole('list', { name: /^Waitlist/ }).getByRole('listitem')
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function choose(page: Page, who: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${who}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function aScene(
  story: Story,
  changes: Parameters<typeof anEvent>[2] = {},
  names: readonly string[] = [],
) {
  const { db } = story.app
  const location = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    { startDate: in3Days(), ...changes },
  )
  for (const name of names) {
    const player = await story.app.signedIn(name, { homeLocation: location })
    await player.must('events-signUp', { eventId, guests: 0 })
  }
  return { location, olivia, eventId, path: `/vieweditevent/${eventId}` }
}

test('an event made in the form is seen by a player, whose sign-up shows in the organizer’s window', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page: olivia } = await story.player(
    'Olivia',
    `/createevent/${location}/${in3Days()}/09:00`,
    { homeLocation: location },
  )
  await expect(olivia.getByRole('button', { name: /^Venue/ })).toHaveText('Riverside Courts')
  await olivia.getByRole('textbox', { name: 'Title' }).fill('Early birds')
  await expect(olivia.locator('[data-summary]')).toHaveText(
    /9:00 – 11:00\sAM · 8–16 players · 4 courts/,
  )
  await expectAccessible(olivia)
  await olivia.getByRole('button', { name: 'Publish' }).click()
  await olivia.waitForURL(/\/vieweditevent\//)
  await expect(olivia.getByRole('heading', { level: 1 })).toHaveText('Early birds')

  const { page: ana } = await story.player('Ana', new URL(olivia.url()).pathname, {
    homeLocation: location,
  })
  await expect(mainButton(ana)).toHaveText('Sign up · needs 8 more')
  await mainButton(ana).click()
  await expect(toast(ana, 'You’re in!')).toBeVisible()
  await expect(mainButton(ana)).toHaveAccessibleName('You’re in, cancel · needs 7 more')
  await expect(players(olivia)).toHaveText([/Ana/])
  await expect(olivia.getByText('1 of 16 places taken')).toBeVisible()
})

test('of two who want the last place one waits, and is promoted and alerted when the other leaves', async ({
  story,
}) => {
  const { path } = await aScene(story, { maxPlayers: 3 }, ['Ben', 'Cleo'])
  const [{ page: ana }, { page: dan }] = [
    await story.player('Ana', path),
    await story.player('Dan', path),
  ]
  for (const page of [ana, dan]) await expect(mainButton(page)).toHaveText('Sign up')
  await Promise.all([mainButton(ana).dblclick(), mainButton(dan).dblclick()])
  await expect(mainButton(ana)).toHaveAccessibleName(/You’re in, cancel|On waitlist #1, leave/)
  await expect(mainButton(dan)).toHaveAccessibleName(/You’re in, cancel|On waitlist #1, leave/)
  const isAnaIn = (await mainButton(ana).getAttribute('aria-label')) === 'You’re in, cancel'
  const [winner, loser] = isAnaIn ? [ana, dan] : [dan, ana]
  await expect(mainButton(loser)).toHaveAccessibleName('On waitlist #1, leave')
  await expect(toast(loser, 'You’re on the waitlist, position 1.')).toBeVisible()
  await expect(waiting(winner)).toHaveCount(1)

  await mainButton(winner).click()
  await winner.getByRole('button', { name: 'Give up my place' }).click()
  await expect(mainButton(winner)).toHaveText('Join waitlist (1st)')
  await expect(mainButton(loser)).toHaveAccessibleName('You’re in, cancel')
  await expect(loser.getByRole('link', { name: /^Alerts/ })).toHaveAccessibleName(/1 unread alert/)
})

const undo = (page: Page, title: string) =>
  page
    .getByRole('alertdialog')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Undo' })
    .click()

test('signing up and leaving are taken back where they are told @proof', async ({ story }) => {
  const { path } = await aScene(story)
  const { page } = await story.player('Ana', path)
  await mainButton(page).click()
  await undo(page, 'You’re in!')
  await expect(mainButton(page)).toHaveText(/^Sign up/)
  await expect(toast(page, 'You’re in!')).toHaveCount(0)
  await undo(page, 'Your place is cancelled.')
  await expect(mainButton(page)).toHaveAccessibleName(/^You’re in, cancel/)
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('a private event and an unknown one look the same to a stranger, and a friend sees it @proof', async ({
  story,
}) => {
  const { path, olivia } = await aScene(story, {
    invite: true,
    invited: 'Friends',
    title: 'Secret game',
  })
  const { page: stranger } = await story.player('Ben', path)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Event not found')
  const shown = await stranger.getByRole('main').innerHTML()
  await stranger.goto('/vieweditevent/0198a000-0000-7000-8000-000000000001')
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Event not found')
  await expect.poll(() => stranger.getByRole('main').innerHTML()).toBe(shown)
  await expect(stranger.getByRole('link', { name: 'Go to the calendar' })).toBeVisible()

  const { page: ana, player } = await story.player('Ana', path)
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Event not found')
  await aFriend(story.app.db, olivia.playerId, player.playerId)
  await ana.reload()
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Secret game')
  await expect(ana.getByText('Private', { exact: true })).toBeVisible()
})

test('the organizer checks in, moves, swaps, removes and adds players @proof', async ({
  story,
}) => {
  const { eventId, path, olivia, location } = await aScene(story, { maxPlayers: 2 }, [
    'Ana',
    'Ben',
    'Cleo',
  ])
  await story.app.signedIn('Dan', { homeLocation: location })
  await openDoors(story.app, eventId)
  const page = await story.window(olivia, path)
  await expect(players(page)).toHaveText([/Ana/, /Ben/])
  await expect(waiting(page)).toHaveText([/Cleo/])

  await choose(page, 'Ana', 'Check in')
  await expect(players(page).filter({ hasText: 'Ana' })).toContainText('Here')
  await choose(page, 'Ben', 'Mark no-show')
  await expect(players(page).filter({ hasText: 'Ben' })).toContainText('No-show')
  await choose(page, 'Ben', 'Clear attendance')
  await expect(players(page).filter({ hasText: 'Ben' })).not.toContainText('No-show')

  await choose(page, 'Ben', 'Swap with…')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: /Cleo/ }).click()
  await expect(players(page)).toHaveText([/Ana/, /Cleo/])
  await choose(page, 'Ana', 'Move to waitlist')
  await expect(players(page)).toHaveText([/Cleo/, /Ben/])
  await expect(waiting(page)).toHaveText([/Ana/])
  story.expectNoise(/400.+events-movePlayer$/)
  await choose(page, 'Ana', 'Move in')
  await expect(page.getByRole('alertdialog')).toContainText('There aren’t enough places for that.')
  await page.getByRole('button', { name: 'OK' }).click()

  await choose(page, 'Cleo', 'Remove')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(players(page)).toHaveText([/Ben/, /Ana/])
  await page.getByRole('button', { name: 'Add player' }).click()
  await page.getByRole('searchbox').fill('da')
  await page.getByRole('dialog').getByRole('button', { name: /Dan/ }).click()
  await expect(
    page.getByRole('dialog').getByRole('status').filter({ hasText: 'Waitlist, no. 1' }),
  ).toBeVisible()

  await story.app.signedIn('Dave')
  await page.getByRole('searchbox').fill('dav')
  await page.getByRole('dialog').getByRole('button', { name: /Dave/ }).click()
  await expect(
    page.getByRole('dialog').getByRole('status').filter({ hasText: 'Waitlist, no. 2' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(waiting(page)).toHaveText([/Dan/, /Dave/])
})

test('a cancelled event tells its reason in the player’s window; a deleted one is not found @proof', async ({
  story,
}) => {
  const { path, olivia } = await aScene(story, {}, ['Ben'])
  const { page: ana } = await story.player('Ana', path)
  const page = await story.window(olivia, path)
  await page.getByRole('button', { name: 'Manage event' }).click()
  await page.getByRole('menuitem', { name: 'Cancel event' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByRole('dialog')).toContainText('Give players a reason.')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click()
  await expect(mainButton(ana)).toHaveText('Cancelled: Rain')

  await page.getByRole('button', { name: 'Manage event' }).click()
  await page.getByRole('menuitem', { name: 'Delete event' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this event?' })
  await expect(question).toContainText('The 1 player who signed up will be notified.')
  await question.getByRole('button', { name: 'Delete event' }).click()
  await page.waitForURL(/\/calendar/)
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Event not found')
})

test('fewer places are shown before they are saved, and move the last who came @proof', async ({
  story,
}) => {
  const { path, olivia } = await aScene(story, { maxPlayers: 8 }, ['Ana', 'Ben', 'Cleo'])
  const page = await story.window(olivia, path)
  await page.getByRole('button', { name: 'Manage event' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'At most' }).fill('2')
  await page.getByRole('textbox', { name: 'At most' }).press('Tab')
  await expect(
    page.getByText('Not everyone fits anymore. Moving to the waitlist: Cleo.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save and move' }).click()
  await expect(waiting(page)).toHaveText([/Cleo/])
  await expect(players(page)).toHaveText([/Ana/, /Ben/])
})

test('a party on the waitlist takes guests along, and leaves them behind again @proof', async ({
  story,
}) => {
  const { path } = await aScene(story, { maxPlayers: 2, guestsPerPlayer: 2 }, ['Ben', 'Cleo'])
  const { page: ana } = await story.player('Ana', path)
  await mainButton(ana).click()
  await expect(mainButton(ana)).toHaveAccessibleName('On waitlist #1, leave')
  await ana.getByRole('button', { name: '0 guests' }).click()
  const sheet = ana.getByRole('dialog')
  await sheet.getByRole('button', { name: /^Increase/ }).click()
  await expect(sheet).toContainText('With your guests you’d be number 1 on the waitlist.')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(waiting(ana).filter({ hasText: 'Ana' })).toContainText('+ 1 guest')
  await undo(ana, 'You’re on the waitlist, position 1.')
  await expect(ana.getByRole('button', { name: '0 guests' })).toBeVisible()
})

test('the main button gives the reason when a player may only read @proof', async ({ story }) => {
  const { path, location, olivia } = await aScene(story, { skillMin: 3, skillMax: 4 })
  const { page: low } = await story.player('Low', path, { skill: 2.5 })
  await expect(mainButton(low)).toHaveText('Your skill is too low for this event')
  const { page: high } = await story.player('High', path, { skill: 4.5 })
  await expect(mainButton(high)).toHaveText('Your skill is too high for this event')
  const over = await anEvent(
    story.app.db,
    { location, organizer: olivia.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), -3) },
  )
  const { page: late } = await story.player('Late', `/vieweditevent/${over}`)
  await expect(mainButton(late)).toHaveText('This event is in the past')
})

test('a draft is nobody’s but its organizer’s until it is published @proof', async ({ story }) => {
  const { path, olivia } = await aScene(story, { status: 'draft' })
  const page = await story.window(olivia, path)
  const { page: ana } = await story.player('Ana', path)
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Event not found')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(mainButton(page)).toHaveText(/Sign up/)
  await ana.reload()
  await expect(mainButton(ana)).toHaveText(/Sign up/)
})

test('a copy starts from the event, a week later @proof', async ({ story }) => {
  const { path, olivia } = await aScene(story, { title: 'Friday mixer', maxPlayers: 24 })
  const page = await story.window(olivia, path)
  await page.getByRole('button', { name: 'Manage event' }).click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Friday mixer')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(
    (url) => url.pathname.startsWith('/vieweditevent/') && url.pathname !== path,
  )
  await expect(page.getByText('0 of 24 places taken')).toBeVisible()
})

test('news that comes late moves no field of a new event @proof', async ({ story }) => {
  const { location, olivia } = await aScene(story, { startTime: '09:00' })
  const page = await story.window(olivia, '/calendar', {
    context: { viewport: { width: 390, height: 844 } },
  })
  await watchShifts(page)
  await page.goto(`/createevent/${location}/${in3Days()}/09:00`)
  await expect(page.getByRole('button', { name: 'Start fresh' })).toBeVisible()
  await expect(page.getByText(/courts? then:/)).toBeVisible()
  expect(await readShift(page)).toBeLessThanOrEqual(0.01)
  await page.getByRole('textbox', { name: /^Fee/ }).focus()
  const [field, news] = await Promise.all(
    [
      page.getByRole('textbox', { name: /^Fee/ }),
      page.getByRole('button', { name: 'Start fresh' }),
    ].map((each) => each.boundingBox()),
  )
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(news?.y ?? 0)
})

test('what is wrong is said at its field, which gets the focus', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Olivia', `/createevent/${in3Days()}/${location}`, {
    homeLocation: location,
  })
  await page.getByRole('textbox', { name: 'At least' }).fill('40')
  await page.getByRole('textbox', { name: 'At least' }).press('Tab')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(
    page.getByText('The minimum number of players can’t be above the maximum.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'At most' })).toBeFocused()
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the event, its form and its sheets, ${theme} @proof`, async ({
    story,
  }) => {
    const { path, location } = await aScene(
      story,
      { guestsPerPlayer: 1, maxPlayers: 2, note: 'Bring balls', fee: '$5' },
      ['Ana', 'Ben', 'Cleo'],
    )
    const { page } = await story.player('Dora', path, { theme, homeLocation: location })
    await expect(waiting(page)).toHaveCount(1)
    await expectAccessible(page)
    await mainButton(page).click()
    await expect(mainButton(page)).toHaveAccessibleName(/^On waitlist/)
    await expectAccessible(page)
    await page.getByRole('button', { name: '0 guests' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/createevent/${location}`)
    await expect(page.getByRole('button', { name: /^Venue/ })).toHaveText('Riverside Courts')
    await page.getByText('Sign-up rules').click()
    await page.getByText('Sign-up opens later').click()
    await page.getByText('Invited only').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Venue/ }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /Riverside/ })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the event and its form speak Spanish @proof', async ({ story }) => {
  const { path, location } = await aScene(story, {}, ['Ben'])
  const { page } = await story.player('Ana', path, {
    language: 'es',
    theme: 'dark',
    homeLocation: location,
  })
  await expect(mainButton(page)).toHaveText('Apuntarme · falta 1')
  await mainButton(page).click()
  await expect(toast(page, '¡Tienes plaza!')).toBeVisible()
  await expect(mainButton(page)).toHaveAccessibleName('Tienes plaza · Cancelar')
  await page.goto(`/createevent/${location}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evento nuevo')
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeEnabled()
})
