// Clubs of a venue, which also serve as invitation groups of private events.

/**
 * In characters as people see them, each at most four UTF-16 units on average; the same limit
 * applies to the slug.
 */
export const clubNameMax = 12

/** For everyone without a role the club does not exist. */
export const clubRoles = ['owner', 'member', 'invited'] as const
export type ClubRole = (typeof clubRoles)[number]

export const mayRunClub = (role: ClubRole): boolean => role === 'owner'
