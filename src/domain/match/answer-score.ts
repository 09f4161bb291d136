// Entering, answering, deciding and clearing a score: one pure decision, applied to the current
// match so that concurrent callers see each other's result.
import type { ScoreRule } from '../event/format.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import {
  canAnswer,
  canContest,
  canSettle,
  canReport,
  canWithdrawDispute,
  isComplete,
  isDecidedByOthers,
  isOtherSide,
  isUnanswered,
  type MatchViewer,
} from './match-acts.ts'
import { isContested, type GamePoints, type Match, type Side } from './match.ts'
import { checkScore, isSameScore, type Score, type ScoreRefusal } from './score.ts'

/** `reported`: when the answered score was entered. A newer score is not affected by the answer. */
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

/** told: the side that reported the current score. now: ISO 8601. */
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

/** Returns the match after the request (the same object when unchanged), or a refusal. */
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

/** Confirms a score that was entered before `since` and never answered. Instants are ISO 8601. */
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
  if (match.state !== 'planned' && isSameScore(getReportedScore(match), score))
    return ok(
      isUnanswered(match) && canAnswer(told, viewer)
        ? answeredBy(match, { viewer, told, playerId, now })
        : match,
    )
  if (!canReport(match, told, viewer)) return refuse('match-reported')
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

const answeredBy = (
  match: Match,
  { viewer, told, playerId, now }: Pick<ScoreContext, 'viewer' | 'told' | 'playerId' | 'now'>,
): Match => ({
  ...confirmed(match, playerId, now),
  decided: isOtherSide(told, viewer) ? null : now,
})

/**
 * A player of the match disputes a score that counts by others' report, or withdraws that.
 * `reported` identifies the decision or report.
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
  if (isContested(match) || !isDecidedByOthers(match, told, playerId))
    return refuse('match-not-reported')
  if ((match.decided ?? match.reported) !== request.reported) return refuse('match-reported')
  return canContest(match, told, viewer)
    ? ok({ ...match, disputedBy: playerId, dispute: request.dispute })
    : refuse('dispute-too-late')
}

/**
 * A corrected result keeps the moment it first counted. Settling a dispute makes the score final.
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
  if (match.state === 'confirmed' && !isSettled && isSameScore(getReportedScore(match), score))
    return ok(match)
  const told = {
    ...withScore(match, score, checked.value.winner),
    ...withReporter(match, { playerId, now }),
  }
  return ok({
    ...confirmed(told, playerId, now),
    confirmed: match.confirmed ?? now,
    decided: isSettled ? null : now,
  })
}

const withReporter = (
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

export const getReportedScore = ({
  games,
  walkover,
  winner,
}: Pick<Match, 'games' | 'walkover' | 'winner'>): Score => ({
  games,
  walkover: walkover ? winner : null,
})
