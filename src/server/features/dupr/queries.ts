// Matches for the DUPR file as rows: each with its players, and the ids that may be shown.
import { type RawBuilder, sql } from 'kysely'
import type { DuprSeat, PlayedMatch } from '#domain/dupr/dupr-file.ts'
import { isCompetitive } from '#domain/event/event.ts'
import { defaultFormat } from '#domain/event/format.ts'
import { toFormat } from '../../core/event/fields-queries.ts'
import type { Database } from '../../db/open-database.ts'

type Matches = Omit<PlayedMatch, 'date' | 'scoring'>[]
type EventRow = {
  date: string
  type: Parameters<typeof defaultFormat>[0]
  play: Parameters<typeof defaultFormat>[1]
  chosen: Parameters<typeof toFormat>[0]
  players: DuprSeat[]
  matches: Matches
}
export type DuprEvent = { players: DuprSeat[]; matches: PlayedMatch[] }

const selectChosen = sql`json_build_object('format', e.format, 'rounds', e.rounds, 'points', e.points, 'winBy',
      e.win_by, 'scoring', e.scoring, 'bestOf', e.best_of, 'ranked', e.ranked, 'consolation',
      e.consolation)`

/**
 * Scored matches of one event or of a league's game days; one statement. The id is left out for
 * players without an account, without an own act in the event, or who denied being there: adding
 * someone reveals no id.
 */
export async function listDuprEvents(
  db: Database,
  of: { eventId: string } | { leagueSeriesId: string },
): Promise<DuprEvent[]> {
  const { rows } = await sql<EventRow>`
    select to_char(e.start_date, 'YYYY-MM-DD') as date, e.type, e.play,
      ${selectChosen} as chosen,
      coalesce((select json_agg(${seat(sql`(a.state = 'acted')`)} order by p.player_name) from ${seats}
        where l.event_id = e.event_id and p.user_id is not null and a.state = 'acted'), '[]')
      as players,
      coalesce((select json_agg(json_build_object('state', m.state, 'disputedBy', m.disputed_by,
        'walkover', m.walkover,
        'games', (select coalesce(json_agg(json_build_array(g.a, g.b) order by g.place), '[]')
          from unnest(m.points_a, m.points_b) with ordinality as g (a, b, place)),
        'a', ${side('a')}, 'b', ${side('b')}) order by m.stage, m.round, m.slot)
        from matches m where m.event_id = e.event_id and m.state <> 'planned'), '[]') as matches
    from events e
    where ${
      'eventId' in of
        ? sql`e.event_id = ${of.eventId}`
        : sql`e.league_series_id = ${of.leagueSeriesId}`
    } and not e.deleted and e.status <> 'cancelled'
    order by e.start_date, e.start_time, e.event_id`.execute(db)
  return rows.map(({ date, type, play, chosen, players, matches }) => {
    const { scoring } = toFormat(chosen) ?? defaultFormat(type, play, isCompetitive(type))
    return { players, matches: matches.map((match) => ({ ...match, date, scoring })) }
  })
}

const seats = sql`match_list_players l
  left join players p on p.player_id = l.player_id
  left join own_acts a on a.event_id = l.event_id and a.player_id = l.player_id
  left join players_private pp on pp.player_id = l.player_id`

/** The player confirmed the event and didn't disown this match. */
const isOwned = sql`(a.state = 'acted' and not exists (select from disowned_seats d
  where d.match_id = s.match_id and d.number = s.number))`

const seat = (hasActed: RawBuilder<unknown>) => sql`json_build_object(
  'playerId', case when p.user_id is not null then p.player_id end,
  'playerName', coalesce(p.player_name, ''),
  'duprId', case when p.user_id is not null and ${hasActed} then pp.dupr_id end,
  'hasActed', coalesce(${hasActed}, false))`

const side = (name: 'a' | 'b') => sql`coalesce((
  select json_agg(${seat(isOwned)} order by s.number) from ${seats}
  join match_players s on s.event_id = l.event_id and s.number = l.number
  where s.match_id = m.match_id and s.side = ${name}), '[]')`
