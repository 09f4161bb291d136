// Players who can be put on a roster.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { isVisible } from '../block/queries.ts'

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

/**
 * Visible players with `slug` in their id that are not in the event yet: first
 * the exact name, then those of its venue.
 */
export async function findAddablePlayers(
  db: Database,
  viewerId: string,
  event: { eventId: string; location: string },
  slug: string,
  limit: number,
): Promise<FoundPlayer[]> {
  const pattern = `%${slug.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<FoundPlayer>`
    select p.player_id, p.player_name, p.skill_self
      from players p
    where p.player_id like ${pattern} and
    not exists (select 1 from player_events i where i.event_id = ${event.eventId}
    and i.player_id = p.player_id and not i.removed)
      and ${isVisible(viewerId, 'p')}
    order by p.player_id <> ${slug},
    exists (select 1 from player_locations m where m.location_id = ${event.location}
    and m.player_id = p.player_id and not m.removed) desc, p.player_id limit ${limit}`.execute(db)
  return rows
}
