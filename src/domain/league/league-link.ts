// Where the public link to the standings of a league leads.

/** The public page of a league. */
export const toLeaguePath = (key: string): string => `/l/${key}`
