// Venues in open windows: finding them by place and by words, having them, adding and changing
// them, choosing a home.
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const newYork = { latitude: 40.750_4, longitude: -73.989_6 }

const located = { context: { geolocation: newYork, permissions: ['geolocation'] } }

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const setActive = (story: Story, playerId: string, locationIds: readonly string[]) =>
  story.app.db
    .insertInto('player_locations')
    .values(locationIds.map((locationId) => ({ playerId, locationId })))
    .execute()

test('venues are listed nearest first from the granted position, which is remembered', async ({
  story,
}) => {
  const { db } = story.app
  await aLocation(db, { name: 'Far Rockaway', lat: 41.5, lon: -73.99 })
  await aLocation(db, {
    name: 'Bryant Park',
    lat: 40.7536,
    lon: -73.9832,
    indoor: false,
    lit: true,
    access: 'members',
  })
  await aLocation(db, { name: 'Boston Common', lat: 42.36, lon: -71.06 })
  await aLocation(db, { name: 'Miami Beach', lat: 25.79, lon: -80.13 })
  await aLocation(db, { name: 'Hidden Courts', hidden: true })
  const { page, player } = await story.player('Ana', '/venuelist', located)
  const rows = page.getByRole('list', { name: 'Venues' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Bryant Park')
  await expect(rows.first()).toContainText('0.4 mi')
  await expect(rows.first()).toContainText('Lights')
  await expect(rows.first()).toContainText('Members')
  await expect(rows.first()).not.toContainText('Indoor')
  await expect(page.getByText('Near you')).toBeVisible()
  await expect(page.getByText('© OpenStreetMap contributors · NYC Parks · DataSF')).toBeVisible()
  await expect
    .poll(() =>
      db
        .selectFrom('players_private')
        .select(['lastLat', 'lastLon'])
        .where('playerId', '=', player.playerId)
        .executeTakeFirst(),
    )
    .toEqual({ lastLat: 40.75, lastLon: -73.99 })
})

test('without a position the home venue is the centre, a tap asks the device, and a no is explained @proof', async ({
  story,
}) => {
  const home = await aLocation(story.app.db, { name: 'Riverside' })
  const { page } = await story.player('Ana', '/venuelist', { homeLocation: home })
  await expect(page.getByText('Near your home')).toBeVisible()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('alert')).toContainText('isn’t sharing your location')
  await expect(page.getByRole('listitem').filter({ hasText: 'Riverside' })).toContainText(
    'Home venue',
  )
})

test('more venues come on demand, and a short way is no reason to load again @proof', async ({
  story,
}) => {
  const { db } = story.app
  for (let index = 0; index < 45; index += 1)
    await aLocation(db, { name: `Court ${index}`, lat: 40.75 + index / 100 })
  const { page } = await story.player('Ana', '/venuelist', located)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/call/locations-near'))
      asked.push((request.postDataJSON() as { data: unknown }).data)
  })
  await page.reload()
  const rows = page.getByRole('list', { name: 'Venues' }).getByRole('listitem')
  await expect(rows).toHaveCount(30)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(45)
  await page.getByRole('link', { name: 'Court 0' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Court 0')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(rows).toHaveCount(30)
  expect(asked).toEqual(
    [0, 30].map((offset) => ({ lat: newYork.latitude, lon: newYork.longitude, offset })),
  )
})

test('venues are found by name and city as one types, accents or not @proof', async ({ story }) => {
  const { db } = story.app
  const home = await aLocation(db)
  await aLocation(db, {
    name: 'Pádel Club Guadalhorce',
    city: 'Málaga',
    region: '',
    country: 'ES',
    lat: 36.71,
    lon: -4.49,
  })
  const { page } = await story.player('Ana', '/venuelist', { homeLocation: home })
  await page
    .getByRole('searchbox', { name: 'Search venues by name or city' })
    .pressSequentially('malaga padel')
  await expect(page.getByText('1 venue found')).toBeVisible()
  await expect(page.getByRole('link', { name: /Pádel Club Guadalhorce/ })).toBeVisible()
  await page.getByRole('searchbox').fill('nowhere at all')
  await expect(page.getByText('No venue matches “nowhere at all”')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Add a venue' }).last(),
  ).toBeVisible()
  await page.getByRole('searchbox').press('Escape')
  await expect(page.getByRole('link', { name: /Riverside Courts/ })).toBeVisible()
})

test('ten active venues and no more, said in the words of the limit @proof', async ({ story }) => {
  story.expectNoise(/429 .*playerLocations-setActive/)
  const { db } = story.app
  const ids = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      aLocation(db, { name: `Court ${index}`, lat: 40.75 + index / 100 }),
    ),
  )
  const { page, player } = await story.player('Ana', '/welcome', located)
  await setActive(story, player.playerId, ids.slice(0, 9))
  await page.goto('/venuelist')
  await page.getByRole('button', { name: 'Add Court 9 to my venues' }).click()
  await expect(page.getByRole('button', { name: 'Remove Court 9 from my venues' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Court 10 to my venues' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'There is a limit of 10 active venues per player.',
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Remove Court 0 from my venues' }).click()
  await page.getByRole('button', { name: 'Add Court 10 to my venues' }).click()
  await expect(page.getByRole('button', { name: 'Remove Court 10 from my venues' })).toBeVisible()
  await page.goto('/venues')
  await expect(page.getByText('10 of 10 active venues')).toBeVisible()
})

test('a venue shows what is known, what is not, what is on and who plays there, live', async ({
  story,
}) => {
  const { db } = story.app
  const venue = await aLocation(db, {
    courts: 6,
    lit: false,
    parking: true,
    hours: '8 to 22',
    website: 'https://courts.example/',
    localRules: 'Paddles in the rack.',
  })
  const { page, player } = await story.player('Ana', `/venuedetail/${venue}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside Courts')
  await expect(page.locator('dl')).toContainText(/Courts6.*LightsNo.*ParkingYes/)
  await expect(page.getByText(/^Not known yet: .*restrooms/)).toBeVisible()
  await expect(page.getByText('Nothing planned yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=40\.8,-73\.97$/,
  )
  await expect(page.getByText('This venue has no admin yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Add to my venues' }).click()
  await expect(page.getByRole('heading', { name: '1 player' })).toBeVisible()
  const bob = await story.app.signedIn('Bob', { skill: 4 })
  await bob.must('playerLocations-setActive', { locationId: venue, active: true })
  await expect(
    page.getByRole('list', { name: 'Players by level' }).getByRole('listitem'),
  ).toHaveText([/^3\.5/, /^4\.0/])
  const { clubId } = await player.must('clubs-create', { locationId: venue, clubName: 'Dinkers' })
  await player.must('clubMembers-add', {
    locationId: venue,
    clubId,
    playerId: bob.playerId,
  })
  await expect(page.getByRole('list', { name: 'Clubs' })).toContainText('2 members · run by you')
  const { eventId } = await player.must('events-create', {
    status: 'published',
    fields: eventFieldsAt(venue, {
      title: 'Early birds',
      startDate: tomorrow(),
      startTime: '07:30',
    }),
  })
  const event = page.getByRole('link', { name: /Early birds/ })
  await expect(event).toContainText('0 of 8 playing')
  await bob.must('events-signUp', { eventId, guests: 0 })
  await expect(event).toContainText('1 of 8 playing')
  await event.click()
  await expect(page).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
})

test('the last admin cannot leave; another player joins, makes it home, and leaves @proof', async ({
  story,
}) => {
  story.expectNoise(/400 .*playerLocations-setActive/)
  const { db } = story.app
  const venue = await aLocation(db)
  const { page: anas, player: ana } = await story.player('Ana', '/welcome', { homeLocation: venue })
  await anAdmin(db, venue, ana.playerId)
  await anas.goto(`/venuedetail/${venue}`)
  await anas.getByRole('button', { name: 'More' }).click()
  await anas.getByRole('menuitem', { name: 'Leave venue' }).click()
  await expect(anas.getByRole('alertdialog')).toContainText('no longer one of its admins')
  await anas.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(anas.getByRole('alertdialog')).toContainText(
    'You’re the last admin of this venue, so you can’t leave it.',
  )

  const { page: bobs } = await story.player('Bob', `/venuedetail/${venue}`)
  await bobs.getByRole('button', { name: 'Make it my home' }).click()
  await expect(bobs.getByText('Home venue')).toBeVisible()
  await bobs.goto('/venues')
  await bobs.getByRole('button', { name: 'Remove Riverside Courts from my venues' }).click()
  await bobs.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(bobs.getByText('No active venues yet')).toBeVisible()
})

test('the picker offers my venues first and makes one my home, or goes on to an event there @proof', async ({
  story,
}) => {
  const { db } = story.app
  const [home, other] = [
    await aLocation(db, { name: 'Home Courts' }),
    await aLocation(db, { name: 'Other Courts' }),
  ]
  await aLocation(db, { name: 'Third Courts' })
  const { page } = await story.player('Ana', '/venuemenu', {
    homeLocation: home,
    activeLocations: [other],
  })
  await page.getByRole('link', { name: /Change home venue/ }).click()
  await expect(page.getByRole('list', { name: 'My venues' }).getByRole('button')).toHaveText([
    /Home Courts/,
    /Other Courts/,
  ])
  await page.getByRole('searchbox').pressSequentially('third')
  await expect(page.getByRole('list', { name: 'My venues' })).toBeHidden()
  await page.getByRole('button', { name: /Third Courts/ }).click()
  await expect(page.getByRole('link', { name: /My home venue/ })).toContainText('Third Courts')
  await page.goto('/venuepicker?for=event&date=2030-01-05')
  await page.getByRole('button', { name: /Other Courts/ }).click()
  await expect(page).toHaveURL(`${story.url}/createevent/2030-01-05/${other}`)
})

test('the old address of a venue leads to its calendar, and a venue that is not there says so', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  const { page } = await story.player('Ana', `/events/${venue}`)
  await expect(page).toHaveURL(`${story.url}/calendar/${venue}`)
  story.expectNoise(/40[04] .*locations-name/)
  for (const path of [
    '/venuedetail/nowhere',
    '/locationedit/nowhere',
    '/venuedetail/no%20id',
    '/calendar/nowhere',
    '/calendar/no%20id',
    '/eventday/2030-01-05/nowhere',
    '/leagues/nowhere',
  ]) {
    await page.goto(path)
    await expect(page.getByText('There’s no such venue')).toBeVisible()
  }
})

for (const { theme, language } of [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'es' },
] as const) {
  test(`axe finds no violation on the venue screens, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { db } = story.app
    const home = await aLocation(db, {
      courts: 4,
      lit: true,
      website: 'https://courts.example/',
      phone: '+1 555 0100',
      fee: '$5',
      localRules: 'Be kind.',
      attribution: '© OpenStreetMap contributors',
      source: 'https://www.openstreetmap.org/way/1',
    })
    const others = await aLocation(db, { name: 'Other Courts', lat: 40.9 })
    const { page, player } = await story.player('Ana', '/welcome', {
      homeLocation: home,
      theme,
      language,
    })
    await anAdmin(db, home, player.playerId)
    await aClub(db, { location: home, owner: player.playerId, name: 'Dinkers' })
    await anEvent(db, { location: home, organizer: player.playerId }, { startDate: tomorrow() })
    for (const path of [
      '/venuelist',
      `/venuedetail/${home}`,
      `/venuedetail/${others}`,
      `/locationedit/${home}`,
      `/locationedit/${others}`,
      '/locationedit/new',
      '/venuepicker',
      '/venues',
      `/venues/${home}`,
      `/venues/${others}`,
      '/venuemenu',
      '/venuedetail/nowhere',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('output .sr-only')).toHaveCount(0)
      await expectAccessible(page)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
}
