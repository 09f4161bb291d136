// Importing sixty contacts from a pasted sheet, a CSV file and a vCard file: errors, duplicates and
// existing players are marked, and invitations are sent only on request.
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { aClub, aLocation, anEstablishedInstallation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const word = (n: number) => `Pat ${String.fromCodePoint(65 + (n % 26))}${n}`

const pasted = [
  'Name\tE-mail\tLevel',
  ...numbers(1, 17).map((n) => `${word(n)}\tp${n}@example.org\t3.5`),
  'Wrong Row\tpat at example\t3.0',
  `Twice\tP1@example.org\t4.0`,
  'Plays Here\tana@example.org\t4.5',
].join('\n')

const csv = [
  'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value',
  ...numbers(21, 18).map((n) => `Pat,"Q${n}, Jr.",q${n}@example.org,555 01${n}`),
  ',,,555 0199',
  `Again,,p2@example.org,`,
].join('\r\n')

const cards = numbers(41, 20)
  .map((n) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `FN:${word(n)}`, `EMAIL:r${n}@example.org`, 'END:VCARD'].join(
      '\r\n',
    ),
  )
  .join('\r\n')

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const agree = (page: Page) => page.getByRole('checkbox', { name: /agreed/ }).click({ force: true })
const column = (page: Page, name: string) => page.getByRole('combobox', { name })

test('sixty people come from a pasted sheet, a CSV and a vCard file @proof', async ({ story }) => {
  await anEstablishedInstallation(story.app.db)
  const ana = await story.app.signedIn('Ana')
  await story.app.db
    .updateTable('auth_users')
    .set({ email: 'ana@example.org', emailVerified: true })
    .where('id', '=', ana.userId)
    .execute()
  const { page } = await story.player('Olga', '/myeventsmenu', {
    created: new Date(Date.now() - 30 * 86_400_000),
  })
  await story.app.db.updateTable('auth_users').set({ emailVerified: true }).execute()
  await page.getByRole('link', { name: /My group/ }).click()
  await expect(page.getByText('Bring your group')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Import a list' }).click()
  await page.getByLabel('Paste your list').fill(pasted)
  await goOn(page)
  await expect(column(page, 'Name')).toHaveValue('name')
  await expect(column(page, 'E-mail')).toHaveValue('email')
  await expect(column(page, 'Level')).toHaveValue('skill')
  await expectAccessible(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: '18 new people' })).toBeVisible()
  await expect(page.getByText('This is no e-mail address')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 double' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 already plays here' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Add 19 people' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Add Plays Here' }).click({ force: true })
  await agree(page)
  await page.getByRole('button', { name: 'Add 18 people' }).click()
  await expect(page.getByText('18 people added')).toBeVisible()
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invitations (17)' })).toBeVisible()
  await page.getByRole('button', { name: 'See the list' }).click()
  await expect(page.getByText('18 people', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Import a list' }).click()
  await choose(page, 'contacts.csv', csv)
  await expect(column(page, 'Phone 1 - Value')).toHaveValue('phone')
  await goOn(page)
  await expect(page.getByRole('heading', { name: '18 new people' })).toBeVisible()
  await expect(page.getByText('No name')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 double' })).toBeVisible()
  await agree(page)
  await page.getByRole('button', { name: 'Add 18 people' }).click()
  await page.getByRole('button', { name: 'See the list' }).click()

  await page.getByRole('button', { name: 'Import a list' }).click()
  await choose(page, 'people.vcf', cards)
  await goOn(page)
  await agree(page)
  await page.getByRole('button', { name: 'Add 20 people' }).click()
  await page.getByRole('button', { name: 'See the list' }).click()
  await expect(page.getByText('56 people', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('r41')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const found = page.getByRole('listitem').filter({ hasText: 'r41@example.org' })
  await expect(found).toContainText('Not invited yet')
  await page.getByRole('button', { name: 'Send invitations (55)' }).click()
  const question = page.getByRole('dialog', { name: 'Send 55 invitations?' })
  await expect(question).toContainText('This server doesn’t send e-mails yet')
  await question.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('finds them in its outbox folder')).toBeVisible()
  await expect(page.getByText(/on their way/)).toHaveCount(0)
  await expect(found).toContainText('Invited')
  await expect(page.getByRole('button', { name: /Send invitations/ })).toHaveCount(0)
})

test('a list that is cancelled leaves nothing; one person is added, changed and removed @proof', async ({
  story,
}) => {
  const { page } = await story.player('Olga', '/contacts?part=import')
  await page.getByLabel('Paste your list').fill('1. Ana\n2. Ben (3.5)')
  await goOn(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: '2 new people' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible()
  await expect
    .poll(() => story.app.db.selectFrom('contact_imports').selectAll().execute())
    .toEqual([])

  await page.goto('/contacts')
  await page.getByRole('button', { name: 'Add one person' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Cy Twist')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cy Twist' })).toContainText(
    'Not invited yet',
  )
  await page.getByRole('button', { name: 'Actions for Cy Twist' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Cy T.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Actions for Cy T.' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Bring your group')).toBeVisible()
})

test('a group moves in from the chat of an iPhone: everyone that wrote, into the list of a club @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const { page, player } = await story.player('Olga', '/contacts', { homeLocation: location })
  await aClub(story.app.db, { location, owner: player.playerId, name: 'Dinkers' })
  await page.getByRole('link', { name: 'From WhatsApp, Spond…' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^WhatsApp/ }).click()
  await expect(page.getByRole('list', { name: 'How it works' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await page.getByLabel('Where the list goes').selectOption({ label: 'Dinkers · Pier 7' })
  await expect(page.getByText('The club’s owner and secretaries see it.')).toBeVisible()
  const chat = [
    '[11/22/26, 7:15:32\u202FPM] Fog City: \u200EMessages and calls are end-to-end encrypted.',
    '[11/22/26, 7:15:40\u202FPM] Ana López: \u200EAna added Luis',
    '[11/22/26, 7:16:02\u202FPM] Ana López: Who plays?',
    '[11/22/26, 7:18:11\u202FPM] ~\u202FBen: me',
    '[11/22/26, 7:19:11\u202FPM] +1 (415) 555‑0101: me too',
  ].join('\r\n')
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'chat.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ '_chat.txt': strToU8(chat) })),
  })
  await goOn(page)
  await expect(page.getByRole('heading', { name: '2 new people' })).toBeVisible()
  await expect(page.getByText('No name')).toBeVisible()
  await agree(page)
  await page.getByRole('button', { name: 'Add 2 people' }).click()
  await expect(page.getByText('2 people added')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan an evening for them' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the club' }).click()
  const steps = page.getByRole('list', { name: 'Next steps' })
  await expect(steps).toContainText('Invite players')
  await expect(steps).not.toContainText('Bring your group')
})
