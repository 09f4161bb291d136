// Changes venues and publishes it, inside the caller's transaction.
import { type RawBuilder, sql } from 'kysely'
import { findChangedFields } from '#domain/location/changed-fields.ts'
import type { Position } from '#domain/location/distance.ts'
import type { LocationFields } from '#domain/location/location.ts'
import { permitAtVenue } from '../../core/access/open-venue.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findZoneAt } from '../../time/zone-at.ts'
import { type NewLocation, toColumns } from './create-queries.ts'
import { lockForEdit, type Editable } from './edit-queries.ts'

export const lockVenueForEdit = async (
  { tx, actor }: Pick<CallContext, 'tx' | 'actor'>,
  locationId: string,
) => permitAtVenue(actor, await lockForEdit(tx, locationId, actor.playerId), 'location.edit')

type Edit = { locationId: string; before: Editable; fields: LocationFields; adminId: string }

/**
 * Writes an admin's edit of a locked venue and invalidates its watchers. Moving into another time
 * zone changes the venue's zone, except one set by hand; existing events keep theirs, because
 * people know those hours. Open suggestions that the edit fulfills are applied, and their senders
 * alerted.
 */
export async function editLocation(
  unit: UnitOfWork,
  { locationId, before, fields, adminId }: Edit,
): Promise<void> {
  const { tx, effects, now } = unit
  const changed = findChangedFields(before.fields, fields)
  const hasMoved = changed.includes('lat') || changed.includes('lon')
  const timezone = hasMoved ? await followPlace(before, fields) : before.timezone
  const isRelabelled = hasMoved || changed.includes('name') || changed.includes('city')
  const { suggesters, naming } = await updateLocation(
    tx,
    { locationId, fields, timezone, adminId, isRelabelled },
    now,
  )
  await sendAlerts(
    unit,
    suggesters.map((playerId) => ({
      playerId,
      kind: 'suggestion-applied',
      eventId: null,
      params: { location: fields.name, locationId },
    })),
  )
  if (naming !== null)
    effects.publish(
      topics.eventsAt(locationId),
      topics.leaguesAt(locationId),
      topics.tournamentsAt(locationId),
      topics.venueLabel(locationId),
      ...topicsNaming(naming),
    )
  if (changed.includes('hidden'))
    effects.publish(
      topics.eventsAt(locationId),
      topics.playersAt(locationId),
      topics.calendar(locationId),
    )
}

async function followPlace(before: Editable, place: Position): Promise<string> {
  const [old, found] = [await findZoneAt(before.fields), await findZoneAt(place)]
  return old === found ? before.timezone : found
}

/**
 * Only the newest events are invalidated, so that renaming a venue with a long history stays cheap.
 */
const followingMax = 1_000

const newestAt = (locationId: string): RawBuilder<{ eventId: string; playerId: string }> =>
  sql`select event_id, player_id from events where location = ${locationId} and not deleted
    order by start_date desc, start_time desc limit ${followingMax}`

type NameWatchers = {
  events: string[]
  watchKeys: string[]
  leagues: string[]
  tournaments: string[]
  threads: [string, string][]
}

const noWatchers: RawBuilder<NameWatchers | null> = sql`null::json`

const selectThreads = (
  locationId: string,
) => sql`select json_agg(json_build_array(requests.from_id, requests.to_id)) from (
        select m.from_id, m.to_id from newest
        join messages m on m.event_id = newest.event_id and m.type = 'teamReq'
        union
        select m.from_id, m.to_id from messages m
        where m.type = 'adminReq' and m.location_id = ${locationId}
          and m.from_id in (select player_id from locations_admin
            where location_id = ${locationId})) requests`

const selectNameWatchers = (locationId: string): RawBuilder<NameWatchers | null> => sql`(
  with newest as materialized (${newestAt(locationId)})
  select json_build_object(
    'events', array(select event_id::text from newest),
    'watchKeys', array(select watch_key from match_lists join newest using (event_id)
      where watch_key is not null),
    'leagues', array(select league_series_id::text from leagues where location = ${locationId}
      and not deleted),
    'tournaments', array(select tournament_id::text from tournaments
      where location = ${locationId} and not deleted),
    'threads', coalesce((
      ${selectThreads(locationId)}), '[]')))`

const topicsNaming = ({
  events,
  watchKeys,
  leagues,
  tournaments,
  threads,
}: NameWatchers): string[] => [
  ...events.flatMap((eventId) => [topics.event(eventId), topics.matchList(eventId)]),
  ...watchKeys.map(topics.watch),
  ...leagues.map(topics.league),
  ...tournaments.map(topics.tournament),
  ...threads.flatMap(([one, other]) => [topics.thread(one, other), topics.thread(other, one)]),
]

export async function publishEventsAt(
  tx: Database,
  effects: Effects,
  locationId: string,
): Promise<void> {
  const { rows } = await newestAt(locationId).execute(tx)
  effects.publish(...rows.map((row) => topics.event(row.eventId)))
}

/**
 * Invalidates what shows a player's admin role, or what they see through it: an admin sees private
 * events.
 */
export async function publishAdminRole(
  tx: Database,
  effects: Effects,
  locationId: string,
  { playerId, userId }: { playerId: string; userId: string | null },
): Promise<void> {
  await publishEventsAt(tx, effects, locationId)
  effects.publish(
    topics.player(playerId),
    topics.relations(playerId),
    ...(userId === null ? [] : [topics.user(userId)]),
    topics.location(locationId),
    topics.playersAt(locationId),
    topics.order(locationId),
  )
}

async function updateLocation(
  tx: Database,
  {
    locationId,
    fields,
    timezone,
    adminId,
    isRelabelled,
  }: NewLocation & { adminId: string; isRelabelled: boolean },
  now: number,
): Promise<{ suggesters: string[]; naming: NameWatchers | null }> {
  return tx
    .with('fulfilled', (db) =>
      db
        .updateTable('location_suggestions')
        .set({ closed: new Date(now), closedBy: adminId, outcome: 'applied' })
        .where('locationId', '=', locationId)
        .where('isOpen', '=', true)
        .where(sql<boolean>`changes <@ ${JSON.stringify(fields)}::jsonb`)
        .returning('playerId'),
    )
    .updateTable('locations')
    .set({ ...toColumns(fields), timezone, edited: new Date(now) })
    .where('locationId', '=', locationId)
    .returning([
      sql<
        string[]
      >`array(select player_id from fulfilled where player_id <> ${adminId} order by player_id)`.as(
        'suggesters',
      ),
      (isRelabelled ? selectNameWatchers(locationId) : noWatchers).as('naming'),
    ])
    .executeTakeFirstOrThrow()
}
