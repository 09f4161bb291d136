import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceM, type Position } from '#domain/location/distance.ts'
import { nearestFirst } from './near-order.ts'

const austin = { lat: 30.27, lon: -97.74 }

test('who stands where the list was loaded sees all of it', () => {
  const near = { lat: 30.3, lon: -97.74 }
  const { locations, settled } = nearestFirst(
    { loadedAt: austin, locations: [austin, near], more: true },
    austin,
  )
  expect(locations.map((location) => Math.round(location.distanceM))).toEqual([
    0,
    Math.round(distanceM(austin, near)),
  ])
  expect(settled).toBe(2)
})

test('nothing is certain after moving beyond what was loaded', () => {
  expect(
    nearestFirst({ loadedAt: austin, locations: [austin], more: true }, { lat: 31, lon: -97.74 })
      .settled,
  ).toBe(0)
})

test('with every page loaded the whole order is certain', () => {
  expect(
    nearestFirst({ loadedAt: austin, locations: [austin], more: false }, { lat: 31, lon: -97.74 })
      .settled,
  ).toBe(1)
})

test('what is certain is the front of the true order, wherever the player moved', () => {
  const place = fc.record({
    lat: fc.double({ min: 29, max: 31, noNaN: true }),
    lon: fc.double({ min: -99, max: -96, noNaN: true }),
  })
  const from = (position: Position) => (one: Position, other: Position) =>
    distanceM(position, one) - distanceM(position, other)
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), place, fc.nat(40), (all, position, loaded) => {
      const pages = {
        loadedAt: austin,
        locations: [...all].sort(from(austin)).slice(0, loaded),
        more: loaded < all.length,
      }
      const { locations, settled } = nearestFirst(pages, position)
      const truth = [...all]
        .sort(from(position))
        .slice(0, settled)
        .map((location) => distanceM(position, location))
      expect(locations.slice(0, settled).map((location) => location.distanceM)).toEqual(truth)
    }),
  )
})
