// A series and those of its dates that a player may see.
import type { LiveOutput } from '#contract/contract.ts'
import type { Database } from '../../db/open-database.ts'
import { visibleTo } from '../event/visibility-queries.ts'

/** How a series repeats and those of its events that a player may see; null when there is none. */
export async function loadSeries(
  db: Database,
  viewerId: string,
  seriesId: string,
): Promise<LiveOutput<'series-byId'> | null> {
  const rows = await db
    .selectFrom('events as e')
    .innerJoin('event_series as s', 's.series_id', 'e.series_id')
    .leftJoin('player_events as mine', (join) =>
      join
        .onRef('mine.event_id', '=', 'e.event_id')
        .on('mine.player_id', '=', viewerId)
        .on('mine.removed', '=', false),
    )
    .select([
      's.every_weeks',
      's.weekdays',
      'e.event_id',
      'e.series_index',
      'e.start_date',
      'e.start_time',
      'e.status',
      'mine.place',
    ])
    .where('e.series_id', '=', seriesId)
    .where('e.deleted', '=', false)
    .where(visibleTo(viewerId))
    .orderBy('e.start_date')
    .orderBy('e.start_time')
    .orderBy('e.event_id')
    .execute()
  const [first] = rows
  if (first === undefined) return null
  return {
    everyWeeks: first.every_weeks,
    weekdays: first.weekdays,
    events: rows.map((row) => ({
      eventId: row.event_id,
      index: row.series_index ?? 0,
      startDate: row.start_date,
      startTime: row.start_time,
      status: row.status,
      myPlace: row.place,
    })),
  }
}
