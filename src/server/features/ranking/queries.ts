// A venue's finished events by organizer, to detect made-up results.
import { sql } from 'kysely'
import {
  type SeriesNumbers,
  unusualEventsMin,
  lopsidedTimes,
} from '#domain/event/unusual-series.ts'
import type { Database } from '../../db/open-database.ts'

export type OrganizedSeries = SeriesNumbers & {
  organizerId: string
  organizerName: string
  lastEventId: string
}

const selectFinished = (
  locationId: string,
  since: Date,
) => sql`select e.event_id, e.player_id as organizer, e.starts_at, e.ranking = 'held' as is_held
      from events e join match_lists ml on ml.event_id = e.event_id
        and (ml.state = 'closed' or e.ranking = 'held')
      where e.location = ${locationId} and not e.deleted and e.status = 'published'
      and e.starts_at >= ${since}`

const countGolds = sql`select organizer, max(won)::int as golds from (
      select f.organizer, a.player_id, count(*) as won from finished f
        join awards a on a.event_id = f.event_id and a.medal = 'gold'
        group by f.organizer, a.player_id) each group by organizer`

const countScores = sql`played as (select f.organizer, case when m.winner = 'a' then m.points_a else m.points_b
    end as won, case when m.winner = 'a' then m.points_b else m.points_a end as lost
      from finished f join matches m on m.event_id = f.event_id and m.state = 'confirmed'
      and not m.walkover),
    scores as (select organizer, count(*)::int as matches,
      count(*) filter (where (select coalesce(sum(p), 0) from unnest(lost) p) *
      ${lopsidedTimes}::int <= (select coalesce(sum(p), 0) from unnest(won) p))::int as lopsided
        from played group by organizer)`

/**
 * Series since an instant and held results, longest first, in one statement. Hiding or blocking
 * doesn't keep an organizer out.
 */
export async function listSeries(
  db: Database,
  locationId: string,
  since: Date,
): Promise<OrganizedSeries[]> {
  const { rows } = await sql<OrganizedSeries>`
    with finished as materialized (
      ${selectFinished(locationId, since)}),
    series as (select organizer, count(*)::int as events,
      (count(*) filter (where is_held))::int as held,
      (array_agg(event_id order by is_held desc, starts_at desc))[1] as last
      from finished group by organizer having count(*) >= ${unusualEventsMin} or bool_or(is_held)),
    people as (select f.organizer, count(distinct coalesce(l.player_id, l.guest_of))::int as players
    from finished f join match_list_players l using (event_id) group by f.organizer),
    golds as (${countGolds}),
    ${countScores}
    select s.organizer as "organizerId", p.player_name as "organizerName", s.events,
      s.held, s.last as "lastEventId",
      coalesce(people.players, 0) as players, coalesce(golds.golds, 0) as golds,
      coalesce(scores.matches, 0) as matches, coalesce(scores.lopsided, 0) as lopsided
    from series s join players p on p.player_id = s.organizer left join people using (organizer)
    left join golds using (organizer) left join scores using (organizer)
    order by s.events desc, s.organizer`.execute(db)
  return rows
}
