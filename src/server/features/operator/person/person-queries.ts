// One person for operators. No query here reads a message.
import { sql } from 'kysely'
import { listBansCovering, type ToAscii } from '#domain/ban/ban.ts'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import type { Database } from '../../../db/open-database.ts'

export type ClubSeat = {
  locationId: string
  clubId: string
  title: string
  venue: string
  standing: ClubOffice | 'owner' | 'member'
}

export async function listClubSeats(
  db: Database,
  playerId: string,
  limit: number,
): Promise<ClubSeat[]> {
  const { rows } = await sql<ClubSeat>`
    select c.location_id, c.slug as "clubId", l.name as venue,
      case when c.title = '' then c.club_name else c.title end as title, mine.standing
    from (select location_id, slug, 'owner' as standing from clubs where player_id = ${playerId}
      union all
      select location_id, slug, coalesce(office, 'member') from club_members
        where player_id = ${playerId}) mine
    join clubs c on c.location_id = mine.location_id and c.slug = mine.slug
    join locations l on l.location_id = c.location_id
    order by mine.standing = 'owner' desc, mine.standing = 'member', title, c.location_id
    limit ${limit}`.execute(db)
  return rows
}

export async function listOffices(
  db: Database,
  playerId: string,
  limit: number,
): Promise<{ locationId: string; name: string }[]> {
  return db
    .selectFrom('locations_admin as a')
    .innerJoin('locations as l', 'l.locationId', 'a.locationId')
    .select(['l.locationId', 'l.name'])
    .where('a.playerId', '=', playerId)
    .orderBy('l.name')
    .orderBy('l.locationId')
    .limit(limit)
    .execute()
}

export async function findAddressFacts(
  db: Database,
  { userId, email }: { userId: string; email: string },
  toAscii: ToAscii,
): Promise<{ ban: string | null; isConfirmationDue: boolean; hasSecondFactor: boolean }> {
  const covering = listBansCovering(email, toAscii)
  const { rows } = await sql<{
    ban: string | null
    isConfirmationDue: boolean
    hasSecondFactor: boolean
  }>`select (select min(pattern) from bans where pattern = any(${covering}::text[])) as ban,
      exists (select 1 from address_confirmations a where a.user_id = u.id)
        as "isConfirmationDue",
      coalesce(u.two_factor_enabled, false) as "hasSecondFactor"
    from auth_users u where u.id = ${userId}`.execute(db)
  return rows[0] ?? { ban: null, isConfirmationDue: false, hasSecondFactor: false }
}

export async function deleteAccountOnly(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('auth_users').where('id', '=', userId).execute()
}
