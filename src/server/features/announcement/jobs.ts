// Announces a venue's new public events to its players, after their commit and never within the
// organizer's call. One transaction per venue marks the events it announces, so a crash never
// announces twice.
import { toAnnouncement } from '#domain/event/announcement.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, findEvent, type EventFacts } from '../../core/event/queries.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import {
  listSuited,
  listVenuesToAnnounce,
  markOldAnnounced,
  claimSettledEvents,
} from './queries.ts'

const alertsAtOnce = 500

export async function announceEvents(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  await markOldAnnounced(deps.db, now)
  let count = 0
  for (const location of await listVenuesToAnnounce(deps.db, now)) {
    count += await transact(deps, now, (unit) => announceAt(unit, location))
  }
  return count
}

async function announceAt(unit: UnitOfWork, location: string): Promise<number> {
  const { tx, now } = unit
  const events = new Map<string, EventFacts>()
  for (const eventId of await claimSettledEvents(tx, location, now)) {
    const event = await findEvent(tx, eventId)
    if (event !== null) events.set(eventId, event)
  }
  const suited = Map.groupBy(await listSuited(tx, [...events.keys()]), ({ playerId }) => playerId)
  const alerts = Array.from(suited, ([playerId, theirs]) =>
    alertTo(
      playerId,
      theirs.flatMap(({ eventId }) => events.get(eventId) ?? []),
    ),
  )
  for (let from = 0; from < alerts.length; from += alertsAtOnce)
    await sendAlerts(
      unit,
      alerts.slice(from, from + alertsAtOnce).flatMap((alert) => alert ?? []),
    )
  return alerts.length
}

function alertTo(playerId: string, events: readonly EventFacts[]): NewAlert | null {
  const told = toAnnouncement(events.map((event) => ({ ...event, startsAt: event.terms.startsAt })))
  if (told === null) return null
  const { event, dates, others } = told
  const params = {
    ...alertParams(event),
    locationId: event.location,
    ...(dates > 1 && { dates: String(dates) }),
    ...(others > 0 && { others: String(others) }),
  }
  return {
    playerId,
    kind: 'event-created-nearby',
    eventId: others > 0 ? null : event.eventId,
    params,
  }
}
