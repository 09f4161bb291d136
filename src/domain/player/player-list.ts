// The player list of a venue.
export const playersPage = 12
/** Letters of a venue's name in the dropdown of the list (SPEC section 9). */
export const locationLabelMax = 20
/** Mutually exclusive: turning one on turns the others off. */
export const playerFilters = ['none', 'friends', 'favorites', 'admins'] as const
export type PlayerFilter = (typeof playerFilters)[number]

/** The most ids of players one venue is answered with where ids are asked for many venues. */
export const playerIdsOfLocationMax = 99
