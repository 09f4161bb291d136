// A match's running score: shown to viewers, without any effect. Whoever may report the result may
// keep it.
import { permit } from '#domain/access/capabilities.ts'
import { isEarly } from '#domain/event/play-time.ts'
import {
  checkRunningScore,
  nextTurn,
  noteRefusal,
  runningSince,
} from '#domain/match/running-score.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { resolveAccess, loadViewerFacts } from '../../core/access/visibility-queries.ts'
import { findEvent } from '../../core/event/queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { loadFormat } from '../match-list/queries.ts'
import { lockNoted, saveRunning } from './running-queries.ts'

const noteScore: InTransaction<'matches-noteScore'> = async (
  { tx, actor, now },
  { matchId, seen, ...told },
) => {
  const { playerId } = actor
  const match = await lockNoted(tx, { matchId, playerId, since: new Date(runningSince(now)) })
  if (match === null) return refuse('match-not-found')
  const { eventId } = match
  const viewer = (await loadViewerFacts(tx, eventId, [playerId])).get(playerId)
  const opened = resolveAccess(await findEvent(tx, eventId), viewer, now)
  if (opened === null) return refuse('match-not-found')
  const play = permit(actor, opened.viewer.roles, 'event.play')
  if (match.side === null && !play.ok) return play
  const refusal = noteRefusal(match, isEarly(opened.event.terms, now))
  if (refusal !== null) return refuse(refusal)
  const rule = {
    ...(await loadFormat(tx, eventId)),
    play: match.a === 1 && match.b === 1 ? ('singles' as const) : ('doubles' as const),
  }
  const checked = checkRunningScore(told, rule)
  if (!checked.ok) return checked
  const turn = nextTurn(match.turn, seen)
  if (turn === null) return ok({ turn: match.turn ?? 0, isTaken: false })
  await saveRunning(tx, { matchId, turn, score: checked.value, now })
  return ok({ turn, isTaken: true })
}

export const runningHandlers = defineHandlers({ 'matches-noteScore': noteScore })
