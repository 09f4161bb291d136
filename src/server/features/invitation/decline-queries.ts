// Rows of Out for several dates of a series. A date that hasn't asked its group yet stores the
// answer, too, and then doesn't ask those who gave one.
import { sql } from 'kysely'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export async function declineOthers(
  tx: Database,
  eventIds: readonly string[],
  { playerId, now }: { playerId: string; now: number },
): Promise<void> {
  if (eventIds.length === 0) return
  await sql`
    insert into event_invitees (event_id, player_id, asked, declined_order)
    select e.event_id, ${playerId}, ${new Date(now)}, e.next_order
      from (select * from events where event_id = any(${[...eventIds]}::uuid[])
        order by event_id for update) e
    where e.invite and e.status = 'published' and ${visibleTo(playerId)}
      and e.player_id <> ${playerId}
      and not exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = ${playerId})
      and not exists (select 1 from player_events r where r.event_id = e.event_id
      and r.player_id = ${playerId} and not r.removed)
    on conflict (event_id, player_id) do update
      set declined_order = excluded.declined_order, withdrawn = false
    returning ${changedRow('event_invitees')}`.execute(tx)
}

/**
 * Takes Out back; dates that haven't asked their group yet will ask the player.
 */
export async function reopenOthers(
  tx: Database,
  eventIds: readonly string[],
  playerId: string,
): Promise<void> {
  if (eventIds.length === 0) return
  await sql`
    with mine as (select i.invitee_id, e.group_asked is null and not i.picked as is_early
      from event_invitees i join events e on e.event_id = i.event_id
      where i.player_id = ${playerId} and i.event_id = any(${[...eventIds]}::uuid[])
      and i.declined_order is not null),
    forgotten as (delete from event_invitees i using mine
      where mine.invitee_id = i.invitee_id and mine.is_early
      returning ${changedRow('event_invitees', 'i')}),
    opened as (update event_invitees i set declined_order = null from mine
      where mine.invitee_id = i.invitee_id and not mine.is_early
      returning ${changedRow('event_invitees', 'i')})
    table forgotten union all table opened`.execute(tx)
}
