// Venue admins: their roles, invitations to become one, and the log of a venue.
import { sql } from 'kysely'
import type { EventType } from '#domain/event/event.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import { toDay } from '#domain/shared/day.ts'
import { isNotBlocked, isVisible } from '../../core/player/block-queries.ts'
import { requireRotation } from '../../db/accounts/session-tokens.ts'
import type { Database } from '../../db/open-database.ts'
import { isPending } from '../message/request-queries.ts'

export async function hasOpenInvitation(
  tx: Database,
  locationId: string,
  playerId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .innerJoin('locations_admin as office', (join) =>
      join
        .onRef('office.locationId', '=', 'messages.locationId')
        .onRef('office.playerId', '=', 'messages.fromId'),
    )
    .select('messageId')
    .where('toId', '=', playerId)
    .where('messages.locationId', '=', locationId)
    .where('type', '=', 'adminReq')
    .where('used', 'is', null)
    .where(isPending(now))
    .where(isNotBlocked(playerId, sql.ref('messages.from_id')))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findInvitedTo(
  tx: Database,
  messageId: string,
  playerId: string,
): Promise<{ locationId: string; name: string } | null> {
  const row = await tx
    .selectFrom('messages')
    .innerJoin('locations', 'locations.locationId', 'messages.locationId')
    .select(['locations.locationId', 'locations.name'])
    .where('messageId', '=', messageId)
    .where('toId', '=', playerId)
    .where('type', '=', 'adminReq')
    .where(isNotBlocked(playerId, sql.ref('messages.from_id')))
    .executeTakeFirst()
  return row ?? null
}

export async function addAdmin(
  tx: Database,
  locationId: string,
  playerId: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('locations_admin')
    .values({ locationId, playerId, created: new Date(now) })
    .execute()
  await requireRotation(tx, playerId)
}

export async function listOtherAdmins(
  tx: Database,
  locationId: string,
  playerId: string,
): Promise<{ playerName: string; adminIds: string[] }> {
  const { rows } = await sql<{ playerName: string; adminIds: string[] }>`
    select p.player_name, array(
      select office.player_id from locations_admin office where office.location_id = ${locationId}
        and office.player_id <> ${playerId}
        and ${isNotBlocked(playerId, sql.ref('office.player_id'))} order by office.player_id) as
        "adminIds"
    from players p where p.player_id = ${playerId}`.execute(tx)
  return rows[0] ?? { playerName: playerId, adminIds: [] }
}

export async function listAdminRoles(
  db: Database,
  viewerId: string,
  { playerId, locationId }: { playerId?: string; locationId?: string },
) {
  const isOwn = sql<boolean>`exists (select 1 from locations_admin mine
    where mine.location_id = l.location_id and mine.player_id = ${viewerId})`
  const rows = await db
    .selectFrom('locations_admin as office')
    .innerJoin('players as p', 'p.playerId', 'office.playerId')
    .innerJoin('locations as l', 'l.locationId', 'office.locationId')
    .select(['office.playerId', 'office.locationId', 'office.created'])
    .where(isNotBlocked(viewerId, sql.ref('office.player_id')))
    .$if(playerId !== undefined, (query) => query.where('office.playerId', '=', playerId ?? ''))
    .$if(locationId !== undefined, (query) =>
      query.where('office.locationId', '=', locationId ?? ''),
    )
    .$if(locationId === undefined, (query) =>
      query
        .where(isVisible(viewerId, 'p'))
        .where((eb) => eb.or([eb('l.hidden', '=', false), isOwn])),
    )
    .orderBy('office.locationId')
    .orderBy('office.playerId')
    .execute()
  return rows.map((row) => ({
    playerId: row.playerId,
    locationId: row.locationId,
    created: row.created.toISOString(),
  }))
}

type LogRow = {
  id: string
  action: LocationLogAction
  detail: string
  created: Date
  actorName: string | null
  playerName: string | null
  otherName: string | null
  eventId: string | null
  title: string | null
  type: EventType | null
  startDate: string | null
}

export async function loadLocationLog(db: Database, locationId: string, limit: number) {
  const { rows } = await sql<LogRow>`
    select log.location_log_id::text as id, log.action, case log.action
      when 'players-swapped' then '' else log.detail end as detail, log.created,
      actor.player_name as "actorName", player.player_name,
      other.player_name as "otherName",
      e.event_id, e.title, e.type, e.start_date
    from location_log log left join players actor on actor.player_id = log.actor_id
    left join players player on player.player_id = log.player_id
      left join players other on log.action = 'players-swapped' and other.player_id = log.detail
      left join events e on e.event_id = log.event_id
    where log.location_id = ${locationId} order by log.location_log_id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id, created, eventId, title, type, startDate, ...line }) => ({
    ...line,
    lineId: id,
    created: created.toISOString(),
    event:
      eventId === null || title === null || type === null || startDate === null
        ? null
        : { eventId, title, type, startDate: toDay(startDate) },
  }))
}
