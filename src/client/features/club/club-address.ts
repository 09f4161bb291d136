// Which club an address of /editclub means. Ours names the club by its slug and the venue beside
// it; the spec's id joins both.
import { fitsClub } from '#domain/club/club-name.ts'
import { languageQuery } from '../../i18n/language.ts'

export type ClubAddress = { clubId: string; locationId: string | undefined }

/**
 * `clubId` as it stands in the path, `locId` of the query; a joined id without one is looked up among the venues of `known`.
 */
export function readClubAddress(
  clubId: string,
  locId: string | undefined,
  known: readonly string[],
): ClubAddress {
  // No slug is longer than a name.
  if (fitsClub(clubId)) return { clubId, locationId: locId }
  const isJoined = (locationId: string): boolean =>
    clubId.startsWith(locationId) &&
    clubId.length > locationId.length &&
    fitsClub(clubId.slice(locationId.length))
  const locationId = (locId === undefined ? known : [locId]).find(isJoined)
  return locationId === undefined
    ? { clubId, locationId: locId }
    : { clubId: clubId.slice(locationId.length), locationId }
}

/** The calendar of the public sessions of a club. */
export const toClubFeed = (key: string): string =>
  `${location.origin}/feed/club/${key}.ics${languageQuery()}`
