import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  arrangeTiers,
  findDueTier,
  getTierTime,
  isSameTiers,
  parseTierGroup,
  resolveTiers,
  tiersSchema,
  toTagGroup,
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

test('members with a tag are a group of their own, told from the club', () => {
  expect(parseTierGroup(toTagGroup('Dinks', 'Coaches'))).toEqual({ group: 'Dinks', tag: 'Coaches' })
  expect(parseTierGroup('Dinks')).toEqual({ group: 'Dinks', tag: null })
  expect(toTagGroup('Dinks', 'Coaches')).not.toBe(toTagGroup('DinksCoaches', ''))
})

describe('the tiers of an event after a change', () => {
  const privately = { invite: true, invited: 'Friends' }
  const stored = [
    { invited: 'Dinks', hoursBefore: 24, asked: 1 },
    { invited: 'Gone', hoursBefore: 12, asked: null },
  ] as const
  const groups = (decided: ReturnType<typeof resolveTiers>) =>
    decided.ok ? decided.value.map(({ invited }) => invited) : decided.refusal.code

  test('are none where it is public', () => {
    const event = { invite: false, invited: 'Friends' }
    expect(groups(resolveTiers(event, { wanted: undefined, stored }, ['Dinks']))).toEqual([])
    const wanted = [{ invited: 'Nobody', hoursBefore: 6 as const }]
    expect(groups(resolveTiers(event, { wanted, stored }, []))).toEqual([])
  })

  test('stay where nobody spoke of them, without groups that are gone', () => {
    expect(groups(resolveTiers(privately, { wanted: undefined, stored }, ['Dinks']))).toEqual([
      'Dinks',
    ])
    const gone = resolveTiers(privately, { wanted: undefined, stored }, ['Dinks', 'Gone'])
    expect(groups(gone)).toEqual(['Dinks', 'Gone'])
  })

  test('are those wanted, in the order of asking, and none of an unknown group', () => {
    const tier = (invited: string, hoursBefore: 6 | 24) => ({ invited, hoursBefore })
    const wanted = [tier('Dinks', 6), tier('Favorites', 24), tier('Friends', 24)]
    expect(groups(resolveTiers(privately, { wanted, stored }, ['Dinks']))).toEqual([
      'Favorites',
      'Dinks',
    ])
    expect(groups(resolveTiers(privately, { wanted: [], stored }, ['Dinks']))).toEqual([])
    const unknown = [tier('Dinks', 6), tier('Nobody', 6)]
    expect(groups(resolveTiers(privately, { wanted: unknown, stored }, ['Dinks']))).toBe(
      'invited-unknown',
    )
  })
})

test('tiers are the same with the same groups at the same times, in the same order', () => {
  const tier = (invited: string, hoursBefore: 6 | 12) => ({ invited, hoursBefore })
  const one = [tier('A', 12), tier('B', 6)]
  expect(isSameTiers(one, structuredClone(one))).toBe(true)
  expect(isSameTiers([], [])).toBe(true)
  expect(isSameTiers(one, one.slice(0, 1))).toBe(false)
  expect(isSameTiers(one, one.toReversed())).toBe(false)
  expect(isSameTiers(one, [tier('A', 6), tier('B', 6)])).toBe(false)
  expect(isSameTiers(one, [tier('A', 12), tier('C', 6)])).toBe(false)
})

test('a tier needs a place for each of a party, waiting ones of a draw included', () => {
  const time = startsAt - 24 * hourMs
  const team = { entryBy: 'team' } as const
  expect(due(time, { taken: 6 }, team)).toBe('Favorites')
  expect(due(time, { taken: 7 }, team)).toBeNull()
  expect(due(time, { taken: 4, waiting: 1 }, team)).toBe('Favorites')
  expect(due(time, { taken: 4, waiting: 2 }, team)).toBeNull()
  expect(due(time, { taken: 4, waiting: 3 })).toBe('Favorites')
})

test('the name of a group has room for a club with a tag, and no more', () => {
  const tier = (length: number) => [{ invited: 'x'.repeat(length), hoursBefore: 6 }]
  expect(v.is(tiersSchema, tier(12 + 1 + 24))).toBe(true)
  expect(v.is(tiersSchema, tier(12 + 1 + 24 + 1))).toBe(false)
  expect(v.is(tiersSchema, [])).toBe(true)
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
