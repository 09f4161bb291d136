// Clubs of a venue; they serve as invitation groups of private events.

export const clubNameMax = 12
