// A match: its two sides, time and court, and the state of its result. Players are numbers of a
// match list.

export type Side = 'a' | 'b'
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
 * planned: no score yet. reported: by one side. disputed: refused by the other. confirmed: it
 * counts, unless contested.
 */
export const matchStates = ['planned', 'reported', 'disputed', 'confirmed'] as const
export type MatchState = (typeof matchStates)[number]

export type GamePoints = readonly [number, number]

/**
 * round counts from 1; slot is the position in the round, in a bracket from the top. A bracket side
 * may still be empty. walkover: won without playing all games because the other side could not
 * play. Ids are players'; instants ISO 8601.
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
   * The time when an organizer entered or decided the score; null when players agreed or an admin
   * settled it.
   */
  decided: string | null
}

export const gamesMax = 5
export const disputeMax = 200
/** An unanswered score counts after this time. */
export const autoConfirmHours = 24
/** Players may dispute a score decided by others for this long. */
export const contestHours = 48

export const isContested = ({ state, disputedBy }: Pick<Match, 'state' | 'disputedBy'>): boolean =>
  state === 'confirmed' && disputedBy !== null

export const playersOfMatch = ({ a, b }: Pick<Match, 'a' | 'b'>): readonly number[] => [...a, ...b]

export const findSide = ({ a, b }: Pick<Match, 'a' | 'b'>, number: number): Side | null =>
  a.includes(number) ? 'a' : b.includes(number) ? 'b' : null
