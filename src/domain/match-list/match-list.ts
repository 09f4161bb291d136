// The match list of an event: its players, its courts, every match, and the byes.
// Numbers name its players for the schedule.
import type { Match } from '../match/match.ts'
import { linkProofLength } from '../shared/link-key.ts'

/** expected: signed up, not seen yet. here: plays. left: went home; rounds played stay. */
export const presences = ['expected', 'here', 'left'] as const
export type Presence = (typeof presences)[number]

export const matchListStates = ['open', 'closed'] as const
export type MatchListState = (typeof matchListStates)[number]

export const listPlayersMax = 500
export const watchKeyLength = 22

/** True for the form of the key of a public link; older ones end without a proof. */
export const isWatchKey = (key: string): boolean =>
  key.length === watchKeyLength || key.length === watchKeyLength + linkProofLength

/**
 * A player, or a guest of one: then playerId is null, guestOf names their host, and guest
 * counts from 1. team: partners share its number.
 */
export type ListPlayer = {
  number: number
  playerId: string | null
  guestOf: string | null
  guest: number | null
  presence: Presence
  team: number | null
}
/** A present player without a game in a round. */
export type Bye = { round: number; number: number }

export type MatchList = {
  eventId: string
  state: MatchListState
  /** The courts in use, by their numbers. */
  courts: readonly number[]
  /**
   * Grows with each change of players, courts or matches to come; a plan made from an older one is
   * refused.
   */
  revision: number
  players: readonly ListPlayer[]
  matches: readonly Match[]
  byes: readonly Bye[]
}

/** True once a score was entered: the match stays, whatever is planned again. */
export const isPlayed = ({ state }: Pick<Match, 'state'>): boolean => state !== 'planned'
