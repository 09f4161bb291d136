// Rows of answers to invitations: Out is stored here, In is the roster entry.
import { sql, type CompiledQuery } from 'kysely'
import type { Invitee } from '#domain/invitation/answer.ts'
import { isInvitedTo } from '../../core/access/visibility-queries.ts'
import { isNotBlocked, mayBring } from '../../core/player/block-queries.ts'
import { isReachedContact } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'

const answered = sql`
  case when not r.removed then r.place end as place, r.entry_order, i.declined_order`
const rosterRow = sql`left join player_events r on r.event_id = i.event_id
  and r.player_id = i.player_id`

export const isAnswered = sql<boolean>`(
  exists (select 1 from player_events entered where entered.event_id = d.event_id
    and entered.player_id = d.player_id)
  or exists (select 1 from event_invitees asked where asked.event_id = d.event_id
    and asked.player_id = d.player_id and asked.declined_order is not null))`

export async function findInvitee(
  db: Database,
  eventId: string,
  playerId: string,
): Promise<Invitee | null> {
  const { rows } = await sql<Invitee>`
    select ${answered} from event_invitees i ${rosterRow}
    where i.event_id = ${eventId} and i.player_id = ${playerId} and not i.withdrawn`.execute(db)
  return rows[0] ?? null
}

/**
 * isNamed: the viewer may see them; isPicked: invited by name; isInvited: currently in the group or
 * invited by name; reminded: the event's last reminder.
 */
export type ListedInvitee = Invitee & {
  playerId: string
  playerName: string
  photoUrl: string
  isNamed: boolean
  isPicked: boolean
  isInvited: boolean
  reminded: Date | null
}

export async function listInvitees(
  db: Database,
  eventId: string,
  viewerId: string,
): Promise<ListedInvitee[]> {
  const { rows } = await sql<ListedInvitee>`
    select p.player_id, p.player_name, p.photo_url, ${mayBring(viewerId, 'p')} as "isNamed",
      i.picked as "isPicked",
      (p.contact and i.picked or ${isInvitedTo(sql.ref('i.player_id'))}) as "isInvited",
      e.invitees_reminded as reminded, ${answered}
    from event_invitees i join events e on e.event_id = i.event_id
      join players p on p.player_id = i.player_id ${rosterRow}
    where i.event_id = ${eventId} and not i.withdrawn order by p.player_id`.execute(db)
  return rows
}

type Declined = { eventId: string; playerId: string; order: number | null }

/** order: the event's next order; null takes the Out back. */
export const writeDecline = (db: Database, { eventId, playerId, order }: Declined): CompiledQuery =>
  db
    .updateTable('event_invitees')
    .set({ declinedOrder: order })
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .compile()

export async function saveDecline(tx: Database, declined: Declined): Promise<void> {
  await tx.executeQuery(writeDecline(tx, declined))
}

export async function listReachableInvitees(
  tx: Database,
  eventId: string,
  actorId: string,
): Promise<(Invitee & { playerId: string })[]> {
  const { rows } = await sql<Invitee & { playerId: string }>`
    select p.player_id, ${answered}
    from event_invitees i join events e on e.event_id = i.event_id
      join players p on p.player_id = i.player_id ${rosterRow}
    where i.event_id = ${eventId} and not i.withdrawn
      and (p.user_id is not null or ${isReachedContact('p')})
      and (not e.invite or ${isInvitedTo(sql.ref('i.player_id'))})
      and ${isNotBlocked(sql.ref('p.player_id'), sql.ref('e.player_id'))}
      and ${isNotBlocked(sql.ref('p.player_id'), sql`${actorId}::text`)}
      and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = p.player_id)
      and not exists (select 1 from match_list_players k where k.event_id = e.event_id
      and k.player_id = p.player_id)
    order by p.player_id`.execute(tx)
  return rows
}

export async function findLastReminder(db: Database, eventId: string): Promise<number | null> {
  const row = await db
    .selectFrom('events')
    .select('inviteesReminded')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.inviteesReminded?.getTime() ?? null
}

export async function saveReminded(tx: Database, eventId: string, now: number): Promise<void> {
  await tx
    .updateTable('events')
    .set({ inviteesReminded: new Date(now) })
    .where('eventId', '=', eventId)
    .execute()
}

export async function findOrganizerName(tx: Database, eventId: string): Promise<string> {
  const { playerName } = await tx
    .selectFrom('events as e')
    .innerJoin('players as p', 'p.playerId', 'e.playerId')
    .select('p.playerName')
    .where('e.eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return playerName
}

export async function listInvitingEvents(
  tx: Database,
  playerId: string,
  now: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('event_invitees as i')
    .innerJoin('events as e', 'e.eventId', 'i.eventId')
    .select('e.eventId')
    .where('i.playerId', '=', playerId)
    .where('i.withdrawn', '=', false)
    .where('e.startsAt', '>', new Date(now))
    .execute()
  return rows.map(({ eventId }) => eventId)
}
