import type { LiveOutput } from '#contract/contract.ts'

export type ClubPage = LiveOutput<'clubs-home'>
export type ClubPerson = ClubPage['invited'][number]

export const toClubKey = ({ locationId, clubId }: Pick<ClubPage, 'locationId' | 'clubId'>) => ({
  locationId,
  clubId,
})
