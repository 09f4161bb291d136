// Eligibility for an event: level, gender, time. Each question answers with the code of the
// refusal, or null for yes.
import { ageRefusal, type AgeRefusal, type KnownBirthYear } from '../age/age.ts'
import type { Gender } from '../player/player.ts'
import type { Entry, EventTerms } from './entry.ts'

const hourMs = 3_600_000

export type SkillRefusal = 'skill-too-low' | 'skill-too-high'

/**
 * Why a level lies outside the event's range, whatever the event's skill rule says of it. A level
 * never set counts as too low where a minimum is asked: no one enters a 3.5 event by leaving the
 * question open. It is never too high.
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

/**
 * Men and Women admit only players with that gender set. Any and Mixed admit everyone; Mixed
 * balances by places.
 */
export function genderRefusal(
  terms: Pick<EventTerms, 'gender'>,
  gender: Gender | null,
): 'gender-not-allowed' | null {
  if (terms.gender === 'Men' && gender !== 'man') return 'gender-not-allowed'
  if (terms.gender === 'Women' && gender !== 'woman') return 'gender-not-allowed'
  return null
}

type Entering = { skillSelf: number | null; gender: Gender | null; birthYear: KnownBirthYear }

/**
 * Why the event does not admit this player: by gender, by level where it binds, or by age, last of
 * all, so that nobody is asked for a year of birth in vain.
 */
export const playerRefusal = (
  terms: EventTerms,
  player: Entering,
): 'gender-not-allowed' | SkillRefusal | AgeRefusal | null =>
  traitRefusal(terms, player) ?? ageRefusal(terms, player.birthYear)

/** The same of a partner; no more of their age is told than that it keeps them out. */
export const partnerRefusal = (
  terms: EventTerms,
  partner: Entering,
): 'gender-not-allowed' | SkillRefusal | 'partner-age-not-allowed' | null =>
  traitRefusal(terms, partner) ??
  (ageRefusal(terms, partner.birthYear) === null ? null : 'partner-age-not-allowed')

const traitRefusal = (terms: EventTerms, { gender, skillSelf }: Entering) =>
  genderRefusal(terms, gender) ??
  (terms.skillRule === 'block' ? skillRefusal(terms, skillSelf) : null)

/**
 * In a Mixed event a team is a woman and a man. Players that set neither count as either.
 */
export const teamRefusal = (
  terms: Pick<EventTerms, 'gender'>,
  [one, other]: readonly [Pick<Entering, 'gender'>, Pick<Entering, 'gender'>],
): 'gender-not-allowed' | null =>
  terms.gender === 'Mixed' &&
  (one.gender === 'man' || one.gender === 'woman') &&
  one.gender === other.gender
    ? 'gender-not-allowed'
    : null

/** A draft is no one's business yet; a cancelled event keeps its roster as it was. */
export function statusRefusal(
  terms: Pick<EventTerms, 'status'>,
): 'event-not-found' | 'event-cancelled' | null {
  if (terms.status === 'draft') return 'event-not-found'
  return terms.status === 'cancelled' ? 'event-cancelled' : null
}

/**
 * Why no one can sign up at `now`. The start and final results close sign-up in any case;
 * signupOpens and signupCloses narrow it further.
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

/** True from the end on: "This event is in the past". */
export const isPast = (terms: Pick<EventTerms, 'endsAt'>, now: number): boolean =>
  now >= terms.endsAt

/** True from the start on: from then the roster changes only by the organizer's hand. */
export const hasStarted = (terms: Pick<EventTerms, 'startsAt'>, now: number): boolean =>
  now >= terms.startsAt

/** The terms with the cut-off that an entry agreed to: one that is raised later doesn't bind it. */
export const toBinding = <Terms extends Pick<EventTerms, 'cancelCutoffHours'>>(
  terms: Terms,
  { cutoffHours }: Pick<Entry, 'cutoffHours'>,
): Terms => ({
  ...terms,
  cancelCutoffHours: Math.min(terms.cancelCutoffHours, cutoffHours ?? terms.cancelCutoffHours),
})

/**
 * True when leaving at `now` is a late cancel: after the cut-off. Without a cut-off (0 hours)
 * no one is late.
 */
export const isLateCancel = (
  terms: Pick<EventTerms, 'startsAt' | 'cancelCutoffHours'>,
  now: number,
): boolean => terms.cancelCutoffHours > 0 && now > terms.startsAt - terms.cancelCutoffHours * hourMs
