// Signs people up for a demo event through the rules of the product, one after the other, as on a
// real day.
import type { EventTerms } from '#domain/event/entry.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { decideBatch } from '#domain/event/roster.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Person } from './people.ts'

/**
 * Signing up happens at instant 0 of an event that starts at 1 and ends at 2: the rules only
 * compare.
 */
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

/**
 * The roster after all of `people`, some with a guest, asked for a place in this order. Players
 * refused by the rules are not in it.
 */
export function fillRoster(random: Random, terms: RosterTerms, people: readonly Person[]): Roster {
  const requests = people.map(({ playerId, skill }) => ({
    kind: 'sign-up' as const,
    player: { playerId, skillSelf: skill, gender: null, birthYear: null },
    guests: random.chance(0.15) ? random.between(0, terms.guestsPerPlayer) : 0,
  }))
  return decideBatch({ ...terms, ...atSignUp }, { entries: [], nextOrder: 1 }, requests, signUpTime)
    .roster
}
