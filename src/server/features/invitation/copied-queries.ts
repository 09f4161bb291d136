// Rows of contacts that a copied event takes over.
import { sql, type RawBuilder } from 'kysely'
import { invitedContactsMax } from '#domain/invitation/picked.ts'
import { hasTierTag, selectGroup } from '../../core/access/visibility-queries.ts'
import { keptBy } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

const isInAGroup = (eventIds: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from (
    select e.event_id, e.player_id, e.location, e.invited, null as tag from events e
      where e.event_id = any(${[...eventIds]}::uuid[])
    union all select e.event_id, e.player_id, e.location, t.club_name, t.tag from events e
      join event_tiers t on t.event_id = e.event_id
      where e.event_id = any(${[...eventIds]}::uuid[])) e
  cross join lateral ${selectGroup} g
  where g.player_id = p.player_id and ${hasTierTag('p')})`

/**
 * Invites to new events those of the actor's contacts whom another event invites by name; members
 * of a group or tier are left to it. Returns their stand-ins.
 */
export async function copyInvitedContacts(
  tx: Database,
  {
    fromId,
    eventIds,
    actorId,
    now,
  }: { fromId: string; eventIds: readonly string[]; actorId: string; now: number },
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    with copied as (
      select p.player_id from event_invitees i join players p on p.player_id = i.player_id
        join ${keptBy(actorId)} k on k.player_id = p.player_id
      where i.event_id = ${fromId} and i.picked and not i.withdrawn and p.contact
        and not ${isInAGroup([fromId, ...eventIds])}
      order by p.player_id limit ${invitedContactsMax}),
    saved as (insert into event_invitees (event_id, player_id, asked, picked)
      select e.event_id, copied.player_id, ${new Date(now)}, true
        from unnest(${[...eventIds]}::uuid[]) e (event_id) cross join copied
      on conflict do nothing returning event_id, player_id)
    select copied.player_id, ${changedRow('event_invitees', 'saved')}
      from copied left join saved on saved.player_id = copied.player_id`.execute(tx)
  return rows.map(({ playerId }) => playerId)
}

export async function listCopied(
  tx: Database,
  eventIds: readonly string[],
  now: number,
): Promise<{ eventId: string; playerId: string }[]> {
  const { rows } = await sql<{ eventId: string; playerId: string }>`
    update event_invitees i set asked = ${new Date(now)} from players p
      where i.event_id = any(${[...eventIds]}::uuid[]) and i.picked and not i.withdrawn
        and p.player_id = i.player_id and p.contact
      returning i.event_id, i.player_id,
        ${changedRow('event_invitees', 'i')}`.execute(tx)
  return rows
}
