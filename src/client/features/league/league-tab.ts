// The tabs of a league's screen, in their own file because the address is parsed with the first
// script.

export const leagueTabs = ['standings', 'days', 'members'] as const
export type LeagueTab = (typeof leagueTabs)[number]
