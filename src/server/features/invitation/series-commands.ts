// The dates of a series that an answer or invitation applies to.
import type { CallContext } from '../../handler.ts'
import { findEvent } from '../event/queries.ts'
import { lockOthers } from '../event/series-queries.ts'

/** The other upcoming dates; the series is locked before any of them. */
export async function lockSeries({ tx, now }: CallContext, eventId: string): Promise<string[]> {
  const seriesId = (await findEvent(tx, eventId))?.seriesId ?? null
  return seriesId === null ? [] : lockOthers(tx, { seriesId, eventId }, 'all', now)
}
