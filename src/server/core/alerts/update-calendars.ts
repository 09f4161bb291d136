// Updates players' calendars when an event changes.
import { writeTogether, type Write } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { type EventFacts, alertParams } from '../event/queries.ts'
import { writeNotices } from './write-notices.ts'

/** For players who want it; runs in the transaction that changes the event. */
export async function updateCalendars(
  unit: UnitOfWork,
  event: EventFacts,
  news: readonly CalendarNews[],
): Promise<void> {
  await writeTogether(unit.tx, listCalendarWrites(unit, [{ event, news }]))
}

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

/** 'in' adds or keeps the event in the player's calendar, 'out' removes it. */
export type CalendarNews = { playerId: string; stands: 'in' | 'out' }
