// Lets the calendars of players follow an event.
import type { UnitOfWork } from '../db/transaction.ts'
import { type EventFacts, alertParams } from '../features/event/queries.ts'
import { notify } from '../features/notification/commands.ts'

/**
 * Lets the calendars of these players follow an event, where they want it; written in the
 * transaction that changes it.
 */
export async function updateCalendars(
  { tx, effects, newId, now }: UnitOfWork,
  event: EventFacts,
  news: readonly CalendarNews[],
): Promise<void> {
  if (news.length === 0) return
  const [source, params] = [`calendar:${newId()}`, alertParams(event)]
  await notify(
    { tx, effects, now },
    news.map(({ playerId, stands }) => ({
      playerId,
      kind: stands === 'in' ? 'calendar-request' : 'calendar-cancel',
      source,
      batch: `calendar:${event.eventId}`,
      eventId: event.eventId,
      params,
    })),
  )
}

/**
 * The players with news about their place: 'in' keeps or gets the event in their calendar,
 * 'out' loses it.
 */
export type CalendarNews = { playerId: string; stands: 'in' | 'out' }
