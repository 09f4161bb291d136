// A series, and those of its dates that a player may see.
import type { LiveOutput } from '#contract/contract.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import type { Database } from '../../db/open-database.ts'

export async function loadSeries(
  db: Database,
  viewerId: string,
  seriesId: string,
): Promise<LiveOutput<'series-byId'> | null> {
  const rows = await db
    .selectFrom('events as e')
    .innerJoin('event_series as s', 's.seriesId', 'e.seriesId')
    .leftJoin('player_events as mine', (join) =>
      join
        .onRef('mine.eventId', '=', 'e.eventId')
        .on('mine.playerId', '=', viewerId)
        .on('mine.removed', '=', false),
    )
    .select([
      's.everyWeeks',
      's.weekdays',
      'e.eventId',
      'e.seriesIndex',
      'e.startDate',
      'e.startTime',
      'e.status',
      'mine.place',
    ])
    .where('e.seriesId', '=', seriesId)
    .where('e.deleted', '=', false)
    .where(visibleTo(viewerId))
    .orderBy('e.startDate')
    .orderBy('e.startTime')
    .orderBy('e.eventId')
    .execute()
  const [first] = rows
  if (first === undefined) return null
  return {
    everyWeeks: first.everyWeeks,
    weekdays: first.weekdays,
    events: rows.map((row) => ({
      eventId: row.eventId,
      index: row.seriesIndex ?? 0,
      startDate: row.startDate,
      startTime: row.startTime,
      status: row.status,
      myPlace: row.place,
    })),
  }
}
