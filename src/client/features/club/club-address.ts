// Reads the club from an address of /editclub. Ours has the slug and the venue beside it; the
// spec's id joins both.
import { fitsClub } from '#domain/club/club-name.ts'
import { languageQuery } from '../../i18n/language.ts'

export type ClubAddress = { clubId: string; locationId: string | undefined }

/**
 * `clubId` comes from the path, `locId` from the query; a joined id without one is matched against
 * the `known` venues.
 */
export function readClubAddress(
  clubId: string,
  locId: string | undefined,
  known: readonly string[],
): ClubAddress {
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

export const toClubFeed = (key: string): string =>
  `${location.origin}/feed/club/${key}.ics${languageQuery()}`
