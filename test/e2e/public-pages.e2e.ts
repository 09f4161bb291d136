// The public pages in a real browser: language, theme, sign-in, event links, the pending route, and
// no axe violations.
import { expect, test as base, type Page } from '@playwright/test'
import { startPublicSite } from '#test/support/public-site.ts'
import { findViolations } from './find-violations.ts'

const eventId = '0198a000-0000-7000-8000-000000000001'
const longEvent = {
  eventId,
  title: 'A long title of an evening that goes on and on over two lines of its card, and then some',
  type: 'ladder',
  startsAt: '2026-06-02T23:30:00.000Z',
  timezone: 'America/New_York',
  locationName: 'Moscone Recreation Center by the water',
  city: 'San Francisco',
  placesLeft: 3,
}

const test = base.extend<{
  site: { address: string; asked: unknown[]; zones: unknown[] }
  address: string
  asked: unknown[]
  zones: unknown[]
  nextEvents: { events: unknown[] }
}>({
  nextEvents: [{ events: [] }, { option: true }],
  site: async ({ page, nextEvents }, provide) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(error.message))
    const asked: unknown[] = []
    const zones: unknown[] = []
    const { address, server } = await startPublicSite((server) => {
      server.post('/call/validations-getEventLocation', (request) => {
        asked.push(request.body)
        return { result: { success: true, location: 'riverside' } }
      })
      server.post('/call/events-nextPublic', (request) => {
        zones.push(request.body)
        return { result: nextEvents }
      })
    })
    await provide({ address, asked, zones })
    await server.close()
    expect(noise).toEqual([])
  },
  address: ({ site }, provide) => provide(site.address),
  asked: ({ site }, provide) => provide(site.asked),
  zones: ({ site }, provide) => provide(site.zones),
})

const cookies = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  )

test('the language selector changes the page, is remembered, and keeps the wanted address @proof', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/calendar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your next game starts here.')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tu próximo partido empieza aquí.',
  )
  await expect(page.getByRole('link', { name: 'Abrir Sideout' })).toHaveAttribute(
    'href',
    `${address}/signin?redirect=%2Fcalendar`,
  )
  await page.goto(`${address}/privacy`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

const groundAndBars = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')]
    return {
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      ground: getComputedStyle(document.body).backgroundColor,
      bar: bars.find(({ media }) => matchMedia(media).matches)?.content,
    }
  })

test('the theme selector turns the page dark, and the next page is dark from its first paint', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/landing`)
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await cookies(page)).toMatchObject({ theme: 'dark' })
  await page.goto(`${address}/terms`)
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  expect(await groundAndBars(page)).toMatchObject({ bar: '#0b1213' })
})

test('a page is light on a dark device until its theme is chosen, and follows it from then on @proof', async ({
  page,
  address,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${address}/landing`)
  const light = await groundAndBars(page)
  expect(light).toMatchObject({ isDark: true, bar: '#ffffff' })
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  const dark = await groundAndBars(page)
  expect(dark.bar).toBe('#0b1213')
  expect(dark.ground).not.toBe(light.ground)
  expect(await cookies(page)).toMatchObject({ theme: 'system' })

  for (const path of ['/terms', '/privacy']) {
    await page.goto(`${address}${path}`)
    await expect(page.getByRole('button', { name: 'Theme: match device' })).toBeVisible()
    expect(await groundAndBars(page)).toEqual(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundAndBars(page)).toEqual({ ...light, isDark: false })
    await page.emulateMedia({ colorScheme: 'dark' })
  }
})

test('the landing shows slogan, ten features, links, founding note and version @proof', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/landing`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  for (const name of [
    'Launch Sideout',
    'Create an account',
    'Bring your group',
    'Pickleball website',
    'Community group',
    'Terms of use',
    'Privacy',
  ])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByText('Since 2022')).toBeVisible()
  await expect(page.getByText('Version 2.1.251006.1509')).toBeVisible()
})

test('an event link is saved and the visitor is told to sign in @proof', async ({
  page,
  address,
  asked,
}) => {
  await page.goto(`${address}/vieweditevent/${eventId}`)
  await expect(page.getByRole('alert')).toHaveText(
    'Need to sign in before you can sign up for an event.',
  )
  await expect
    .poll(() => cookies(page))
    .toMatchObject({
      pendingEvent: `/vieweditevent/${eventId}`,
      pendingEventId: eventId,
      pendingLocation: 'riverside',
    })
  expect(asked).toEqual([{ data: { eventId } }])
  const lifetimeS =
    ((await page.context().cookies()).find(({ name }) => name === 'pendingEvent')?.expires ?? 0) -
    Date.now() / 1000
  expect(lifetimeS).toBeGreaterThan(172_700)
  expect(lifetimeS).toBeLessThanOrEqual(172_800)
})

test('other addresses save no event, and a foreign redirect is dropped @proof', async ({
  page,
  address,
  asked,
}) => {
  for (const redirect of [
    '/calendar',
    '//evil.example/vieweditevent/1',
    'https://evil.example/',
    '/\\evil.example',
    '/vieweditevent/a/b',
  ]) {
    await page.goto(`${address}/landing?redirect=${encodeURIComponent(redirect)}`)
    expect(await cookies(page)).toEqual({})
    const launch = new URL(
      (await page.getByRole('link', { name: 'Launch Sideout' }).getAttribute('href')) ?? '',
      address,
    )
    expect(launch.searchParams.get('redirect')).toBe(
      redirect.includes('evil') || redirect.startsWith('https') ? null : redirect,
    )
  }
  expect(asked).toEqual([])
})

test('a pending route is followed once @proof', async ({ page, address }) => {
  await page.goto(`${address}/landing`)
  await page.evaluate(() => localStorage.setItem('pendingRoute', '/calendar?month=next'))
  await page.reload()
  await page.waitForURL(`${address}/landing?redirect=%2Fcalendar%3Fmonth%3Dnext`)
  expect(await page.evaluate(() => localStorage.getItem('pendingRoute'))).toBeNull()
})

test('a pending route to another site is forgotten @proof', async ({ page, address }) => {
  await page.goto(`${address}/landing`)
  await page.evaluate(() => localStorage.setItem('pendingRoute', '//evil.example/'))
  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('pendingRoute'))).toBeNull()
  expect(page.url()).toBe(`${address}/landing`)
})

test.describe('with events to come', () => {
  const event = {
    type: 'round robin',
    startsAt: '2026-06-02T23:30:00.000Z',
    timezone: 'America/New_York',
    city: 'Moscone',
  }
  test.use({
    nextEvents: {
      events: [
        {
          ...event,
          eventId,
          title: '<img src=x onerror=alert(1)>',
          locationName: 'Riverside',
          placesLeft: 1,
        },
        {
          ...event,
          eventId: `${eventId.slice(0, -1)}2`,
          title: '',
          locationName: 'Park',
          city: '',
          placesLeft: 7,
        },
      ],
    },
  })

  test('the landing shows the next public events, each a way to its page, and the way to an account keeps it @proof', async ({
    page,
    address,
    zones,
  }) => {
    await page.goto(`${address}/landing`)
    const list = page.getByRole('region', { name: 'Next public events' })
    await expect(list.getByRole('link')).toHaveText([
      'Tue, Jun 2, 7:30 PM<img src=x onerror=alert(1)>Riverside, MosconePlaces left: 1',
      'Tue, Jun 2, 7:30 PMRound robinParkPlaces left: 7',
    ])
    expect(zones).toEqual([{ data: { timezone: 'America/New_York' } }])
    expect(await findViolations(page)).toEqual([])
    await list.getByRole('link', { name: /img/ }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `${address}/register?redirect=%2Fvieweditevent%2F${eventId}`,
    )
    await page.goto(`${address}/landing?lang=es`)
    await expect(
      page.getByRole('region', { name: 'Próximos eventos públicos' }).getByRole('link').last(),
    ).toHaveText('mar, 2 de jun, 7:30 p.m.Todos contra todosParkPlazas libres: 7')
  })
})

test('where no public event is to come the landing says so, and without an answer it says nothing @proof', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/landing`)
  const none = page.getByText('No public events with places left this week.')
  await expect(none).toBeVisible()
  await page.route('**/call/events-nextPublic', (route) => route.fulfill({ status: 200, body: '' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Next public events' })).toBeHidden()
  await expect(none).toBeHidden()
})

test('visitors play on the court of the landing by the rules of the live queue', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/landing`)
  const court = page.getByRole('group', { name: 'Try it: who won?' })
  await expect(court.getByText('Next: Eva, Finn, Gus, Hana')).toBeVisible()
  await court.getByRole('button', { name: 'Ana & Dan' }).click()
  await expect(court.getByRole('status')).toHaveText(
    'Ana & Dan won. Now Ana & Finn against Dan & Eva.',
  )
  await court.getByRole('button', { name: 'Ana & Finn' }).click()
  await expect(court.getByRole('button')).toHaveText(['Finn & Ben', 'Gus & Hana'])
  await expect(court.getByText('Next: Cleo, Eva, Ana, Dan')).toBeVisible()
})

test.describe('where the events come late', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('nothing of the landing moves', async ({ page, address }) => {
    const answered = Promise.withResolvers<void>()
    await page.route('**/call/events-nextPublic', async (route) => {
      await answered.promise
      await route.fulfill({ json: { result: { events: [longEvent] } } })
    })
    const asked = page.waitForRequest('**/call/events-nextPublic')
    await page.goto(`${address}/landing`)
    await asked
    const features = page.getByRole('heading', { name: 'On the court' })
    const before = await features.boundingBox()
    answered.resolve()
    await expect(page.getByText('Places left: 3')).toBeVisible()
    expect(await features.boundingBox()).toEqual(before)
  })
})

for (const { theme, language } of [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'es' },
]) {
  test(`axe finds no violation on the public pages, ${theme}, ${language} @proof`, async ({
    page,
    address,
  }) => {
    await page.context().addCookies([
      { name: 'theme', value: theme, url: address },
      { name: 'language', value: language, url: address },
    ])
    for (const path of [
      '/landing',
      '/terms',
      '/privacy',
      `/landing?redirect=/vieweditevent/${eventId}`,
    ]) {
      await page.goto(address + path)
      expect(await findViolations(page)).toEqual([])
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
}
