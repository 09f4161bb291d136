// SQL fragments about a venue's clubs, for rows of clubs `c`.
import { sql } from 'kysely'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import type { ClubRole } from '#domain/club/club.ts'
import { isNotBlocked, type Viewer } from '../../core/player/block-queries.ts'

/** Null without a role. Invitations from blocked owners don't count. */
export const roleIn = (viewerId: Viewer) => sql<ClubRole | null>`case
  when c.player_id = ${viewerId} then 'owner'
  when exists (select 1 from club_members m where m.location_id = c.location_id and m.slug = c.slug
  and m.player_id = ${viewerId}) then 'member'
  when exists (select 1 from club_invitations i where i.location_id = c.location_id
  and i.slug = c.slug and i.player_id = ${viewerId})
  and ${isNotBlocked(viewerId, sql.ref('c.player_id'))} then 'invited' end`

export const membersOf = sql<number>`(select count(*)::int from club_members m
  where m.location_id = c.location_id and m.slug = c.slug)`

export const officeIn = (viewerId: string) => sql<ClubOffice | null>`(select m.office
  from club_members m where m.location_id = c.location_id and m.slug = c.slug
  and m.player_id = ${viewerId})`
