// A contact keeper in the search part of an address: empty for one's own list, the venue's id, plus
// the club's id for a club.
import type { Keeper } from '#contract/contact.ts'

export type KeeperSearch = { venue?: string | undefined; club?: string | undefined }

export function toKeeper({ venue, club }: KeeperSearch): Keeper {
  if (venue === undefined) return { kind: 'player' }
  return club === undefined
    ? { kind: 'venue', locationId: venue }
    : { kind: 'club', locationId: venue, clubId: club }
}

export function toKeeperSearch(keeper: Keeper): KeeperSearch {
  if (keeper.kind === 'player') return {}
  return keeper.kind === 'venue'
    ? { venue: keeper.locationId }
    : { venue: keeper.locationId, club: keeper.clubId }
}
