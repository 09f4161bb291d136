// Random histories of a roster: events, and the requests of players and organizers.
import * as fc from 'fast-check'
import { getPlayerIds, type Entry, type EventTerms } from '#domain/event/entry.ts'
import type { Roster, RosterRequest } from '#domain/event/roster-request.ts'
import { decideRoster, type RosterDecision } from '#domain/event/roster.ts'
import { now, player, terms } from '#test/support/roster-builder.ts'

const names = Array.from({ length: 11 }, (_, i) => `p${i}`)

const genderOf = (playerId: string) =>
  (['man', 'woman', 'man', 'woman', 'man', 'other', null] as const)[
    Number(playerId.slice(1)) % 7
  ] ?? null

const someone = fc.constantFrom(...names)

const guests = fc.integer({ min: 0, max: 3 })

const asPlayer = someone.map((id) => player(id, { gender: genderOf(id) }))

const size = {
  maxPlayers: fc.integer({ min: 2, max: 9 }),
  maxWaitlist: fc.integer({ min: 0, max: 5 }),
  guestsPerPlayer: fc.integer({ min: 0, max: 3 }),
}

export const anEvent = fc
  .record({
    ...size,
    gender: fc.constantFrom('Any' as const, 'Mixed' as const),
    entryBy: fc.constantFrom('player' as const, 'team' as const),
    signupMode: fc.constantFrom(
      'first come' as const,
      'first come' as const,
      'lottery' as const,
      'take turns' as const,
    ),
  })
  .map((changes) =>
    terms({ ...changes, drawAt: changes.signupMode === 'first come' ? null : now + 1 }),
  )

/**
 * May be missing or already on the roster, because the rules of team events must refuse invalid
 * teams.
 */
const aPartner = fc.option(asPlayer, { freq: 8 })

/** Serves both kinds of event; mostly without guests, because teams have no guests. */
const fewGuests = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: guests },
)

/** A resize holds only the changes; its other terms are the event's at that step. */
export type Wish =
  | Exclude<RosterRequest, { kind: 'resize' }>
  | { kind: 'resize'; changes: Partial<EventTerms> }

const wish = <K extends Wish['kind'], T>(kind: K, asked: fc.Arbitrary<T>) =>
  asked.map((values) => ({ kind, ...values }))

const isPair = (asked: {
  player: { playerId: string }
  partner: { playerId: string } | null
}): boolean => asked.player.playerId !== asked.partner?.playerId

export const aWish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 6,
    arbitrary: wish(
      'sign-up',
      fc.record({ player: asPlayer, partner: aPartner, guests: fewGuests }).filter(isPair),
    ),
  },
  { weight: 3, arbitrary: wish('withdraw', fc.record({ playerId: someone })) },
  { weight: 4, arbitrary: wish('set-guests', fc.record({ playerId: someone, guests })) },
  {
    weight: 1,
    arbitrary: wish('add', fc.record({ player: asPlayer, partner: aPartner }).filter(isPair)),
  },
  { weight: 1, arbitrary: wish('remove', fc.record({ playerId: someone })) },
  {
    weight: 2,
    arbitrary: wish(
      'move',
      fc.record({ playerId: someone, to: fc.constantFrom('playing' as const, 'waiting' as const) }),
    ),
  },
  { weight: 2, arbitrary: wish('swap', fc.record({ playerId: someone, withPlayerId: someone })) },
  { weight: 2, arbitrary: wish('resize', fc.record({ changes: fc.record(size) })) },
  {
    weight: 1,
    arbitrary: wish(
      'draw',
      fc.record({
        seed: fc.nat(),
        turns: fc.array(fc.tuple(someone, fc.nat(3))).map((pairs) => new Map(pairs)),
      }),
    ),
  },
)

export const aHistory = fc.record({
  event: anEvent,
  wishes: fc.array(aWish, { minLength: 5, maxLength: 60, size: 'max' }),
})

export const requestOf = (event: EventTerms, wished: Wish): RosterRequest =>
  wished.kind === 'resize' ? { kind: 'resize', terms: { ...event, ...wished.changes } } : wished

type Step = { event: EventTerms; request: RosterRequest; before: Roster; decision: RosterDecision }

/**
 * Plays a history and passes each accepted step to `look`, with the event as it is after the step.
 */
export function play(
  { event: first, wishes }: { event: EventTerms; wishes: Wish[] },
  look: (step: Step) => void,
): void {
  let event = first
  let roster: Roster = { entries: [], nextOrder: 1 }
  for (const wished of wishes) {
    const request = requestOf(event, wished)
    deepFreeze(roster)
    const decided = decideRoster(event, roster, request, now)
    if (!decided.ok) continue
    if (request.kind === 'resize') event = request.terms
    if (request.kind === 'draw') event = { ...event, isDrawn: true }
    look({ event, request, before: roster, decision: decided.value })
    roster = decided.value.roster
  }
}

/** Rules must be pure: writing to their input throws. */
function deepFreeze(roster: Roster): void {
  for (const entry of roster.entries) Object.freeze(entry)
  Object.freeze(roster.entries)
}

export const waiting = (roster: Roster): Entry[] =>
  roster.entries.filter((entry) => entry.place === 'waiting')

export const inLine = (before: Roster, roster: Roster): Entry[] =>
  waiting(roster).filter(
    ({ playerId }) =>
      !before.entries.some((entry) => entry.playerId === playerId && entry.isSentOut),
  )

export const ids = (roster: Roster): string[] => roster.entries.flatMap(getPlayerIds)

export const holds = (look: (step: Step) => void) =>
  fc.assert(
    fc.property(aHistory, (history) => play(history, look)),
    { numRuns: 300 },
  )
