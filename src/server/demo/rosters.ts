// Signs people up for a demo event one by one through the product's own rules.
import type { EventTerms } from '#domain/event/entry.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { decideBatch } from '#domain/event/roster.ts'
import type { Random } from '#domain/shared/random.ts'
import type { DemoPerson } from './people.ts'

/** Sign-ups happen at instant 0, the event runs from 1 to 2; the rules only compare. */
const signUpTime = 0
const atSignUp = {
  status: 'published',
  startsAt: 1,
  endsAt: 2,
  signupOpens: null,
  signupCloses: null,
  cancelCutoffHours: 0,
  entryBy: 'player',
  ageMin: null,
  ageMax: null,
  year: 0,
  signupMode: 'first come',
  drawAt: null,
  isDrawn: false,
  offersUntil: () => null,
} as const

export type RosterTerms = Omit<EventTerms, keyof typeof atSignUp>

export function fillRoster(
  random: Random,
  terms: RosterTerms,
  people: readonly DemoPerson[],
): Roster {
  const requests = people.map(({ playerId, skill }) => ({
    kind: 'sign-up' as const,
    player: { playerId, skillSelf: skill, gender: null, birthYear: null },
    guests: random.chance(0.15) ? random.between(0, terms.guestsPerPlayer) : 0,
  }))
  return decideBatch({ ...terms, ...atSignUp }, { entries: [], nextOrder: 1 }, requests, signUpTime)
    .roster
}
