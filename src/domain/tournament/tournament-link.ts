// The path of a tournament's public page.

export const toTournamentPath = (key: string): string => `/t/${key}`
