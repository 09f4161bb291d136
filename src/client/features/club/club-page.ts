// A club as its own page gets it.
import type { LiveOutput } from '#contract/contract.ts'

export type ClubPage = LiveOutput<'clubs-home'>
export type ClubPerson = ClubPage['invited'][number]

/** How calls name a club. */
export const toClubKey = ({ locationId, clubId }: Pick<ClubPage, 'locationId' | 'clubId'>) => ({
  locationId,
  clubId,
})
