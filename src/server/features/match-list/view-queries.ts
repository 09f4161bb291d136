// A match list as its screens show it.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { matchListByEvent } from '#contract/match-list.ts'
import { isCompetitive } from '#domain/event/event.ts'
import { defaultFormat } from '#domain/event/format.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { takeBack } from '#domain/match-list/take-back.ts'
import type { Match } from '#domain/match/match.ts'
import { listFeeds } from '../../brackets/lay-bracket.ts'
import { selectDayWords, withDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import { toFormat } from '../../core/event/fields-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { loadMatches } from './queries.ts'
import { stepSchema } from './step-queries.ts'

export type MatchListView = NonNullable<
  v.InferOutput<(typeof matchListByEvent)['output']>['matchList']
>
type HeadRow = Omit<
  MatchListView,
  'format' | 'matches' | 'feeds' | 'startsAt' | 'started' | 'closed' | 'undoable' | 'dayStatus'
> & {
  dayWords: SelectedWords
  startsAt: Date
  started: Date
  closed: Date | null
  chosen: Parameters<typeof toFormat>[0]
  lastStep: { action: string; undo: unknown } | null
}

const selectChosen = sql`json_build_object('format', e.format, 'rounds', e.rounds, 'points', e.points, 'winBy',
      e.win_by, 'scoring', e.scoring, 'bestOf', e.best_of, 'ranked', e.ranked, 'consolation',
      e.consolation)`

const selectPlayers = sql`coalesce((select json_agg(json_build_object('number', lp.number, 'playerId', lp.player_id,
      'playerName', coalesce(p.player_name, ''), 'photoURL',
      case
        when lp.guest is null then coalesce(p.photo_url, '') else '' end,
          'skillSelf', case when lp.guest is null then p.skill_self end,
          'rating', (select r.rating from player_ratings r where r.player_id = lp.player_id
            and r.discipline = e.play), 'guestOf', lp.guest_of, 'guest', lp.guest, 'presence',
              lp.presence, 'team', lp.team) order by lp.number)
        from match_list_players lp
        left join players p on p.player_id = coalesce(lp.player_id, lp.guest_of)
        where lp.event_id = ml.event_id), '[]')`

export async function loadMatchListView(
  db: Database,
  by: { eventId: string } | { watchKey: string },
): Promise<MatchListView | null> {
  const {
    rows: [head],
  } = await sql<HeadRow>`
    select ml.event_id, e.title, e.type, e.play, e.gender, l.name as "locationName",
      e.starts_at, e.timezone, ${selectDayWords} as day_words, ml.state, ml.revision, ml.courts, ml.started,
      ml.closed, ml.watch_key, e.league_series_id, e.tournament_id,
      ${selectChosen} as chosen,
      ${selectPlayers} as players,
      coalesce((select json_agg(json_build_object('round', b.round, 'number', b.number)
      order by b.round, b.number) from match_byes b where b.event_id = ml.event_id), '[]') as byes,
      (select json_build_object('action', log.action, 'undo', log.undo) from match_list_log log
      where log.event_id = ml.event_id and not log.undone and log.undo is not null
      order by log.match_list_log_id desc limit 1) as "lastStep"
    from match_lists ml join events e on e.event_id = ml.event_id
    join locations l on l.location_id = e.location
    where not e.deleted and ${
      'eventId' in by
        ? sql`ml.event_id = ${by.eventId}`
        : sql`ml.watch_key
    = ${by.watchKey} and e.status = 'published'`
    }`.execute(db)
  if (head === undefined) return null
  const { startsAt, started, closed, chosen, lastStep, ...same } = withDayStatus(head)
  const matches = await loadMatches(db, head.eventId)
  return {
    ...same,
    matches: matches.map(toView),
    feeds: await listFeeds(matches),
    format: toFormat(chosen) ?? defaultFormat(head.type, head.play, isCompetitive(head.type)),
    startsAt: startsAt.toISOString(),
    started: started.toISOString(),
    closed: closed?.toISOString() ?? null,
    undoable:
      head.state === 'open' && lastStep !== null && canTakeBack({ ...same, matches }, lastStep.undo)
        ? lastStep.action
        : null,
  }
}

const toView = ({ a, b, games, ...match }: Match): MatchListView['matches'][number] => ({
  ...match,
  a: [...a],
  b: [...b],
  games: games.map(([mine, theirs]) => [mine, theirs]),
})

/** Strips the players' display fields, which undo doesn't know. */
const canTakeBack = ({ players, ...list }: MatchList, undo: unknown): boolean =>
  takeBack(
    {
      ...list,
      players: players.map(({ number, playerId, guestOf, guest, presence, team }) => ({
        number,
        playerId,
        guestOf,
        guest,
        presence,
        team,
      })),
    },
    v.parse(stepSchema, undo).change,
  ).ok
