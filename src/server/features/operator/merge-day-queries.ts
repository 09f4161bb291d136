// Day statuses when two venues are merged: each stays with the events it was set for and never
// applies to the other venue's events.
import { sql } from 'kysely'
import { pinDayStatus, type StoredDayStatus } from '#domain/day-status/day-status.ts'
import { saveWord, selectWordOf } from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'

type Row = {
  eventId: string
  day: string
  startTime: string
  endsAt: number
  own: StoredDayStatus | null
  venue: StoredDayStatus | null
  other: StoredDayStatus | null
  told: number
}

/** Call before the events of `from` move. */
export async function preserveDayStatuses(tx: Database, from: string, into: string): Promise<void> {
  const { rows } = await sql<Row>`
    select * from (select e.event_id, to_char(e.start_date, 'YYYY-MM-DD') as day,
        to_char(e.start_time, 'HH24:MI') as "startTime",
        (extract(epoch from e.ends_at) * 1000)::float8 as "endsAt",
        (select ${selectWordOf} from event_day_statuses s
          where s.event_id = e.event_id and s.day = e.start_date) as own,
        (select ${selectWordOf} from location_day_statuses s
          where s.location_id = ${from} and s.day = e.start_date) as venue,
        (select ${selectWordOf} from location_day_statuses s
          where s.location_id = ${into} and s.day = e.start_date) as other,
        coalesce((select s.told from event_day_statuses s
          where s.event_id = e.event_id and s.day = e.start_date), 0) as told
      from events e where e.location = ${from}) known
    where venue is not null or other is not null`.execute(tx)
  for (const { eventId, day, told, other, ...words } of rows) {
    const kept = pinDayStatus(words, other, words)
    if (kept === null) continue
    const { saidAt, ...status } = kept
    await saveWord(tx, { eventId }, day, { ...status, told, now: saidAt })
  }
  await tx.deleteFrom('location_day_statuses').where('locationId', '=', from).execute()
}
