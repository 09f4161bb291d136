export const playersPage = 12
export const locationLabelMax = 20
export const playerFilters = ['none', 'friends', 'favorites', 'admins'] as const
export type PlayerFilter = (typeof playerFilters)[number]

export const playerIdsOfLocationMax = 99
