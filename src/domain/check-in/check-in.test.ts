import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs, now, terms } from '#test/support/roster-builder.ts'
import { distanceM } from '../location/distance.ts'
import { codeForm, codeLeftMs, codeStepAt, codeStepMs, freshSteps } from './check-in-code.ts'
import {
  checkInProofs,
  checkInRefusal,
  checkInWays,
  decideCheckIn,
  isNear,
  nearAccuracyM,
  nearRadiusM,
} from './check-in.ts'
import { isSameDeskName, toDeskName } from './desk-name.ts'

test.each([
  [-61, 'event-too-early'],
  [-60, null],
  [0, null],
  [119, null],
  [120, 'event-in-past'],
])('%d minutes after the start it is answered %s', (minutes, expected) => {
  const evening = terms({ startsAt: now, endsAt: now + 2 * hourMs })
  expect(checkInRefusal(evening, true, now + minutes * 60_000)).toBe(expected)
})

test('nobody checks in where it is off, cancelled or not published', () => {
  const evening = terms({ startsAt: now, endsAt: now + hourMs })
  expect(checkInRefusal(evening, false, now)).toBe('check-in-off')
  expect(checkInRefusal({ ...evening, status: 'cancelled' }, true, now)).toBe('event-cancelled')
  expect(checkInRefusal({ ...evening, status: 'draft' }, false, now)).toBe('event-not-found')
})

test('a code holds for at least a minute after it was shown, and never for three', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 0, max: 400_000 }), (shown, later) => {
      const isFresh = freshSteps(shown + later).includes(codeStepAt(shown))
      if (later <= codeStepMs) expect(isFresh).toBe(true)
      if (later >= 2 * codeStepMs) expect(isFresh).toBe(false)
      expect(codeStepAt(shown + codeLeftMs(shown))).toBe(codeStepAt(shown) + 1)
    }),
  )
})

test('the code of a server that is one step ahead is fresh, that of two steps is not', () => {
  const isFresh = (shown: number) => freshSteps(now).includes(codeStepAt(shown))
  expect(isFresh(now + codeStepMs)).toBe(true)
  expect(isFresh(now + 2 * codeStepMs)).toBe(false)
})

test.each([
  ['abcdefghijklmnop', true],
  ['AZaz09_-AZaz09_-', true],
  ['abcdefghijklmno', false],
  ['abcdefghijklmnopq', false],
  ['abcdefgh ijklmno', false],
  ['abcdefgh.ijklmno', false],
  ['', false],
])('%j has the form of a code: %s', (text, isCode) => {
  expect(codeForm.test(text)).toBe(isCode)
})

test('near is within 300 meters, and nothing that the device knows worse', () => {
  const venue = { lat: 40.8, lon: -73.97 }
  fc.assert(
    fc.property(
      fc.double({ min: -0.01, max: 0.01, noNaN: true }),
      fc.double({ min: -0.01, max: 0.01, noNaN: true }),
      fc.nat(2000),
      (north, east, accuracyM) => {
        const position = { lat: venue.lat + north, lon: venue.lon + east }
        expect(isNear(venue, { ...position, accuracyM })).toBe(
          accuracyM <= 300 && distanceM(venue, position) <= nearRadiusM,
        )
      },
    ),
  )
})

test('a position that is known to 300 meters counts, a worse one does not', () => {
  const venue = { lat: 40.8, lon: -73.97 }
  expect(isNear(venue, { ...venue, accuracyM: nearAccuracyM })).toBe(true)
  expect(isNear(venue, { ...venue, accuracyM: nearAccuracyM + 1 })).toBe(false)
})

test.each([
  ['none', 'player', false, 'waiting'],
  ['code', 'player', true, 'waiting'],
  ['near', 'name', false, 'waiting'],
  ['near', 'walk-in', false, 'waiting'],
  ['code', 'walk-in', false, 'here'],
  ['near', 'link', false, 'here'],
] as const)('with proof %s a %s (denied: %s) is %s', (proof, way, isDenied, state) => {
  expect(decideCheckIn({ proof, way, isDenied })).toBe(state)
})

test('nobody is here without a proof, against an organizer, or by a name beside a poster', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...checkInProofs),
      fc.constantFrom(...checkInWays),
      fc.boolean(),
      (proof, way, isDenied) => {
        const isHere = decideCheckIn({ proof, way, isDenied }) === 'here'
        expect(isHere).toBe(
          !isDenied &&
            (proof === 'code' || (proof === 'near' && (way === 'player' || way === 'link'))),
        )
      },
    ),
  )
})

test.each([
  ['Ana', 'Ana'],
  ['  Ana   Ruiz ', 'Ana R.'],
  ['Ana María Ruiz gil', 'Ana G.'],
  ['Łukasz ’t Hooft', 'Łukasz H.'],
])('%s stands at the desk as %s', (name, expected) => {
  expect(toDeskName(name)).toBe(expected)
})

test.each([
  ['ana r', 'Ana Ruiz', true],
  ['ANA R.', 'Ana Ruiz', true],
  ['José Pérez', 'jose perez', true],
  ['Ana', 'Ana Ruiz', false],
  ['Ana S', 'Ana Ruiz', false],
])('%s means %s: %s', (typed, name, expected) => {
  expect(isSameDeskName(typed, name)).toBe(expected)
})
