// What invitees answered as rows: their Out here, their In in the roster.
import { sql } from 'kysely'
import type { EntryPlace } from '#domain/event/entry.ts'
import type { Invitee } from '#domain/invitation/answer.ts'
import type { Database } from '../../db/open-database.ts'
import { isNotApart, isVisible } from '../block/queries.ts'
import { isInvitedTo } from '../event/visibility-queries.ts'

const answered = sql<{ place: EntryPlace | null }>`
  case when not r.removed then r.place end as place, r.entry_order, i.declined_order`
const rosterRow = sql`left join player_events r on r.event_id = i.event_id
  and r.player_id = i.player_id`

/** The player of a row of `deliveries d` has answered the invitation that it brings. */
export const isAnswered = sql<boolean>`(
  exists (select 1 from player_events entered where entered.event_id = d.event_id
    and entered.player_id = d.player_id)
  or exists (select 1 from event_invitees asked where asked.event_id = d.event_id
    and asked.player_id = d.player_id and asked.declined_order is not null))`

/** An invitee of an event; null when the player was not asked. */
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
 * isNamed: the viewer may see them; isPicked: invited by name; isInvited: in the group or by name,
 * now; reminded: when the event reminded last.
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

/** Everyone that an event asked, by name. */
export async function listInvitees(
  db: Database,
  eventId: string,
  viewerId: string,
): Promise<ListedInvitee[]> {
  const { rows } = await sql<ListedInvitee>`
    select p.player_id, p.player_name, p.photo_url, ${isVisible(viewerId, 'p')} as "isNamed",
      i.picked as "isPicked", ${isInvitedTo(sql.ref('i.player_id'))} as "isInvited",
      e.invitees_reminded as reminded, ${answered}
    from event_invitees i join events e on e.event_id = i.event_id
      join players p on p.player_id = i.player_id ${rosterRow}
    where i.event_id = ${eventId} and not i.withdrawn order by p.player_id`.execute(db)
  return rows
}

/** Keeps an Out; order: the next one of the event, null where it is taken back. */
export async function saveDecline(
  tx: Database,
  { eventId, playerId, order }: { eventId: string; playerId: string; order: number | null },
): Promise<void> {
  await tx
    .updateTable('event_invitees')
    .set({ declinedOrder: order })
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .execute()
}

/**
 * Invitees that may still see the event, with what they answered: in the group or invited by name
 * where it is private, and not parted by a block from the organizer or `actorId`.
 */
export async function listReachableInvitees(
  tx: Database,
  eventId: string,
  actorId: string,
): Promise<(Invitee & { playerId: string })[]> {
  const { rows } = await sql<Invitee & { playerId: string }>`
    select p.player_id, ${answered}
    from event_invitees i join events e on e.event_id = i.event_id
      join players p on p.player_id = i.player_id ${rosterRow}
    where i.event_id = ${eventId} and not i.withdrawn and p.user_id is not null
      and (not e.invite or ${isInvitedTo(sql.ref('i.player_id'))})
      and ${isNotApart(sql.ref('p.player_id'), sql.ref('e.player_id'))}
      and ${isNotApart(sql.ref('p.player_id'), sql`${actorId}::text`)}
      and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = p.player_id)
      and not exists (select 1 from match_list_players k where k.event_id = e.event_id
      and k.player_id = p.player_id)
    order by p.player_id`.execute(tx)
  return rows
}

/** When reminders of an event went out last, ms. */
export async function findLastReminder(db: Database, eventId: string): Promise<number | null> {
  const row = await db
    .selectFrom('events')
    .select('inviteesReminded')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.inviteesReminded?.getTime() ?? null
}

/** Notes that reminders of an event go out at `now`. */
export async function saveReminded(tx: Database, eventId: string, now: number): Promise<void> {
  await tx
    .updateTable('events')
    .set({ inviteesReminded: new Date(now) })
    .where('eventId', '=', eventId)
    .execute()
}

/** The name that reminders of an event are sent in. */
export async function findOrganizerName(tx: Database, eventId: string): Promise<string> {
  const { playerName } = await tx
    .selectFrom('events as e')
    .innerJoin('players as p', 'p.playerId', 'e.playerId')
    .select('p.playerName')
    .where('e.eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return playerName
}

/** Events to come that asked a player. */
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
