// Whole events as screens and other programs read them.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import { leaveOut } from '#domain/event/event-fields.ts'
import type { MatchListState } from '#domain/match-list/match-list.ts'
import type { Day } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { fieldsQuery, toFields } from './fields-queries.ts'
import { visibleTo } from './visibility-queries.ts'

const detailQuery = (db: Database, eventId: string) =>
  fieldsQuery(db)
    .innerJoin('locations as l', 'l.location_id', 'e.location')
    .innerJoin('players as o', 'o.player_id', 'e.player_id')
    .select([
      'e.event_id',
      'e.status',
      'e.cancel_reason',
      'e.starts_at',
      'e.ends_at',
      'e.timezone',
      'l.name as location_name',
      'l.city',
      'o.player_id as organizer_id',
      'o.player_name as organizer_name',
      'e.drawn',
      'e.series_id',
      'e.series_index',
      'e.ranking',
    ])
    .select(
      sql<MatchListState | null>`(select ml.state from match_lists ml
        where ml.event_id = e.event_id)`.as('match_list_state'),
    )
    .select(
      sql<
        string[]
      >`array(select p.player_name from event_cohosts c join players p on p.player_id = c.player_id
        where c.event_id = e.event_id order by c.player_id)`.as('cohost_names'),
    )
    .select(
      sql<string[]>`array(select a.player_id from locations_admin a where a.location_id = e.location
        order by a.player_id)`.as('location_admins'),
    )
    .select(
      sql<string[]>`array(select who.player_id
        from (select r.player_id from player_events r where r.event_id = e.event_id
        and not r.removed
        union select k.player_id from match_list_players k where k.event_id = e.event_id
        and k.player_id is not null) who
      where not exists (select 1 from own_acts a where a.event_id = e.event_id
      and a.player_id = who.player_id and a.state = 'acted') order by who.player_id)`.as(
        'unconfirmed',
      ),
    )
    .select(
      sql<string[]>`array(select r.player_id from player_events r where r.event_id = e.event_id
        and r.removed and r.sent_out)`.as('sent_out'),
    )
    .select(
      sql<number>`(select max(s.series_index) from events s where s.series_id = e.series_id)`.as(
        'series_size',
      ),
    )
    .where('e.event_id', '=', eventId)

type DetailRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof detailQuery>['executeTakeFirst']>>
>

const toDetail = (row: DetailRow) => ({
  eventId: row.event_id,
  fields: toFields(row),
  status: row.status,
  cancelReason: row.cancel_reason,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timezone: row.timezone,
  locationName: row.location_name,
  city: row.city,
  organizerId: row.organizer_id,
  organizerName: row.organizer_name,
  cohostNames: row.cohost_names,
  locationAdmins: row.location_admins,
  unconfirmed: row.unconfirmed,
  sentOut: row.sent_out,
  drawn: row.drawn?.toISOString() ?? null,
  ranking: row.ranking,
  matchListState: row.match_list_state,
  series:
    row.series_id === null || row.series_index === null
      ? null
      : { seriesId: row.series_id, index: row.series_index, size: row.series_size },
})

/** Everything the event's screen shows but the roster, or null. */
export async function loadDetail(db: Database, eventId: string) {
  const row = await detailQuery(db, eventId).executeTakeFirst()
  return row === undefined ? null : toDetail(row)
}

/**
 * Which events are asked for as records: these; or the published ones at venues on some days, of
 * which perhaps only the public.
 */
export type WantedEvents =
  | { eventIds: readonly string[] }
  | { locationIds: readonly string[]; from: Day; to: Day; publicOnly: boolean }

const isWanted = (wanted: WantedEvents) =>
  'eventIds' in wanted
    ? sql<boolean>`e.event_id = any(${[...wanted.eventIds]}::uuid[])`
    : sql<boolean>`e.location = any(${[...wanted.locationIds]}::text[])
      and e.start_date between ${wanted.from} and ${wanted.to} and e.status = 'published'
      ${wanted.publicOnly ? sql`and not e.invite` : sql``}`

/** Those of the wanted events that a player may see, by start. */
export async function listRecords(
  db: Database,
  viewerId: string,
  wanted: WantedEvents,
  limit: number,
): Promise<LiveOutput<'events-byIds'>['events']> {
  const rows = await fieldsQuery(db)
    .select([
      'e.event_id',
      'e.player_id',
      'e.status',
      'e.starts_at',
      'e.timezone',
      'e.playing',
      'e.waiting',
    ])
    .where(isWanted(wanted))
    .where(visibleTo(viewerId))
    .orderBy('e.start_date')
    .orderBy('e.start_time')
    .orderBy('e.event_id')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const fields = leaveOut('record', toFields(row))
    return {
      eventId: row.event_id,
      playerId: row.player_id,
      ...fields,
      time: fields.startTime,
      startsAt: row.starts_at.toISOString(),
      timezone: row.timezone,
      playing: row.playing,
      waiting: row.waiting,
      status: row.status,
      deleted: false,
    }
  })
}

/** The venue of an event that everyone may see, or null. */
export async function findPublicLocation(db: Database, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('location')
    .where('event_id', '=', eventId)
    .where('invite', '=', false)
    .where('status', '<>', 'draft')
    .where('deleted', '=', false)
    .executeTakeFirst()
  return row?.location ?? null
}
