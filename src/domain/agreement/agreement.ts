// Agreements that a venue, a club or an event requires before play: how often they are asked, and
// when one counts as accepted. Their texts are not ours.

export const agreementTitleMax = 60
export const agreementTextMax = 8000
export const signedNameMax = 80
export const agreementsMax = 5
export const agreementYearsDefault = 7

export const agreementOwners = ['venue', 'club', 'event'] as const
export type AgreementOwner = (typeof agreementOwners)[number]

export const agreementRepeats = ['once', 'season', 'event'] as const
export type AgreementRepeat = (typeof agreementRepeats)[number]

/**
 * self: signed in. link: by a personal link. desk: on an organizer's device. paper: on paper,
 * ticked by an organizer.
 */
export const acceptanceWays = ['self', 'link', 'desk', 'paper'] as const
export type AcceptanceWay = (typeof acceptanceWays)[number]

/** seasonFrom and seasonUntil are days, both set or both null. */
export type AskedAgreement = {
  versionId: string
  repeats: AgreementRepeat
  seasonFrom: string | null
  seasonUntil: string | null
  forGuests: boolean
}
export type Acceptance = {
  versionId: string
  eventId: string | null
  season: string
  way: AcceptanceWay
  guests: number
}
export type Occasion = { eventId: string; day: string; guests: number }

/**
 * The season of a day (ISO 8601): the agreement's own season when it contains the day, else the
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
 * Guests' names count only for the event they were signed at; a paper acceptance covers the whole
 * party.
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

export const listMissing = <Asked extends AskedAgreement>(
  asked: readonly Asked[],
  acceptances: readonly Acceptance[],
  occasion: Occasion,
): Asked[] => asked.filter((one) => !isAccepted(one, acceptances, occasion))
