// Players who can be put on a roster.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { isVisible } from '../block/queries.ts'
import { keepsStandIn } from '../contact/sight-queries.ts'

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

/**
 * Visible players with `slug` in their id, and contacts of the viewer with `text` in their name,
 * that are not in the event yet: first the exact name, then those of its venue.
 */
export async function findAddablePlayers(
  db: Database,
  viewerId: string,
  event: { eventId: string; location: string },
  { text, slug }: { text: string; slug: string },
  limit: number,
): Promise<FoundPlayer[]> {
  const like = (part: string): string => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<FoundPlayer>`
    select p.player_id, p.player_name, p.skill_self
      from players p
    where ((p.player_id like ${like(slug)} and ${isVisible(viewerId, 'p')})
      or (p.contact and lower(p.player_name) like ${like(text.toLowerCase())}
      and ${keepsStandIn(viewerId, sql.ref('p.player_id'))})) and
    not exists (select 1 from player_events i where i.event_id = ${event.eventId}
    and i.player_id = p.player_id and not i.removed)
    order by p.player_id <> ${slug},
    exists (select 1 from player_locations m where m.location_id = ${event.location}
    and m.player_id = p.player_id and not m.removed) desc, p.player_id limit ${limit}`.execute(db)
  return rows
}
