// Eligibility for an event by level, gender and time. Each function returns a refusal code, or null
// when the player may enter.
import { ageRefusal, type AgeRefusal, type KnownBirthYear } from '../age/age.ts'
import type { Gender } from '../player/player.ts'
import type { Entry, EventTerms } from './entry.ts'

const hourMs = 3_600_000

export type SkillRefusal = 'skill-too-low' | 'skill-too-high'

/**
 * Compares a level with the event's range, regardless of the skill rule. An unset level is too low
 * when a minimum is set, so leaving it open doesn't admit anyone; it is never too high.
 */
export function skillRefusal(
  terms: Pick<EventTerms, 'skillMin' | 'skillMax'>,
  skillSelf: number | null,
): SkillRefusal | null {
  if (terms.skillMin !== null && (skillSelf === null || skillSelf < terms.skillMin))
    return 'skill-too-low'
  if (terms.skillMax !== null && skillSelf !== null && skillSelf > terms.skillMax)
    return 'skill-too-high'
  return null
}

export function genderRefusal(
  terms: Pick<EventTerms, 'gender'>,
  gender: Gender | null,
): 'gender-not-allowed' | null {
  if (terms.gender === 'Men' && gender !== 'man') return 'gender-not-allowed'
  if (terms.gender === 'Women' && gender !== 'woman') return 'gender-not-allowed'
  return null
}

type Entering = { skillSelf: number | null; gender: Gender | null; birthYear: KnownBirthYear }

export const playerRefusal = (
  terms: EventTerms,
  player: Entering,
): 'gender-not-allowed' | SkillRefusal | AgeRefusal | null =>
  traitRefusal(terms, player) ?? ageRefusal(terms, player.birthYear)

/** Reveals of a partner's age only that it keeps them out. */
export const partnerRefusal = (
  terms: EventTerms,
  partner: Entering,
): 'gender-not-allowed' | SkillRefusal | 'partner-age-not-allowed' | null =>
  traitRefusal(terms, partner) ??
  (ageRefusal(terms, partner.birthYear) === null ? null : 'partner-age-not-allowed')

const traitRefusal = (terms: EventTerms, { gender, skillSelf }: Entering) =>
  genderRefusal(terms, gender) ??
  (terms.skillRule === 'block' ? skillRefusal(terms, skillSelf) : null)

/** In a Mixed event a team is a woman and a man; a player without a gender counts as either. */
export const teamRefusal = (
  terms: Pick<EventTerms, 'gender'>,
  [one, other]: readonly [Pick<Entering, 'gender'>, Pick<Entering, 'gender'>],
): 'gender-not-allowed' | null =>
  terms.gender === 'Mixed' &&
  (one.gender === 'man' || one.gender === 'woman') &&
  one.gender === other.gender
    ? 'gender-not-allowed'
    : null

export function statusRefusal(
  terms: Pick<EventTerms, 'status'>,
): 'event-not-found' | 'event-cancelled' | null {
  if (terms.status === 'draft') return 'event-not-found'
  return terms.status === 'cancelled' ? 'event-cancelled' : null
}

/**
 * The start and final results always close sign-up; signupOpens and signupCloses narrow it further.
 */
export function signUpTimeRefusal(
  terms: Pick<EventTerms, 'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses' | 'isOver'>,
  now: number,
): 'event-in-past' | 'event-closed' | 'event-not-open' | null {
  if (isPast(terms, now)) return 'event-in-past'
  if (terms.isOver === true) return 'event-closed'
  if (hasStarted(terms, now) || (terms.signupCloses !== null && now >= terms.signupCloses))
    return 'event-closed'
  return terms.signupOpens !== null && now < terms.signupOpens ? 'event-not-open' : null
}

export const isPast = (terms: Pick<EventTerms, 'endsAt'>, now: number): boolean =>
  now >= terms.endsAt

export const hasStarted = (terms: Pick<EventTerms, 'startsAt'>, now: number): boolean =>
  now >= terms.startsAt

/**
 * The terms with the cut-off that applied when the entry was made; one that is raised later doesn't
 * bind it.
 */
export const toBinding = <Terms extends Pick<EventTerms, 'cancelCutoffHours'>>(
  terms: Terms,
  { cutoffHours }: Pick<Entry, 'cutoffHours'>,
): Terms => ({
  ...terms,
  cancelCutoffHours: Math.min(terms.cancelCutoffHours, cutoffHours ?? terms.cancelCutoffHours),
})

/** True after the cancel cut-off. Without a cut-off (0 hours) leaving is never late. */
export const isLateCancel = (
  terms: Pick<EventTerms, 'startsAt' | 'cancelCutoffHours'>,
  now: number,
): boolean => terms.cancelCutoffHours > 0 && now > terms.startsAt - terms.cancelCutoffHours * hourMs
