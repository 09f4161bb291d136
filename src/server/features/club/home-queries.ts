import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { ClubJoining, ClubVisibility } from '#domain/club/club-home.ts'
import type { ContactNaming } from '#domain/contact/outside-name.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { seenBy, type MemberViewer } from './member-queries.ts'
import type { ClubKey } from './queries.ts'

export type ClubHomeRow = {
  title: string
  about: string
  rules: string
  visibility: ClubVisibility
  joining: ClubJoining
  contactNames?: ContactNaming | undefined
}

type Officer = LiveOutput<'clubs-home'>['officers'][number]
type Person = LiveOutput<'clubs-home'>['invited'][number]
type OwnChoices = LiveOutput<'clubs-home'>['own']

const progressColumns = [
  // Private events name the club; public ones belong to its owner.
  sql<boolean>`exists (select 1 from events e where e.location = c.location_id
    and not e.deleted and e.status = 'published' and e.created >= c.created
    and (e.invite and e.invited = c.club_name
    or not e.invite and e.player_id = c.player_id))`.as('hasEvent'),
  sql<boolean>`exists (select 1 from club_invitations i where i.location_id = c.location_id
    and i.slug = c.slug)`.as('hasInvited'),
  sql<number>`(select count(*)::int from contacts k where k.location_id = c.location_id
    and k.slug = c.slug and k.player_id is not null)`.as('contactCount'),
]

export async function findHome(
  db: Database,
  { locationId, clubId, ownerId }: ClubKey & { ownerId: string },
  viewer: MemberViewer,
) {
  return db
    .selectFrom('clubs as c')
    .select([
      'c.tags',
      'c.title',
      'c.about',
      'c.rules',
      'c.visibility',
      'c.joining',
      'c.contactNames',
      'c.photoUrl as photoURL',
      'c.publicKey',
    ])
    .select(
      sql<{ locationId: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('locationId', l.location_id, 'name', l.name)
          order by v.place, l.location_id)
        from club_venues v join locations l on l.location_id = v.location_id
        where v.club_location = c.location_id and v.club_slug = c.slug
          and v.location_id <> c.location_id and not l.hidden), '[]')`.as('venues'),
    )
    .select([
      sql<Officer[]>`coalesce((
        select json_agg(json_build_object('playerId', p.player_id, 'playerName', p.player_name,
          'photoURL', p.photo_url, 'skillSelf', p.skill_self, 'office', m.office)
          order by m.player_id <> c.player_id, m.office_since, m.player_id)
        from club_members m join players p on p.player_id = m.player_id
        where m.location_id = c.location_id and m.slug = c.slug
          and (m.office is not null or m.player_id = c.player_id)
          and ${seenBy(viewer, ownerId)}), '[]')`.as('officers'),
      (viewer.isSecretary
        ? sql<Person[]>`coalesce((
            select json_agg(json_build_object('playerId', p.player_id, 'playerName',
              p.player_name, 'photoURL', p.photo_url, 'skillSelf', p.skill_self)
              order by p.player_id)
            from club_invitations i join players p on p.player_id = i.player_id
            where i.location_id = c.location_id and i.slug = c.slug
              and ${isVisible(viewer.playerId, 'p')}), '[]')`
        : sql<Person[]>`'[]'::json`
      ).as('invited'),
      sql<OwnChoices | null>`(
        select json_build_object('realName', m.real_name, 'muted', m.muted)
        from club_members m where m.location_id = c.location_id and m.slug = c.slug
          and m.player_id = ${viewer.playerId})`.as('own'),
      ...progressColumns,
    ])
    .where('c.locationId', '=', locationId)
    .where('c.slug', '=', clubId)
    .executeTakeFirst()
}

export async function updateHome(
  tx: Database,
  { locationId, clubId }: ClubKey,
  { contactNames, ...profile }: ClubHomeRow,
): Promise<void> {
  await tx
    .updateTable('clubs')
    .set({ ...profile, ...(contactNames !== undefined && { contactNames }) })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .execute()
}

/**
 * Replaces the further venues, in this order; false when one is missing or hidden, and the
 * transaction must then be rolled back.
 */
export async function replaceVenues(
  tx: Database,
  { locationId, clubId }: ClubKey,
  venues: readonly string[],
): Promise<boolean> {
  const others = [...new Set(venues)].filter((venue) => venue !== locationId)
  await tx
    .deleteFrom('club_venues')
    .where('clubLocation', '=', locationId)
    .where('clubSlug', '=', clubId)
    .execute()
  if (others.length === 0) return true
  const { rows } = await sql<{ locationId: string }>`
    insert into club_venues (club_location, club_slug, location_id, place)
    select ${locationId}, ${clubId}, l.location_id, asked.place::smallint
      from unnest(${others}::text[]) with ordinality asked (location_id, place)
      join locations l on l.location_id = asked.location_id and not l.hidden
    returning location_id`.execute(tx)
  return rows.length === others.length
}

/** Gives a club a new secret key, made by the database: 122 random bits. */
export async function renewKey(tx: Database, { locationId, clubId }: ClubKey): Promise<string> {
  const row = await tx
    .updateTable('clubs')
    .set({ publicKey: sql`gen_random_uuid()` })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  return row.publicKey
}

export async function findPicture(tx: Database, { locationId, clubId }: ClubKey): Promise<string> {
  const row = await tx
    .selectFrom('clubs')
    .select('photoUrl')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .executeTakeFirst()
  return row?.photoUrl ?? ''
}
