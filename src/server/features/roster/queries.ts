// Players who can be added to a roster.
import { sql } from 'kysely'
import { isVisible } from '../../core/player/block-queries.ts'
import { keptBy } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { toPatterns } from '../../naming/search-patterns.ts'
import { holdsTyped } from '../player/search-queries.ts'

export type PlayerMatch = { playerId: string; playerName: string; skillSelf: number | null }

/**
 * Visible players by id and the viewer's contacts by name, address or phone, matching all words of
 * `text` and not in the event: exact name first, then the venue's players. Reads only the first of
 * each, in index order.
 */
export async function findAddablePlayers(
  db: Database,
  viewerId: string,
  event: { eventId: string; location: string },
  { text, slug }: { text: string; slug: string },
  limit: number,
): Promise<PlayerMatch[]> {
  const isOut = sql`not exists (select 1 from player_events i where i.event_id = ${event.eventId}
    and i.player_id = p.player_id and not i.removed)`
  const mayAdd = sql`${isVisible(viewerId, 'p')} and ${isOut}`
  const { rows } = await sql<PlayerMatch>`
    with called as (select p.player_id from players p where p.player_id = ${slug} and ${mayAdd}),
    near as (
      select p.player_id from player_locations m join players p on p.player_id = m.player_id
      where m.location_id = ${event.location} and not m.removed
        and ${holdsTyped('m.player_id', text)} and ${mayAdd}
      order by m.player_id limit ${limit}),
    anywhere as (
      select p.player_id from players p where ${holdsTyped('p.player_id', text)} and ${mayAdd}
      order by p.player_id limit ${limit}),
    kept as (
      select p.player_id from ${keptBy(viewerId)} k join players p on p.player_id = k.player_id
      where k.search like all(${toPatterns(text)}::text[]) and ${isOut}),
    found as (select player_id from called union select player_id from near
      union select player_id from anywhere union select player_id from kept)
    select p.player_id, p.player_name, p.skill_self from found
    join players p on p.player_id = found.player_id
    order by p.player_id <> ${slug},
    exists (select 1 from player_locations m where m.location_id = ${event.location}
    and m.player_id = p.player_id and not m.removed) desc, p.player_id limit ${limit}`.execute(db)
  return rows
}
