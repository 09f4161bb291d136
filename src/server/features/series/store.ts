// A series and its dates as rows. Its row is the lock of any change to more than one of its
// events; each event is decided under its own.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { toDay, type Day } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { shiftByDays, toInstant, toWallTime } from '../../time/zone-time.ts'
import { visibleTo } from '../event/visibility-store.ts'

/** Writes a new series; its events name it. */
export async function insertSeries(
  tx: Database,
  series: { seriesId: string; everyWeeks: number; weekdays: readonly number[]; now: number },
): Promise<void> {
  const { seriesId, everyWeeks, weekdays, now } = series
  await tx
    .insertInto('event_series')
    .values({
      series_id: seriesId,
      every_weeks: everyWeeks,
      weekdays: [...weekdays],
      created: new Date(now),
    })
    .execute()
}

/** The start, as an instant (ms) and on the wall, and the other instants of one day of a series. */
export type Moments = { startsAt: number } & Pick<
  EventFields,
  'startDate' | 'startTime' | 'signupOpens' | 'signupCloses' | 'drawAt'
>

/**
 * What the instants of an event are on other days, each `days` after the given ones: the time on
 * the venue's wall stays, whatever its clocks did between. A time that they skip on one of the days
 * is there the time that they show instead. In the order asked.
 */
export function momentsOn(
  { fields, timezone }: { fields: EventFields; timezone: string },
  asked: readonly { day: Day; days: number }[],
): Moments[] {
  return asked.map(({ day, days }) => {
    const shift = (instant: string | null): string | null =>
      instant === null ? null : shiftByDays(instant, days, timezone)
    const startsAt = toInstant(day, fields.startTime, timezone)
    const [startDate = '', startTime = ''] = toWallTime(startsAt, timezone).split('T')
    return {
      startsAt,
      startDate: toDay(startDate),
      startTime,
      signupOpens: shift(fields.signupOpens),
      signupCloses: shift(fields.signupCloses),
      drawAt: shift(fields.drawAt),
    }
  })
}

/**
 * The other events that a change of one is about, by their place in the series: those still to
 * come. The series is locked until the transaction ends.
 */
export async function lockOthers(
  tx: Database,
  { seriesId, eventId }: { seriesId: string; eventId: string },
  scope: Exclude<SeriesScope, 'this'>,
  now: number,
): Promise<string[]> {
  claimTurn(tx, toTurnKey('series', seriesId))
  await sql`select from event_series where series_id = ${seriesId} for update`.execute(tx)
  const rows = await tx
    .selectFrom('events as e')
    .innerJoin('events as asked', 'asked.series_id', 'e.series_id')
    .select('e.event_id')
    .where('asked.event_id', '=', eventId)
    .where('e.event_id', '<>', eventId)
    .where('e.deleted', '=', false)
    .where('e.starts_at', '>', new Date(now))
    .$if(scope === 'following', (query) =>
      query.whereRef('e.series_index', '>', 'asked.series_index'),
    )
    .orderBy('e.series_index')
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/**
 * Remembers what was changed in one event of a series by itself: changes of the others leave it.
 */
export async function addOwnFields(
  tx: Database,
  eventId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await sql`update events set own_fields = array(select distinct name
    from unnest(own_fields || ${[...names]}::text[]) name order by name) where event_id = ${eventId}
    and series_id is not null`.execute(tx)
}

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
