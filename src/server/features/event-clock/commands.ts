// Recomputes an event's instants from its day and time on the venue's clocks.
import { getPlayerIds } from '#domain/event/entry.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { updateCalendars } from '../../core/alerts/update-calendars.ts'
import { alertParams, findEvent, lockEvent } from '../../core/event/queries.ts'
import { publishRoster } from '../../core/roster/publish-roster.ts'
import { listWalkIns, loadRoster } from '../../core/roster/roster-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { eventInstants, moveToZone } from '../../time/zone-time.ts'
import * as store from './queries.ts'

export function isElsewhere(event: store.ComingEvent): boolean {
  const { startsAt, endsAt } = eventInstants(event)
  return (
    startsAt.getTime() !== event.startsAt.getTime() || endsAt.getTime() !== event.endsAt.getTime()
  )
}

/**
 * Recomputes an event's instants with this server's time-zone rules, and optionally another zone;
 * alerts its people when the start changes. False when the instants are unchanged.
 */
export async function moveEventClock(
  unit: UnitOfWork,
  eventId: string,
  timezone?: string,
): Promise<boolean> {
  const { tx, effects } = unit
  const before = await lockEvent(tx, eventId)
  const stored = await store.findComing(tx, eventId)
  if (before === null || stored === null) return false
  const zone = timezone ?? stored.timezone
  const moved = { ...stored, timezone: zone }
  const isMoved = isElsewhere(moved)
  if (!isMoved && zone === stored.timezone) return false
  const move = (instant: Date | null): Date | null =>
    instant === null ? null : new Date(moveToZone(instant.getTime(), stored.timezone, zone))
  await store.saveInstants(tx, eventId, {
    ...eventInstants(moved),
    timezone: zone,
    signupOpens: move(stored.signupOpens),
    signupCloses: move(stored.signupCloses),
    drawAt: move(stored.drawAt),
  })
  const event = (await findEvent(tx, eventId)) ?? before
  const roster = await loadRoster(tx, event)
  publishRoster(effects, event, roster, roster)
  effects.publish(topics.calendar(event.location))
  if (!isMoved) return false
  const players = roster.entries.flatMap(getPlayerIds)
  await updateCalendars(
    unit,
    event,
    players.map((playerId) => ({ playerId, stands: 'in' })),
  )
  if (event.status === 'published') {
    const told = new Set([
      event.organizerId,
      ...event.cohosts,
      ...players,
      ...(await listWalkIns(tx, eventId)),
    ])
    const params = alertParams(event)
    await sendAlerts(
      unit,
      [...told].map((playerId) => ({ playerId, kind: 'event-clock-changed', eventId, params })),
    )
  }
  return true
}

export async function moveVenueClock(
  unit: UnitOfWork,
  { locationId, timezone }: { locationId: string; timezone: string },
): Promise<number> {
  const { tx, effects, now } = unit
  await store.saveZone(tx, locationId, timezone)
  let moved = 0
  for (const eventId of await store.listComingAt(tx, locationId, now))
    if (await moveEventClock(unit, eventId, timezone)) moved += 1
  effects.publish(
    topics.calendar(locationId),
    topics.eventsAt(locationId),
    topics.leaguesAt(locationId),
    topics.tournamentsAt(locationId),
  )
  return moved
}
