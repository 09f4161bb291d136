import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayedDay } from '#domain/league/league-standings.ts'
import type { Database } from '../../db/open-database.ts'
import type { LeagueKey } from './queries.ts'

export async function listComingDays(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('eventId')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .where('deleted', '=', false)
    .where('status', '=', 'published')
    .where('startsAt', '>', new Date(now))
    .orderBy('eventId')
    .execute()
  return rows.map(({ eventId }) => eventId)
}

export type LeagueDayRow = Omit<LiveOutput<'leagues-byId'>['days'][number], 'moves' | 'isMine'> &
  PlayedDay & { coming: string[] }

const selectMatches = sql`coalesce((select json_agg(json_build_object('stage', m.stage, 'round', m.round, 'slot',
      m.slot, 'pool', m.pool, 'state', m.state, 'winner', m.winner,
          'games', (select coalesce(json_agg(json_build_array(g.a, g.b) order by g.place), '[]')
            from unnest(m.points_a, m.points_b) with ordinality as g (a, b, place)),
          'a', (select json_agg(s.number order by s.number) from match_players s
            where s.match_id = m.match_id and s.side = 'a'), 'b',
              (select json_agg(s.number order by s.number) from match_players s
              where s.match_id = m.match_id and s.side = 'b'))
        order by m.stage, m.round, m.slot) from matches m where m.event_id = e.event_id
        and m.state = 'confirmed'), '[]')`

export async function listDays(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<LeagueDayRow[]> {
  const { rows } = await sql<LeagueDayRow>`
    select e.event_id, e.league_day as day,
      to_char(e.start_date, 'YYYY-MM-DD') as "startDate",
      to_char(e.start_time, 'HH24:MI') as "startTime", e.status, e.playing,
      array(select r.player_id from player_events r where r.event_id = e.event_id
      and r.place = 'playing' and not r.removed) as coming,
      ml.event_id is not null as "isOpen", coalesce(ml.state = 'closed', false) as "isClosed",
      (select count(*)::int from matches m where m.event_id = e.event_id and m.state <> 'planned')
      as scores, (select count(*)::int from matches m where m.event_id = e.event_id
      and m.state = 'planned') as unplayed,
      coalesce((select json_agg(json_build_object('number', p.number, 'playerId', p.player_id)
      order by p.number) from match_list_players p where p.event_id = e.event_id), '[]') as players,
      ${selectMatches} as matches
    from events e left join match_lists ml on ml.event_id = e.event_id
    where e.league_series_id = ${leagueSeriesId} and not e.deleted order by e.league_day`.execute(
    db,
  )
  return rows
}

export async function nextDay(tx: Database, { leagueSeriesId }: LeagueKey): Promise<number> {
  const row = await tx
    .selectFrom('events')
    .select(sql<number>`coalesce(max(league_day), 0)::int + 1`.as('day'))
    .where('leagueSeriesId', '=', leagueSeriesId)
    .executeTakeFirstOrThrow()
  return row.day
}

export async function markDay(
  tx: Database,
  { leagueSeriesId, eventId, day }: LeagueKey & { eventId: string; day: number },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ leagueSeriesId, leagueDay: day })
    .where('eventId', '=', eventId)
    .execute()
}

export async function leagueOfEvent(db: Database, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('leagueSeriesId')
    .where('eventId', '=', eventId)
    .where('deleted', '=', false)
    .executeTakeFirst()
  return row?.leagueSeriesId ?? null
}
