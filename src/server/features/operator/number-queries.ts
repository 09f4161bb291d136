import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

const weekMs = 7 * 86_400_000

export type CountedWeek = {
  week: number
  accounts: number
  active: number
  events: number
  places: number
}

/** week: 0 for the last seven days, 1 for those before. active: players with a place. */
export async function countWeeks(
  db: Database,
  { now, weeks }: { now: number; weeks: number },
): Promise<CountedWeek[]> {
  const until = new Date(now)
  const since = new Date(now - weeks * weekMs)
  const { rows } = await sql<CountedWeek>`
    with newcomers as (select floor(extract(epoch from ${until} - created_at)::float8 / 604800)::int as week,
        count(*)::int as accounts from auth_users
        where created_at > ${since} and created_at <= ${until} group by 1),
      held as (select event_id, floor(extract(epoch from ${until} - starts_at)::float8 / 604800)::int as week
        from events where status = 'published' and not deleted
        and starts_at > ${since} and starts_at <= ${until}),
      played as (select h.week, count(distinct i.player_id)::int as active,
        count(i.player_id)::int as places, count(distinct h.event_id)::int as events
        from held h left join player_events i on i.event_id = h.event_id and not i.removed
        group by 1)
    select w.week, coalesce(n.accounts, 0) as accounts, coalesce(p.active, 0) as active,
      coalesce(p.events, 0) as events, coalesce(p.places, 0) as places
    from generate_series(0, ${weeks - 1}::int) as w(week)
    left join newcomers n on n.week = w.week left join played p on p.week = w.week
    order by w.week`.execute(db)
  return rows
}
