import { expect, test } from 'vitest'
import { hourMs, now, rosterOf, terms } from '#test/support/roster-builder.ts'
import type { EventTerms } from '../event/entry.ts'
import { clampOffers, decideAnswer, expireOffers, isOfferOver } from './offer-answer.ts'

const roster = rosterOf('ann', 'ben!', 'cleo?')
const untilOf = (changes: Partial<EventTerms>) =>
  clampOffers({ terms: terms(changes), roster, now }, roster.entries).map(
    ({ offeredUntil }) => offeredUntil,
  )

test('an offer is over at its instant, and a place that was not offered never is', () => {
  expect(isOfferOver({ offeredUntil: now }, now - 1)).toBe(false)
  expect(isOfferOver({ offeredUntil: now }, now)).toBe(true)
  expect(isOfferOver({ offeredUntil: null }, now)).toBe(false)
})

test('no offer outlasts the start', () => {
  expect(untilOf({ startsAt: now + hourMs - 1 })).toEqual([null, now + hourMs - 1, null])
  expect(untilOf({ startsAt: now + hourMs })).toEqual([null, now + hourMs, null])
  expect(untilOf({ startsAt: now + hourMs + 1 })).toEqual([null, now + hourMs, null])
})

test('nor a close of sign-up that is to come; one that is past changes nothing', () => {
  expect(untilOf({ signupCloses: now + 1 })).toEqual([null, now + 1, null])
  expect(untilOf({ signupCloses: now })).toEqual([null, now + hourMs, null])
  expect(untilOf({ signupCloses: now + hourMs / 2, startsAt: now + 1 })).toEqual([
    null,
    now + 1,
    null,
  ])
  expect(untilOf({ signupCloses: now + 2 * hourMs, startsAt: now + hourMs / 2 })).toEqual([
    null,
    now + hourMs / 2,
    null,
  ])
})

test.each([
  ['cancelled', 'event-cancelled'],
  ['draft', 'event-not-found'],
] as const)('in a %s event offers are neither answered nor ended', (status, code) => {
  const situation = { terms: terms({ status }), roster, now: now + hourMs }
  const answer = { kind: 'answer-offer', playerId: 'ben', isTaken: true } as const
  expect(decideAnswer(situation, answer)).toMatchObject({ refusal: { code } })
  expect(expireOffers(situation)).toMatchObject({ refusal: { code } })
})

test('without an offer that is over nothing is ended', () => {
  const ended = expireOffers({ terms: terms(), roster, now: now + hourMs - 1 })
  expect(ended.ok && ended.value).toBe(roster)
})

test('from the start on only the offers that are over become plain waits', () => {
  const two = rosterOf('ann', 'ben!', 'cleo!')
  const [, , cleo] = two.entries
  const later = {
    ...two,
    entries: two.entries.map((entry) =>
      entry === cleo ? { ...entry, offeredUntil: now + 2 * hourMs } : entry,
    ),
  }
  const ended = expireOffers({ terms: terms({ startsAt: now }), roster: later, now: now + hourMs })
  expect(ended.ok && ended.value.entries.map(({ offeredUntil }) => offeredUntil)).toEqual([
    null,
    null,
    now + 2 * hourMs,
  ])
})
