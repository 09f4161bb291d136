// Clubs of a venue; they serve as invitation groups of private events.

/**
 * Characters as people see them; of each, four UTF-16 units at most on average, of the slug too.
 */
export const clubNameMax = 12

/** What a player is to a club. For everyone else, a stranger, the club does not exist. */
export const clubRoles = ['owner', 'member', 'invited'] as const
export type ClubRole = (typeof clubRoles)[number]

/** True for the roles that rename and delete the club. */
export const mayRunClub = (role: ClubRole): boolean => role === 'owner'
