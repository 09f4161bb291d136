// Rows of clubs. Every change of a club or its members first locks the club's row; the member count
// is always computed.
import { sql, type RawBuilder } from 'kysely'
import type { ClubStanding } from '#domain/club/club-rights.ts'
import type { ClubRole } from '#domain/club/club.ts'
import { isVisible, viewerRows, type Viewer } from '../../core/player/block-queries.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { toLooks } from '../../naming/look-alikes.ts'
import { membersOf, officeIn, roleIn } from '../location/club-queries.ts'
import { insertMember } from './member-queries.ts'

export type ClubKey = { locationId: string; clubId: string }
export type ClubFacts = ClubKey & {
  clubName: string
  locationName: string
  ownerId: string
  ownerName: string
}

const clubQuery = (db: Database, { locationId, clubId }: ClubKey) =>
  db
    .selectFrom('clubs as c')
    .innerJoin('locations as l', 'l.locationId', 'c.locationId')
    .innerJoin('players as o', 'o.playerId', 'c.playerId')
    .select([
      'c.locationId',
      'c.slug as clubId',
      'c.clubName',
      'l.name as locationName',
      'c.playerId as ownerId',
      'o.playerName as ownerName',
    ])
    .where('c.locationId', '=', locationId)
    .where('c.slug', '=', clubId)

export async function findClub(db: Database, key: ClubKey, viewerId: string) {
  return clubQuery(db, key)
    .select([
      membersOf.as('memberCount'),
      isVisible(viewerId, 'o').as('isOwnerVisible'),
      roleIn(viewerId).as('role'),
      officeIn(viewerId).as('office'),
    ])
    .executeTakeFirst()
}

/** Locks a club's row until the transaction ends. Read everything else afterwards, as this does. */
export async function lockClub(tx: Database, key: ClubKey): Promise<ClubFacts | undefined> {
  claimTurn(tx, toTurnKey('club', `${key.locationId} ${key.clubId}`))
  await tx
    .selectFrom('clubs')
    .select('slug')
    .where('locationId', '=', key.locationId)
    .where('slug', '=', key.clubId)
    .forUpdate()
    .execute()
  return clubQuery(tx, key).executeTakeFirst()
}

export async function findClubStanding(
  db: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<ClubStanding> {
  const row = await db
    .selectFrom('clubs as c')
    .select([roleIn(playerId).as('role'), officeIn(playerId).as('office')])
    .where('c.locationId', '=', locationId)
    .where('c.slug', '=', clubId)
    .executeTakeFirst()
  return row ?? { role: null, office: null }
}

export async function findClubName(db: Database, { locationId, clubId }: ClubKey): Promise<string> {
  const row = await db
    .selectFrom('clubs')
    .select('clubName')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .executeTakeFirst()
  return row?.clubName ?? ''
}

export type MyClub = {
  clubId: string
  clubName: string
  members: number
  created: Date
  role: ClubRole
}

const selectMyClubs = (locationId: string, playerId: Viewer): RawBuilder<MyClub> => sql<MyClub>`
    select * from (select c.slug as "clubId", c.club_name, c.created,
      ${membersOf} as members, ${roleIn(playerId)} as role from clubs c
      where c.location_id = ${locationId} and (c.player_id = ${playerId}
        or c.slug in (select slug from club_members where player_id = ${playerId}
        and location_id = ${locationId})
        or c.slug in (select slug from club_invitations where player_id = ${playerId}
        and location_id = ${locationId}))) mine
    where role is not null`

const byName = sql`order by lower(club_name), "clubId"`

export async function listMyClubs(
  db: Database,
  locationId: string,
  playerId: string,
): Promise<MyClub[]> {
  const { rows } = await sql<MyClub>`${selectMyClubs(locationId, playerId)} ${byName}`.execute(db)
  return rows
}

export async function loadClubSides(
  db: Database,
  playerIds: readonly string[],
  locationId: string,
): Promise<MyClub[][]> {
  const viewer = sql.ref<string>('viewer.player_id')
  const { rows } = await sql<MyClub & { viewerId: string }>`
    select viewer.player_id as "viewerId", own.*
    from ${viewerRows(playerIds)} as viewer (player_id, n)
    cross join lateral (${selectMyClubs(locationId, viewer)}) own ${byName}`.execute(db)
  const byViewer = Map.groupBy(rows, ({ viewerId }) => viewerId)
  return playerIds.map((playerId) => byViewer.get(playerId) ?? [])
}

/**
 * True when another club of the venue has a name that looks the same. Locks naming at this venue
 * until the transaction ends.
 */
export async function isClubLookAlike(
  tx: Database,
  locationId: string,
  { clubName, slug }: { clubName: string; slug: string },
  exceptId: string | null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`club-names ${locationId}`},
    0))`.execute(tx)
  const looks = toLooks({ name: clubName, slug })
  const other = await tx
    .selectFrom('clubs')
    .select('slug')
    .where('locationId', '=', locationId)
    .where((eb) =>
      eb.or([eb('nameLook', '=', looks.nameLook), eb('slugLook', '=', looks.slugLook)]),
    )
    .$if(exceptId !== null, (query) => query.where('slug', '<>', exceptId ?? ''))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Inserts a club with its owner as first member; false when the venue has one with this id. */
export async function insertClub(
  tx: Database,
  { locationId, clubId, clubName, ownerId }: ClubKey & { clubName: string; ownerId: string },
  now: number,
): Promise<boolean> {
  const made = await tx
    .insertInto('clubs')
    .values({
      locationId,
      slug: clubId,
      clubName,
      playerId: ownerId,
      created: new Date(now),
      ...toLooks({ name: clubName, slug: clubId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return made !== undefined && insertMember(tx, { locationId, clubId }, ownerId, now)
}

/**
 * Renames a club; members, invitations and open reports follow. False when the venue has another
 * with this id, and the transaction must then be rolled back.
 */
export async function renameClub(
  tx: Database,
  { locationId, clubId }: ClubKey,
  to: { slug: string; clubName: string },
): Promise<boolean> {
  try {
    await tx
      .updateTable('clubs')
      .set({
        slug: to.slug,
        clubName: to.clubName,
        ...toLooks({ name: to.clubName, slug: to.slug }),
      })
      .where('locationId', '=', locationId)
      .where('slug', '=', clubId)
      .execute()
    await tx
      .updateTable('reports')
      .set({ clubSlug: to.slug })
      .where('kind', '=', 'club')
      .where('locationId', '=', locationId)
      .where('clubSlug', '=', clubId)
      .where('closed', 'is', null)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'clubs_pkey')) return false
    throw error
  }
}

export async function setOwner(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<void> {
  await tx
    .updateTable('clubs')
    .set({ playerId })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .execute()
  await tx
    .updateTable('club_members')
    .set({ office: null, officeSince: null })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .execute()
}

export const clubAlertParams = (club: ClubFacts): Record<string, string> => ({
  player: club.ownerName,
  club: club.clubName,
  clubName: club.clubName,
  clubId: club.clubId,
  locationId: club.locationId,
  location: club.locationName,
})
