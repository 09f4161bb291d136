import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distanceM } from '#domain/location/distance.ts'
import { venueFields } from '#test/scenes/venue-fields.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ann: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ poolSize: 10 })
  ann = await app.signedIn('Ann')
})
afterAll(async () => {
  await app.close()
})

const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

describe('near', () => {
  test('lists venues within 250 km, nearest first, hidden ones never', async () => {
    const here = { lat: -33, lon: 151 }
    const at = (lat: number, lon: number, name: string, hidden = false) =>
      aLocation(app.db, { name, lat, lon, hidden })
    await at(-33.5, 151, 'Second')
    await at(-33.1, 151.1, 'First')
    await at(-35.2, 151, 'Last within')
    await at(-35.3, 151, 'Beyond')
    await at(-33, 151, 'Hidden', true)
    const { locations, more } = await ann.must('locations-near', here)
    expect(locations.map(({ name }) => name)).toEqual(['First', 'Second', 'Last within'])
    expect(more).toBe(false)
    for (const { lat, lon, distanceM: told } of locations)
      expect(told).toBe(Math.round(distanceM(here, { lat, lon })))
  })

  test('looks across the 180th meridian and over a pole', async () => {
    await aLocation(app.db, { name: 'East of it', lat: -17, lon: 179.6 })
    await aLocation(app.db, { name: 'West of it', lat: -17, lon: -179.6 })
    expect(
      (await ann.must('locations-near', { lat: -17, lon: -179.9 })).locations.map(
        ({ name }) => name,
      ),
    ).toEqual(['West of it', 'East of it'])
    await aLocation(app.db, { name: 'Over the pole', lat: 89.2, lon: 90 })
    expect(
      (await ann.must('locations-near', { lat: 89.2, lon: -90 })).locations.map(({ name }) => name),
    ).toEqual(['Over the pole'])
  })

  test('comes in pages of 30', async () => {
    for (let index = 0; index < 35; index += 1)
      await aLocation(app.db, { name: `Page ${index}`, lat: 60 + index / 100, lon: 100 })
    const first = await ann.must('locations-near', { lat: 60, lon: 100 })
    const second = await ann.must('locations-near', { lat: 60, lon: 100, offset: 30 })
    expect([first.locations.length, first.more, second.locations.length, second.more]).toEqual([
      30,
      true,
      5,
      false,
    ])
    expect([...first.locations, ...second.locations].map(({ name }) => name)).toEqual(
      Array.from({ length: 35 }, (_, index) => `Page ${index}`),
    )
  })
})

describe('search', () => {
  beforeAll(async () => {
    await aLocation(app.db, {
      name: 'Polideportivo Málaga',
      city: 'Málaga',
      region: '',
      country: 'ES',
      lat: 36.7,
      lon: -4.4,
    })
    await aLocation(app.db, {
      name: 'Zenith Padel',
      city: 'Caldas de São Jorge',
      region: '',
      country: 'PT',
      lat: 40.97,
      lon: -8.52,
    })
    await aLocation(app.db, {
      name: '100% Court_s',
      city: 'Porto',
      region: '',
      country: 'PT',
      lat: 41.1,
      lon: -8.6,
    })
    await aLocation(app.db, {
      name: 'Hidden Málaga',
      city: 'Málaga',
      region: '',
      country: 'ES',
      hidden: true,
    })
  })
  const found = async (text: string, near: { lat: number; lon: number } | null = null) =>
    (await ann.must('locations-search', { text, near })).locations.map(({ name }) => name)

  test('folds accents and case on both sides; every word must be there', async () => {
    expect(await found('malaga')).toEqual(['Polideportivo Málaga'])
    expect(await found('MÁLAGA poli')).toEqual(['Polideportivo Málaga'])
    expect(await found('sao jorge pt')).toEqual(['Zenith Padel'])
    expect(await found('malaga zenith')).toEqual([])
    expect(await found('court’_s 100')).toEqual(['100% Court_s'])
    expect(await found('jorge portugal')).toEqual(['Zenith Padel'])
    expect([await found('malaga españa'), await found('malaga spain')]).toEqual([
      ['Polideportivo Málaga'],
      ['Polideportivo Málaga'],
    ])
  })

  test('takes % and _ and \\ as letters', async () => {
    expect(await found('100%')).toEqual(['100% Court_s'])
    expect(await found('t_s')).toEqual(['100% Court_s'])
    expect(await found('%a%')).toEqual([])
    expect(await found('\\')).toEqual([])
  })

  test('is nearest first with a position, else by name, and at most 30', async () => {
    expect(await found('pt')).toEqual(['100% Court_s', 'Zenith Padel'])
    expect(
      (await ann.must('locations-search', { text: 'pt', near: null })).locations.map(
        (card) => card.distanceM,
      ),
    ).toEqual([null, null])
    expect(await found('pt', { lat: 40.9, lon: -8.5 })).toEqual(['Zenith Padel', '100% Court_s'])
    expect(await found('page')).toHaveLength(30)
    expect(await found('')).toHaveLength(30)
  })
})

describe('the search for a town', () => {
  const found = async (text: string) => (await ann.must('locations-towns', { text })).towns

  test('knows towns without a venue, and those of venues as they are written there', async () => {
    expect((await found('bolinas'))[0]).toMatchObject({ city: 'Bolinas', region: 'CA' })
    expect((await found('nunoa chile'))[0]).toMatchObject({ city: 'Ñuñoa', country: 'CL' })
    await aLocation(app.db, {
      name: 'Rink',
      city: 'Bolinas (Mesa)',
      region: 'CA',
      country: 'US',
      lat: 37.9,
      lon: -122.7,
    })
    expect(await found('bolinas')).toEqual([
      { city: 'Bolinas', region: 'CA', country: 'US', lat: 37.9, lon: -122.7 },
    ])
  })

  test('takes the name of a venue for no town, and leaves hidden venues out', async () => {
    await aLocation(app.db, { name: 'Zzyzx Hall', city: 'Baker', region: 'CA', country: 'US' })
    const towns = await found('zzyzx')
    expect(towns.map(({ city }) => city)).not.toContain('Baker')
    const secret = { name: 'Secret', city: 'Qwertzburg', region: '', country: 'DE', hidden: true }
    await aLocation(app.db, secret)
    expect(await found('qwertzburg')).toEqual([])
  })

  test('puts the near one of two towns first', async () => {
    const home = await aLocation(app.db, { name: 'Home', lat: 44.9, lon: -93.1 })
    const mia = await app.signedIn('Mia', { homeLocation: home })
    const { towns } = await mia.must('locations-towns', { text: 'saint paul' })
    expect(towns[0]).toMatchObject({ city: 'Saint Paul', region: 'MN' })
  })
})

describe('the name of a venue', () => {
  test('can be read before onboarding ends', async () => {
    const locationId = await aLocation(app.db, { name: 'Named Venue', city: 'Bronx' })
    const newcomer = await app.signedInUser('Newcomer', { provider: 'google' })
    expect(await newcomer.must('locations-name', { locationId })).toEqual({
      locationId,
      name: 'Named Venue',
      city: 'Bronx',
    })
    expect(await newcomer.call('locations-name', { locationId: 'no-such-venue' })).toEqual(
      refusedAs('location-not-found'),
    )
  })
})

describe('adding a venue', () => {
  test('makes its creator admin and member, and finds its time zone', async () => {
    const { locationId } = await ann.must('locations-create', {
      fields: venueFields(),
      confirmedDistinct: false,
    })
    const row = await app.db
      .selectFrom('locations')
      .select(['timezone', 'search', 'covered'])
      .where('locationId', '=', locationId)
      .executeTakeFirst()
    expect(row).toEqual({
      timezone: 'Europe/Lisbon',
      search: 'new courts lisboa pt portugal',
      covered: false,
    })
    expect(
      await app.db
        .selectFrom('locations_admin')
        .select('playerId')
        .where('locationId', '=', locationId)
        .execute(),
    ).toEqual([{ playerId: 'ann' }])
    expect(
      await app.db
        .selectFrom('player_locations')
        .select(['playerId', 'removed'])
        .where('locationId', '=', locationId)
        .execute(),
    ).toEqual([{ playerId: 'ann', removed: false }])
  })

  test('within 250 m of another asks first', async () => {
    const locationId = await aLocation(app.db, { name: 'Old Courts', lat: 10, lon: 10 })
    const close = venueFields({ lat: 10.002, lon: 10 })
    expect(await ann.call('locations-create', { fields: close, confirmedDistinct: false })).toEqual(
      refusedAs('location-nearby-exists', { locationId, name: 'Old Courts' }),
    )
    expect(
      (
        await ann.call('locations-create', {
          fields: venueFields({ lat: 10.0023, lon: 10 }),
          confirmedDistinct: false,
        })
      ).ok,
    ).toBe(true)
    expect(
      (await ann.call('locations-create', { fields: close, confirmedDistinct: true })).ok,
    ).toBe(true)
  })

  test('of five who add the same place at once one adds it', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, index) => app.signedIn(`Adder${index}`)),
    )
    const answers = await Promise.all(
      people.map((person) =>
        person.call('locations-create', {
          fields: venueFields({ lat: 20, lon: 20 }),
          confirmedDistinct: false,
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('ends at the limit of active venues', async () => {
    const full = await app.signedIn('Full')
    const venues = await Promise.all(Array.from({ length: 99 }, () => aLocation(app.db)))
    await app.db
      .insertInto('player_locations')
      .values(venues.map((locationId) => ({ locationId, playerId: 'full' })))
      .execute()
    expect(
      await full.call('locations-create', {
        fields: venueFields({ lat: 30, lon: 30 }),
        confirmedDistinct: false,
      }),
    ).toEqual(refusedAs('active-location-limit', { n: 99 }))
  })
})

describe('changing a venue', () => {
  test('is for its admins; a move changes its time zone and not that of its events', async () => {
    const { locationId } = await ann.must('locations-create', {
      fields: venueFields({ lat: 38.9, lon: -9.2 }),
      confirmedDistinct: true,
    })
    const eventId = await anEvent(app.db, { location: locationId, organizer: 'ann' })
    const stranger = await app.signedIn('Stranger')
    expect(await stranger.call('locations-update', { locationId, fields: venueFields() })).toEqual(
      refusedAs('not-allowed'),
    )
    expect(
      await ann.call('locations-update', { locationId: 'no-such-venue', fields: venueFields() }),
    ).toEqual(refusedAs('location-not-found'))
    expect(
      await ann.call('locations-update', {
        locationId,
        fields: venueFields({
          name: 'Madrid Arena',
          city: 'Madrid',
          country: 'ES',
          lat: 40.4,
          lon: -3.7,
          hidden: true,
        }),
      }),
    ).toEqual({ ok: true, value: { success: true } })
    const row = await app.db
      .selectFrom('locations')
      .select(['timezone', 'search', 'hidden', 'edited'])
      .where('locationId', '=', locationId)
      .executeTakeFirst()
    expect(row).toEqual({
      timezone: 'Europe/Madrid',
      search: 'madrid arena madrid es spain espana',
      hidden: true,
      edited: new Date(app.clock.now()),
    })
    expect(
      await app.db
        .selectFrom('events')
        .select('timezone')
        .where('eventId', '=', eventId)
        .executeTakeFirst(),
    ).toEqual({ timezone: 'Europe/Lisbon' })
    expect(
      (await ann.must('locations-search', { text: 'madrid arena', near: null })).locations,
    ).toEqual([])
  })
})

test('no route takes more than three statements, a new venue also those of quota and founding', async () => {
  const locationId = await aLocation(app.db)
  await anAdmin(app.db, locationId, 'ann')
  const routes: [string, () => Promise<unknown>][] = [
    ['near', () => ann.must('locations-near', { lat: 60, lon: 100 })],
    ['search', () => ann.must('locations-search', { text: 'page', near: { lat: 60, lon: 100 } })],
    ['name', () => ann.must('locations-name', { locationId })],
    [
      'create',
      () =>
        ann.must('locations-create', {
          fields: venueFields({ lat: 50, lon: 50 }),
          confirmedDistinct: false,
        }),
    ],
    ['update', () => ann.must('locations-update', { locationId, fields: venueFields() })],
  ]
  for (const [name, route] of routes) {
    const statements = await statementsOf(route)
    const most = name === 'create' ? 5 : 3
    expect({ name, few: statements.length > 0 && statements.length <= most }).toEqual({
      name,
      few: true,
    })
  }
})
