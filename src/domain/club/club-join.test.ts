import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../shared/result.ts'
import {
  requestNotifyDays,
  decideJoin,
  declinedDays,
  membershipsMax,
  openRequestsMax,
  clubRequestStates,
  type ClubRequest,
} from './club-join.ts'

const day = 86_400_000
const now = 20_000 * day
const facts = {
  joining: 'request' as const,
  role: null,
  request: null,
  openRequests: 0,
  memberships: 0,
  now,
}
const declined = (daysAgo: number): ClubRequest => ({
  state: 'declined',
  asked: now - daysAgo * day,
  answered: now - daysAgo * day,
})

describe('a club that is joined', () => {
  test('by its link makes a member at once', () => {
    expect(decideJoin({ ...facts, joining: 'link' })).toEqual(ok({ to: 'join' }))
  })

  test('on request takes one request, and the officers hear of it', () => {
    expect(decideJoin(facts)).toEqual(ok({ to: 'ask', isTold: true }))
  })

  test('by invitation opens to those who have one', () => {
    const closed = { ...facts, joining: 'invitation' as const }
    expect(decideJoin(closed)).toEqual(refuse('club-by-invitation'))
    expect(decideJoin({ ...closed, role: 'invited' })).toEqual(ok({ to: 'join' }))
  })
})

test('a declined request can be made again after its time, and not before', () => {
  const until = now - (declinedDays - 1) * day + declinedDays * day
  expect(decideJoin({ ...facts, request: declined(declinedDays - 1) })).toEqual(
    refuse('club-request-declined', { until }),
  )
  expect(decideJoin({ ...facts, request: declined(declinedDays) })).toEqual(
    ok({ to: 'ask', isTold: true }),
  )
})

test('asking again soon after withdrawing tells no one again', () => {
  const withdrawn = (daysAgo: number): ClubRequest => ({
    ...declined(daysAgo),
    state: 'withdrawn',
  })
  expect(decideJoin({ ...facts, request: withdrawn(requestNotifyDays - 1) })).toEqual(
    ok({ to: 'ask', isTold: false }),
  )
  expect(decideJoin({ ...facts, request: withdrawn(requestNotifyDays) })).toEqual(
    ok({ to: 'ask', isTold: true }),
  )
})

test('no one asks more clubs, or joins more by themselves, than the limits say', () => {
  expect(decideJoin({ ...facts, openRequests: openRequestsMax })).toEqual(
    refuse('too-many-join-requests', { n: openRequestsMax }),
  )
  expect(decideJoin({ ...facts, joining: 'link', memberships: membershipsMax })).toEqual(
    refuse('too-many-memberships', { n: membershipsMax }),
  )
})

test('whatever came before, a member stays one and only a link or an invitation makes one', () => {
  fc.assert(
    fc.property(
      fc.record({
        joining: fc.constantFrom('link' as const, 'request' as const, 'invitation' as const),
        role: fc.constantFrom(null, 'owner' as const, 'member' as const, 'invited' as const),
        request: fc.option(
          fc.record({
            state: fc.constantFrom(...clubRequestStates),
            asked: fc.integer({ min: 0, max: now }),
            answered: fc.option(fc.integer({ min: 0, max: now })),
          }),
        ),
        openRequests: fc.nat(openRequestsMax),
        memberships: fc.nat(membershipsMax),
        now: fc.constant(now),
      }),
      (asked) => {
        const decided = decideJoin(asked)
        const isIn = asked.role === 'owner' || asked.role === 'member'
        if (isIn) expect(decided).toEqual(ok({ to: 'stay' }))
        if (decided.ok && decided.value.to === 'join')
          expect(asked.role === 'invited' || asked.joining === 'link').toBe(true)
        if (decided.ok && decided.value.to === 'ask') expect(asked.joining).toBe('request')
      },
    ),
  )
})
