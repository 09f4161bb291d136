// A team league: teams with a captain meet in match-ups, each decided by two to four pairs that
// play against the pair with the same number.

export const pairsMin = 2
export const pairsMax = 4
/** What a form starts with, and what leagues without teams carry. */
export const pairsUsual = 3

export const leagueTeamsMax = 12
export const leagueTeamsMin = 2
export const leagueTeamNameMax = 30
/** Players of one team. */
export const teamPlayersMax = 20
/** How often everyone meets everyone. */
export const legsMax = 3
/** Days between two rounds. */
export const roundDaysMax = 28

/** A captain without a line-up is told so long before the match-up starts. */
export const lineupDueHours = 24

/** Which of the two teams of a match-up; a is named first. */
export const teamSides = ['a', 'b'] as const
export type TeamSide = (typeof teamSides)[number]

/** The ids of two players of one team. */
export type Pair = readonly [string, string]
