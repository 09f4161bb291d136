// A club's home: its description, public page, join requests, officers and notices.
import { aClub, aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

async function aClubOfOlga(story: Story) {
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const { page, player } = await story.player('Olga', `/venuedetail/${location}`, {
    homeLocation: location,
  })
  await aClub(story.app.db, { location, owner: player.playerId, name: 'Dinkers' })
  const address = `/editclub/dinkers?locId=${location}&clubName=Dinkers`
  await page.goto(story.url + address)
  return { page, address, location }
}

test('an empty club says what to do next; its page opens by its link, a request is accepted, a notice is read @proof', async ({
  story,
}) => {
  const { page, address, location } = await aClubOfOlga(story)
  const steps = page.getByRole('list', { name: 'Next steps' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Let people join by a link/,
    'Say what the club is about',
    /^Bring your group/,
  ])
  await steps.getByRole('button', { name: 'Say what the club is about' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Dinkers of the Bay')
  await page.getByLabel('About').fill('Doubles on weekdays.')
  await page.getByText('Anyone with the link', { exact: true }).click()
  await page.getByText('By request', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#main').getByText('Doubles on weekdays.')).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Let people join by a link/,
    /^Bring your group/,
    'Invite players',
  ])
  await expectAccessible(page)

  const link = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  const visitor = await story.visitor(link ?? '')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dinkers of the Bay')
  await expect(visitor.getByText('Run by Olga')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Ask to join' }).click()
  await expect(visitor.getByRole('region', { name: 'Dinkers of the Bay' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Send me a link' })).toBeVisible()

  const ann = await story.app.signedIn('Ann', { homeLocation: location })
  const anns = await story.window(ann, link ?? '')
  await anns.getByRole('button', { name: 'Ask to join' }).click()
  await expect(anns.getByText('You’ve asked to join.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept Ann' }).click()
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('Ann')

  await page.getByRole('button', { name: 'Manage Ann' }).click()
  await page.getByLabel('Role').selectOption({ label: 'Organizer' })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('Organizer')

  await page.getByRole('button', { name: 'Write a notice' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('No play on Friday')
  await page.getByRole('button', { name: 'Send to all members' }).click()
  await expect(page.getByRole('list', { name: 'Notices' })).toContainText('1 has read it')
  const members = await story.window(ann, address)
  await expect(members.getByRole('list', { name: 'Notices' })).toContainText('No play on Friday')
  await expect(page.getByRole('list', { name: 'Notices' })).toContainText('2 have read it')
})

test('someone that pressed Join without an account is a member as soon as they come back @proof', async ({
  story,
}) => {
  const { location } = await aClubOfOlga(story)
  const { publicKey } = await story.app.db
    .updateTable('clubs')
    .set({ visibility: 'link', joining: 'link' })
    .where('slug', '=', 'dinkers')
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  const ben = await story.app.signedIn('Ben', { homeLocation: location })
  const page = await story.visitor(`/c/${publicKey}`)
  await page.getByRole('link', { name: 'Join the club' }).click()
  await page.getByLabel('E-mail').fill(ben.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('a link and a code')).toBeVisible()
  const { text } = await story.app.mailbox.next()
  await page.goto(/https?:\S+#link=\w+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${story.url}/c/${publicKey}`)
  await expect(page.getByRole('link', { name: 'Open the club' })).toBeVisible()
  await expect(page.getByText('2 members')).toBeVisible()
})

test('a hidden club has no public page, and its poster none either @proof', async ({ story }) => {
  story.expectNoise(/404 .*clubs-face/)
  await aClubOfOlga(story)
  const { publicKey } = await story.app.db
    .selectFrom('clubs')
    .select('publicKey')
    .where('slug', '=', 'dinkers')
    .executeTakeFirstOrThrow()
  const page = await story.visitor(`/c/${publicKey}?view=poster`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club not found')
})
