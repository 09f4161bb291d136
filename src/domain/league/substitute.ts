// Substitutes of a league: players that are asked when members can't come on a game day. They take
// the places of those only, rank nowhere, and what they play counts for everyone else and for
// ratings.
import { signUpTimeRefusal, statusRefusal } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { getTierTime, type TierHours } from '../invitation/tier.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { LeagueFields, LeagueState } from './league.ts'

/** Players in the list of one league, those named and without an answer too. */
export const substitutesMax = 50

/** named: by an organizer, without an answer yet. in: asked when places are free. out: left it. */
export const substituteStates = ['named', 'in', 'out'] as const
export type SubstituteState = (typeof substituteStates)[number]

/** hoursBefore: a game day's start, when they are asked; null where the league asks none. */
export type SubstituteTerms = {
  state: LeagueState
  hoursBefore: TierHours | null
  fields: Pick<LeagueFields, 'entryBy' | 'kind'>
}

/**
 * Why a league has no list of substitutes now, or null. Set teams come or stay away together, and
 * captains of a team league choose among their players.
 */
export function substitutesRefusal({
  state,
  fields,
}: Omit<SubstituteTerms, 'hoursBefore'>): 'league-state' | 'no-substitutes' | null {
  if (fields.entryBy === 'team' || fields.kind === 'teams') return 'no-substitutes'
  return state === 'concluded' ? 'league-state' : null
}

/**
 * A player says that they are a substitute, or no longer. Without having been named they put
 * themselves forward, where the league asks substitutes at all. count: those in the list.
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
 * seats: members that have been on the roster of the day, whether they come or not. taken: places
 * that players have or are offered.
 */
export type SubstituteDay = SubstituteTerms & {
  day: Pick<EventTerms, 'status' | 'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses'>
  seats: number
  taken: number
}

/** True when the substitutes of a league are asked for a game day at `now`. */
export function wantsSubstitutes(
  { state, hoursBefore, fields, day, seats, taken }: SubstituteDay,
  now: number,
): boolean {
  if (hoursBefore === null || state !== 'running') return false
  if (substitutesRefusal({ state, fields }) !== null) return false
  if ((statusRefusal(day) ?? signUpTimeRefusal(day, now)) !== null) return false
  return taken < seats && now >= getTierTime(day, { hoursBefore })
}
