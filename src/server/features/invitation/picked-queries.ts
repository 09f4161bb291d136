// Players that an event invites by name, as rows.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { isNotApart, isVisible } from '../block/queries.ts'
import { isTellable, isUnheard } from './queries.ts'

type Picking = { eventId: string; playerId: string }

/**
 * Whether an actor can invite a player to an event: they have an account, the actor sees them, and
 * no block is between them and the organizer.
 */
export async function isPickable(
  db: Database,
  { actorId, organizerId, playerId }: { actorId: string; organizerId: string; playerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from players p where p.player_id = ${playerId} and p.user_id is not null
      and ${isVisible(actorId, 'p')}
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

/**
 * Invites a player by name. Answers whether they are told: again a day after the last time, whatever
 * asked them or was taken back since.
 */
export async function savePicked(
  tx: Database,
  { eventId, playerId, now }: Picking & { now: number },
): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    with known as (select i.event_id, i.player_id, ${isTellable(now)} as is_due
      from event_invitees i where i.event_id = ${eventId} and i.player_id = ${playerId} for update)
    insert into event_invitees (event_id, player_id, asked, picked)
      values (${eventId}, ${playerId}, ${new Date(now)}, true)
      on conflict (event_id, player_id) do update set picked = true, withdrawn = false,
        asked = case when (select is_due from known) then excluded.asked
          else event_invitees.asked end
      returning coalesce((select is_due from known), xmax = 0) as "isTold"`.execute(tx)
  return rows[0]?.isTold === true
}

/**
 * Takes an invitation by name back; of members of the group the one that asked them all stays. The
 * row of the others keeps when they were asked, unless they haven't heard of it, and nothing of what
 * they answered.
 */
export async function removePicked(
  tx: Database,
  { eventId, playerId, isInGroup }: Picking & { isInGroup: boolean },
): Promise<void> {
  const isTheirs = sql`i.event_id = ${eventId} and i.player_id = ${playerId}`
  if (!isInGroup)
    await sql`delete from event_invitees i where ${isTheirs} and ${isUnheard}`.execute(tx)
  await sql`update event_invitees i set picked = false, withdrawn = ${!isInGroup},
    declined_order = case when ${isInGroup}::boolean then i.declined_order end
    where ${isTheirs}`.execute(tx)
}
