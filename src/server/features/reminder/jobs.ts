// Reminds players a day and two hours before the start, and organizers when too few signed up. Runs
// every minute; reminders missed during downtime are sent while still useful.
import { isDayOff } from '#domain/day-status/day-status.ts'
import {
  dueReminders,
  reminderInstant,
  type Reminded,
  type ReminderKind,
} from '#domain/event/reminder.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, lockEvent, type EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findReminded, listDueReminders, listPlaying, markSent } from './queries.ts'

export async function sendDueReminders(deps: Deps): Promise<number> {
  let count = 0
  for (const eventId of await listDueReminders(deps.db, deps.clock.now())) {
    try {
      count += await remindPlayers(deps, eventId)
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'an event could not be reminded of')
    }
  }
  return count
}

async function remindPlayers(deps: Deps, eventId: string): Promise<number> {
  const now = deps.clock.now()
  const before = await findReminded(deps.db, eventId)
  if (
    before === null ||
    dueReminders(before.reminded, now).every((kind) => before.sent.includes(kind))
  )
    return 0
  return transact(deps, now, (unit) => remind(unit, eventId))
}

async function remind(unit: UnitOfWork, eventId: string): Promise<number> {
  const { tx, now } = unit
  const event = await lockEvent(tx, eventId)
  const found = event === null ? null : await findReminded(tx, eventId)
  if (event === null || found === null || isDayOff(event.dayStatus)) return 0
  const kinds = dueReminders(found.reminded, now).filter((kind) => !found.sent.includes(kind))
  if (kinds.length === 0) return 0
  const alerts: NewAlert[] = []
  for (const kind of await markSent(tx, { eventId, startsAt: found.reminded.startsAt, kinds, now }))
    alerts.push(...(await listAlerts(tx, event, found.reminded, kind)))
  await sendAlerts(unit, alerts)
  return alerts.length
}

const alertKinds = {
  day: 'reminder-day',
  soon: 'reminder-soon',
  minimum: 'event-below-minimum',
} as const

async function listAlerts(
  tx: Database,
  event: EventFacts,
  { startsAt, playing, minPlayers }: Reminded,
  kind: ReminderKind,
): Promise<NewAlert[]> {
  const isShort = playing < minPlayers && kind !== 'day'
  const params = { ...alertParams(event), ...(isShort && { needs: String(minPlayers - playing) }) }
  const told =
    kind === 'minimum'
      ? [event.organizerId, ...event.cohosts]
      : await listPlaying(tx, event.eventId, reminderInstant(kind, startsAt))
  return told.map((playerId) => ({
    playerId,
    kind: alertKinds[kind],
    eventId: event.eventId,
    params,
  }))
}
