// Laws of invitation answers over random roster histories with declines.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEvent, aWish, requestOf, type Wish } from '#test/scenes/roster-histories.ts'
import { now } from '#test/support/roster-builder.ts'
import { getPlayerIds, type EventTerms } from '../event/entry.ts'
import { toRosterLines } from '../event/roster-change.ts'
import type { Roster } from '../event/roster-request.ts'
import { decideRoster } from '../event/roster.ts'
import { decideDecline, isRemindable, readAnswer, type Invitee } from './answer.ts'

type Moment = Wish | { kind: 'decline'; playerId: string }

const everyone = Array.from({ length: 11 }, (_, n) => `p${n}`)

const aMoment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 5, arbitrary: aWish },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...everyone)
      .map((playerId) => ({ kind: 'decline' as const, playerId })),
  },
)

type World = {
  event: EventTerms
  roster: Roster
  lastOrder: Map<string, number>
  declined: Map<string, number>
}

function inviteeOf({ roster, lastOrder, declined }: World, playerId: string): Invitee {
  const entry = roster.entries.find((one) => getPlayerIds(one).includes(playerId))
  return {
    place: entry?.place ?? null,
    entryOrder: entry?.order ?? lastOrder.get(playerId) ?? null,
    declinedOrder: declined.get(playerId) ?? null,
  }
}

function playMoment(world: World, moment: Moment): boolean {
  if (moment.kind === 'decline') {
    const decided = decideDecline(world.event, inviteeOf(world, moment.playerId), now)
    if (decided.ok && decided.value.isNew)
      world.declined.set(moment.playerId, world.roster.nextOrder)
    return decided.ok
  }
  const request = requestOf(world.event, moment)
  const decided = decideRoster(world.event, world.roster, request, now)
  if (!decided.ok) return false
  for (const { playerId, order } of toRosterLines(decided.value.changes))
    world.lastOrder.set(playerId, order)
  world.roster = decided.value.roster
  if (request.kind === 'resize') world.event = request.terms
  if (request.kind === 'draw') world.event = { ...world.event, isDrawn: true }
  return true
}

const holds = (look: (before: World, moment: Moment, after: World) => void) =>
  fc.assert(
    fc.property(
      anEvent,
      fc.array(aMoment, { minLength: 10, maxLength: 60, size: 'max' }),
      (event, moments) => {
        const world: World = {
          event,
          roster: { entries: [], nextOrder: 1 },
          lastOrder: new Map(),
          declined: new Map(),
        }
        for (const moment of moments) {
          const before = {
            ...world,
            lastOrder: new Map(world.lastOrder),
            declined: new Map(world.declined),
          }
          if (playMoment(world, moment)) look(before, moment, world)
        }
      },
    ),
    { numRuns: 300 },
  )

const hasPlace = ({ roster }: World, playerId: string): boolean =>
  roster.entries.some((entry) => getPlayerIds(entry).includes(playerId))

test('a player with a place is In or waiting, whatever they said before', () => {
  holds((_before, _moment, after) => {
    for (const playerId of everyone)
      expect(['in', 'waiting'].includes(readAnswer(inviteeOf(after, playerId)))).toBe(
        hasPlace(after, playerId),
      )
  })
})

test('Out holds until they come in, and after that only a new Out is one', () => {
  holds((before, moment, after) => {
    for (const playerId of everyone) {
      const [was, is] = [before, after].map((world) => readAnswer(inviteeOf(world, playerId)))
      const saysOut = moment.kind === 'decline' && moment.playerId === playerId
      if (saysOut) expect(is).toBe('out')
      else if (is === 'out') expect(was).toBe('out')
      else if (was === 'out') expect(hasPlace(after, playerId)).toBe(true)
    }
  })
})

test('an Out changes no place, and Out then In takes the next order like anyone', () => {
  holds((before, moment, after) => {
    if (moment.kind === 'decline') expect(after.roster).toEqual(before.roster)
    if (moment.kind !== 'sign-up') return
    const { playerId } = moment.player
    if (readAnswer(inviteeOf(before, playerId)) !== 'out') return
    const order = inviteeOf(after, playerId).entryOrder ?? 0
    for (const entry of before.roster.entries) expect(order).toBeGreaterThan(entry.order)
  })
})

test('a reminder reaches nobody that ever had a place or said Out', () => {
  const spoke = new Set<string>()
  holds((before, moment, after) => {
    if (before.roster.nextOrder === 1 && before.declined.size === 0) spoke.clear()
    if (moment.kind === 'decline') spoke.add(moment.playerId)
    for (const entry of after.roster.entries)
      for (const playerId of getPlayerIds(entry)) spoke.add(playerId)
    for (const playerId of everyone)
      expect(isRemindable(inviteeOf(after, playerId))).toBe(!spoke.has(playerId))
  })
})
