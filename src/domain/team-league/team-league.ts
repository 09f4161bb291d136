// A team league: teams with captains meet in match-ups, decided by two to four pairs that each play
// the pair with the same number.

export const pairsMin = 2
export const pairsMax = 4
export const pairsUsual = 3

export const leagueTeamsMax = 12
export const leagueTeamsMin = 2
export const leagueTeamNameMax = 30
export const teamPlayersMax = 20
export const legsMax = 3
export const roundDaysMax = 28

export const lineupDueHours = 24

export const teamSides = ['a', 'b'] as const
export type TeamSide = (typeof teamSides)[number]

export type TeamPair = readonly [string, string]
