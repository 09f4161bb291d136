// A schedule of rotating doubles: rounds of games, two against two, and byes.

export type Game = {
  court: number
  teams: readonly [readonly [number, number], readonly [number, number]]
}

/** Players are numbers from 0, courts from 1. A player with neither a game nor a bye is absent. */
export type Round = { games: readonly Game[]; byes: readonly number[] }

export const scheduleLimits = {
  minPlayers: 4,
  maxPlayers: 64,
  minCourts: 1,
  maxCourts: 16,
  minRounds: 1,
  maxRounds: 100,
} as const

export const getGamePlayers = ({
  teams: [[a, b], [c, d]],
}: Game): readonly [number, number, number, number] => [a, b, c, d]
