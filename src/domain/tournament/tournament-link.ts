// Where the public link to a tournament leads.

/** The public page of a tournament. */
export const toTournamentPath = (key: string): string => `/t/${key}`
