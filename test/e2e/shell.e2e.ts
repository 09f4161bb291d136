// The shell around every screen: top bar with badges, menu, route guard, sleep, update prompt.
import { randomUUID } from 'node:crypto'
import { sleepAfterMs } from '#domain/shared/screen-timing.ts'
import { topics } from '#server/live/topics.ts'
import { aLocation } from '#test/support/builders.ts'
import { saveCurrentVersion } from '../../src/server/features/version/queries.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

async function sendMessages(
  story: Story,
  fromId: string,
  toId: string,
  count: number,
): Promise<void> {
  await story.app.db
    .insertInto('messages')
    .values(
      Array.from({ length: count }, () => ({
        messageId: randomUUID(),
        fromId,
        toId,
        type: 'txt' as const,
        message: 'Hello',
        eventId: null,
        locationId: null,
      })),
    )
    .execute()
}

test('the top bar shows name, medals, diamonds, crowns, and unread counts capped at 99, live', async ({
  story,
}) => {
  const { db, deps } = story.app
  const location = await aLocation(db)
  const { page, player } = await story.player('Ana', '/calendar', { homeLocation: location })
  const ben = await story.app.signedIn('Ben')
  await expect(page.getByRole('link', { name: 'Ana', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  const countMedalCalls = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/call/players-updatePlayerMedalCount')).length,
    )
  await expect.poll(countMedalCalls).toBe(1)

  await sendMessages(story, ben.playerId, player.playerId, 120)
  await db
    .updateTable('players')
    .set({ medalGold: 2, medalBronze: 1 })
    .where('playerId', '=', player.playerId)
    .execute()
  await db
    .insertInto('player_diamonds')
    .values({ playerId: player.playerId, diamondId: 'registered', celebrated: true })
    .execute()
  await db
    .insertInto('locations_admin')
    .values({ locationId: location, playerId: player.playerId })
    .execute()
  await db
    .insertInto('alerts')
    .values({
      alertId: randomUUID(),
      playerId: player.playerId,
      kind: 'promoted',
      params: '{}',
      eventId: null,
    })
    .execute()
  deps.bus.publish([topics.user(player.userId)])

  const menu = page.getByRole('button', { name: 'Menu, 99 unread messages' })
  await expect(menu).toContainText('99')
  await expect(page.getByRole('link', { name: 'Alerts, 1 unread alert' })).toContainText('1')
  await expect(
    page.getByRole('link', {
      name: /^Ana .*2 gold, 0 silver, 1 bronze medals.*1 diamond.*admin of 1 venue/,
    }),
  ).toBeVisible()
  expect(await countMedalCalls()).toBe(1)
})

test('the hamburger opens the menu in the order of the spec, and an item leads on', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', { homeLocation: location, theme: 'dark' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Profile',
    'Event Calendar',
    'Event List',
    'My Events',
    'My Venues',
    'My Community',
    'Messages',
    'Support',
    'Sign Out',
  ])
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Event List' }).click()
  await expect(page).toHaveURL(/\/list/)
  await expect(menu).toHaveCount(0)
  const styles = page.locator('link[rel=stylesheet]')
  const files = await styles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(files).toEqual([...new Set(files)])
})

test('a visitor is sent to the landing with the wanted address @proof', async ({ story }) => {
  const page = await story.visitor('/eventday/2026-11-21?x=1')
  await expect(page).toHaveURL(
    `${story.url}/landing?redirect=${encodeURIComponent('/eventday/2026-11-21?x=1')}`,
  )
})

test('public pages send a signed-in player home @proof', async ({ story }) => {
  const location = await aLocation(story.app.db)
  for (const path of ['/landing', '/terms', '/privacy', '/signin', '/register', '/reset']) {
    const { page } = await story.player(`Ana${path.length}${path[1]}`, path, {
      homeLocation: location,
    })
    await expect(page).toHaveURL(/\/calendar$/)
  }
})

test('a signed-in player reads the terms and the privacy page from inside the app @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/support', {
    homeLocation: await aLocation(story.app.db),
  })
  await page.locator('a[href="/privacy?read"]').click()
  await expect(page).toHaveURL(`${story.url}/privacy?read`)
  await page.getByRole('link', { name: 'Terms of use' }).click()
  await expect(page).toHaveURL(`${story.url}/terms?read`)
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL(`${story.url}/terms?lang=es&read`)
})

test('after 90 minutes out of sight the page says that it sleeps, and coming back wakes it', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', { homeLocation: location })
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  const look = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await look(true)
  await page.clock.fastForward(sleepAfterMs)
  await expect(page.getByText('Sleeping...')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const loaded = page.waitForEvent('load')
  await look(false)
  await loaded
  await expect(page.getByRole('table')).toBeVisible()
  const wrongClock = page.getByText('Your device’s clock is 2 hr ahead')
  await expect(wrongClock).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(wrongClock).toHaveCount(0)
})

test('a newer version is offered while the page is open, and after a reload no more @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/calendar', { homeLocation: location })
  await expect(page.getByRole('table')).toBeVisible()
  const offer = page.getByText('A new version is ready')
  const say = async (version: string) => {
    await saveCurrentVersion(story.app.db, version)
    story.app.deps.bus.publish([topics.version()])
  }
  await say('9.9.9')
  await expect(offer).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(page.getByRole('table')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await say('9.9.10')
  await expect(offer).toBeVisible()
})
