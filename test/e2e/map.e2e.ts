// Walks docs/map.md: every address of it opens, has one heading, fits a phone and says nothing on
// the console.
import type { Page } from '@playwright/test'
import { toLocalDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { readRouteMap } from '#test/support/route-map.ts'
import { expect, test, type Story } from './story.ts'

/** Addresses that lead elsewhere for a set-up player; their stories open them. */
const leadsAway = new Set([
  '/',
  '/landing',
  '/terms',
  '/privacy',
  '/signin',
  '/register',
  '/register/{referralCode}',
  '/reset',
  '/signout',
  '/playersetup',
  '/welcome',
  '/events/{locationId}',
  '/player/{locId}/{addFavLoc}',
])

async function aScene(story: Story) {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Mueller Courts' })
  const today = toLocalDay(Date.now())
  const ana = await app.signedIn('Ana', { homeLocation: location })
  const people = [
    ana,
    ...(await Promise.all(
      ['Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(name, { homeLocation: location })),
    )),
  ]
  await anAdmin(app.db, location, ana.playerId)
  const clubId = await aClub(app.db, {
    location,
    owner: ana.playerId,
    name: 'Dinkers',
    members: ['ben'],
  })
  const { eventId } = await anEvening(app, ana, people, location, {
    startDate: addDays(today, 1),
    title: 'Martes por la noche',
  })
  const { watchKey } = await ana.must('matchLists-setWatch', { eventId, isOn: true })
  const leagueSeriesId = await openLeague(
    ana,
    leagueFieldsAt(location, {
      startDate: today,
      endDate: addDays(today, 40),
      signupDeadline: addDays(today, 10),
    }),
  )
  return { ana, location, today, clubId, eventId, leagueSeriesId, watchKey: watchKey ?? '' }
}

/** One heading, and nothing to scroll sideways for. */
async function expectScreen(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('')
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    `${address} is wider than the phone`,
  ).toBe(0)
}

/** The address with what stands in its braces. */
function addressOf(
  address: string,
  {
    location,
    today,
    clubId,
    eventId,
    leagueSeriesId,
    watchKey,
  }: Awaited<ReturnType<typeof aScene>>,
): string {
  const values: Record<string, string> = {
    locId: location,
    locationId: location,
    lId: location,
    addFavLoc: location,
    showAdmin: 'true',
    clubId,
    eventId,
    evId: eventId,
    leagueSeriesId,
    watchKey,
    date: today,
    pName: 'Ben',
    targetId: 'ana',
    'scrollTarget?': 'language',
  }
  const queries: Record<string, string> = {
    '/editclub/': `?locId=${location}&clubName=Dinkers`,
    '/upload/': '?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85',
  }
  const query = Object.entries(queries).find(([start]) => address.startsWith(start))?.[1] ?? ''
  return (
    address
      .replace('…', `${today}/${location}`)
      .replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '') + query
  )
}

test('every screen of the map opens in Spanish on a phone in the dark', async ({ story }) => {
  test.setTimeout(240_000)
  const scene = await aScene(story)
  const page = await story.window(scene.ana, '/menu', { language: 'es', theme: 'dark' })
  const titles = new Map<string, string>()
  for (const { address, file } of readRouteMap()
    .flatMap(({ addresses, file }) => addresses.map((address) => ({ address, file })))
    .filter((one) => !leadsAway.has(one.address))) {
    const path = addressOf(address, scene)
    await page.goto(path)
    await expectScreen(page, path)
    expect(new URL(page.url()).pathname, `${path} stays`).toBe(new URL(path, page.url()).pathname)
    await expect(page, path).toHaveTitle(/^(?!Cargando).+ Sideout$/)
    const title = await page.title()
    expect.soft(titles.get(title) ?? file, `“${title}” is the title of one screen`).toBe(file)
    titles.set(title, file)
  }
})

test('a window is called by its screen, and where a link leads is said', async ({ story }) => {
  const { ana, eventId } = await aScene(story)
  const page = await story.window(ana, '/calendar')
  await expect(page).toHaveTitle('Event Calendar · Sideout')
  await expect(page.locator('[data-screen]')).toHaveCount(0)
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Alerts' }).first().click()
  await expect(page.locator('[data-screen]')).toHaveText('Alerts · Sideout')
  await page.goto(`/vieweditevent/${eventId}`)
  await expect(page).toHaveTitle(/^Martes por la noche, \w{3} \w{3} \d+ · Sideout$/)
  await page.goto(`/results/${eventId}`)
  await expect(page).toHaveTitle(/^Martes por la noche, \w{3} \w{3} \d+ · Results · Sideout$/)
})
