import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import { isNotBlocked, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { ClubFacts, ClubKey } from './queries.ts'

type PlayerCard = LiveOutput<'clubs-byId'>['members'][number]

const toCard = (row: {
  playerId: string
  playerName: string
  photoUrl: string
  skillSelf: number | null
}): PlayerCard => ({
  playerId: row.playerId,
  playerName: row.playerName,
  photoURL: row.photoUrl,
  skillSelf: row.skillSelf,
})

export type MemberPage = { after: string | null; limit: number }

export type MemberViewer = { playerId: string; isSecretary: boolean }

/**
 * True for players `p` whom the viewer sees among members: the owner sees all, a secretary all
 * except blocked ones.
 */
export function seenBy({ playerId, isSecretary }: MemberViewer, ownerId: string) {
  if (playerId === ownerId) return sql<boolean>`true`
  return isSecretary ? isNotBlocked(playerId, sql.ref('p.player_id')) : isVisible(playerId, 'p')
}

export async function listMembers(
  db: Database,
  { locationId, clubId, ownerId }: ClubFacts,
  viewer: MemberViewer,
  { after, limit }: MemberPage,
): Promise<PlayerCard[]> {
  const rows = await db
    .selectFrom('club_members as m')
    .innerJoin('players as p', 'p.playerId', 'm.playerId')
    .select(['p.playerId', 'p.playerName', 'p.photoUrl', 'p.skillSelf'])
    .where('m.locationId', '=', locationId)
    .where('m.slug', '=', clubId)
    .where(seenBy(viewer, ownerId))
    .$if(after !== null, (query) =>
      query.where('m.playerId', '>', after ?? '').where('m.playerId', '<>', ownerId),
    )
    .orderBy(sql`p.player_id <> ${ownerId}`)
    .orderBy('p.playerId')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}

export async function listMemberRecords(
  db: Database,
  { locationId, clubId, ownerId }: ClubFacts,
  viewer: MemberViewer,
  { playerId, after, limit }: MemberPage & { playerId: string | null },
) {
  const rows = await db
    .selectFrom('club_members as m')
    .innerJoin('players as p', 'p.playerId', 'm.playerId')
    .select(['m.playerId', 'm.created'])
    .where('m.locationId', '=', locationId)
    .where('m.slug', '=', clubId)
    .$if(playerId !== null, (query) => query.where('m.playerId', '=', playerId))
    .$if(after !== null, (query) => query.where('m.playerId', '>', after ?? ''))
    .where(seenBy(viewer, ownerId))
    .orderBy('m.playerId')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    clubId,
    locationId,
    playerId: row.playerId,
    created: row.created.toISOString(),
  }))
}

export async function listInvited(
  db: Database,
  { locationId, clubId }: ClubKey,
  viewerId: string,
): Promise<PlayerCard[]> {
  const rows = await db
    .selectFrom('club_invitations as i')
    .innerJoin('players as p', 'p.playerId', 'i.playerId')
    .select(['p.playerId', 'p.playerName', 'p.photoUrl', 'p.skillSelf'])
    .where('i.locationId', '=', locationId)
    .where('i.slug', '=', clubId)
    .where(isVisible(viewerId, 'p'))
    .orderBy('p.playerId')
    .execute()
  return rows.map(toCard)
}

export async function listPeople(
  tx: Database,
  { locationId, clubId }: ClubKey,
): Promise<{ members: string[]; invited: string[] }> {
  const members = await tx
    .selectFrom('club_members')
    .select('playerId')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .orderBy('playerId')
    .execute()
  const invited = await tx
    .selectFrom('club_invitations')
    .select('playerId')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .orderBy('playerId')
    .execute()
  return {
    members: members.map(({ playerId }) => playerId),
    invited: invited.map(({ playerId }) => playerId),
  }
}

export async function insertMember(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('club_members')
    .values({ locationId, slug: clubId, playerId, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteMember(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_members')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertInvitation(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('club_invitations')
    .values({ locationId, slug: clubId, playerId, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteInvitation(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_invitations')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}
