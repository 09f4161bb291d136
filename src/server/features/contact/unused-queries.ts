// Contacts without any use for a year.
import { sql } from 'kysely'
import { contactUnusedMonths } from '#domain/contact/contact.ts'
import type { KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'

/**
 * Contacts not used for long, without a recent or upcoming event. Claimed ones count as well,
 * because their keeper knows the player by then.
 */
export async function listUnused(
  tx: Database,
  now: number,
  most: number,
): Promise<(KeeperColumns & { contactId: string; playerId: string | null })[]> {
  const since = sql`${new Date(now)}::timestamptz - ${contactUnusedMonths} * interval '1 month'`
  const { rows } = await sql<KeeperColumns & { contactId: string; playerId: string | null }>`
    select k.contact_id, k.player_id, k.keeper_id,
      k.location_id, k.slug from contacts k
    where coalesce(k.used, k.created) < ${since} and coalesce(k.claimed, k.created) < ${since}
      and not exists (select 1 from player_events r join events e on e.event_id = r.event_id
      where r.player_id = k.player_id and not r.removed and not e.deleted
      and e.ends_at > ${since})
    order by coalesce(k.used, k.created) limit ${most}
    for update skip locked`.execute(tx)
  return rows
}
