// Suspends and restores an account as an operator does, inside the caller's transaction: the
// person's places go back, and their coming events may be cancelled.
import { getPlayerIds } from '#domain/event/entry.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { updateCalendars } from '../../core/alerts/update-calendars.ts'
import { alertParams, storeCancellation, lockEvent } from '../../core/event/queries.ts'
import { publishRoster } from '../../core/roster/publish-roster.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { endCheckIns } from '../check-in/queries.ts'
import { leaveAllQueues } from '../queue/arrival-commands.ts'
import { answerAppeal, decide } from '../report/commands.ts'
import { findAppealOfSuspension } from '../report/decision-queries.ts'
import { endAccess, endSuspension, saveSuspension } from '../suspension/commands.ts'
import { findAccountSuspension, listUpcomingEntries } from '../suspension/queries.ts'

type Left = { cancelled: string[]; placesGivenBack: number; kept: number }

export async function suspendAccount(
  unit: UnitOfWork,
  { userId, playerId }: { userId: string; playerId: string | null },
  {
    reason,
    until,
    cancelsEvents,
    decidedBy,
    isReported = false,
  }: {
    reason: string
    until: number | null
    cancelsEvents: boolean
    decidedBy: string | null
    isReported?: boolean
  },
): Promise<Left & { sessions: number }> {
  const { tx, effects, now, newId } = unit
  await saveSuspension({ tx, effects, now }, { suspensionId: newId(), userId, reason, until })
  const sessions = await endAccess(unit, userId)
  if (playerId !== null && !isReported)
    await decide(unit, {
      reportId: null,
      playerId,
      kind: null,
      outcome: 'suspended',
      reason,
      decidedBy,
    })
  const left =
    playerId === null
      ? { cancelled: [], placesGivenBack: 0, kept: 0 }
      : await leaveComing(unit, playerId, { until, cancels: cancelsEvents })
  return { sessions, ...left }
}

export const describeEnd = (until: number | null): string =>
  until === null ? 'for good' : `until ${new Date(until).toISOString()}`

export async function restoreAccount(
  unit: UnitOfWork,
  userId: string,
  answeredBy: string | null,
): Promise<boolean> {
  const standing = await findAccountSuspension(unit.tx, userId)
  if (standing === null) return false
  await endSuspension(unit, standing)
  const appeal = await findAppealOfSuspension(unit.tx, userId)
  if (appeal !== undefined) await answerAppeal(unit, appeal, { answeredBy, isLifted: true })
  return true
}

async function leaveComing(
  unit: UnitOfWork,
  playerId: string,
  { until, cancels }: { until: number | null; cancels: boolean },
): Promise<Left> {
  const { tx, now } = unit
  const { run, entered } = await listUpcomingEntries(tx, playerId, { now, until })
  const cancelled = cancels ? run : []
  for (const eventId of cancelled) await cancelForEveryone(unit, eventId)
  const left = entered.filter((eventId) => !cancelled.includes(eventId))
  for (const eventId of left) {
    await withdrawPlayer(unit, { eventId, playerId })
  }
  await leaveAllQueues(unit, [playerId])
  await endCheckIns(tx, playerId)
  return { cancelled, placesGivenBack: left.length, kept: run.length - cancelled.length }
}

export async function cancelForEveryone(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx, effects, now } = unit
  const event = await lockEvent(tx, eventId)
  if (event === null) return
  const roster = await loadRoster(tx, event)
  const entered = roster.entries.flatMap(getPlayerIds)
  await storeCancellation(tx, eventId, '', now)
  await updateCalendars(
    unit,
    event,
    entered.map((playerId) => ({ playerId, stands: 'out' })),
  )
  publishRoster(effects, event, roster, roster)
  effects.publish(topics.calendar(event.location), topics.eventAccess(eventId))
  const others = entered.filter((playerId) => playerId !== event.organizerId)
  const params = { ...alertParams(event), reason: '' }
  const alerts = others.map((playerId) => ({
    playerId,
    kind: 'event-cancelled' as const,
    eventId,
    params,
  }))
  await sendAlerts(unit, alerts)
}
