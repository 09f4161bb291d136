// My days on the calendar, without what others do in my events.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { Day } from '#domain/shared/day.ts'
import { selectDayWords, withDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import { own } from '../../core/event/plan-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { isWalkIn, joinEach, runBy } from './queries.ts'

type MyDays = LiveOutput<'events-myDays'>
type NextRow = Omit<MyDays['next'][number], 'dayStatus'> & { dayWords: SelectedWords }

/** More than end while a window stays open without any change of mine. */
const nextMax = 5

const selectMine = (playerId: string, from: Day) => sql`
  select e.*, ${runBy(playerId)} as runs,
    coalesce(i.place, case when ${isWalkIn(playerId)} then 'playing' end) as place
  from ${joinEach(own(playerId, sql`>= ${from}`))}
  left join player_events i on i.event_id = e.event_id and i.player_id = ${playerId}
    and not i.removed
  where e.start_date >= ${from} and not e.deleted`

const selectNext = (now: number) => sql`
  select json_agg(json_build_object('eventId', e.event_id, 'title', e.title, 'type', e.type,
    'startDate', e.start_date, 'startTime', to_char(e.start_time, 'HH24:MI'),
    'duration', e.duration, 'startsAt', e.starts_at, 'location', e.location,
    'locationName', l.name, 'status', e.status, 'dayWords', ${selectDayWords})
    order by e.starts_at, e.event_id)
  from (select * from playing where ends_at > ${new Date(now)}
    order by starts_at, event_id limit ${nextMax}) e
  join locations l on l.location_id = e.location`

export async function loadMyDays(
  db: Database,
  playerId: string,
  from: Day,
  now: number,
): Promise<MyDays> {
  const { rows } = await sql<Omit<MyDays, 'next'> & { next: NextRow[] }>`
    with mine as materialized (${selectMine(playerId, from)}),
    playing as (select * from mine where status = 'published' and place = 'playing')
    select
      coalesce((select json_agg(json_build_object('date', d.start_date, 'eventCount', d.events)
        order by d.start_date) from (select start_date, count(*)::int as events from playing
        group by start_date) d), '[]') as days,
      coalesce((${selectNext(now)}), '[]') as next,
      exists (select 1 from mine where place is not null) as "hasPlan",
      exists (select 1 from mine where runs) as organizes`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a player without days')
  const next = row.next.map((event) => ({
    ...withDayStatus(event),
    startsAt: new Date(event.startsAt).toISOString(),
  }))
  return { ...row, next }
}
