// Players that an event invites by name, as rows.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { isNotApart, mayBring } from '../block/queries.ts'

type Picking = { eventId: string; playerId: string }

/**
 * Whether an actor can invite somebody to an event: a player with an account that the actor sees,
 * without a block between them and the organizer, or a contact that the actor keeps.
 */
export async function isPickable(
  db: Database,
  { actorId, organizerId, playerId }: { actorId: string; organizerId: string; playerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from players p where p.player_id = ${playerId} and (p.user_id is not null or p.contact)
      and ${mayBring(actorId, 'p')}
      and ${isNotApart(organizerId, sql.ref('p.player_id'))}`.execute(db)
  return rows.length > 0
}

/** How many an event invites by name. */
export async function countPicked(db: Database, eventId: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_invitees')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('eventId', '=', eventId)
    .where('picked', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Invites a player by name. Answers whether nothing had asked them before. */
export async function savePicked(
  tx: Database,
  { eventId, playerId, now }: Picking & { now: number },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into event_invitees (event_id, player_id, asked, picked)
      values (${eventId}, ${playerId}, ${new Date(now)}, true)
      on conflict (event_id, player_id) do update set picked = true
      returning xmax = 0 as "isNew"`.execute(tx)
  return rows[0]?.isNew === true
}

/** Takes an invitation by name back; of members of the group the one that asked them all stays. */
export async function removePicked(
  tx: Database,
  { eventId, playerId, isInGroup }: Picking & { isInGroup: boolean },
): Promise<void> {
  if (isInGroup)
    await tx
      .updateTable('event_invitees')
      .set({ picked: false })
      .where('eventId', '=', eventId)
      .where('playerId', '=', playerId)
      .execute()
  else
    await tx
      .deleteFrom('event_invitees')
      .where('eventId', '=', eventId)
      .where('playerId', '=', playerId)
      .execute()
}
