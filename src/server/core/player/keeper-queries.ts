// Keepers of contacts: who may manage the contacts of a club or venue, and which list a contact
// belongs to.
import { type RawBuilder, sql } from 'kysely'
import type { Keeper } from '#contract/contact.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { permitOffice } from '#domain/access/capabilities.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'

export type KeeperColumns = {
  keeperId: string | null
  locationId: string | null
  slug: string | null
}

export function toKeeperColumns(keeper: Keeper, playerId: string): KeeperColumns {
  if (keeper.kind === 'player') return { keeperId: playerId, locationId: null, slug: null }
  return {
    keeperId: null,
    locationId: keeper.locationId,
    slug: keeper.kind === 'club' ? keeper.clubId : null,
  }
}

export const isKeptBy = ({ keeperId, locationId, slug }: KeeperColumns): RawBuilder<boolean> =>
  keeperId === null
    ? sql<boolean>`(k.location_id = ${locationId} and k.slug is not distinct from ${slug})`
    : sql<boolean>`k.keeper_id = ${keeperId}`

export async function permitKeeper(
  db: Database,
  actor: PlayerActor,
  keeper: Keeper,
): Promise<
  Result<
    KeeperColumns,
    'club-not-found' | 'location-not-found' | 'not-allowed' | 'second-factor-needed'
  >
> {
  const columns = toKeeperColumns(keeper, actor.playerId)
  if (keeper.kind === 'club') {
    const club = await findClub(db, keeper, actor.playerId)
    if (club === undefined) return refuse('club-not-found')
    return club.keeps ? ok(columns) : refuse('not-allowed')
  }
  if (keeper.kind === 'player') return ok(columns)
  const venue = await db
    .selectFrom('locations as l')
    .leftJoin('locations_admin as a', (on) =>
      on.onRef('a.locationId', '=', 'l.locationId').on('a.playerId', '=', actor.playerId),
    )
    .select('a.playerId as adminId')
    .where('l.locationId', '=', keeper.locationId)
    .executeTakeFirst()
  if (venue === undefined) return refuse('location-not-found')
  if (venue.adminId === null) return refuse('not-allowed')
  const allowed = permitOffice(actor)
  return allowed.ok ? ok(columns) : allowed
}

const keptClubsMax = 100

type KeptClub = { locationId: string; clubId: string; clubName: string; locationName: string }

type Keepers = { hasPeople: boolean; hasGroup: boolean; clubs: KeptClub[] }

const keepsClub = (playerId: string): RawBuilder<boolean> => sql<boolean>`
  (c.player_id = ${playerId} or (c.location_id, c.slug) in
    (select location_id, slug from club_members
      where player_id = ${playerId} and office = 'secretary'))`

export async function findKeepers(db: Database, playerId: string): Promise<Keepers> {
  const { rows } = await sql<Omit<Keepers, 'hasGroup'> & { isClubListed: boolean }>`
    select exists (select 1 from contacts where keeper_id = ${playerId}) as "hasPeople",
      exists (select 1 from clubs c join contacts k on k.location_id = c.location_id
        and k.slug = c.slug where ${keepsClub(playerId)}) as "isClubListed",
      coalesce((select jsonb_agg(mine.club) from (select jsonb_build_object(
        'locationId', c.location_id, 'clubId', c.slug, 'clubName', c.club_name,
        'locationName', l.name) as club
        from clubs c join locations l on l.location_id = c.location_id
        where ${keepsClub(playerId)}
        order by lower(c.club_name), c.location_id limit ${keptClubsMax}) mine),
        '[]') as clubs`.execute(db)
  const { isClubListed, ...own } = rows[0] ?? { isClubListed: false, hasPeople: false, clubs: [] }
  return { ...own, hasGroup: own.hasPeople || isClubListed }
}

async function findClub(
  db: Database,
  { locationId, clubId }: { locationId: string; clubId: string },
  playerId: string,
): Promise<{ keeps: boolean } | undefined> {
  const { rows } = await sql<{ keeps: boolean }>`
    select c.player_id = ${playerId} or exists (select 1 from club_members s
      where s.location_id = c.location_id and s.slug = c.slug and s.player_id = ${playerId}
      and s.office = 'secretary') as keeps from clubs c
    where c.location_id = ${locationId} and c.slug = ${clubId} and (c.player_id = ${playerId}
      or exists (select 1 from club_members m where m.location_id = c.location_id
      and m.slug = c.slug and m.player_id = ${playerId}))`.execute(db)
  return rows[0]
}

export async function ownsClub(
  db: Database,
  { locationId, clubId }: { locationId: string; clubId: string },
  playerId: string,
): Promise<boolean> {
  const owned = await db
    .selectFrom('clubs')
    .select('slug')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return owned !== undefined
}
