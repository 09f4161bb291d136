// Rows of players whom an event invites by name.
import { sql } from 'kysely'
import { isNotBlocked, mayBring } from '../../core/player/block-queries.ts'
import { isKeptBy, type KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { mayNotifyAgain, isNotYetSent } from './queries.ts'

type Picking = { eventId: string; playerId: string }

/**
 * True for a visible player with an account who isn't blocked from the organizer, or a contact of
 * the actor.
 */
export async function isPickable(
  db: Database,
  { actorId, organizerId, playerId }: { actorId: string; organizerId: string; playerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from players p where p.player_id = ${playerId} and (p.user_id is not null or p.contact)
      and ${mayBring(actorId, 'p')}
      and ${isNotBlocked(organizerId, sql.ref('p.player_id'))}`.execute(db)
  return rows.length > 0
}

export async function countPicked(
  db: Database,
  eventId: string,
  { isContact }: { isContact: boolean },
): Promise<number> {
  const { count } = await db
    .selectFrom('event_invitees as i')
    .innerJoin('players as p', 'p.playerId', 'i.playerId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('i.eventId', '=', eventId)
    .where('i.picked', '=', true)
    .where('p.contact', '=', isContact)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Invites a player by name. True when they are to be notified: again only a day after the last
 * time, whatever was withdrawn since.
 */
export async function savePicked(
  tx: Database,
  { eventId, playerId, now }: Picking & { now: number },
): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    with known as (select i.event_id, i.player_id, ${mayNotifyAgain(now)} as is_due
      from event_invitees i where i.event_id = ${eventId} and i.player_id = ${playerId} for update)
    insert into event_invitees (event_id, player_id, asked, picked)
      values (${eventId}, ${playerId}, ${new Date(now)}, true)
      on conflict (event_id, player_id) do update set picked = true, withdrawn = false,
        asked = case when (select is_due from known) then excluded.asked
          else event_invitees.asked end
      returning coalesce((select is_due from known), xmax = 0) as "isTold",
        ${changedRow('event_invitees')}`.execute(tx)
  return rows[0]?.isTold === true
}

export type InvitedContact = { playerId: string; isTold: boolean }

const isElsewhere = (
  eventId: string,
) => sql`not exists (select 1 from event_invitees i where i.event_id = ${eventId}
        and i.player_id = k.player_id and not i.withdrawn)
        and not exists (select 1 from player_events r where r.event_id = ${eventId}
        and r.player_id = k.player_id and not r.removed)
        and not exists (select 1 from match_list_players m where m.event_id = ${eventId}
        and m.player_id = k.player_id)`

/**
 * Invites at most `limit` contacts of a list whom the event doesn't invite and who aren't in it.
 * Returns their stand-ins, and whether to notify them, as in savePicked.
 */
export async function saveInvitedContacts(
  tx: Database,
  {
    eventId,
    keeper,
    contactIds,
    limit,
    now,
  }: {
    eventId: string
    keeper: KeeperColumns
    contactIds: readonly string[]
    limit: number
    now: number
  },
): Promise<InvitedContact[]> {
  const { rows } = await sql<InvitedContact>`
    with known as (select i.player_id, ${mayNotifyAgain(now)} as is_due from event_invitees i
      where i.event_id = ${eventId} and i.withdrawn for update),
    added as (insert into event_invitees as before (event_id, player_id, asked, picked)
      select ${eventId}::uuid, k.player_id, ${new Date(now)}::timestamptz, true from contacts k
      where k.contact_id = any(${[...contactIds]}::uuid[]) and ${isKeptBy(keeper)}
        and k.player_id is not null
        and ${isElsewhere(eventId)}
      order by k.player_id limit ${limit}
      on conflict (event_id, player_id) do update set picked = true, withdrawn = false,
        asked = case when (select is_due from known where known.player_id = before.player_id)
          then excluded.asked else before.asked end
      returning event_id, player_id)
    select added.player_id, coalesce(known.is_due, true) as "isTold",
      ${changedRow('event_invitees', 'added')}
      from added left join known using (player_id)`.execute(tx)
  return rows
}

export async function deleteContactInvites(
  tx: Database,
  { eventId, playerId }: Picking,
): Promise<void> {
  await tx
    .deleteFrom('alerts')
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .where('kind', 'in', ['event-invited', 'invitation-reminder'])
    .execute()
}

/**
 * Withdraws an invitation by name; group members keep the group's invitation. For others the row
 * keeps when they were asked, unless they haven't been notified, and no answer.
 */
export async function removePicked(
  tx: Database,
  { eventId, playerId, isInGroup }: Picking & { isInGroup: boolean },
): Promise<void> {
  const isTheirs = sql`i.event_id = ${eventId} and i.player_id = ${playerId}`
  if (!isInGroup)
    await sql`delete from event_invitees i where ${isTheirs} and ${isNotYetSent}
      returning ${changedRow('event_invitees', 'i')}`.execute(tx)
  await sql`update event_invitees i set picked = false, withdrawn = ${!isInGroup},
    declined_order = case when ${isInGroup}::boolean then i.declined_order end
    where ${isTheirs} returning ${changedRow('event_invitees', 'i')}`.execute(tx)
}
