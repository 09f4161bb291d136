// Players who can be put on a roster.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { toPatterns, toSlugPatterns } from '../../naming/search-patterns.ts'
import { isVisible } from '../block/queries.ts'
import { keepsStandIn } from '../contact/sight-queries.ts'

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

/**
 * Visible players with all words of `text` in their id, and contacts of the viewer with all of them
 * in their name, address or phone, that are not in the event yet: first the exact name, then those of its venue.
 */
export async function findAddablePlayers(
  db: Database,
  viewerId: string,
  event: { eventId: string; location: string },
  { text, slug }: { text: string; slug: string },
  limit: number,
): Promise<FoundPlayer[]> {
  const { rows } = await sql<FoundPlayer>`
    select p.player_id, p.player_name, p.skill_self
      from players p
    where ((p.player_id like all(${toSlugPatterns(text)}::text[]) and ${isVisible(viewerId, 'p')})
      or (p.contact and exists (select 1 from contacts k where k.player_id = p.player_id
        and k.search like all(${toPatterns(text)}::text[]))
      and ${keepsStandIn(viewerId, sql.ref('p.player_id'))})) and
    not exists (select 1 from player_events i where i.event_id = ${event.eventId}
    and i.player_id = p.player_id and not i.removed)
    order by p.player_id <> ${slug},
    exists (select 1 from player_locations m where m.location_id = ${event.location}
    and m.player_id = p.player_id and not m.removed) desc, p.player_id limit ${limit}`.execute(db)
  return rows
}
