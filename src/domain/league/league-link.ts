// The path of a league's public standings.

export const toLeaguePath = (key: string): string => `/l/${key}`
