// The tabs of a tournament's screen, in their own file because the address is parsed before the
// screen loads.

export const tournamentTabs = ['divisions', 'courts', 'plan'] as const
export type TournamentTab = (typeof tournamentTabs)[number]
