// Rows of series. A series' row lock guards changes to several of its events; each event is decided
// under its own lock.
import { sql } from 'kysely'
import type { EventFields } from '#domain/event/event-fields.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { type Day, toDay } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { shiftByDays, toInstant, toWallTime } from '../../time/zone-time.ts'

export async function insertSeries(
  tx: Database,
  series: { seriesId: string; everyWeeks: number; weekdays: readonly number[]; now: number },
): Promise<void> {
  const { seriesId, everyWeeks, weekdays, now } = series
  await tx
    .insertInto('event_series')
    .values({
      seriesId,
      everyWeeks,
      weekdays: [...weekdays],
      created: new Date(now),
    })
    .execute()
}

export type Moments = { startsAt: number } & Pick<
  EventFields,
  'startDate' | 'startTime' | 'signupOpens' | 'signupCloses' | 'drawAt'
>

/**
 * An event's moments on other days, `days` after the given ones. The local time at the venue stays
 * across clock changes; a skipped local time becomes the time the clocks show instead. In the given
 * order.
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
    .innerJoin('events as asked', 'asked.seriesId', 'e.seriesId')
    .select('e.eventId')
    .where('asked.eventId', '=', eventId)
    .where('e.eventId', '<>', eventId)
    .where('e.deleted', '=', false)
    .where('e.startsAt', '>', new Date(now))
    .$if(scope === 'following', (query) =>
      query.whereRef('e.seriesIndex', '>', 'asked.seriesIndex'),
    )
    .orderBy('e.seriesIndex')
    .execute()
  return rows.map(({ eventId }) => eventId)
}

/** Records fields changed for one event of a series only; later changes of the series skip them. */
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
