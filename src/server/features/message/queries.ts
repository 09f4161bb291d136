// Rows of messages. message_last holds the last message of each direction of a thread, so summaries
// never read threads. Within a thread `created` strictly increases because writers are serialized,
// so its order never changes.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { EntryPlace } from '#domain/event/entry.ts'
import type { MessageType } from '#domain/message/message.ts'
import { isNotBlocked, maySeeHidden } from '../../core/player/block-queries.ts'
import { listWalkIns } from '../../core/roster/roster-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { signedUpAlone } from '../newcomer/queries.ts'

/** `expires` (ms) is null exactly for plain messages. */
export type NewMessage = {
  messageId: string
  fromId: string
  toId: string
  type: MessageType
  message: string
  eventId: string | null
  locationId: string | null
  expires: number | null
}

/**
 * Players whom `viewerId` may have a thread with: visible ones, and hidden ones after a message
 * between the two.
 */
const isReachable = (
  viewerId: string,
  id: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`(${id} <> ${viewerId} and ${isNotBlocked(viewerId, id)}
  and (not p.hidden or ${maySeeHidden(viewerId, id)} or exists (
    select 1 from message_last last where (last.from_id = ${viewerId} and last.to_id = ${id})
      or (last.from_id = ${id} and last.to_id = ${viewerId}))))`

export type Counterpart = { playerId: string; playerName: string; photoURL: string }

export async function findCounterpart(
  db: Database,
  viewerId: string,
  playerId: string,
): Promise<Counterpart | null> {
  const row = await db
    .selectFrom('players as p')
    .select(['p.playerId', 'p.playerName', 'p.photoUrl'])
    .where('p.playerId', '=', playerId)
    .where(isReachable(viewerId, sql.ref('p.player_id')))
    .executeTakeFirst()
  return row === undefined
    ? null
    : { playerId: row.playerId, playerName: row.playerName, photoURL: row.photoUrl }
}

/**
 * No row when `fromId` may not write to the player. isFirstContact: neither has written to the
 * other, so the message starts a conversation.
 */
export const selectReceiver = (
  db: Database,
  fromId: string,
  toId: string,
): CompiledQuery<{ isFirstContact: boolean }> =>
  sql<{ isFirstContact: boolean }>`
    select not exists (select 1 from messages
        where from_id = ${fromId} and to_id = ${toId} and type = 'txt')
      and not exists (select 1 from message_last
        where from_id = ${toId} and to_id = ${fromId}) as "isFirstContact"
    from players p where p.player_id = ${toId}
    and ${isReachable(fromId, sql.ref('p.player_id'))}`.compile(db)

export async function isSameMessage(
  db: Database,
  { messageId, fromId, toId }: Pick<NewMessage, 'messageId' | 'fromId' | 'toId'>,
): Promise<boolean> {
  return (
    (await db
      .selectFrom('messages')
      .select('messageId')
      .where('messageId', '=', messageId)
      .where('fromId', '=', fromId)
      .where('toId', '=', toId)
      .executeTakeFirst()) !== undefined
  )
}

type Receivers = {
  eventId: string
  place: EntryPlace | null
  senderId: string
  isOwnSignUp?: boolean
}

export async function listReceivers(
  db: Database,
  { eventId, place, senderId, isOwnSignUp = false }: Receivers,
): Promise<string[]> {
  const rows = await db
    .selectFrom('player_events as i')
    .select('i.playerId')
    .where('i.eventId', '=', eventId)
    .where('i.removed', '=', false)
    .$if(place !== null, (query) => query.where('i.place', '=', place))
    .$if(isOwnSignUp, (query) => query.where(signedUpAlone('i')))
    .where('i.playerId', '<>', senderId)
    .where(isNotBlocked(senderId, sql.ref('i.player_id')))
    .orderBy('i.entryOrder')
    .execute()
  const walkIns = place === 'waiting' || isOwnSignUp ? [] : await listWalkIns(db, eventId)
  return [...rows.map(({ playerId }) => playerId), ...(await reachable(db, senderId, walkIns))]
}

async function reachable(
  db: Database,
  senderId: string,
  playerIds: readonly string[],
): Promise<string[]> {
  if (playerIds.length === 0) return []
  const rows = await db
    .selectFrom('players as p')
    .select('p.playerId')
    .where('p.playerId', 'in', playerIds)
    .where('p.playerId', '<>', senderId)
    .where(isNotBlocked(senderId, sql.ref('p.player_id')))
    .orderBy('p.playerId')
    .execute()
  return rows.map(({ playerId }) => playerId)
}
