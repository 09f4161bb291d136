// Resolves joined ids among the caller's own records only: "ann" + "abob" reads like "anna" +
// "bob", and Ann must not reach Anna's.
import { sql } from 'kysely'
import type { MessageType } from '#domain/message/message.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

export async function isOwnAlert(
  tx: Database,
  alertId: string,
  playerId: string,
): Promise<boolean> {
  return (
    (await tx
      .selectFrom('alerts')
      .select('alertId')
      .where('alertId', '=', alertId)
      .where('playerId', '=', playerId)
      .executeTakeFirst()) !== undefined
  )
}

export async function findSender(
  tx: Database,
  messageId: string,
  toId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('messages')
    .select('fromId')
    .where('messageId', '=', messageId)
    .where('toId', '=', toId)
    .where(isNotBlocked(toId, sql.ref('messages.from_id')))
    .executeTakeFirst()
  return row?.fromId ?? null
}

export async function findLastMessage(tx: Database, fromId: string, toId: string) {
  const row = await tx
    .selectFrom('message_last as l')
    .innerJoin('messages as m', 'm.messageId', 'l.messageId')
    .select(['m.type', 'm.message', 'm.eventId', 'm.locationId'])
    .where('l.fromId', '=', fromId)
    .where('l.toId', '=', toId)
    .where(isNotBlocked(fromId, sql.ref('l.to_id')))
    .executeTakeFirst()
  return row ?? null
}

type ClubKey = { locationId: string; clubId: string }

export async function listOwnClubs(
  tx: Database,
  ownerId: string,
  joinedId: string,
): Promise<ClubKey[]> {
  return tx
    .selectFrom('clubs')
    .select(['locationId', 'slug as clubId'])
    .where('playerId', '=', ownerId)
    .where(sql<boolean>`location_id || slug = ${joinedId}`)
    .limit(2)
    .execute()
}

export async function listMemberships(
  tx: Database,
  playerId: string,
  joinedId: string,
): Promise<(ClubKey & { playerId: string })[]> {
  const { rows } = await sql<ClubKey & { playerId: string }>`
    select location_id, slug as "clubId", player_id from club_members
      where player_id = ${playerId} and location_id || slug || player_id = ${joinedId}
    union select m.location_id, m.slug, m.player_id from clubs c
    join club_members m on m.location_id = c.location_id and m.slug = c.slug
      where c.player_id = ${playerId} and m.location_id || m.slug || m.player_id = ${joinedId}
      limit 2`.execute(tx)
  return rows
}

type AskedFor = {
  type: Exclude<MessageType, 'txt'>
  toId: string
  fromId?: string
  eventId?: string
  locationId?: string
}

/**
 * The request to `toId` that an acceptance without an id means: open ones first, then the newest.
 * Null without a request.
 */
export async function findRequest(
  tx: Database,
  { type, toId, fromId, eventId, locationId }: AskedFor,
  now: number,
): Promise<string | null> {
  const isOffice = sql<boolean>`exists (select 1 from locations_admin office
    where office.location_id = messages.location_id and office.player_id = messages.from_id)`
  const row = await tx
    .selectFrom('messages')
    .select('messageId')
    .where('toId', '=', toId)
    .where('type', '=', type)
    .where(isNotBlocked(toId, sql.ref('messages.from_id')))
    .$if(fromId !== undefined, (query) => query.where('fromId', '=', fromId ?? ''))
    .$if(eventId !== undefined, (query) => query.where('eventId', '=', eventId ?? ''))
    .$if(locationId !== undefined, (query) => query.where('locationId', '=', locationId ?? ''))
    .orderBy(
      sql`used is null and expires > ${new Date(now)}::timestamptz
        and (type <> 'adminReq' or ${isOffice})`,
      'desc',
    )
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.messageId ?? null
}

export async function findPhotoOfOffice(
  tx: Database,
  locationId: string,
  adminId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('locations')
    .innerJoin('locations_admin as office', 'office.locationId', 'locations.locationId')
    .select('photoUrl')
    .where('locations.locationId', '=', locationId)
    .where('office.playerId', '=', adminId)
    .executeTakeFirst()
  return row?.photoUrl ?? null
}
