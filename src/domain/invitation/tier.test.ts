import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  arrangeTiers,
  findDueTier,
  getTierTime,
  tiersSchema,
  type TieredEvent,
  type TierState,
} from './tier.ts'

const hourMs = 3_600_000
const startsAt = 1000 * hourMs
const event = (changes: Partial<TieredEvent> = {}, terms: Partial<TieredEvent['terms']> = {}) => ({
  terms: {
    status: 'published' as const,
    startsAt,
    endsAt: startsAt + 2 * hourMs,
    signupOpens: null,
    signupCloses: null,
    maxPlayers: 8,
    entryBy: 'player' as const,
    ...terms,
  },
  invite: true,
  isGroupAsked: true,
  taken: 7,
  waiting: 0,
  ...changes,
})
const tiers: TierState[] = [
  { invited: 'Favorites', hoursBefore: 48, asked: null },
  { invited: 'Dinks', hoursBefore: 12, asked: null },
]
const due = (at: number, ...changes: Parameters<typeof event>) =>
  findDueTier(event(...changes), tiers, at)?.invited ?? null

test('the first tier is due from its time on, while a place is free', () => {
  const time = getTierTime({ startsAt }, { hoursBefore: 48 })
  expect([due(time - 1), due(time), due(startsAt - 1), due(startsAt)]).toEqual([
    null,
    'Favorites',
    'Favorites',
    null,
  ])
  expect(due(time, { taken: 8 })).toBe(null)
})

test('a later tier waits for the one before it, and for its own time', () => {
  const asked = tiers.map((tier, index) => (index === 0 ? { ...tier, asked: 1 } : tier))
  expect(due(startsAt - hourMs)).toBe('Favorites')
  expect(findDueTier(event(), asked, startsAt - 13 * hourMs)).toBe(null)
  expect(findDueTier(event(), asked, startsAt - 12 * hourMs)?.invited).toBe('Dinks')
})

describe('nobody is asked', () => {
  const time = startsAt - 24 * hourMs
  test.each([
    ['by a draft', event({}, { status: 'draft' })],
    ['by a cancelled event', event({}, { status: 'cancelled' })],
    ['before sign-up opens', event({}, { signupOpens: time + 1 })],
    ['after sign-up closed', event({}, { signupCloses: time })],
    ['by a public event', event({ invite: false })],
    ['before the group of the event', event({ isGroupAsked: false })],
    ['while a draw has enough to draw from', event({ taken: 0, waiting: 8 })],
    ['for half a team', event({}, { entryBy: 'team' })],
  ])('%s', (_name, one) => {
    expect(findDueTier(one, tiers, time)).toBe(null)
  })
})

test('tiers stand in the order of asking, each group once, and never that of the event', () => {
  expect(
    arrangeTiers('Friends', [
      { invited: 'Dinks', hoursBefore: 6 },
      { invited: 'Friends', hoursBefore: 72 },
      { invited: 'Favorites', hoursBefore: 24 },
      { invited: 'Dinks', hoursBefore: 48 },
    ]),
  ).toEqual([
    { invited: 'Dinks', hoursBefore: 48 },
    { invited: 'Favorites', hoursBefore: 24 },
  ])
})

test('the schema takes three tiers, at the hours that there are', () => {
  const tier = (invited: string, hoursBefore: number) => ({ invited, hoursBefore })
  expect(v.is(tiersSchema, [tier('A', 72), tier('B', 24), tier('C', 6)])).toBe(true)
  expect(v.is(tiersSchema, [tier('A', 7)])).toBe(false)
  expect(v.is(tiersSchema, [tier('', 6)])).toBe(false)
  expect(
    v.is(
      tiersSchema,
      ['A', 'B', 'C', 'D'].map((name) => tier(name, 6)),
    ),
  ).toBe(false)
})
