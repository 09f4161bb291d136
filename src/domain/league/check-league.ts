// Rules between the fields of a league, and the right to join it.
import { skillRefusal, type SkillRefusal } from '../event/eligibility.ts'
import { invitedGroups } from '../event/event.ts'
import type { Gender } from '../player/player.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { LeagueFields, LeagueState } from './league.ts'

export type LeagueFieldsRefusal =
  | 'league-dates'
  | 'event-skill-range'
  | 'event-not-doubles'
  | 'invited-unknown'

export function checkLeagueFields(
  fields: LeagueFields,
  clubNames: readonly string[],
): Result<LeagueFields, LeagueFieldsRefusal> {
  if (fields.startDate > fields.endDate || fields.signupDeadline > fields.endDate)
    return refuse('league-dates')
  if (fields.skillMin !== null && fields.skillMax !== null && fields.skillMin > fields.skillMax)
    return refuse('event-skill-range')
  if (!isPlayable(fields)) return refuse('event-not-doubles')
  const isKnown = fields.invite
    ? [...invitedGroups, ...clubNames].includes(fields.invited)
    : fields.invited === ''
  return isKnown ? ok(fields) : refuse('invited-unknown')
}

const isPlayable = ({ kind, play, entryBy }: LeagueFields): boolean =>
  play === 'doubles'
    ? kind !== 'teams' || entryBy === 'player'
    : entryBy !== 'team' && kind !== 'teams'

export type Applicant = { skillSelf: number | null; gender: Gender | null }
export type JoinRefusal = 'league-not-open' | 'league-full' | 'gender-not-allowed' | SkillRefusal

type JoinTerms = Pick<
  LeagueFields,
  'signupDeadline' | 'skillMin' | 'skillMax' | 'gender' | 'maxPlayers'
> & { state: LeagueState }

/**
 * The refusal for players joining on their own on `today`, a day at the venue, or null. players:
 * how many are in.
 */
export function joinRefusal(
  terms: JoinTerms,
  applicants: readonly Applicant[],
  players: number,
  today: string,
): JoinRefusal | null {
  if (terms.state !== 'registration' || today > terms.signupDeadline) return 'league-not-open'
  if (players + applicants.length > terms.maxPlayers) return 'league-full'
  const wanted = { Men: 'man', Women: 'woman', Any: null, Mixed: null }[terms.gender]
  if (wanted !== null && applicants.some(({ gender }) => gender !== wanted))
    return 'gender-not-allowed'
  if (terms.gender === 'Mixed' && applicants.length === 2 && !isMixedTeam(applicants))
    return 'gender-not-allowed'
  return (
    applicants
      .map(({ skillSelf }) => skillRefusal(terms, skillSelf))
      .find((refusal) => refusal !== null) ?? null
  )
}

const isMixedTeam = (applicants: readonly Applicant[]): boolean =>
  applicants.some(({ gender }) => gender === 'man') &&
  applicants.some(({ gender }) => gender === 'woman')
