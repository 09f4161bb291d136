// Scores: reported by a player, answered by the other side, decided by the organizer. Everything is
// read under the event's row lock, so of two concurrent answers the second sees the first.
import { permit } from '#domain/access/capabilities.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { answerScore, getReportedScore, type ScoreRequest } from '#domain/match/answer-score.ts'
import { reportedSide, sideOfPlayer } from '#domain/match/match-acts.ts'
import { contestHours, isContested, type Match, type Side } from '#domain/match/match.ts'
import { isSameScore, scoreText } from '#domain/match/score.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { leaveCourt } from '#domain/tournament/court-call.ts'
import {
  resolveAccess,
  loadViewerFacts,
  type PlayerFacts,
} from '../../core/access/visibility-queries.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { saveOwnActs } from '../../core/roster/own-act-queries.ts'
import { defineHandlers, refuseByContract, type CallContext } from '../../handler.ts'
import { eventIdOfMatch, lockMatchList, type LockedMatchList } from '../match-list/queries.ts'
import { saveScores } from './commands.ts'
import { disputeAlerts, listVenueAdmins, scoreAlerts } from './queries.ts'
import { runningHandlers } from './running-handlers.ts'

type Opened = LockedMatchList & { match: Match; told: Side | null; me: PlayerFacts }
type Refused =
  | Extract<ReturnType<typeof answerScore>, { ok: false }>['refusal']['code']
  | 'second-factor-needed'
  | 'match-not-found'
  | 'bracket-went-on'

async function open({ actor, tx, now }: CallContext, matchId: string): Promise<Opened | null> {
  const eventId = await eventIdOfMatch(tx, matchId)
  const locked = eventId === null ? null : await lockMatchList(tx, eventId)
  if (locked === null) return null
  const opened = resolveAccess(
    locked.event,
    (await loadViewerFacts(tx, locked.event.eventId, [actor.playerId])).get(actor.playerId),
    now,
  )
  const match = locked.list.matches.find((one) => one.matchId === matchId)
  return opened === null || match === undefined
    ? null
    : { ...locked, match, told: reportedSide(locked.list.players, match), me: opened.viewer }
}

/** Disputing or clearing a score is no act of having played. */
const isOwnAct = ({ kind }: ScoreRequest): boolean =>
  kind === 'report' || kind === 'confirm' || kind === 'decide'

/** In a tournament, clearing a score also takes the match off its court. */
const afterScore = ({ event }: Opened, { kind }: ScoreRequest, match: Match): Match =>
  kind === 'clear' && event.tournamentId !== null ? leaveCourt(match) : match

async function decideScore(
  context: CallContext,
  matchId: string,
  request: ScoreRequest,
): Promise<Result<Match, Refused>> {
  const { actor, tx, now } = context
  const opened = await open(context, matchId)
  if (opened === null) return refuse('match-not-found')
  const { list, event, match, told, me, format } = opened
  const play = permit(actor, me.roles, 'event.play')
  const viewer = {
    playerId: actor.playerId,
    roles: me.roles,
    decidedAfter: new Date(now - contestHours * 3_600_000).toISOString(),
    side: sideOfPlayer(list.players, match, actor.playerId),
    canPlay: play.ok,
    isClosed: list.state === 'closed',
    isEarly: isEarly(event.terms, now),
  }
  const decided = answerScore(match, request, {
    viewer,
    told,
    rule: format,
    playerId: actor.playerId,
    now: new Date(now).toISOString(),
  })
  if (!decided.ok) return decided.refusal.code === 'not-allowed' && !play.ok ? play : decided
  if (viewer.side !== null && isOwnAct(request))
    await saveOwnActs(tx, {
      eventId: event.eventId,
      playerIds: [actor.playerId],
      how: 'score',
      now,
    })
  if (decided.value === match) return decided
  const saved = await saveScores(context, opened, [afterScore(opened, request, decided.value)])
  if (!saved.ok) return saved
  const admins = isContested(decided.value) ? await listVenueAdmins(tx, event.location) : []
  await sendAlerts(context, alertsFor(opened, decided.value, admins))
  // Admins' acts are only logged for matches they don't play in.
  if (viewer.side === null) {
    const line = {
      actorId: actor.playerId,
      action: 'score-decided' as const,
      detail: scoreText(decided.value.games),
    }
    await writeLog(context, event, { acts: [{ roles: me.roles, capability: 'event.play', line }] })
  }
  return decided
}

/**
 * The players to alert: the other side of a score to confirm; the organizers in a dispute, and the
 * admins who settle one about an organizer's decision; the players of a score someone else changed.
 */
function alertsFor(
  { event, list, match: before, me }: Opened,
  after: Match,
  admins: readonly string[],
): NewAlert[] {
  const side = sideOfPlayer(list.players, after, me.playerId)
  if (after.state === 'reported')
    return scoreAlerts('score-to-confirm', { event, list }, after, me, [side === 'a' ? 'b' : 'a'])
  if (after.state === 'disputed' || isContested(after))
    return disputeAlerts(event, after, me, admins)
  if (isContested(before) && before.disputedBy === me.playerId) return []
  const isDecided =
    after.state === 'confirmed' &&
    (before.state === 'disputed' ||
      before.state === 'confirmed' ||
      (before.state === 'reported' &&
        !isSameScore(getReportedScore(before), getReportedScore(after))))
  return isDecided ? scoreAlerts('score-decided', { event, list }, after, me, ['a', 'b']) : []
}

/** Answers success, or refuses as the call's contract names it: the decision is shared. */
async function decide<N extends ScoreCall>(
  call: N,
  context: CallContext,
  matchId: string,
  request: ScoreRequest,
) {
  const asked = await decideScore(context, matchId, request)
  return asked.ok ? ok({ success: true }) : refuseByContract(call, asked.refusal)
}

type ScoreCall = 'matches-confirm' | 'matches-dispute' | 'matches-decide' | 'matches-clear'

const scoreHandlers = defineHandlers({
  'matches-report': async (context, { matchId, ...score }) => {
    const asked = await decideScore(context, matchId, { kind: 'report', score })
    if (!asked.ok) return refuseByContract('matches-report', asked.refusal)
    return ok({ state: asked.value.state === 'confirmed' ? 'confirmed' : 'reported' })
  },
  'matches-confirm': async (context, { matchId, reported }) =>
    decide('matches-confirm', context, matchId, { kind: 'confirm', reported }),
  'matches-dispute': async (context, { matchId, reported, dispute }) =>
    decide('matches-dispute', context, matchId, { kind: 'dispute', reported, dispute }),
  'matches-decide': async (context, { matchId, ...score }) =>
    decide('matches-decide', context, matchId, { kind: 'decide', score }),
  'matches-clear': async (context, { matchId }) =>
    decide('matches-clear', context, matchId, { kind: 'clear' }),
})

export const matchHandlers = { ...scoreHandlers, ...runningHandlers }
