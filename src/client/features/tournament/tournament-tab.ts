// The parts of a tournament's screen, in a file of their own: the address is read before the screen.

export const tournamentTabs = ['divisions', 'courts', 'plan'] as const
export type TournamentTab = (typeof tournamentTabs)[number]
