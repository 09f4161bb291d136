// The lists of contacts that someone keeps for clubs and venues.
import { sql } from 'kysely'
import type { Keeper } from '#contract/contact.ts'
import type { Database } from '../../db/open-database.ts'

const listsMax = 50

type ListRow = { locationId: string; slug: string | null; name: string; contacts: number }
export type KeptList = { keeper: Keeper; name: string; contacts: number }

/** Those with somebody in them, by name: of clubs as owner or secretary, of venues as admin. */
export async function listKeptLists(db: Database, playerId: string): Promise<KeptList[]> {
  const { rows } = await sql<ListRow>`
    with mine as (
      select c.location_id, c.slug, c.club_name as name from clubs c
      where c.player_id = ${playerId}
      union select c.location_id, c.slug, c.club_name from club_members m
        join clubs c on c.location_id = m.location_id and c.slug = m.slug
      where m.player_id = ${playerId} and m.office = 'secretary'
      union select l.location_id, null, l.name from locations_admin a
        join locations l on l.location_id = a.location_id
      where a.player_id = ${playerId} and l.merged_into is null)
    select mine.location_id, mine.slug, mine.name, held.contacts from mine
      join lateral (select count(*)::int as contacts from contacts k
      where k.location_id = mine.location_id and k.slug is not distinct from mine.slug
        and k.player_id is not null) held on held.contacts > 0
    order by lower(mine.name), mine.location_id limit ${listsMax}`.execute(db)
  return rows.map(({ locationId, slug, name, contacts }) => ({
    keeper:
      slug === null ? { kind: 'venue', locationId } : { kind: 'club', locationId, clubId: slug },
    name,
    contacts,
  }))
}
