// A match: two sides, where and when it is played, and how far its result is. Players are the
// numbers of a match list.

export type Side = 'a' | 'b'
/** What part of the evening a match belongs to: a round, a pool, or a place in a bracket. */
export const matchStages = [
  'round',
  'pool',
  'winners',
  'losers',
  'final',
  'bronze',
  'consolation',
] as const
export type MatchStage = (typeof matchStages)[number]
/**
 * planned: no score yet. reported: one side told it. disputed: the other side says no. confirmed:
 * it counts, unless it is contested.
 */
export const matchStates = ['planned', 'reported', 'disputed', 'confirmed'] as const
export type MatchState = (typeof matchStates)[number]

/** The points of one game, side a first. */
export type GamePoints = readonly [number, number]

/**
 * round counts from 1; slot is the place in the round (of a bracket: from the top). A side of a
 * bracket match may still be empty. walkover: won without a game, or the rest of it, as the other
 * side could not play. Ids are players'; instants ISO 8601.
 */
export type Match = {
  matchId: string
  stage: MatchStage
  round: number
  slot: number
  court: number | null
  pool: number | null
  a: readonly number[]
  b: readonly number[]
  state: MatchState
  games: readonly GamePoints[]
  winner: Side | null
  walkover: boolean
  reportedBy: string | null
  reported: string | null
  disputedBy: string | null
  dispute: string
  confirmedBy: string | null
  confirmed: string | null
  /**
   * When an organizer entered or decided what counts; null where players agreed, or
   * it was settled.
   */
  decided: string | null
}

export const gamesMax = 5
export const disputeMax = 200
/** A reported score no one answers counts after this time. */
export const autoConfirmHours = 24
/** So long the players of a match may say that a score decided by others is wrong. */
export const contestHours = 48

/** True while a score that counts is under dispute: an admin of the venue settles it. */
export const isContested = ({ state, disputedBy }: Pick<Match, 'state' | 'disputedBy'>): boolean =>
  state === 'confirmed' && disputedBy !== null

/** Everyone in a match. */
export const playersOfMatch = ({ a, b }: Pick<Match, 'a' | 'b'>): readonly number[] => [...a, ...b]

/** The side a number plays on, or null. */
export const findSide = ({ a, b }: Pick<Match, 'a' | 'b'>, number: number): Side | null =>
  a.includes(number) ? 'a' : b.includes(number) ? 'b' : null
