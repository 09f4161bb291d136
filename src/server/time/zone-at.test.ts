// Towns near zone borders, some with rules that changed since 2019.
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import venues from '../../../data/venues.json' with { type: 'json' }
import { findZoneAt } from './zone-at.ts'

test.each(readCases('zones.txt'))('the clocks of %s (%s, %s) are those of %s', async (...town) => {
  const [, lat, lon, zone] = town
  expect(await findZoneAt({ lat: Number(lat), lon: Number(lon) })).toBe(zone)
})

test('venues that are shipped have the clocks of their place', async () => {
  for (const { name, timezone, ...place } of venues)
    expect(`${name}: ${timezone}`).toBe(`${name}: ${await findZoneAt(place)}`)
})

test('a place off the globe has none', async () => {
  await expect(findZoneAt({ lat: 91, lon: 0 })).rejects.toThrow()
})
