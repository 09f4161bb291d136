// A venue's players: pages restored on the way back, column filters, marks and changes live in
// other windows, and no axe violations in either language or theme.
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { aFavorite, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { holdOn } from '#test/support/hold-on.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const friend = (page: Page, name: string) =>
  page.getByRole('button', { name: `Friend: ${name}`, exact: true })
const favorite = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true })
const filter = (page: Page, name: 'Only friends' | 'Only favorites' | 'Only admins') =>
  page.getByRole('button', { name })

async function crowd(story: Story, location: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await story.app.signedIn(`Player${String(index + 1).padStart(2, '0')}`, {
      activeLocations: [location],
      skill: index === 1 ? null : 3.25,
    })
}

test('the list goes twelve a page, opens profiles and threads, and the way back finds the page again', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Riverside Park Courts North' })
  await crowd(story, location, 26)
  const { page } = await story.player('Ana', '/menu', { homeLocation: location })
  await page.getByRole('main').getByRole('link', { name: 'My Community' }).click()
  await expect(page).toHaveURL(new RegExp(`/players/${location}$`))
  await expect(rows(page)).toHaveCount(12)
  await expect(page.getByText('27 players')).toBeVisible()
  await expect(page.getByText('*Some profiles are hidden')).toBeVisible()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(
    page.getByRole('combobox', { name: 'Venue' }).getByRole('option', { selected: true }),
  ).toHaveText('Riverside Park Court')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(row(page, 'Player01')).toContainText('3.25')
  await expect(row(page, 'Player02')).toContainText('???')
  await expect(
    row(page, 'Player02').getByRole('link', { name: 'Message Player02' }),
  ).toHaveAttribute('href', '/messagethread/Player02')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'Player12', exact: true }).click()
  await expect(page).toHaveURL(/\/viewplayer\/Player12$/)
  await page.goBack()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect(row(page, 'Player12')).toBeVisible()

  await page.getByRole('button', { name: 'Find a player' }).click()
  await page.getByRole('searchbox', { name: 'Search players by name' }).fill('yer26')
  await expect(
    page.getByRole('list', { name: 'Search players by name' }).getByRole('link'),
  ).toHaveCount(1)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Player26/ })
    .click()
  await expect(page).toHaveURL(/\/viewplayer\/Player26$/)
})

test('one filter is on at a time, and turning one on goes back to page 1 @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db)
  await crowd(story, location, 14)
  const ana = await story.app.signedIn('Ana', { homeLocation: location })
  await aFriend(db, 'ana', 'player13')
  await aFavorite(db, 'ana', 'player02')
  await anAdmin(db, location, 'player03')
  const page = await story.window(ana, `/players/${location}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await filter(page, 'Only friends').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'Player13')).toBeVisible()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(page.getByText('1 friend', { exact: true })).toBeVisible()
  await filter(page, 'Only favorites').click()
  await expect(row(page, 'Player02')).toBeVisible()
  await expect(filter(page, 'Only friends')).toHaveAttribute('aria-pressed', 'false')
  await filter(page, 'Only admins').click()
  await expect(row(page, 'Player03').getByText('Admin')).toBeAttached()
  await expect(page).toHaveURL(new RegExp(`/players/${location}/true$`))
  await page.reload()
  await expect(filter(page, 'Only admins')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(1)
  await filter(page, 'Only admins').click()
  await expect(page).toHaveURL(new RegExp(`/players/${location}$`))
  await expect(rows(page)).toHaveCount(12)
})

test('a mark shows at once, in another window too, and opens a private event there @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db)
  const player = await story.app.signedIn('Ana', { homeLocation: location })
  const eventId = await anEvent(
    db,
    { location, organizer: player.playerId },
    { startDate: '2099-06-02', invite: true, invited: 'Friends', title: 'Old friends' },
  )
  const { page: ben } = await story.player('Ben', `/vieweditevent/${eventId}`, {
    homeLocation: location,
  })
  await expect(ben.getByRole('heading', { level: 1 })).not.toHaveText('Old friends')
  // Ben is written to the store without a topic: a list that is open before would never show him.
  const ana = await story.window(player, `/players/${location}`)
  const second = await story.window(player, `/players/${location}`)
  await expect(friend(second, 'Ben')).toHaveAttribute('aria-pressed', 'false')
  await friend(ana, 'Ben').click()
  await expect(friend(ana, 'Ben')).toHaveAttribute('aria-pressed', 'true')
  await expect(friend(second, 'Ben')).toHaveAttribute('aria-pressed', 'true')
  await ben.reload()
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Old friends')
  await friend(second, 'Ben').click()
  await expect(ben.getByRole('heading', { level: 1 })).not.toHaveText('Old friends')
  await expect(friend(ana, 'Ben')).toHaveAttribute('aria-pressed', 'false')
})

test('of quick taps the last one stays', async ({ story }) => {
  const location = await aLocation(story.app.db)
  await story.app.signedIn('Ben', { activeLocations: [location] })
  const { page } = await story.player('Ana', `/players/${location}`, { homeLocation: location })
  for (let tap = 0; tap < 3; tap += 1) await favorite(page, 'Ben').click({ noWaitAfter: true })
  await expect(favorite(page, 'Ben')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() =>
      story.app.db
        .selectFrom('player_favorites')
        .select('favorite')
        .where('playerId', '=', 'ana')
        .executeTakeFirst(),
    )
    .toEqual({ favorite: true })
  await filter(page, 'Only favorites').click()
  await expect(rows(page)).toHaveCount(1)
})

test('nobody marks themself, and a mark on somebody who is gone is taken back @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  await story.app.signedIn('Ben', { activeLocations: [location] })
  const { page, player } = await story.player('Ana', `/players/${location}`, {
    homeLocation: location,
  })
  for (const [button, text] of [
    [friend(page, 'Ana'), "Sorry, but you can't friend yourself"],
    [favorite(page, 'Ana'), "Sorry, but you can't favorite yourself"],
  ] as const) {
    await button.click()
    await expect(page.getByRole('alertdialog')).toContainText(text)
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  }
  await story.app.db
    .insertInto('player_blocks')
    .values({ playerId: 'ben', blockedId: player.playerId })
    .execute()
  story.expectNoise(/404/)
  await friend(page, 'Ben').click()
  await expect(page.getByRole('alertdialog')).toContainText('Player not found!')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(friend(page, 'Ben')).toHaveAttribute('aria-pressed', 'false')
})

test('who joins appears and who leaves is gone while one looks, also when a page empties @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  await crowd(story, location, 11)
  const { page } = await story.player('Ana', `/players/${location}`, { homeLocation: location })
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  const zoe = await story.app.signedIn('Zoe')
  await zoe.must('playerLocations-setActive', { locationId: location, active: true })
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(row(page, 'Zoe')).toBeVisible()
  await zoe.must('playerLocations-setActive', { locationId: location, active: false })
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
})

test('a filter waits for the players @proof', async ({ story }) => {
  const { db } = story.app
  const location = await aLocation(db)
  await crowd(story, location, 2)
  const { page } = await story.player('Ana', '/menu', { homeLocation: location })
  const list = page.getByRole('main').getByRole('link', { name: 'My Community' })
  await expect(list).toBeVisible()
  await db.transaction().execute(async (tx) => {
    // Only the list reads this table, so only it waits for the lock.
    await holdOn(tx)
    await sql`lock table location_players in access exclusive mode`.execute(tx)
    await list.click()
    await filter(page, 'Only friends').click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Please wait for players to load before applying a filter.',
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(filter(page, 'Only friends')).toHaveAttribute('aria-pressed', 'false')
  })
  await expect(rows(page)).toHaveCount(3)
  await filter(page, 'Only friends').click()
  await expect(page.getByText('No friends here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Show all players' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('the dropdown goes to another of my venues, the clubs open by their tab and by their address @proof', async ({
  story,
}) => {
  const [home, other] = [
    await aLocation(story.app.db, { name: 'Riverside Park Courts North' }),
    await aLocation(story.app.db, { name: 'Harbor Hall' }),
  ]
  const { page } = await story.player('Ana', `/players/${home}`, {
    homeLocation: home,
    activeLocations: [other],
  })
  const venue = page.getByRole('combobox', { name: 'Venue' })
  await expect(venue.getByRole('option', { selected: true })).toHaveText('Riverside Park Court')
  await venue.selectOption('Harbor Hall')
  await expect(page).toHaveURL(new RegExp(`/players/${other}$`))
  await expect(row(page, 'Ana')).toBeVisible()
  await page.getByRole('tab', { name: 'Clubs' }).click()
  await expect(page).toHaveURL(/clubActive=true/)
  await expect(page.getByRole('button', { name: 'Create Club' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Clubs' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Players' }).click()
  await expect(row(page, 'Ana')).toBeVisible()
})

test('a venue without players offers its link, one that does not exist says so @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Harbor Hall' })
  const { page } = await story.player('Ana', `/players/${location}`, {
    homeLocation: await aLocation(story.app.db),
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await page.getByRole('main').getByRole('button', { name: 'Invite players' }).click()
  await page
    .getByRole('dialog', { name: 'Share' })
    .getByRole('button', { name: 'Copy the link' })
    .click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${story.url}/register/${location}?from=ana`,
  )
  story.expectNoise(/404.*locations-name/)
  for (const id of ['no-such-venue', 'no%20id']) {
    await page.goto(`/players/${id}`)
    await expect(page.getByText('This venue no longer exists.')).toBeVisible()
  }
})

for (const look of [
  { language: 'en', theme: 'light' },
  { language: 'es', theme: 'dark' },
] as const) {
  test(`the player list has no accessibility violation, ${look.language} and ${look.theme} @proof`, async ({
    story,
  }) => {
    const { db } = story.app
    const location = await aLocation(db)
    await crowd(story, location, 13)
    const { page } = await story.player('Ana', '/menu', { homeLocation: location, ...look })
    await aFriend(db, 'ana', 'player01')
    await aFavorite(db, 'ana', 'player02')
    await anAdmin(db, location, 'player03')
    await page.goto(`/players/${location}`)
    await expect(rows(page)).toHaveCount(12)
    await expect(
      page.getByText(look.language === 'en' ? 'Page 1 of 2' : 'Página 1 de 2'),
    ).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: look.language === 'en' ? 'Only friends' : 'Solo amigos' })
      .click()
    await expect(rows(page)).toHaveCount(1)
    await expectAccessible(page)
    await page.goto(`/players/${await aLocation(db)}`)
    await expect(
      page.getByText(look.language === 'en' ? 'No one here yet' : 'Todavía no hay nadie'),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
