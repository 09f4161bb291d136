// Laws of tiers over random histories: places taken and freed, moved starts, closing sign-up, and
// two nodes with jumping clocks.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeTiers, findDueTier, getTierTime, tierHours, type TierState } from './tier.ts'

const hourMs = 3_600_000
const firstStart = 1000 * hourMs
const maxPlayers = 4

type World = {
  startsAt: number
  taken: number
  isOpen: boolean
  status: 'published' | 'cancelled'
  tiers: TierState[]
}
const termsFor = ({ startsAt, isOpen, status }: World) => ({
  status,
  startsAt,
  endsAt: startsAt + hourMs,
  signupOpens: null,
  signupCloses: isOpen ? null : 0,
  maxPlayers,
  entryBy: 'player' as const,
})

const aMoment = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('places' as const), taken: fc.nat(4) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('look' as const),
      now: fc.integer({ min: firstStart - 100 * hourMs, max: firstStart + 30 * hourMs }),
    }),
  },
  fc.record({
    kind: fc.constant('move' as const),
    startsAt: fc.integer({ min: firstStart - 20 * hourMs, max: firstStart + 20 * hourMs }),
  }),
  fc.record({ kind: fc.constant('sign-up' as const), isOpen: fc.boolean() }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('published' as const, 'cancelled' as const),
  }),
)
type Moment = typeof aMoment extends fc.Arbitrary<infer M> ? M : never

const someTiers = fc
  .uniqueArray(
    fc.record({
      invited: fc.constantFrom('Favorites', 'Dinks', 'Smashers'),
      hoursBefore: fc.constantFrom(...tierHours),
    }),
    { selector: ({ invited }) => invited, minLength: 1, maxLength: 3 },
  )
  .map((tiers) => arrangeTiers('Friends', tiers))

function play(world: World, moment: Moment): TierState | null {
  switch (moment.kind) {
    case 'places':
      world.taken = moment.taken
      return null
    case 'move':
      world.startsAt = moment.startsAt
      return null
    case 'sign-up':
      world.isOpen = moment.isOpen
      return null
    case 'status':
      world.status = moment.status
      return null
    case 'look': {
      const facts = { terms: termsFor(world), invite: true, isGroupAsked: true, waiting: 0 }
      const due = findDueTier({ ...facts, taken: world.taken }, world.tiers, moment.now)
      if (due !== null) due.asked = moment.now
      return due
    }
  }
}

const holds = (look: (world: World, moment: Moment, asked: TierState | null) => void) =>
  fc.assert(
    fc.property(someTiers, fc.array(aMoment, { minLength: 8, maxLength: 50 }), (tiers, moments) => {
      const world: World = {
        startsAt: firstStart,
        taken: 2,
        isOpen: true,
        status: 'published',
        tiers: tiers.map((tier) => ({ ...tier, asked: null })),
      }
      for (const moment of moments) look(world, moment, play(world, moment))
    }),
    { numRuns: 400 },
  )

test('a tier is asked once, with a place free, at its time or later, before the start', () => {
  const asked = new Set<TierState>()
  holds((world, moment, tier) => {
    if (tier === null || moment.kind !== 'look') return
    expect(asked.has(tier)).toBe(false)
    asked.add(tier)
    expect(world.taken).toBeLessThan(maxPlayers)
    expect(moment.now).toBeGreaterThanOrEqual(getTierTime(world, tier))
    expect(moment.now).toBeLessThan(world.startsAt)
    expect([world.isOpen, world.status]).toEqual([true, 'published'])
  })
  expect(asked.size).toBeGreaterThan(0)
})

test('a tier is never asked before the one that stands before it', () => {
  holds(({ tiers }) => {
    const firstOpen = tiers.findIndex(({ asked }) => asked === null)
    if (firstOpen !== -1)
      expect(tiers.slice(firstOpen).every(({ asked }) => asked === null)).toBe(true)
  })
})

test('whatever happened, with places free before the start every tier is asked, in order', () => {
  holds((world) => {
    const left = { ...world, taken: 0, isOpen: true, status: 'published' as const }
    left.tiers = world.tiers.map((tier) => ({ ...tier }))
    for (const _ of left.tiers) play(left, { kind: 'look', now: world.startsAt - 1 })
    expect(left.tiers.every(({ asked }) => asked !== null)).toBe(true)
  })
})
