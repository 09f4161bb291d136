import { sql } from 'kysely'
import {
  clubOffices,
  mayInClub,
  type ClubOffice,
  type ClubRight,
} from '#domain/club/club-rights.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { ClubKey } from './queries.ts'

const selectOfficers = ({ locationId, clubId }: ClubKey, right: ClubRight) => {
  const offices = clubOffices.filter((office) => mayInClub({ role: 'member', office }, right))
  return sql<string>`(select c.player_id from clubs c where c.location_id = ${locationId}
      and c.slug = ${clubId}
    union select m.player_id from club_members m where m.location_id = ${locationId}
      and m.slug = ${clubId} and m.office = any(${offices}::text[]))`
}

export async function listOfficers(
  db: Database,
  key: ClubKey,
  right: ClubRight,
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id from ${selectOfficers(key, right)} officers`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

export async function listOfficersFor(
  db: Database,
  key: ClubKey,
  playerId: string,
): Promise<{ officers: string[]; playerName: string }> {
  const { rows } = await sql<{ officers: string[]; playerName: string }>`
    select p.player_name, array(select o.player_id from ${selectOfficers(key, 'club.people')} o
      where ${isNotBlocked(playerId, sql.ref('o.player_id'))}) as officers
    from players p where p.player_id = ${playerId}`.execute(db)
  return rows[0] ?? { officers: [], playerName: '' }
}

export async function countOfficers(
  db: Database,
  { locationId, clubId }: ClubKey,
  exceptId: string,
): Promise<number> {
  const row = await db
    .selectFrom('club_members')
    .select(sql<number>`count(*)::int`.as('officers'))
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('office', 'is not', null)
    .where('playerId', '<>', exceptId)
    .executeTakeFirstOrThrow()
  return row.officers
}

export async function updateOffice(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  office: ClubOffice | null,
  now: number,
): Promise<void> {
  await tx
    .updateTable('club_members')
    .set({ office, officeSince: office === null ? null : new Date(now) })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .execute()
}
