// Substitutes of a league, asked when members can't come on a game day. They take only places that
// members leave and are not ranked; their matches count for everyone else and for ratings.
import { signUpTimeRefusal, statusRefusal } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { getTierTime, type TierHours } from '../invitation/tier.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { LeagueFields, LeagueState } from './league.ts'

export const substitutesMax = 50

/**
 * named: by an organizer, without an answer yet. in: asked when places are free. out: left the
 * list.
 */
export const substituteStates = ['named', 'in', 'out'] as const
export type SubstituteState = (typeof substituteStates)[number]

/** hoursBefore: when they are asked, before a game day's start; null when the league asks none. */
export type SubstituteTerms = {
  state: LeagueState
  hoursBefore: TierHours | null
  fields: Pick<LeagueFields, 'entryBy' | 'kind'>
}

/**
 * Refused for set teams, which come or stay away together, and for team leagues, whose captains
 * choose among their players.
 */
export function substitutesRefusal({
  state,
  fields,
}: Omit<SubstituteTerms, 'hoursBefore'>): 'league-state' | 'no-substitutes' | null {
  if (fields.entryBy === 'team' || fields.kind === 'teams') return 'no-substitutes'
  return state === 'concluded' ? 'league-state' : null
}

/**
 * A player joins or leaves the list; without being named, only when the league asks substitutes.
 * count: players in the list.
 */
export function decideSubstitute(
  terms: SubstituteTerms,
  { known, isIn, count }: { known: SubstituteState | null; isIn: boolean; count: number },
): Result<SubstituteState, 'league-state' | 'no-substitutes' | 'too-many-substitutes'> {
  if (!isIn) return ok('out')
  const refusal = substitutesRefusal(terms)
  if (refusal !== null) return refuse(refusal)
  if (known === 'in' || known === 'named') return ok('in')
  if (terms.hoursBefore === null) return refuse('no-substitutes')
  return count >= substitutesMax ? refuse('too-many-substitutes', { n: substitutesMax }) : ok('in')
}

/**
 * seats: members who have been on the day's roster, coming or not. taken: places held or offered.
 */
export type SubstituteDay = SubstituteTerms & {
  day: Pick<EventTerms, 'status' | 'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses'>
  seats: number
  taken: number
}

export function shouldAskSubstitutes(
  { state, hoursBefore, fields, day, seats, taken }: SubstituteDay,
  now: number,
): boolean {
  if (hoursBefore === null || state !== 'running') return false
  if (substitutesRefusal({ state, fields }) !== null) return false
  if ((statusRefusal(day) ?? signUpTimeRefusal(day, now)) !== null) return false
  return taken < seats && now >= getTierTime(day, { hoursBefore })
}
