// Visibility of contacts and their stand-ins: they exist only for those who keep the list.
import { type RawBuilder, sql } from 'kysely'
import { acceptsMail } from '../../db/accounts/mailboxes.ts'

type PlayerId = string | RawBuilder<string>

export const mayKeep = (viewerId: PlayerId): RawBuilder<boolean> => sql<boolean>`(
  k.keeper_id = ${viewerId}
  or (k.slug is null and exists (select 1 from locations_admin office
    where office.location_id = k.location_id and office.player_id = ${viewerId}))
  or exists (select 1 from clubs home where home.location_id = k.location_id
    and home.slug = k.slug and home.player_id = ${viewerId})
  or exists (select 1 from club_members helper where helper.location_id = k.location_id
    and helper.slug = k.slug and helper.player_id = ${viewerId}
    and helper.office = 'secretary'))`

/**
 * All contacts for which `mayKeep` holds, list by list, each through its index, so the cost doesn't
 * depend on other people's contacts.
 */
export const keptBy = (viewerId: string): RawBuilder<unknown> => sql`(
  select own.* from contacts own where own.keeper_id = ${viewerId}
  union all select venue_list.* from locations_admin office
    join contacts venue_list on venue_list.location_id = office.location_id
    and venue_list.slug is null where office.player_id = ${viewerId}
  union all select club_list.* from clubs home
    join contacts club_list on club_list.location_id = home.location_id
    and club_list.slug = home.slug where home.player_id = ${viewerId}
  union all select club_list.* from club_members helper
    join contacts club_list on club_list.location_id = helper.location_id
    and club_list.slug = helper.slug
    where helper.player_id = ${viewerId} and helper.office = 'secretary')`

export const keepsStandIn = (
  viewerId: PlayerId,
  playerId: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from contacts k where k.player_id = ${playerId} and ${mayKeep(viewerId)})`

export const isReachedContact = (alias: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${alias}.contact`)} and exists (select 1 from contacts k
  where k.player_id = ${sql.ref(`${alias}.player_id`)} and ${acceptsMail}))`
