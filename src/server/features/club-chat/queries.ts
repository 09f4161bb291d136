import { sql, type RawBuilder } from 'kysely'
import { clubChatLimit, clubChatRestMs } from '#domain/club/club-chat.ts'
import { mayInClub, type ClubOffice } from '#domain/club/club-rights.ts'
import type { HiddenPerson } from '#domain/player/naming.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { selectGuarded } from '../block/shown-queries.ts'
import type { ClubKey } from '../club/queries.ts'

export type ClubMessage = {
  messageId: string
  playerId: string
  playerName: string
  photoURL: string
  message: string
  removed: boolean
  created: Date
}

export type FoundChat = {
  ownerId: string
  messages: ClubMessage[]
  guarded: HiddenPerson[]
}

export async function findClubChat(
  db: Database,
  { locationId, clubId }: ClubKey,
): Promise<FoundChat | null> {
  const { rows } = await sql<FoundChat>`
    with latest as (
      select * from club_messages m where m.location_id = ${locationId} and m.slug = ${clubId}
      order by m.created desc, m.message_id limit ${clubChatLimit + 1})
    select c.player_id as "ownerId",
      coalesce((select json_agg(json_build_object('messageId', m.message_id, 'playerId',
        m.player_id, 'playerName', p.player_name, 'photoURL', p.photo_url, 'message', m.message,
        'removed', m.removed, 'created', m.created) order by m.created, m.message_id desc)
        from latest m join players p on p.player_id = m.player_id), '[]') as messages,
      ${selectGuarded(sql`select distinct player_id from latest`)} as guarded
    from clubs c where c.location_id = ${locationId} and c.slug = ${clubId}`.execute(db)
  const [chat] = rows
  if (chat === undefined) return null
  const messages = chat.messages.map((one) => ({ ...one, created: new Date(one.created) }))
  return { ...chat, messages }
}

/** A member's side of a club's chat. since: in ms; later messages are unread. */
export type ClubChatSide = {
  since: number
  muted: boolean
  isModerator: boolean
  seesHidden: boolean
}
export type ClubChatSides = ReadonlyMap<string, ClubChatSide>

export const toClubSideKey = ({ locationId, clubId }: ClubKey): string => `${locationId} ${clubId}`

export async function loadClubChatSides(
  db: Database,
  playerIds: readonly string[],
): Promise<ClubChatSides[]> {
  const { rows } = await sql<{
    playerId: string
    locationId: string
    clubId: string
    since: Date
    muted: boolean
    office: ClubOffice | null
  }>`
    select player_id, location_id, slug as "clubId", chat_muted as muted, office,
      greatest(created, chat_read_to) as since
    from club_members where player_id = any(${[...playerIds]})`.execute(db)
  const sides = new Map(playerIds.map((playerId) => [playerId, new Map<string, ClubChatSide>()]))
  for (const { playerId, since, muted, office, ...key } of rows) {
    const standing = { role: 'member', office } as const
    sides.get(playerId)?.set(toClubSideKey(key), {
      since: since.getTime(),
      muted,
      isModerator: mayInClub(standing, 'club.chat'),
      seesHidden: mayInClub(standing, 'club.people'),
    })
  }
  return playerIds.map((playerId) => sides.get(playerId) ?? new Map())
}

type NewMessage = ClubKey & { messageId: string; playerId: string; message: string; now: number }

export async function addToClubChat(
  tx: Database,
  { messageId, locationId, clubId, playerId, message, now }: NewMessage,
): Promise<'added' | 'known' | 'foreign'> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    ${`club-chat ${locationId} ${clubId}`}, 0))`.execute(tx)
  const { rows } = await sql`
    insert into club_messages (message_id, location_id, slug, player_id, message, created)
    select ${messageId}::uuid, ${locationId}, ${clubId}, ${playerId}, ${message},
      greatest(date_trunc('milliseconds', ${new Date(now)}::timestamptz),
      coalesce((select max(created) + interval '1 millisecond' from club_messages
      where location_id = ${locationId} and slug = ${clubId}), '-infinity'))
    on conflict (message_id) do nothing
    returning ${changedRow('club_messages')}`.execute(tx)
  if (rows.length > 0) return 'added'
  const known = await findInClubChat(tx, { locationId, clubId }, messageId)
  return known?.playerId === playerId ? 'known' : 'foreign'
}

export async function findInClubChat(
  db: Database,
  { locationId, clubId }: ClubKey,
  messageId: string,
): Promise<{ playerId: string; removed: boolean } | null> {
  const row = await db
    .selectFrom('club_messages')
    .select(['playerId', 'removed'])
    .where('messageId', '=', messageId)
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .executeTakeFirst()
  return row ?? null
}

export async function removeFromClubChat(tx: Database, messageId: string): Promise<void> {
  await tx
    .updateTable('club_messages')
    .set({ removed: true, message: '' })
    .where('messageId', '=', messageId)
    .execute()
}

export async function markClubChatRead(
  tx: Database,
  { locationId, clubId }: ClubKey,
  { messageId, playerId }: { messageId: string; playerId: string },
): Promise<void> {
  await sql`
    update club_members m set chat_read_to = u.created from club_messages u
    where u.message_id = ${messageId}::uuid and u.location_id = ${locationId}
      and u.slug = ${clubId} and m.location_id = u.location_id and m.slug = u.slug
      and m.player_id = ${playerId}
      and (m.chat_read_to is null or m.chat_read_to < u.created)
    returning ${changedRow('club_members', 'm', ['chatReadTo'])}`.execute(tx)
}

export async function muteClubChat(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  chatMuted: boolean,
): Promise<void> {
  await tx
    .updateTable('club_members')
    .set({ chatMuted })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .execute()
}

type ChatNotice = { messageId: string; playerId: string; batch: string; now: number }

/**
 * Members to notify of a new message, as rows: with an account, not muted, not blocked from the
 * writer. They are notified of the first message after what they have read, then not again for a
 * while.
 */
export const selectChatRecipients = (
  { locationId, clubId }: ClubKey,
  { messageId, playerId, batch, now }: ChatNotice,
): RawBuilder<unknown> => sql`
  select m.player_id from club_members m join players p on p.player_id = m.player_id
  where m.location_id = ${locationId} and m.slug = ${clubId} and not m.chat_muted
    and m.player_id <> ${playerId} and p.user_id is not null
    and ${isNotBlocked(playerId, sql.ref('m.player_id'))}
    and not exists (select 1 from deliveries d where d.player_id = m.player_id
      and d.state = 'waiting' and d.batch = ${batch})
    and not exists (select 1 from deliveries d where d.player_id = m.player_id
      and d.state <> 'waiting' and d.batch = ${batch}
      and d.ended > ${new Date(now - clubChatRestMs)})
    and not exists (
      select 1 from club_messages u where u.location_id = m.location_id and u.slug = m.slug
        and u.created > greatest(m.created, m.chat_read_to) and not u.removed
        and u.message_id <> ${messageId}::uuid and u.player_id <> m.player_id
        and ${isNotBlocked(sql.ref('m.player_id'), sql.ref('u.player_id'))})`
