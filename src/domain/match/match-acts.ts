// Permitted actions on a match's score, decided by the same functions on screens and the server.
import { withoutOffice } from '../access/capabilities.ts'
import type { ListPlayer } from '../match-list/match-list.ts'
import { isContested, findSide, type Match, type Side } from './match.ts'

type Seats = Pick<Match, 'a' | 'b'>
type Listed = Pick<ListPlayer, 'number' | 'playerId'>

/**
 * side: the side they play on. isEarly: the event can't be played yet. decidedAfter (ISO 8601):
 * earlier decisions can't be disputed anymore.
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

export function sideOfPlayer(
  players: readonly Listed[],
  match: Seats,
  playerId: string | null,
): Side | null {
  const listed =
    playerId === null ? undefined : players.find((player) => player.playerId === playerId)
  return listed === undefined ? null : findSide(match, listed.number)
}

export const reportedSide = (
  players: readonly Listed[],
  match: Seats & Pick<Match, 'reportedBy'>,
): Side | null => sideOfPlayer(players, match, match.reportedBy)

export const isComplete = ({ a, b }: Seats): boolean => a.length > 0 && b.length > 0
export const isUnanswered = ({ state }: Pick<Match, 'state'>): boolean =>
  state === 'reported' || state === 'disputed'

type Decided = Pick<
  Match,
  'state' | 'reportedBy' | 'confirmedBy' | 'confirmed' | 'decided' | 'disputedBy'
>

export type MatchActs = {
  report: boolean
  confirm: boolean
  dispute: boolean
  decide: boolean
  clear: boolean
}

/**
 * A side answers the other's report; after a dispute it may still confirm, and the reporter may
 * report again. Once a score counts only the organizer changes it, even when results are closed.
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
    report: !isClosed && isComplete(match) && canReport(match, told, viewer),
    confirm: (canAnswer(told, viewer) && isUnanswered(match)) || canWithdrawDispute(match, viewer),
    dispute: canRefuse(match, told, viewer) || canContest(match, told, viewer),
    decide: mayChange && isComplete(match),
    clear,
  }
}

const canRefuse = (
  { state }: Pick<Match, 'state'>,
  told: Side | null,
  viewer: MatchViewer,
): boolean => state === 'reported' && canAnswer(told, viewer) && isOtherSide(told, viewer)

export const canContest = (
  match: Decided,
  told: Side | null,
  { side, playerId, decidedAfter }: MatchViewer,
): boolean =>
  side !== null &&
  isDecidedByOthers(match, told, playerId) &&
  !isContested(match) &&
  (match.decided ?? match.confirmed ?? '') > decidedAfter

/**
 * True when a score counts by another organizer's decision, or by players other than this one. An
 * admin's settlement is final and never counts as such.
 */
export const isDecidedByOthers = (
  { state, decided, reportedBy, confirmedBy }: Decided,
  told: Side | null,
  playerId: string | null,
): boolean =>
  state === 'confirmed' &&
  confirmedBy !== playerId &&
  (decided !== null || (told !== null && reportedBy !== playerId))

export const canWithdrawDispute = (match: Decided, { playerId }: MatchViewer): boolean =>
  isContested(match) && match.disputedBy === playerId

/**
 * A venue admin may settle it unless they run the event, play in the match, or decided it before.
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

export const isOtherSide = (told: Side | null, { side }: MatchViewer): boolean =>
  side !== null && side !== told

export const canAnswer = (told: Side | null, viewer: MatchViewer): boolean =>
  !viewer.isClosed && (viewer.canPlay || isOtherSide(told, viewer))

export function canReport(
  match: Pick<Match, 'state'>,
  told: Side | null,
  { side, canPlay }: MatchViewer,
): boolean {
  if (match.state === 'planned') return canPlay || side !== null
  return side !== null && side === told && isUnanswered(match)
}
