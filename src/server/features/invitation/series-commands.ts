// The dates of a series that an answer or invitation applies to.
import { findEvent } from '../../core/event/queries.ts'
import { lockOthers } from '../../core/event/series-queries.ts'
import type { CallContext } from '../../handler.ts'

/** The other upcoming dates; the series is locked before any of them. */
export async function lockSeries({ tx, now }: CallContext, eventId: string): Promise<string[]> {
  const seriesId = (await findEvent(tx, eventId))?.seriesId ?? null
  return seriesId === null ? [] : lockOthers(tx, { seriesId, eventId }, 'all', now)
}
