// The match list of an event: players, courts, matches and byes. Players are numbered for the
// schedule.
import type { Match } from '../match/match.ts'
import { linkProofLength } from '../shared/link-key.ts'

/** expected: signed up, not seen yet. left: went home; rounds already played stay. */
export const presences = ['expected', 'here', 'left'] as const
export type Presence = (typeof presences)[number]

export const matchListStates = ['open', 'closed'] as const
export type MatchListState = (typeof matchListStates)[number]

export const listPlayersMax = 500
export const watchKeyLength = 22

export const isWatchKey = (key: string): boolean =>
  key.length === watchKeyLength || key.length === watchKeyLength + linkProofLength

/**
 * For a guest playerId is null, guestOf is their host, and guest counts from 1. team: shared by
 * partners.
 */
export type ListPlayer = {
  number: number
  playerId: string | null
  guestOf: string | null
  guest: number | null
  presence: Presence
  team: number | null
}
export type Bye = { round: number; number: number }

export type MatchList = {
  eventId: string
  state: MatchListState
  courts: readonly number[]
  /**
   * Grows with each change of players, courts or coming matches; a plan for an older revision is
   * refused.
   */
  revision: number
  players: readonly ListPlayer[]
  matches: readonly Match[]
  byes: readonly Bye[]
}

export const isPlayed = ({ state }: Pick<Match, 'state'>): boolean => state !== 'planned'
