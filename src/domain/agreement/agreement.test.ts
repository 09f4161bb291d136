import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  agreementRepeats,
  findSeason,
  isAccepted,
  listMissing,
  type Acceptance,
  type AskedAgreement,
} from './agreement.ts'

const asked = (changes: Partial<AskedAgreement> = {}): AskedAgreement => ({
  versionId: 'v2',
  repeats: 'once',
  seasonFrom: null,
  seasonUntil: null,
  forGuests: false,
  ...changes,
})
const signed = (changes: Partial<Acceptance> = {}): Acceptance => ({
  versionId: 'v2',
  eventId: 'monday',
  season: '2026',
  way: 'self',
  guests: 0,
  ...changes,
})
const monday = { eventId: 'monday', day: '2026-06-01', guests: 0 }
const tuesday = { ...monday, eventId: 'tuesday', day: '2026-06-02' }
const nextYear = { ...monday, eventId: 'next', day: '2027-01-04' }

test('a season is the calendar year, or the one that is named, where the day is in it', () => {
  const winter = { seasonFrom: '2026-09-01', seasonUntil: '2027-05-31' }
  expect(findSeason(asked(), '2026-06-01')).toBe('2026')
  expect(findSeason(winter, '2027-01-04')).toBe('2026-09-01/2027-05-31')
  expect(findSeason(winter, '2026-09-01')).toBe('2026-09-01/2027-05-31')
  expect(findSeason(winter, '2026-08-31')).toBe('2026')
  expect(findSeason(winter, '2027-06-01')).toBe('2027')
  expect(findSeason({ ...winter, seasonUntil: null }, '2026-10-01')).toBe('2026')
  expect(findSeason({ ...winter, seasonFrom: null }, '2026-10-01')).toBe('2026')
  expect(findSeason(winter, '2027-05-31')).toBe('2026-09-01/2027-05-31')
})

describe('accepted on Monday', () => {
  test.each([
    ['once', true, true],
    ['season', true, false],
    ['event', false, false],
  ] as const)('%s: it holds on Tuesday %s, next year %s', (repeats, onTuesday, later) => {
    expect(isAccepted(asked({ repeats }), [signed()], monday)).toBe(true)
    expect(isAccepted(asked({ repeats }), [signed()], tuesday)).toBe(onTuesday)
    expect(isAccepted(asked({ repeats }), [signed()], nextYear)).toBe(later)
  })
})

test.each(agreementRepeats)('a new version asks again (%s)', (repeats) => {
  expect(isAccepted(asked({ repeats, versionId: 'v3' }), [signed()], monday)).toBe(false)
})

test('guests are signed for by name in each event, or on paper', () => {
  const forGuests = asked({ forGuests: true })
  const withTwo = { ...monday, guests: 2 }
  expect(isAccepted(forGuests, [signed()], monday)).toBe(true)
  expect(isAccepted(forGuests, [signed({ guests: 1 })], withTwo)).toBe(false)
  expect(isAccepted(forGuests, [signed({ guests: 2 })], withTwo)).toBe(true)
  expect(isAccepted(forGuests, [signed({ guests: 2 })], { ...withTwo, eventId: 'tuesday' })).toBe(
    false,
  )
  expect(isAccepted(forGuests, [signed({ way: 'paper' })], withTwo)).toBe(true)
  expect(isAccepted(asked(), [signed()], withTwo)).toBe(true)
})

test('one more acceptance takes nothing away, and nothing is accepted without one', () => {
  const someAsked = fc.record({
    versionId: fc.constantFrom('v1', 'v2'),
    repeats: fc.constantFrom(...agreementRepeats),
    seasonFrom: fc.constant(null),
    seasonUntil: fc.constant(null),
    forGuests: fc.boolean(),
  })
  const someSigned = fc.record({
    versionId: fc.constantFrom('v1', 'v2'),
    eventId: fc.constantFrom('monday', 'tuesday', null),
    season: fc.constantFrom('2026', '2027'),
    way: fc.constantFrom('self' as const, 'paper' as const),
    guests: fc.nat(3),
  })
  const someOccasion = fc.constantFrom(monday, tuesday, nextYear, { ...monday, guests: 2 })
  fc.assert(
    fc.property(
      someAsked,
      fc.array(someSigned, { maxLength: 4 }),
      someSigned,
      someOccasion,
      (one, acceptances, more, occasion) => {
        expect(isAccepted(one, [], occasion)).toBe(false)
        if (isAccepted(one, acceptances, occasion))
          expect(isAccepted(one, [...acceptances, more], occasion)).toBe(true)
      },
    ),
  )
})

test('what was accepted for a named season holds within it', () => {
  const winter = asked({
    repeats: 'season',
    seasonFrom: '2026-09-01',
    seasonUntil: '2027-05-31',
  })
  const signedInWinter = signed({ eventId: null, season: '2026-09-01/2027-05-31' })
  expect(isAccepted(winter, [signedInWinter], nextYear)).toBe(true)
  expect(isAccepted(winter, [signedInWinter], monday)).toBe(false)
})

test('more guests than names are not covered, fewer are, and paper is for its own event', () => {
  const forGuests = asked({ forGuests: true })
  const withTwo = { ...monday, guests: 2 }
  expect(isAccepted(forGuests, [signed({ guests: 3 })], withTwo)).toBe(true)
  const paperElsewhere = signed({ way: 'paper', eventId: 'tuesday' })
  expect(isAccepted(forGuests, [paperElsewhere], withTwo)).toBe(false)
  expect(isAccepted(forGuests, [paperElsewhere, signed({ guests: 2 })], withTwo)).toBe(true)
})

test('without guests, one signature is enough in every event', () => {
  expect(isAccepted(asked({ forGuests: true }), [signed()], tuesday)).toBe(true)
})

test('missing is what is asked and not accepted, in its order', () => {
  const one = asked({ versionId: 'v1' })
  const three = asked({ versionId: 'v3' })
  expect(listMissing([three, asked(), one], [signed()], monday)).toEqual([three, one])
})
