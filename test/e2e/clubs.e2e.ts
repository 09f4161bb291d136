// Clubs in the open windows of an owner, a member and a stranger: each change shows in the others.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aClub, aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const clubsOf = (locationId: string): string => `/players/${locationId}?clubActive=true`
const tomorrow = () => addDays(toDeviceDay(Date.now()), 1)
const clubTable = (page: Page) => page.getByRole('table', { name: 'My clubs' })
const clubRow = (page: Page, name: string) =>
  clubTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Club name' })
const dialog = (page: Page) => page.getByRole('alertdialog')

test('a club is made with a name that may be one, and its row, count and form follow @proof', async ({
  story,
}) => {
  story.expectNoise(/409.+clubs-create$/)
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  await story.app.signedIn('Cleo')
  await aClub(story.app.db, { location, owner: 'cleo', name: 'Bangers' })
  const { page } = await story.player('Olga', clubsOf(location))
  await expect(clubTable(page)).toContainText('0 clubs')
  await page.getByRole('button', { name: 'Create Club' }).click()
  await expect(nameField(page)).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please input a club name.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await nameField(page).fill('A long club name')
  await expect(page.getByText('12 characters max.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await nameField(page).press('Enter')
  await expect(clubTable(page)).toContainText('0 clubs')
  await nameField(page).fill('bangers')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(nameField(page)).toHaveAccessibleDescription(
    'Sorry, a club with this name already exists for Pier 7. Please choose another name.',
  )
  await expect(nameField(page)).toHaveValue('bangers')
  await nameField(page).fill('Fog City')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(nameField(page)).toHaveCount(0)
  await expect(clubRow(page, 'Fog City')).toContainText('1')
  await expect(clubTable(page)).toContainText('1 club')
  await page.getByRole('button', { name: 'Create Club' }).click()
  await expect(nameField(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(nameField(page)).toHaveCount(0)
})

test('who is invited reads it in an alert, joins, and then sees the club’s private event, which nobody else does', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const [ann, sam] = [
    await story.app.signedIn('Ann', { homeLocation: location }),
    await story.app.signedIn('Sam', { homeLocation: location }),
  ]
  const { page: olgas, player: olga } = await story.player('Olga', clubsOf(location), {
    homeLocation: location,
  })
  await aClub(story.app.db, { location, owner: 'olga', name: 'Dinkers' })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { title: 'Club night', startDate: tomorrow(), invite: true, invited: 'Dinkers' },
  )
  await olgas.reload()
  await expect(clubRow(olgas, 'Dinkers')).toContainText('1')
  const owners = await story.window(olga, `/editclub/dinkers?locId=${location}&clubName=Dinkers`)
  const [annsAlerts, annsDay, samsDay] = [
    await story.window(ann, '/alerts'),
    await story.window(ann, `/eventday/${tomorrow()}/${location}`),
    await story.window(sam, `/eventday/${tomorrow()}/${location}`),
  ]

  await expect(owners.getByRole('link', { name: 'Leaderboard of the club' })).toHaveAttribute(
    'href',
    `/leaderboard?scope=club&venue=${location}&club=dinkers`,
  )
  await owners.getByRole('button', { name: 'Invite', exact: true }).click()
  await owners.getByRole('searchbox', { name: 'Search players by name' }).fill('an')
  await expect(owners.getByRole('searchbox', { name: 'Search players by name' })).toHaveAttribute(
    'maxlength',
    '13',
  )
  await owners.getByRole('button', { name: 'Invite Ann' }).click()
  await expect(owners.getByRole('dialog').getByText('Invited', { exact: true })).toBeVisible()
  await owners.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(owners.getByRole('list', { name: 'Waiting for an answer' })).toContainText('Ann')

  await annsAlerts.getByRole('link', { name: /Olga invites you to the club Dinkers/ }).click()
  await expect(annsAlerts.getByText('Olga invites you')).toBeVisible()
  await expect(annsDay.getByText('Club night')).toHaveCount(0)
  await annsAlerts.getByRole('button', { name: 'Join' }).click()
  await expect(annsAlerts.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveText([
    /Olga/,
    /Ann/,
  ])
  await expect(clubRow(olgas, 'Dinkers')).toContainText('2')
  await expect(owners.getByRole('list', { name: 'Waiting for an answer' })).toHaveCount(0)
  await expect(annsDay.getByText('Club night')).toBeVisible()
  await expect(samsDay.getByText('Club night')).toHaveCount(0)
  await samsDay.goto(`/vieweditevent/${eventId}`)
  await expect(samsDay.getByText('Event not found')).toBeVisible()
  await samsDay.goto(`/editclub/dinkers?locId=${location}&clubName=Dinkers`)
  await expect(samsDay.getByText('Club not found')).toBeVisible()

  await owners.getByRole('button', { name: 'Remove Ann' }).click()
  await dialog(owners).getByRole('button', { name: 'Remove' }).click()
  await expect(annsDay.getByText('Club night')).toHaveCount(0)
  await expect(annsAlerts.getByText('Club not found')).toBeVisible()
  await expect(clubRow(olgas, 'Dinkers')).toContainText('1')
})

test('a renamed club keeps its members and goes to its new address; a deleted one leaves every window @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const ann = await story.app.signedIn('Ann')
  const olga = await story.app.signedIn('Olga')
  await aClub(story.app.db, { location, owner: 'olga', name: 'Dinkers', members: ['ann'] })
  const owners = await story.window(olga, clubsOf(location))
  const anns = await story.window(ann, clubsOf(location))
  await expect(anns.getByRole('list', { name: 'Clubs I’m in' })).toContainText('Dinkers')
  await owners.getByRole('link', { name: 'Edit Dinkers' }).click()
  await owners.getByRole('button', { name: 'Rename' }).click()
  await nameField(owners).fill('Net Worth')
  await owners.getByRole('button', { name: 'Save' }).click()
  await expect(owners).toHaveURL(/\/editclub\/net-worth\?/)
  await expect(owners.getByRole('heading', { level: 1 })).toHaveText('Net Worth')
  await expect(owners.getByRole('list', { name: 'Members' })).toContainText('Ann')
  await expect(anns.getByRole('list', { name: 'Clubs I’m in' })).toContainText('Net Worth')
  await owners.getByRole('button', { name: 'Delete club' }).click()
  await dialog(owners).getByRole('button', { name: 'Cancel' }).click()
  await expect(owners.getByRole('heading', { level: 1 })).toHaveText('Net Worth')
  await owners.getByRole('button', { name: 'Delete club' }).click()
  await dialog(owners).getByRole('button', { name: 'Delete' }).click()
  await expect(clubTable(owners)).toContainText('0 clubs')
  await expect(anns.getByRole('list', { name: 'Clubs I’m in' })).toHaveCount(0)
})

test('a club opens by the joined id of the specification too, with its venue or among one’s own @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const ann = await story.app.signedIn('Ann', { homeLocation: location })
  await story.app.signedIn('Olga')
  await aClub(story.app.db, { location, owner: 'olga', name: 'Dinkers', members: ['ann'] })
  for (const address of [
    `/editclub/${location}dinkers`,
    `/editclub/${location}dinkers?locId=${location}`,
  ]) {
    const page = await story.window(ann, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinkers')
  }
})

test('a member leaves from the tab, an invited one declines there, and the owner deletes there @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const olga = await story.app.signedIn('Olga')
  await story.app.signedIn('Ann')
  await aClub(story.app.db, { location, owner: 'ann', name: 'Joined', members: ['olga'] })
  await aClub(story.app.db, { location, owner: 'ann', name: 'Asks' })
  await aClub(story.app.db, { location, owner: 'olga', name: 'Mine' })
  await story.app.db
    .insertInto('club_invitations')
    .values({ locationId: location, slug: 'asks', playerId: 'olga' })
    .execute()
  const page = await story.window(olga, clubsOf(location))
  await page.getByRole('button', { name: 'Decline Asks' }).click()
  await expect(page.getByRole('list', { name: 'Invitations' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave Joined' }).click()
  await dialog(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('list', { name: 'Clubs I’m in' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Mine' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(clubTable(page)).toContainText('0 clubs')
})

test('the event form leads to a first club and then offers it @proof', async ({ story }) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const { page, player: olga } = await story.player(
    'Olga',
    `/createevent/${tomorrow()}/${location}`,
    { homeLocation: location },
  )
  await page.getByRole('radio', { name: 'Invited only' }).check({ force: true })
  const link = page.getByRole('link', { name: 'Create a club' })
  await expect(link).toHaveAttribute('href', `/players/${location}?clubActive=true`)
  await olga.must('clubs-create', { locationId: location, clubName: 'Dinkers' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(link).toHaveCount(0)
  const invited = page.getByRole('combobox', { name: 'Invited' })
  await invited.selectOption('Club Dinkers')
  await expect(invited.getByRole('option', { selected: true })).toHaveText('Club Dinkers')
})

for (const [language, theme] of looks) {
  test(`the clubs and the pages of a club are accessible (${language}, ${theme}) @proof`, async ({
    story,
  }) => {
    const location = await aLocation(story.app.db, { name: 'Pier 7' })
    for (const name of ['Ann', 'Ben']) await story.app.signedIn(name)
    const olga = await story.app.signedIn('Olga')
    await aClub(story.app.db, { location, owner: 'olga', name: 'Dinkers', members: ['ann'] })
    await aClub(story.app.db, { location, owner: 'ann', name: 'Joined', members: ['olga'] })
    await aClub(story.app.db, { location, owner: 'ann', name: 'Asks' })
    await story.app.db
      .insertInto('club_invitations')
      .values([
        { locationId: location, slug: 'asks', playerId: 'olga' },
        { locationId: location, slug: 'dinkers', playerId: 'ben' },
      ])
      .execute()
    const page = await story.window(olga, clubsOf(location), { language, theme })
    await page
      .getByRole('button', { name: language === 'en' ? 'Create Club' : 'Crear club' })
      .click()
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.getByRole('textbox').press('Enter')
    await expect(
      page.getByText(
        language === 'en' ? 'Please input a club name.' : 'Escribe un nombre para el club.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('table')).toContainText('1 club')
    await expectAccessible(page)
    const words =
      language === 'en'
        ? ['Waiting for an answer', 'Leave club', 'Join']
        : ['Esperan respuesta', 'Salir del club', 'Unirme']
    for (const [index, clubId] of ['dinkers', 'joined', 'asks'].entries()) {
      await page.goto(`/editclub/${clubId}?locId=${location}`)
      await expect(page.getByText(words[index] ?? '', { exact: true })).toBeVisible()
      await expectAccessible(page)
    }
  })
}
