// Venue admins in open windows: invitations, ownership, the log, and reports from the profile to
// the decision.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const crown = (page: Page) => page.getByRole('banner').getByRole('link', { name: /admin of/ })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

async function inviteAt(profile: Page, venue: string): Promise<void> {
  await profile.getByRole('button', { name: 'More' }).click()
  await profile.getByRole('menuitem', { name: `Invite as admin at ${venue}` }).click()
}

async function muellerHall(story: Story) {
  const { app } = story
  const venue = await aLocation(app.db, { name: 'Mueller Hall' })
  const [olivia, ben, robin] = [
    await app.signedIn('Olivia', { activeLocations: [venue] }),
    await app.signedIn('Ben', { homeLocation: venue }),
    await app.signedIn('Robin', { homeLocation: venue }),
  ]
  await anAdmin(app.db, venue, 'olivia')
  return { venue, olivia, ben, robin }
}

test('an admin invites, the invitee accepts in the thread, and every open window shows the new admin @proof', async ({
  story,
}) => {
  story.expectNoise(/409 \(Conflict\).*locationsAdmin-invite/)
  const { venue, olivia, ben } = await muellerHall(story)
  const list = await story.window(olivia, `/players/${venue}`)
  const profile = await story.window(olivia, '/viewplayer/Ben')
  const log = await story.window(olivia, `/locationedit/${venue}?part=log`)
  const thread = await story.window(ben, '/messagethread/Olivia')
  const elsewhere = await story.window(ben, '/myeventsmenu')
  await expect(log.getByText('Nothing yet')).toBeVisible()
  await expect(thread.getByText('Say hello to Olivia')).toBeVisible()
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: /^Ben/ })).toBeVisible()
  await expect(crown(elsewhere)).toHaveCount(0)
  await elsewhere.evaluate(() => {
    document.body.dataset['stays'] = 'yes'
  })

  await inviteAt(profile, 'Mueller Hall')
  await expect(dialog(profile)).toContainText(
    'Send Ben an invitation to become an admin at Mueller Hall?',
  )
  await dialog(profile).getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog(profile)).toContainText(
    'An admin invitation has been sent to Ben via in-App messages.',
  )
  await dialog(profile).getByRole('button', { name: 'OK' }).click()
  await expect(log.getByText('Olivia invited Ben to become an admin')).toBeVisible()

  await inviteAt(profile, 'Mueller Hall')
  await dialog(profile).getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog(profile)).toContainText('You’ve already asked Ben.')
  await dialog(profile).getByRole('button', { name: 'OK' }).click()

  await expect(thread.getByText('You’re invited to become an admin at Mueller Hall')).toBeVisible()
  await thread.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog(thread)).toContainText(
    'Do you wish to accept admin privileges for Mueller Hall?',
  )
  await dialog(thread).getByRole('button', { name: 'Accept' }).click()
  await thread.getByRole('button', { name: 'You are now an admin at Mueller Hall!' }).click()
  await expect(thread.getByText('Accepted')).toBeVisible()

  await expect(crown(elsewhere)).toHaveAccessibleName(/admin of 1 venue/)
  expect(await elsewhere.evaluate(() => document.body.dataset['stays'])).toBe('yes')
  await expect(row(list, 'Ben').getByText('Admin', { exact: true })).toBeAttached()
  await expect(log.getByRole('list', { name: 'Log' }).getByRole('listitem').first()).toContainText(
    'Ben became an admin, invited by Olivia',
  )
  await expect(
    list.getByRole('banner').getByRole('link', { name: 'Alerts, 1 unread alert' }),
  ).toBeVisible()
})

test('who is no admin learns whom to ask, and an admin that the player is one already @proof', async ({
  story,
}) => {
  story.expectNoise(/(403 \(Forbidden\)|409 \(Conflict\)).*locationsAdmin-invite/)
  const { venue, olivia, ben, robin } = await muellerHall(story)
  await anAdmin(story.app.db, venue, ben.playerId)
  await anAdmin(story.app.db, venue, robin.playerId)
  await story.app.signedIn('Cleo', { activeLocations: [venue] })
  const late = await story.window(robin, '/viewplayer/Cleo')
  await inviteAt(late, 'Mueller Hall')
  await story.app.db
    .deleteFrom('locations_admin')
    .where('locationId', '=', venue)
    .where('playerId', '=', robin.playerId)
    .execute()
  await dialog(late).getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog(late)).toContainText(
    'Sorry, only an admin can promote another admin. Use the admin filter to view/contact admins for this location.',
  )

  const profile = await story.window(olivia, '/viewplayer/Ben')
  await inviteAt(profile, 'Mueller Hall')
  await dialog(profile).getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog(profile)).toContainText('Ben is already an admin for this location.')
})

test('a report from a profile reaches the open window of the admin, who dismisses it @proof', async ({
  story,
}) => {
  const { venue, olivia, robin } = await muellerHall(story)
  const venuePage = await story.window(olivia, `/venuedetail/${venue}`)
  await expect(venuePage.getByRole('heading', { level: 1 })).toHaveText('Mueller Hall')
  const profile = await story.window(robin, '/viewplayer/Ben')
  await profile.getByRole('button', { name: 'More' }).click()
  await profile.getByRole('menuitem', { name: 'Report' }).click()
  const sheet = profile.getByRole('dialog', { name: 'Report this player' })
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(sheet.getByText('Please tell us what’s wrong.')).toBeVisible()
  await sheet.getByLabel('What’s wrong?').fill('Shouts at everyone.')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(profile.getByText('Thanks, your report is on its way.')).toBeVisible()
  await expect(sheet).toHaveCount(0)

  await venuePage.getByRole('link', { name: '1 open report' }).click()
  await expect(venuePage.getByRole('link', { name: 'Reports (1)' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const report = venuePage.getByRole('list', { name: 'Open reports' }).getByRole('listitem')
  await expect(report).toContainText('Shouts at everyone.')
  await expect(report.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/viewplayer/Ben')
  await expect(report).not.toContainText('Robin')
  await expect(report.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await report.getByRole('button', { name: 'Dismiss' }).click()
  await dialog(venuePage).getByRole('button', { name: 'Dismiss' }).click()
  await expect(venuePage.getByText('No open reports')).toBeVisible()
  await venuePage.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(venuePage.getByText('Olivia dismissed a report about a player')).toBeVisible()
})

test('a reported message that an admin removes leaves the open thread @proof', async ({
  story,
}) => {
  const { venue, olivia, ben, robin } = await muellerHall(story)
  await ben.must('messages-send', {
    messageId: randomUUID(),
    toId: robin.playerId,
    message: 'Go home, beginner',
  })
  const thread = await story.window(robin, '/messagethread/Ben')
  const queue = await story.window(olivia, `/locationedit/${venue}?part=reports`)
  await expect(queue.getByText('No open reports')).toBeVisible()
  await thread.getByRole('button', { name: 'More', exact: true }).click()
  await thread.getByRole('menuitem', { name: 'Report a message…' }).click()
  await thread.getByRole('button', { name: 'Report this message' }).click()
  await thread.getByLabel('What’s wrong?').fill('Rude.')
  await thread.getByRole('button', { name: 'Send report' }).click()
  const report = queue.getByRole('list', { name: 'Open reports' }).getByRole('listitem')
  await expect(report).toContainText('Go home, beginner')
  await report.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog(queue)).toContainText(
    'It disappears for both players and cannot be brought back.',
  )
  await dialog(queue).getByRole('button', { name: 'Remove' }).click()
  await expect(queue.getByText('No open reports')).toBeVisible()
  await expect(thread.getByText('Go home, beginner')).toHaveCount(0)
  await expect(thread.getByText('Say hello to Ben')).toBeVisible()
})

test('what is typed into the form of a venue is there again after a look at its log @proof', async ({
  story,
}) => {
  const { venue, olivia, robin } = await muellerHall(story)
  const page = await story.window(olivia, `/locationedit/${venue}`)
  await page.getByLabel('Name').fill('Mueller Courts')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByLabel('Name')).toBeHidden()
  await page.getByRole('link', { name: 'Venue', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Mueller Courts')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mueller Courts')
  await page.goto(`/locationedit/${venue}?part=log`)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Olivia edited the venue' }),
  ).toContainText('Name')

  const stranger = await story.window(robin, `/locationedit/${venue}?part=log`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Suggest an edit')
  await expect(stranger.getByRole('navigation', { name: 'Parts of running a venue' })).toHaveCount(
    0,
  )
})

for (const [language, theme, words] of [
  [
    'en',
    'light',
    {
      log: 'Log',
      invited: 'Olivia invited Ben to become an admin',
      remove: 'Remove',
      venue: 'Report this venue',
      what: 'What’s wrong?',
    },
  ],
  [
    'es',
    'dark',
    {
      log: 'Registro',
      invited: 'Olivia invitó a Ben a ser administrador',
      remove: 'Quitar',
      venue: 'Denunciar esta sede',
      what: '¿Qué está mal?',
    },
  ],
] as const) {
  test(`reports and log are accessible in ${language} and ${theme} @proof`, async ({ story }) => {
    const { venue, olivia, ben, robin } = await muellerHall(story)
    const clubId = await aClub(story.app.db, {
      location: venue,
      owner: ben.playerId,
      name: 'Rude Club',
    })
    await robin.must('reports-create', {
      reported: { kind: 'club', locationId: venue, clubId },
      reason: 'The name.',
    })
    await olivia.must('locationsAdmin-invite', { locationId: venue, playerId: ben.playerId })
    const page = await story.window(olivia, `/locationedit/${venue}?part=reports`, {
      language,
      theme,
    })
    await expect(page.getByRole('button', { name: words.remove })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.log, exact: true }).click()
    await expect(page.getByText(words.invited)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/venuedetail/${venue}`)
    await page.getByRole('button', { name: words.venue }).click()
    await expect(page.getByLabel(words.what)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/players/${venue}`)
    await expect(row(page, 'Ben').getByRole('button').last()).toBeVisible()
    await expectAccessible(page)
  })
}
