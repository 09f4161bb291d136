// Who may do what with the score of a match. The screen shows what the server allows, by the same function.
import type { ListPlayer } from '../match-list/match-list.ts'
import { sideOf, type Match, type Side } from './match.ts'

type Answered = Pick<Match, 'a' | 'b' | 'state' | 'reportedBy' | 'disputedBy'>
type Listed = Pick<ListPlayer, 'number' | 'playerId'>

/** Someone in front of a match: the side they play on, and whether they may run the match list. */
export type MatchViewer = { side: Side | null; canPlay: boolean; isClosed: boolean }

/** The side a player is on; of guests and of others null. */
export function sideOfPlayer(players: readonly Listed[], match: Pick<Match, 'a' | 'b'>, playerId: string | null): Side | null {
  const listed = playerId === null ? undefined : players.find((player) => player.playerId === playerId)
  return listed === undefined ? null : sideOf(match, listed.number)
}

/** The side that told the score that stands; null where nobody did, or someone who does not play in it. */
export const reportedSide = (players: readonly Listed[], match: Answered): Side | null => sideOfPlayer(players, match, match.reportedBy)

export type MatchActs = {
  /** Tell a score, or tell an unanswered one of the own side again. */
  report: boolean
  confirm: boolean
  dispute: boolean
  /** Organizer: decide, or correct what counts. */
  decide: boolean
  /** Organizer: as if it had not been played. */
  clear: boolean
}

/**
 * What a viewer may do now. A side answers what the other told; after a dispute it may still confirm, and who told it may tell it anew. Once a
 * score counts only the organizer changes it, also when the results are closed.
 */
export function matchActs(match: Answered, told: Side | null, { side, canPlay, isClosed }: MatchViewer): MatchActs {
  const isComplete = match.a.length > 0 && match.b.length > 0
  const isOpen = match.state === 'reported' || match.state === 'disputed'
  const answers = !isClosed && side !== null && side !== told
  return {
    report: isComplete && !isClosed && (canPlay ? match.state === 'planned' : side !== null && (match.state === 'planned' || (isOpen && side === told))),
    confirm: answers && isOpen,
    dispute: answers && match.state === 'reported',
    decide: isComplete && canPlay && match.state !== 'planned',
    clear: canPlay && !isClosed && match.state !== 'planned',
  }
}
