// Agreements that a venue, a club or an event asks for before anyone plays: how often they are asked
// again, and when one counts as accepted. Their texts are not ours.

export const agreementTitleMax = 60
export const agreementTextMax = 8000
/** A name as it is signed with, of the player, a guardian or a guest. */
export const signedNameMax = 80
/** Of one venue, club or event. */
export const agreementsMax = 5
/** So long a record stays after its player deleted their account, unless a setting says otherwise. */
export const agreementYearsDefault = 7

export const agreementOwners = ['venue', 'club', 'event'] as const
export type AgreementOwner = (typeof agreementOwners)[number]

/** once: until its text changes. season: each season. event: each event. */
export const agreementRepeats = ['once', 'season', 'event'] as const
export type AgreementRepeat = (typeof agreementRepeats)[number]

/**
 * How it was accepted. self: signed in. link: by a personal link. desk: on a device of the organizer.
 * paper: on paper, ticked by an organizer.
 */
export const acceptanceWays = ['self', 'link', 'desk', 'paper'] as const
export type AcceptanceWay = (typeof acceptanceWays)[number]

/** What is asked for. seasonFrom, seasonUntil: days, both or neither. */
export type AskedAgreement = {
  versionId: string
  repeats: AgreementRepeat
  seasonFrom: string | null
  seasonUntil: string | null
  forGuests: boolean
}
/** guests: how many names were signed for. Of the version it belongs to, by one player. */
export type Acceptance = {
  versionId: string
  eventId: string | null
  season: string
  way: AcceptanceWay
  guests: number
}
/** day: of the event, at its venue. guests: how many the player brings. */
export type Occasion = { eventId: string; day: string; guests: number }

/**
 * The season of a day (ISO 8601): the one that the agreement names, where the day is in it, else the
 * calendar year.
 */
export function findSeason(
  { seasonFrom, seasonUntil }: Pick<AskedAgreement, 'seasonFrom' | 'seasonUntil'>,
  day: string,
): string {
  const isNamed =
    seasonFrom !== null && seasonUntil !== null && seasonFrom <= day && day <= seasonUntil
  return isNamed ? `${seasonFrom}/${seasonUntil}` : day.slice(0, 4)
}

/**
 * Whether one player has accepted what is asked of them. Names of guests count for the event they
 * were signed in; paper counts for the whole party.
 */
export function isAccepted(
  asked: AskedAgreement,
  acceptances: readonly Acceptance[],
  { eventId, day, guests }: Occasion,
): boolean {
  const own = acceptances.filter(
    ({ versionId, eventId: signedFor, season }) =>
      versionId === asked.versionId &&
      (asked.repeats === 'once' ||
        (asked.repeats === 'season' && season === findSeason(asked, day)) ||
        signedFor === eventId),
  )
  if (own.length === 0) return false
  if (!asked.forGuests || guests === 0) return true
  return own.some((one) => one.eventId === eventId && (one.way === 'paper' || one.guests >= guests))
}

/** What is asked and not accepted yet. */
export const listMissing = <Asked extends AskedAgreement>(
  asked: readonly Asked[],
  acceptances: readonly Acceptance[],
  occasion: Occasion,
): Asked[] => asked.filter((one) => !isAccepted(one, acceptances, occasion))
