// Cancels and deletes events, as a call or for a player whose account ends.
import type { ParsedInput } from '#contract/contract.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { getPlayerIds } from '#domain/event/entry.ts'
import { dedupeAlerts } from '#domain/event/series.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { updateCalendars } from '../../core/alerts/update-calendars.ts'
import * as store from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { listWalkIns, loadRoster } from '../../core/roster/roster-queries.ts'
import type { ActingUnit } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { publishRequestsFor } from './commands.ts'
import { alertsTo, openScope, publishEvent } from './scope-handlers.ts'

const done = ok({ success: true })

export async function cancelEvents(
  context: ActingUnit,
  { eventId, reason, scope }: ParsedInput<'events-cancel'>,
) {
  const { actor, tx, now } = context
  const opened = await openScope(context, eventId, scope, 'event.cancel')
  if (!opened.ok) return opened
  const [asked, ...others] = opened.value
  if (asked.event.status === 'cancelled') return refuse('event-cancelled')
  if (isPast(asked.event.terms, now)) return refuse('event-in-past')
  const alerts: NewAlert[] = []
  for (const { event, viewer } of [
    asked,
    ...others.filter((other) => other.event.status !== 'cancelled'),
  ]) {
    await store.storeCancellation(tx, event.eventId, reason, now)
    await writeLog(context, event, {
      lines: [{ actorId: actor.playerId, action: 'cancel', playerId: null, detail: reason }],
      acts: [
        {
          roles: viewer.roles,
          capability: 'event.cancel',
          line: { actorId: actor.playerId, action: 'event-cancelled', detail: reason },
        },
      ],
    })
    alerts.push(...(await announceEnd(context, event, 'event-cancelled', { reason })))
  }
  await sendAlerts(context, dedupeAlerts(alerts))
  return done
}

export async function deleteEvents(
  context: ActingUnit,
  { eventId, scope }: ParsedInput<'events-delete'>,
) {
  const { actor, tx, now } = context
  const opened = await openScope(context, eventId, scope, 'event.delete')
  if (!opened.ok) return opened
  const alerts: NewAlert[] = []
  for (const { event, viewer } of opened.value) {
    await store.deleteEventRows(tx, event.eventId, now)
    await runFollowers(context, 'eventDeleted', { eventId: event.eventId })
    await writeLog(context, event, {
      lines: [{ actorId: actor.playerId, action: 'delete', playerId: null, detail: '' }],
      acts: [
        {
          roles: viewer.roles,
          capability: 'event.delete',
          line: { actorId: actor.playerId, action: 'event-deleted' },
        },
      ],
    })
    alerts.push(...(await announceEnd(context, event, 'event-deleted', {})))
  }
  await sendAlerts(context, dedupeAlerts(alerts))
  return done
}

async function announceEnd(
  context: ActingUnit,
  event: store.EventFacts,
  kind: 'event-cancelled' | 'event-deleted',
  more: Record<string, string>,
): Promise<NewAlert[]> {
  const roster = await loadRoster(context.tx, event)
  const walkIns = (await listWalkIns(context.tx, event.eventId)).filter(
    (playerId) => playerId !== context.actor.playerId,
  )
  await updateCalendars(
    context,
    event,
    roster.entries.flatMap(getPlayerIds).map((playerId) => ({ playerId, stands: 'out' })),
  )
  publishEvent(context, event, roster, roster)
  if (kind === 'event-deleted') await publishRequestsFor(context.tx, context.effects, event.eventId)
  context.effects.publish(...walkIns.map(topics.eventsOf))
  return [
    ...alertsTo(roster.entries, context.actor.playerId, event, kind, more),
    ...walkIns.map((playerId) => ({
      playerId,
      kind,
      eventId: event.eventId,
      params: { ...store.alertParams(event), ...more },
    })),
  ]
}
