// What a club says about itself beyond its name, and the people that may see it.

/** Characters as people see them. */
export const clubTitleMax = 60
export const clubTextMax = 2000
/** Venues a club plays at, with its own. */
export const clubVenuesMax = 10

/**
 * listed: at its venues and under its link. link: for everyone with the link. hidden: for its
 * members alone.
 */
export const clubVisibilities = ['listed', 'link', 'hidden'] as const
export type ClubVisibility = (typeof clubVisibilities)[number]

/** True when the club has a page for everyone that knows its link. */
export const hasPublicFace = (visibility: ClubVisibility): boolean => visibility !== 'hidden'

/** How someone becomes a member by themselves. */
export const clubJoinings = ['link', 'request', 'invitation'] as const
export type ClubJoining = (typeof clubJoinings)[number]

/** The title, or the name of a club without one. */
export const titleClub = ({ title, clubName }: { title: string; clubName: string }): string =>
  title === '' ? clubName : title
