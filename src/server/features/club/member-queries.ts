// The members of a club, and its invitations.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { Database } from '../../db/open-database.ts'
import { isVisible } from '../block/queries.ts'
import type { ClubFacts, ClubKey } from './queries.ts'

type PlayerCard = LiveOutput<'clubs-byId'>['members'][number]

const toCard = (row: {
  player_id: string
  player_name: string
  photo_url: string
  skill_self: number | null
}): PlayerCard => ({
  playerId: row.player_id,
  playerName: row.player_name,
  photoURL: row.photo_url,
  skillSelf: row.skill_self,
})

/**
 * The members a viewer sees, rows of players named p. The owner sees all of them, as one
 * must to decide about them.
 */
const seenBy = (viewerId: string, ownerId: string) =>
  viewerId === ownerId ? sql<boolean>`true` : isVisible(viewerId, 'p')

/** The members, the owner first, as far as the viewer sees them. */
export async function listMembers(
  db: Database,
  { locationId, clubId, ownerId }: ClubFacts,
  viewerId: string,
): Promise<PlayerCard[]> {
  const rows = await db
    .selectFrom('club_members as m')
    .innerJoin('players as p', 'p.player_id', 'm.player_id')
    .select(['p.player_id', 'p.player_name', 'p.photo_url', 'p.skill_self'])
    .where('m.location_id', '=', locationId)
    .where('m.slug', '=', clubId)
    .where(seenBy(viewerId, ownerId))
    .orderBy(sql`p.player_id <> ${ownerId}`)
    .orderBy('p.player_id')
    .execute()
  return rows.map(toCard)
}

/** The member records that the viewer sees, by player; of one player only when named. */
export async function listMemberRecords(
  db: Database,
  { locationId, clubId, ownerId }: ClubFacts,
  viewerId: string,
  playerId: string | null,
) {
  const rows = await db
    .selectFrom('club_members as m')
    .innerJoin('players as p', 'p.player_id', 'm.player_id')
    .select(['m.player_id', 'm.created'])
    .where('m.location_id', '=', locationId)
    .where('m.slug', '=', clubId)
    .$if(playerId !== null, (query) => query.where('m.player_id', '=', playerId))
    .where(seenBy(viewerId, ownerId))
    .orderBy('m.player_id')
    .execute()
  return rows.map((row) => ({
    clubId,
    locationId,
    playerId: row.player_id,
    created: row.created.toISOString(),
  }))
}

/** Invited players still visible to the owner, by name. */
export async function listInvited(
  db: Database,
  { locationId, clubId, ownerId }: ClubFacts,
): Promise<PlayerCard[]> {
  const rows = await db
    .selectFrom('club_invitations as i')
    .innerJoin('players as p', 'p.player_id', 'i.player_id')
    .select(['p.player_id', 'p.player_name', 'p.photo_url', 'p.skill_self'])
    .where('i.location_id', '=', locationId)
    .where('i.slug', '=', clubId)
    .where(isVisible(ownerId, 'p'))
    .orderBy('p.player_id')
    .execute()
  return rows.map(toCard)
}

/** The ids of the members and of those invited. */
export async function listPeople(
  tx: Database,
  { locationId, clubId }: ClubKey,
): Promise<{ members: string[]; invited: string[] }> {
  const members = await tx
    .selectFrom('club_members')
    .select('player_id')
    .where('location_id', '=', locationId)
    .where('slug', '=', clubId)
    .orderBy('player_id')
    .execute()
  const invited = await tx
    .selectFrom('club_invitations')
    .select('player_id')
    .where('location_id', '=', locationId)
    .where('slug', '=', clubId)
    .orderBy('player_id')
    .execute()
  return {
    members: members.map(({ player_id }) => player_id),
    invited: invited.map(({ player_id }) => player_id),
  }
}

/** Makes a player a member; false when they were one. */
export async function insertMember(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('club_members')
    .values({ location_id: locationId, slug: clubId, player_id: playerId, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a member out; false when they were none. */
export async function deleteMember(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_members')
    .where('location_id', '=', locationId)
    .where('slug', '=', clubId)
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Invites a player; false when they were invited already. */
export async function insertInvitation(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('club_invitations')
    .values({ location_id: locationId, slug: clubId, player_id: playerId, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up or takes back an invitation; false when there was none. */
export async function deleteInvitation(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_invitations')
    .where('location_id', '=', locationId)
    .where('slug', '=', clubId)
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst()
  return row !== undefined
}
