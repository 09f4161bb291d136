// Whole events, as screens and other programs read them.
import { sql } from 'kysely'
import type { CallOutput, LiveOutput } from '#contract/contract.ts'
import { omitFieldsFor } from '#domain/event/event-fields.ts'
import type { MatchListState } from '#domain/match-list/match-list.ts'
import {
  nextPublicLookedAt,
  nextPublicMax,
  nextPublicMs,
} from '#domain/onboarding/landing-events.ts'
import type { Day } from '#domain/shared/day.ts'
import { selectUnseenBy, visibleTo } from '../../core/access/visibility-queries.ts'
import { selectDayWords, toDayStatus } from '../../core/event/day-queries.ts'
import { fieldsQuery, toFields, allCohosts } from '../../core/event/fields-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { buildOnce } from '../../db/statements/kept-text.ts'
import { plannedForValues } from '../../db/statements/statement-names.ts'

const selectUnconfirmed = sql<string[]>`array(select who.player_id
    from (select r.player_id from player_events r where r.event_id = e.event_id
    and not r.removed
    union select k.player_id from match_list_players k where k.event_id = e.event_id
    and k.player_id is not null) who
  where not exists (select 1 from own_acts a where a.event_id = e.event_id
  and a.player_id = who.player_id and a.state = 'acted')
  and not exists (select 1 from players c where c.player_id = who.player_id and c.contact)
  order by who.player_id)`

const selectTournament = sql<{ tournamentId: string; name: string; cohosts: string[] } | null>`(
  select json_build_object('tournamentId', t.tournament_id, 'name', t.name,
    'cohosts', array(select c.player_id from tournament_cohosts c
      where c.tournament_id = t.tournament_id order by c.player_id))
  from tournaments t where t.tournament_id = e.tournament_id and not t.deleted)`

const selectLeague = sql<{ leagueSeriesId: string; name: string } | null>`(
  select json_build_object('leagueSeriesId', g.league_series_id, 'name', g.name)
  from leagues g where g.league_series_id = e.league_series_id and not g.deleted)`

const detailQuery = (db: Database, eventId: string) =>
  fieldsQuery(db, allCohosts)
    .innerJoin('locations as l', 'l.locationId', 'e.location')
    .innerJoin('players as o', 'o.playerId', 'e.playerId')
    .select([
      'e.eventId',
      'e.status',
      'e.cancelReason',
      'e.startsAt',
      'e.endsAt',
      'e.timezone',
      'l.name as locationName',
      'l.photoUrl as locationPhotoUrl',
      'l.lat',
      'l.lon',
      'l.city',
      'l.houseRules',
      'o.playerId as organizerId',
      'o.playerName as organizerName',
      'o.photoUrl as organizerPhotoUrl',
      'e.drawn',
      'e.seriesId',
      'e.seriesIndex',
      'e.ranking',
      'e.selfCheckIn',
    ])
    .select(
      sql<MatchListState | null>`(select ml.state from match_lists ml
        where ml.event_id = e.event_id)`.as('matchListState'),
    )
    .select(
      sql<boolean>`exists (select from prices where prices.event_id = e.event_id)`.as('hasPrice'),
    )
    .select(
      sql<
        string[]
      >`array(select p.player_name from event_cohosts c join players p on p.player_id = c.player_id
        where c.event_id = e.event_id order by c.player_id)`.as('cohostNames'),
    )
    .select(
      sql<string[]>`array(select a.player_id from locations_admin a where a.location_id = e.location
        order by a.player_id)`.as('locationAdmins'),
    )
    .select(selectUnconfirmed.as('unconfirmed'))
    .select(
      sql<string[]>`array(select r.player_id from player_events r where r.event_id = e.event_id
        and r.removed and r.sent_out)`.as('sentOut'),
    )
    .select([selectTournament.as('tournament'), selectLeague.as('league')])
    .select(
      sql<number>`(select max(s.series_index) from events s where s.series_id = e.series_id)`.as(
        'seriesSize',
      ),
    )
    .select(selectDayWords.as('dayWords'))
    .where('e.eventId', '=', eventId)

type DetailRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof detailQuery>['executeTakeFirst']>>
>

export const selectDetail = buildOnce(detailQuery)

export const toDetail = (row: DetailRow) => ({
  eventId: row.eventId,
  fields: toFields(row),
  status: row.status,
  cancelReason: row.cancelReason,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  timezone: row.timezone,
  locationName: row.locationName,
  locationPhotoURL: row.locationPhotoUrl,
  position: { lat: row.lat, lon: row.lon },
  city: row.city,
  hasSignUpRules: row.houseRules || row.league !== null,
  organizerId: row.organizerId,
  organizerName: row.organizerName,
  organizerPhotoURL: row.organizerPhotoUrl,
  cohostNames: row.cohostNames,
  locationAdmins: row.locationAdmins,
  unconfirmed: row.unconfirmed,
  sentOut: row.sentOut,
  drawn: row.drawn?.toISOString() ?? null,
  ranking: row.ranking,
  selfCheckIn: row.selfCheckIn,
  matchListState: row.matchListState,
  hasPrice: row.hasPrice,
  series:
    row.seriesId === null || row.seriesIndex === null
      ? null
      : { seriesId: row.seriesId, index: row.seriesIndex, size: row.seriesSize },
  league: row.league,
  tournament: row.tournament,
  dayStatus: toDayStatus(row.dayWords),
})

export type WantedEvents =
  | { eventIds: readonly string[] }
  | { locationIds: readonly string[]; from: Day; to: Day; publicOnly: boolean }

const isWanted = (wanted: WantedEvents) =>
  'eventIds' in wanted
    ? sql<boolean>`e.event_id = any(${[...wanted.eventIds]}::uuid[])`
    : sql<boolean>`e.location = any(${[...wanted.locationIds]}::text[])
      and e.start_date between ${wanted.from} and ${wanted.to} and e.status = 'published'
      ${wanted.publicOnly ? sql`and not e.invite` : sql``}`

export async function listRecords(
  db: Database,
  viewerId: string,
  wanted: WantedEvents,
  limit: number,
): Promise<EventRecord[]> {
  const rows = await recordsQuery(db, wanted, limit).where(visibleTo(viewerId)).execute()
  return rows.map(toRecord)
}

/**
 * Public events, loaded once for all viewers; unseenBy: players for whom the event doesn't exist.
 */
export async function listPublicRecords(
  db: Database,
  wanted: { location: string; from: Day; to: Day },
  limit: number,
): Promise<(EventRecord & { unseenBy: readonly string[] })[]> {
  const { location, ...days } = wanted
  const rows = await recordsQuery(db, { locationIds: [location], ...days, publicOnly: true }, limit)
    .select(selectUnseenBy().as('unseenBy'))
    .execute()
  return rows.map((row) => ({ ...toRecord(row), unseenBy: row.unseenBy }))
}

const recordsQuery = (db: Database, wanted: WantedEvents, limit: number) =>
  fieldsQuery(db)
    .select([
      'e.eventId',
      'e.playerId',
      'e.status',
      'e.startsAt',
      'e.timezone',
      'e.playing',
      'e.waiting',
    ])
    .where(isWanted(wanted))
    .orderBy('e.startDate')
    .orderBy('e.startTime')
    .orderBy('e.eventId')
    .limit(limit)

type RecordRow = Awaited<ReturnType<ReturnType<typeof recordsQuery>['execute']>>[number]
type EventRecord = LiveOutput<'events-byIds'>['events'][number]

function toRecord(row: RecordRow): EventRecord {
  const fields = omitFieldsFor('record', toFields(row))
  return {
    eventId: row.eventId,
    playerId: row.playerId,
    ...fields,
    time: fields.startTime,
    startsAt: row.startsAt.toISOString(),
    timezone: row.timezone,
    playing: row.playing,
    waiting: row.waiting,
    status: row.status,
    deleted: false,
  }
}

export async function findPublicLocation(db: Database, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('location')
    .where('eventId', '=', eventId)
    .where('invite', '=', false)
    .where('status', '<>', 'draft')
    .where('deleted', '=', false)
    .executeTakeFirst()
  return row?.location ?? null
}

type NextPublic = CallOutput<'events-nextPublic'>['events'][number]

/**
 * The next ranked public events with free places, one per venue, those in `timezone` first. Events
 * of new organizers are excluded until an admin ranks them.
 */
export async function listNextPublic(
  db: Database,
  timezone: string,
  now: number,
): Promise<NextPublic[]> {
  const { rows } = await sql<Omit<NextPublic, 'startsAt'> & { startsAt: Date }>`
    with soon as (select e.event_id, e.title, e.type, e.starts_at, e.timezone, e.location,
        e.max_players - e.playing as places_left
      from events e where e.status = 'published' and not e.deleted and not e.invite
        and e.ranking = 'ranked' and e.playing < e.max_players
        and e.starts_at > ${new Date(now)}
        and e.starts_at < ${new Date(now + nextPublicMs)}
      order by e.starts_at, e.event_id limit ${nextPublicLookedAt}),
    first_there as (select distinct on (s.location) s.*, l.name, l.city
      from soon s join locations l on l.location_id = s.location
      where not l.hidden order by s.location, s.starts_at, s.event_id)
    select event_id, title, type, starts_at, timezone,
      name as "locationName", city, places_left
    from first_there order by timezone <> ${timezone}, starts_at, event_id
    limit ${nextPublicMax} ${plannedForValues}`.execute(db)
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }))
}
