// A score entered, answered, decided or taken back: one pure decision, so that the second caller
// finds what the first one left.
import type { ScoreRule } from '../event/format.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import {
  canAnswer,
  canContest,
  canSettle,
  canTell,
  canWithdrawDispute,
  isComplete,
  isByOthers,
  isOtherSide,
  isUnanswered,
  type MatchViewer,
} from './match-acts.ts'
import { isContested, type GamePoints, type Match, type Side } from './match.ts'
import { checkScore, isSameScore, type Score, type ScoreRefusal } from './score.ts'

/**
 * `reported` is when the score was entered that the answer is about: another one told meanwhile is not answered by it.
 */
export type ScoreRequest =
  | { kind: 'report'; score: Score }
  | { kind: 'confirm'; reported: string }
  | { kind: 'dispute'; reported: string; dispute: string }
  | { kind: 'decide'; score: Score }
  | { kind: 'clear' }

export type ScoreAnswer =
  | 'match-list-closed'
  | 'event-too-early'
  | 'match-contested'
  | 'dispute-too-late'
  | 'not-allowed'
  | 'match-incomplete'
  | 'match-reported'
  | 'match-not-reported'
  | ScoreRefusal

/** told: the side of the standing score. now: ISO 8601. */
export type ScoreContext = {
  viewer: MatchViewer
  told: Side | null
  rule: ScoreRule
  playerId: string
  now: string
}

const noAnswer = {
  disputedBy: null,
  dispute: '',
  confirmedBy: null,
  confirmed: null,
  decided: null,
} as const

/** The match after the request, the very same one when nothing changes, or why not. */
export function answerScore(
  match: Match,
  request: ScoreRequest,
  context: ScoreContext,
): Result<Match, ScoreAnswer> {
  const untimely = timeRefusal(match, request, context.viewer)
  if (untimely !== null) return refuse(untimely)
  switch (request.kind) {
    case 'report':
      return report(match, request.score, context)
    case 'decide':
      return context.viewer.canPlay ? decide(match, request.score, context) : refuse('not-allowed')
    case 'clear':
      return context.viewer.canPlay ? clear(match, context) : refuse('not-allowed')
    case 'confirm':
    case 'dispute':
      return match.state === 'confirmed'
        ? contest(match, request, context)
        : answer(match, request, context)
  }
}

/** A viewer without a say in the match learns that first. */
function timeRefusal(
  { state }: Match,
  { kind }: ScoreRequest,
  { side, canPlay, isClosed, isEarly }: MatchViewer,
): 'match-list-closed' | 'event-too-early' | null {
  const isAboutDecided = state === 'confirmed' && (kind === 'dispute' || kind === 'confirm')
  if (isClosed && kind !== 'decide' && !isAboutDecided) return 'match-list-closed'
  const isConcerned = side !== null || canPlay
  return isEarly && kind !== 'clear' && isConcerned ? 'event-too-early' : null
}

/**
 * A match with a score entered before `since` and left unanswered counts; any other stays the same.
 * Instants are ISO 8601.
 */
export function confirmUnanswered(match: Match, since: string, now: string): Match {
  return match.state === 'reported' && match.reported !== null && match.reported <= since
    ? confirmed(match, null, now)
    : match
}

function report(
  match: Match,
  score: Score,
  { viewer, told, rule, playerId, now }: ScoreContext,
): Result<Match, ScoreAnswer> {
  if (viewer.side === null && !viewer.canPlay) return refuse('not-allowed')
  if (!isComplete(match)) return refuse('match-incomplete')
  const checked = checkScore(score.games, score.walkover, rule)
  if (!checked.ok) return checked
  // Both sides tell the same score, or it was sent twice.
  if (match.state !== 'planned' && isSameScore(getToldScore(match), score))
    return ok(
      isUnanswered(match) && canAnswer(told, viewer)
        ? answeredBy(match, { viewer, told, playerId, now })
        : match,
    )
  if (!canTell(match, told, viewer)) return refuse('match-reported')
  const reported: Match = {
    ...withScore(match, score, checked.value.winner),
    ...noAnswer,
    state: 'reported',
    reportedBy: playerId,
    reported: now,
  }
  return ok(viewer.canPlay ? { ...confirmed(reported, playerId, now), decided: now } : reported)
}

function answer(
  match: Match,
  request: Extract<ScoreRequest, { kind: 'confirm' | 'dispute' }>,
  { viewer, told, playerId, now }: ScoreContext,
): Result<Match, ScoreAnswer> {
  if (!(request.kind === 'confirm' ? canAnswer(told, viewer) : isOtherSide(told, viewer)))
    return refuse('not-allowed')
  if (!isUnanswered(match)) return refuse('match-not-reported')
  if (match.reported !== request.reported) return refuse('match-reported')
  if (request.kind === 'confirm') return ok(answeredBy(match, { viewer, told, playerId, now }))
  return match.state === 'reported'
    ? ok({ ...match, state: 'disputed', disputedBy: playerId, dispute: request.dispute })
    : refuse('match-not-reported')
}

/** The other side agrees; or an organizer decides for it. */
const answeredBy = (
  match: Match,
  { viewer, told, playerId, now }: Pick<ScoreContext, 'viewer' | 'told' | 'playerId' | 'now'>,
): Match => ({
  ...confirmed(match, playerId, now),
  decided: isOtherSide(told, viewer) ? null : now,
})

/**
 * A player of the match says that a score that counts by the word of others is wrong, or takes that
 * back. `reported` names what was decided, or told.
 */
function contest(
  match: Match,
  request: Extract<ScoreRequest, { kind: 'confirm' | 'dispute' }>,
  { viewer, told, playerId }: ScoreContext,
): Result<Match, ScoreAnswer> {
  if (viewer.side === null && !viewer.canPlay) return refuse('not-allowed')
  if (request.kind === 'confirm')
    return canWithdrawDispute(match, viewer)
      ? ok({ ...match, disputedBy: null, dispute: '' })
      : refuse('match-not-reported')
  if (viewer.side === null) return refuse('not-allowed')
  if (isContested(match) || !isByOthers(match, told, playerId)) return refuse('match-not-reported')
  if ((match.decided ?? match.reported) !== request.reported) return refuse('match-reported')
  return canContest(match, told, viewer)
    ? ok({ ...match, disputedBy: playerId, dispute: request.dispute })
    : refuse('dispute-too-late')
}

/**
 * A corrected result keeps the moment it first counted. What is under dispute only settles: then it
 * stands.
 */
function decide(
  match: Match,
  score: Score,
  { viewer, rule, playerId, now }: ScoreContext,
): Result<Match, ScoreAnswer> {
  if (!isComplete(match)) return refuse('match-incomplete')
  const isSettled = isContested(match)
  if (isSettled && !canSettle(match, viewer)) return refuse('match-contested')
  const checked = checkScore(score.games, score.walkover, rule)
  if (!checked.ok) return checked
  if (match.state === 'confirmed' && !isSettled && isSameScore(getToldScore(match), score))
    return ok(match)
  const told = {
    ...withScore(match, score, checked.value.winner),
    ...withTeller(match, { playerId, now }),
  }
  return ok({
    ...confirmed(told, playerId, now),
    confirmed: match.confirmed ?? now,
    decided: isSettled ? null : now,
  })
}

/** What an admin settles is their word; a correction leaves the first teller. */
const withTeller = (
  match: Match,
  { playerId, now }: Pick<ScoreContext, 'playerId' | 'now'>,
): Pick<Match, 'reportedBy' | 'reported'> => ({
  reportedBy: isContested(match) ? playerId : (match.reportedBy ?? playerId),
  reported: match.reported ?? now,
})

function clear(match: Match, { viewer }: ScoreContext): Result<Match, ScoreAnswer> {
  if (isContested(match) && !canSettle(match, viewer)) return refuse('match-contested')
  if (match.state === 'planned') return refuse('match-not-reported')
  return ok({
    ...match,
    ...noAnswer,
    state: 'planned',
    games: [],
    winner: null,
    walkover: false,
    reportedBy: null,
    reported: null,
  })
}

const confirmed = (match: Match, playerId: string | null, now: string): Match => ({
  ...match,
  ...noAnswer,
  state: 'confirmed',
  confirmedBy: playerId,
  confirmed: now,
})

const withScore = (match: Match, { games, walkover }: Score, winner: Side): Match => ({
  ...match,
  games: games.map(([a, b]): GamePoints => [a, b]),
  walkover: walkover !== null,
  winner,
})

/** What stands as the score of a match that was told. */
export const getToldScore = ({
  games,
  walkover,
  winner,
}: Pick<Match, 'games' | 'walkover' | 'winner'>): Score => ({
  games,
  walkover: walkover ? winner : null,
})
