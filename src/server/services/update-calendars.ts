// Lets the calendars of players follow an event.
import { writeTogether, type Write } from '../db/together.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { type EventFacts, alertParams } from '../features/event/queries.ts'
import { writeNotices } from '../features/notification/commands.ts'

/**
 * Lets the calendars of these players follow an event, where they want it; written in the
 * transaction that changes it.
 */
export async function updateCalendars(
  unit: UnitOfWork,
  event: EventFacts,
  news: readonly CalendarNews[],
): Promise<void> {
  await writeTogether(unit.tx, listCalendarWrites(unit, [{ event, news }]))
}

/** The same for several events, as writes that go out with others. */
export function listCalendarWrites(
  unit: UnitOfWork,
  told: readonly { event: EventFacts; news: readonly CalendarNews[] }[],
): Write[] {
  const notices = told.flatMap(({ event, news }) => {
    const [source, params] = [`calendar:${unit.newId()}`, alertParams(event)]
    return news.map(({ playerId, stands }) => ({
      playerId,
      kind: stands === 'in' ? ('calendar-request' as const) : ('calendar-cancel' as const),
      source,
      batch: `calendar:${event.eventId}`,
      eventId: event.eventId,
      params,
    }))
  })
  return notices.length === 0 ? [] : [writeNotices(unit, notices)]
}

/**
 * The players with news about their place: 'in' keeps or gets the event in their calendar,
 * 'out' loses it.
 */
export type CalendarNews = { playerId: string; stands: 'in' | 'out' }
