// The permitted acts on the score of a match. The screen shows what the server allows, by the same
// function.
import { withoutOffice } from '../access/capabilities.ts'
import type { ListPlayer } from '../match-list/match-list.ts'
import { isContested, findSide, type Match, type Side } from './match.ts'

type Seats = Pick<Match, 'a' | 'b'>
type Listed = Pick<ListPlayer, 'number' | 'playerId'>

/**
 * Someone in front of a match: the side they play on, and whether they may run the match list.
 * isEarly: the event cannot be played yet. roles: what they are to the event. decidedAfter (ISO
 * 8601): what was decided before can be disputed no more.
 */
export type MatchViewer = {
  playerId: string | null
  roles: readonly string[]
  side: Side | null
  canPlay: boolean
  isClosed: boolean
  isEarly: boolean
  decidedAfter: string
}

/** The side a player is on; of guests and of others null. */
export function sideOfPlayer(
  players: readonly Listed[],
  match: Seats,
  playerId: string | null,
): Side | null {
  const listed =
    playerId === null ? undefined : players.find((player) => player.playerId === playerId)
  return listed === undefined ? null : findSide(match, listed.number)
}

/**
 * The side of the standing score; null without one, or when its teller does not play in
 * it.
 */
export const reportedSide = (
  players: readonly Listed[],
  match: Seats & Pick<Match, 'reportedBy'>,
): Side | null => sideOfPlayer(players, match, match.reportedBy)

/** Both sides are known. */
export const isComplete = ({ a, b }: Seats): boolean => a.length > 0 && b.length > 0
/** Told, and not counting yet. */
export const isUnanswered = ({ state }: Pick<Match, 'state'>): boolean =>
  state === 'reported' || state === 'disputed'

type Decided = Pick<
  Match,
  'state' | 'reportedBy' | 'confirmedBy' | 'confirmed' | 'decided' | 'disputedBy'
>

export type MatchActs = {
  /** Tell a score, or tell an unanswered one of their own side anew. */
  report: boolean
  confirm: boolean
  dispute: boolean
  /** Organizer: decide, or correct what counts. */
  decide: boolean
  /** Organizer: as if it had not been played. */
  clear: boolean
}

/**
 * What a viewer may do now. A side answers what the other told; after a dispute it may still
 * confirm, and its teller may tell it anew. Once a score counts only the organizer changes it,
 * also when the results are closed.
 */
export function matchActs(
  match: Decided & Seats & Pick<Match, 'state'>,
  told: Side | null,
  viewer: MatchViewer,
): MatchActs {
  const { canPlay, isClosed } = viewer
  const mayChange =
    canPlay && match.state !== 'planned' && (!isContested(match) || canSettle(match, viewer))
  const clear = mayChange && !isClosed
  if (viewer.isEarly) return { report: false, confirm: false, dispute: false, decide: false, clear }
  return {
    report: !isClosed && isComplete(match) && canTell(match, told, viewer),
    confirm: (canAnswer(told, viewer) && isUnanswered(match)) || canWithdrawDispute(match, viewer),
    dispute: canRefuse(match, told, viewer) || canContest(match, told, viewer),
    decide: mayChange && isComplete(match),
    clear,
  }
}

/** The other side says no to a score that waits for it. */
const canRefuse = (
  { state }: Pick<Match, 'state'>,
  told: Side | null,
  viewer: MatchViewer,
): boolean => state === 'reported' && canAnswer(told, viewer) && isOtherSide(told, viewer)

/**
 * True for players of a match that counts by the word of others, for a while, also when the results
 * are closed.
 */
export const canContest = (
  match: Decided,
  told: Side | null,
  { side, playerId, decidedAfter }: MatchViewer,
): boolean =>
  side !== null &&
  isByOthers(match, told, playerId) &&
  !isContested(match) &&
  (match.decided ?? match.confirmed ?? '') > decidedAfter

/**
 * True where a score counts by the word of others: of another organizer, or of players without this
 * one. What an admin settled has no teller among the players: it stands.
 */
export const isByOthers = (
  { state, decided, reportedBy, confirmedBy }: Decided,
  told: Side | null,
  playerId: string | null,
): boolean =>
  state === 'confirmed' &&
  confirmedBy !== playerId &&
  (decided !== null || (told !== null && reportedBy !== playerId))

/** The player that disputes a counting score may take that back. */
export const canWithdrawDispute = (match: Decided, { playerId }: MatchViewer): boolean =>
  isContested(match) && match.disputedBy === playerId

/**
 * An admin of the venue settles, without running the event, playing in the match, or having decided
 * it before.
 */
export const canSettle = (
  { confirmedBy }: Decided,
  { roles, side, canPlay, playerId }: MatchViewer,
): boolean =>
  canPlay &&
  roles.includes('venue-admin') &&
  withoutOffice(roles).length === 0 &&
  side === null &&
  confirmedBy !== playerId

/** True for the side that did not tell the score: it alone can say that it is wrong. */
export const isOtherSide = (told: Side | null, { side }: MatchViewer): boolean =>
  side !== null && side !== told

/** True for the side that did not tell the score, and for organizers of the match list. */
export const canAnswer = (told: Side | null, viewer: MatchViewer): boolean =>
  !viewer.isClosed && (viewer.canPlay || isOtherSide(told, viewer))

/**
 * True for players of a match without a score, for organizers of the list, and for the side of a
 * score still without an answer.
 */
export function canTell(
  match: Pick<Match, 'state'>,
  told: Side | null,
  { side, canPlay }: MatchViewer,
): boolean {
  if (match.state === 'planned') return canPlay || side !== null
  return side !== null && side === told && isUnanswered(match)
}
