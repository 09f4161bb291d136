// A club's profile beyond its name, and who may see it.

export const clubTitleMax = 60
export const clubTextMax = 2000
export const clubVenuesMax = 10

/**
 * listed: on its venues' pages and by link. link: for everyone with the link. hidden: for members
 * only.
 */
export const clubVisibilities = ['listed', 'link', 'hidden'] as const
export type ClubVisibility = (typeof clubVisibilities)[number]

export const hasPublicFace = (visibility: ClubVisibility): boolean => visibility !== 'hidden'

export const clubJoinings = ['link', 'request', 'invitation'] as const
export type ClubJoining = (typeof clubJoinings)[number]

export const getClubTitle = ({ title, clubName }: { title: string; clubName: string }): string =>
  title === '' ? clubName : title
