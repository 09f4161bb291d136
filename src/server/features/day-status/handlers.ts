// Sets the day status of an event, or of a venue's whole day: on, in doubt, delayed or off.
import { writeDayLine } from '#domain/day-status/day-line.ts'
import {
  dayRecipientsMax,
  dayStatusRefusal,
  dayStatusAlertsMax,
  isDayOff,
  isSameDayStatus,
  type DayStatus,
} from '#domain/day-status/day-status.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { toDay, type Day } from '#domain/shared/day.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { sendManyAlerts } from '../../core/alerts/send-alerts.ts'
import * as store from '../../core/event/day-queries.ts'
import { alertParams, findEvent, listFacts, type EventFacts } from '../../core/event/queries.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { listLogWrites, writeLog } from '../../core/log/write-log.ts'
import { publishShown } from '../../core/roster/publish-roster.ts'
import { writeTogether } from '../../db/together.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { removeDayAlerts } from '../alert/commands.ts'
import { lockVenueForEdit } from '../location/edit-commands.ts'

const unchanged = ok({ isTold: false })

const setEventDay: InTransaction<'events-setDayStatus'> = async (context, { eventId, status }) => {
  const { actor, tx, now } = context
  const opened = await lockEventFor(context, eventId, 'event.edit')
  if (!opened.ok) return opened
  const { event: before, viewer } = opened.value
  if (before.status === 'cancelled') return refuse('event-cancelled')
  if (isPast(before.terms, now)) return refuse('event-in-past')
  const day = toDay(before.startDate)
  const { startTime } = before
  const today = toLocalDay(now, before.timezone)
  // An event past midnight can still be changed on its second day.
  const refusal = dayStatusRefusal(status, { day, today: day < today ? day : today, startTime })
  if (refusal !== null) return refuse(refusal)
  const isHeard = await saveDayStatusOfEvent(context, { eventId }, day, status)
  const after = isHeard === null ? null : await findEvent(tx, eventId)
  if (after === null) return unchanged
  await applyDayStatus(context, [after])
  const detail = writeDayLine(status)
  await writeLog(context, after, {
    lines: [{ actorId: actor.playerId, action: 'day-status', playerId: null, detail }],
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.edit',
        line: { actorId: actor.playerId, action: 'event-day-status', detail },
      },
    ],
  })
  const isTold = isHeard === true && !isSameDayStatus(before.dayStatus, after.dayStatus)
  if (isTold) await alertOnce(context, 'event-day-status', [after], status)
  return ok({ isTold })
}

const setVenueDay: InTransaction<'locations-setDayStatus'> = async (
  context,
  { locationId, day, status },
) => {
  const { actor, tx, now } = context
  const opened = await lockVenueForEdit(context, locationId)
  if (!opened.ok) return opened
  const today = toLocalDay(now, opened.value.timezone)
  const refusal = dayStatusRefusal(status, { day, today, startTime: '' })
  if (refusal !== null) return refuse(refusal)
  const eventIds = await store.listDayEvents(tx, locationId, day, now)
  const before = new Map((await listFacts(tx, eventIds)).map((event) => [event.eventId, event]))
  const isHeard = await saveDayStatusOfEvent(context, { locationId }, day, status)
  if (isHeard === null) return unchanged
  const changed = (await listFacts(tx, eventIds)).filter(
    ({ eventId, dayStatus }) => !isSameDayStatus(before.get(eventId)?.dayStatus ?? null, dayStatus),
  )
  await applyDayStatus(context, changed)
  const line = { actorId: actor.playerId, detail: writeDayLine(status) }
  const lines = [{ ...line, action: 'venue-day-status' as const, playerId: null }]
  await writeTogether(
    tx,
    listLogWrites(
      context,
      changed.map((event) => ({ event, lines })),
    ),
  )
  await addLocationLog(tx, [{ ...line, action: 'venue-day-status', locationId }], now)
  context.effects.publish(topics.location(locationId))
  if (isHeard) await alertOnce(context, 'venue-day-status', changed, status)
  return ok({ isTold: isHeard && changed.length > 0 })
}

/**
 * Stores a new status. Returns whether to notify, which is limited per day; null when the status is
 * unchanged.
 */
async function saveDayStatusOfEvent(
  { tx, now }: CallContext,
  about: store.DayOwner,
  day: Day,
  status: DayStatus,
): Promise<boolean | null> {
  const last = await store.findWord(tx, about, day)
  if (last !== null && isSameDayStatus(last.word, status)) return null
  const told = last?.told ?? 0
  await store.saveWord(tx, about, day, { ...status, told: told + 1, now })
  return told < dayStatusAlertsMax
}

async function applyDayStatus(
  { tx, effects }: CallContext,
  events: readonly EventFacts[],
): Promise<void> {
  const off = events.filter(({ dayStatus }) => isDayOff(dayStatus))
  if (off.length > 0)
    await store.forgetAbsences(
      tx,
      off.map(({ eventId }) => eventId),
    )
  for (const event of events) {
    publishShown(effects, event)
    effects.publish(
      ...(event.hasOpenQueue ? [topics.queue(event.eventId)] : []),
      topics.calendar(event.location),
      topics.dayStatus(event.eventId),
    )
  }
}

/**
 * Alerts everyone in these events once, about their first one. Earlier status alerts are removed,
 * so that they don't pile up.
 */
async function alertOnce(
  context: CallContext,
  kind: 'event-day-status' | 'venue-day-status',
  events: readonly EventFacts[],
  { state, until, note, nextWord }: DayStatus,
): Promise<void> {
  const { tx, actor } = context
  const eventIds = events.map(({ eventId }) => eventId)
  await removeDayAlerts(tx, kind, eventIds)
  const hearers = Map.groupBy(await store.listRecipients(tx, eventIds), ({ eventId }) => eventId)
  const heard = new Set([actor.playerId])
  const params = {
    state,
    reason: note,
    ...(until !== null && { until }),
    ...(nextWord !== null && { nextWord }),
  }
  const alerts = events.flatMap((event) =>
    (hearers.get(event.eventId) ?? []).flatMap(({ playerId }) => {
      if (heard.has(playerId)) return []
      heard.add(playerId)
      return [
        { playerId, kind, eventId: event.eventId, params: { ...alertParams(event), ...params } },
      ]
    }),
  )
  await sendManyAlerts(context, alerts.slice(0, dayRecipientsMax))
}

export const dayStatusHandlers = defineHandlers<'events-setDayStatus' | 'locations-setDayStatus'>({
  'events-setDayStatus': setEventDay,
  'locations-setDayStatus': setVenueDay,
})
