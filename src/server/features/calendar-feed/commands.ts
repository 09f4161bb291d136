// Changes calendar feeds and announces it, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import { type EventFacts, alertParams } from '../event/queries.ts'
import { notify } from '../notification/commands.ts'
import type { CalendarNews } from './queries.ts'

/**
 * Lets the calendars of these players follow an event, where they want it; written in the
 * transaction that changes it.
 */
export async function tellCalendars(
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
