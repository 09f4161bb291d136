// Parts of statements about the clubs of a venue, for rows of clubs named c.
import { sql } from 'kysely'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import type { ClubRole } from '#domain/club/club.ts'
import { isNotApart } from '../block/queries.ts'

/**
 * What `viewerId` is to the row of clubs named c, or null. An invitation of someone the viewer is
 * apart from does not count.
 */
export const roleIn = (viewerId: string) => sql<ClubRole | null>`case
  when c.player_id = ${viewerId} then 'owner'
  when exists (select 1 from club_members m where m.location_id = c.location_id and m.slug = c.slug
  and m.player_id = ${viewerId}) then 'member'
  when exists (select 1 from club_invitations i where i.location_id = c.location_id
  and i.slug = c.slug and i.player_id = ${viewerId})
  and ${isNotApart(viewerId, sql.ref('c.player_id'))} then 'invited' end`

/** The number of members of the row of clubs named c. */
export const membersOf = sql<number>`(select count(*)::int from club_members m
  where m.location_id = c.location_id and m.slug = c.slug)`

/** The office that `viewerId` holds in the row of clubs named c, or null. */
export const officeIn = (viewerId: string) => sql<ClubOffice | null>`(select m.office
  from club_members m where m.location_id = c.location_id and m.slug = c.slug
  and m.player_id = ${viewerId})`
