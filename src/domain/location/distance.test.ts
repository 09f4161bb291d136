import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boxAround,
  distanceM,
  nearbyRadiusM,
  needsReload,
  roundPosition,
  type Position,
} from './distance.ts'

const lisbon = { lat: 38.7223, lon: -9.1393 }
const madrid = { lat: 40.4168, lon: -3.7038 }

test('Lisbon to Madrid is about 503 km, there and back', () => {
  expect(distanceM(lisbon, madrid)).toBeGreaterThan(500_000)
  expect(distanceM(lisbon, madrid)).toBeLessThan(506_000)
  expect(distanceM(madrid, lisbon)).toBeCloseTo(distanceM(lisbon, madrid), 6)
})

test('half way round the world is as far as it gets', () => {
  expect(distanceM({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6_371_000, 3)
})

test('the list is loaded again after 250 km and not before', () => {
  const moved = (metres: number): Position => ({
    lat: (metres / 6_371_000) * (180 / Math.PI),
    lon: 0,
  })
  expect(needsReload(null, lisbon)).toBe(true)
  expect(needsReload({ lat: 0, lon: 0 }, moved(249_990))).toBe(false)
  expect(needsReload({ lat: 0, lon: 0 }, moved(250_010))).toBe(true)
})

const isInBox = (point: Position, box: ReturnType<typeof boxAround>): boolean =>
  point.lat >= box.south &&
  point.lat <= box.north &&
  box.lons.some(({ west, east }) => point.lon >= west && point.lon <= east)

test('the box holds every point within reach, at the poles and across the 180th meridian too', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true })
  const lon = fc.double({ min: -180, max: 180, noNaN: true })
  const near = fc.record({
    center: fc.record({ lat, lon }),
    dLat: fc.double({ min: -3, max: 3, noNaN: true }),
    dLon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  const wrap = (degrees: number): number =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  fc.assert(
    fc.property(near, ({ center, dLat, dLon }) => {
      const scale = Math.max(Math.cos((center.lat * Math.PI) / 180), 0.02)
      const point = {
        lat: Math.max(-90, Math.min(90, center.lat + dLat)),
        lon: wrap(center.lon + Math.max(-180, Math.min(180, dLon / 60 / scale))),
      }
      return (
        distanceM(center, point) > nearbyRadiusM - 1 ||
        isInBox(point, boxAround(center, nearbyRadiusM))
      )
    }),
    { numRuns: 2_000 },
  )
})

test('a rounded position has two decimals, is rounded once, and lies within 800 m', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true })
  const lon = fc.double({ min: -180, max: 180, noNaN: true })
  fc.assert(
    fc.property(fc.record({ lat, lon }), (position) => {
      const rounded = roundPosition(position)
      expect(rounded).toEqual({
        lat: Number(rounded.lat.toFixed(2)),
        lon: Number(rounded.lon.toFixed(2)),
      })
      expect(roundPosition(rounded)).toEqual(rounded)
      expect(distanceM(position, rounded)).toBeLessThan(800)
    }),
  )
  expect(Object.is(roundPosition({ lat: -0.001, lon: 0 }).lat, 0)).toBe(true)
})
