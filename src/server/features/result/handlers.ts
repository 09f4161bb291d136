// Closes and reopens an event's results; medals come and go with it.
import { isPast } from '#domain/event/eligibility.ts'
import { isEarly } from '#domain/event/play-time.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import type { Match } from '#domain/match/match.ts'
import { hasAccount, settleResult, withoutUnplayed } from '#domain/result/result.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { type PlayerFacts } from '../../core/access/visibility-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import { alertParams } from '../../core/event/queries.ts'
import { writeLog } from '../../core/log/write-log.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { findRankingNow } from '../event/hold-queries.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { refreshLeagueAwards } from '../league/award-commands.ts'
import { saveMatchList } from '../match-list/change-queries.ts'
import { loadFormat, loadMatchList, type LockedMatchList } from '../match-list/queries.ts'
import { addStep } from '../match-list/step-queries.ts'
import { saveScores } from '../match/commands.ts'
import { saveResults } from './commands.ts'
import { forgetResults } from './forget-commands.ts'
import { setClosed } from './queries.ts'

const done = ok({ success: true })

type Opened = LockedMatchList & { viewer: PlayerFacts }

async function openLocked(
  { actor, tx, now }: CallContext,
  eventId: string,
): Promise<
  Result<
    Opened,
    'event-not-found' | 'not-allowed' | 'second-factor-needed' | 'match-list-not-found'
  >
> {
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.play')
  if (!opened.ok) return opened
  const list = await loadMatchList(tx, eventId)
  return list === null
    ? refuse('match-list-not-found')
    : ok({ ...opened.value, list, format: await loadFormat(tx, eventId) })
}

const close: InTransaction<'results-close'> = async (context, { eventId, ...seen }) => {
  const { actor, tx, now } = context
  const opened = await openLocked(context, eventId)
  if (!opened.ok) return opened
  const { list: before, format } = opened.value
  if (before.state === 'closed' || opened.value.event.status === 'cancelled')
    return refuse('match-list-closed')
  const { terms } = opened.value.event
  if (isEarly(terms, now)) return refuse('event-too-early')
  const settled = settleResult(before.matches, seen, {
    actorId: actor.playerId,
    at: new Date(now).toISOString(),
    isOver: isPast(terms, now),
  })
  if (!settled.ok) return settled
  const list = await closeList(context, opened.value, settled.value)
  if (!list.ok) return list
  await setClosed(tx, eventId, new Date(now))
  // Settling scores above may have held back the results.
  const event = { ...opened.value.event, ranking: await findRankingNow(tx, eventId) }
  const winners = await saveResults(context, { event, list: list.value, format })
  const asked = await askUnacted(context, event)
  const others = list.value.players
    .filter(hasAccount)
    .filter(
      ({ playerId }) =>
        playerId !== actor.playerId && !winners.has(playerId) && !asked.has(playerId),
    )
  const news = list.value.matches.length === 0 ? [] : others
  await sendAlerts(
    context,
    news.map(({ playerId }) => ({
      playerId,
      kind: 'results-closed',
      eventId,
      params: alertParams(event),
    })),
  )
  await refreshLeagueAwards(context, event)
  await note(context, opened.value, 'close')
  return done
}

/** Counts the scores that closing settles like confirmed ones, and drops unplayed matches. */
async function closeList(
  unit: UnitOfWork,
  opened: Opened,
  settled: readonly Match[],
): Promise<Result<MatchList, 'match-list-changed'>> {
  const { tx } = unit
  const saved = settled.length === 0 ? null : await saveScores(unit, opened, settled)
  if (saved?.ok === false) return refuse('match-list-changed')
  const before =
    saved === null ? opened.list : ((await loadMatchList(tx, opened.event.eventId)) ?? opened.list)
  const after = withoutUnplayed(before)
  await saveMatchList(tx, before, after)
  return ok({ ...after, state: 'closed' })
}

const reopen: InTransaction<'results-reopen'> = async (context, { eventId }) => {
  const { tx } = context
  const opened = await openLocked(context, eventId)
  if (!opened.ok) return opened
  if (opened.value.list.state === 'open') return refuse('results-open')
  await forgetResults(context, eventId)
  await setClosed(tx, eventId, null)
  await refreshLeagueAwards(context, opened.value.event)
  await note(context, opened.value, 'reopen')
  return done
}

/**
 * Logs a step that can't be undone, nor any before it; in the venue's log, too, when the actor's
 * right comes from being its admin. Invalidates what shows the list.
 */
async function note(
  { actor, tx, effects, now }: CallContext,
  { event, viewer }: Opened,
  action: 'close' | 'reopen',
): Promise<void> {
  await addStep(tx, event.eventId, { actorId: actor.playerId, action, step: null, now })
  await writeLog({ tx, effects, now }, event, {
    lines: [{ actorId: actor.playerId, action: `${action}-results`, playerId: null, detail: '' }],
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.play',
        line: { actorId: actor.playerId, action: 'match-list-changed', detail: action },
      },
    ],
  })
  publishMatchList(effects, event)
}

export const resultHandlers = defineHandlers({ 'results-close': close, 'results-reopen': reopen })
