// The parts of a league's screen, in a file of their own: the address is read with the first
// script.

export const leagueTabs = ['standings', 'days', 'members'] as const
export type LeagueTab = (typeof leagueTabs)[number]
