// A club's members page by page, with what the club knows about them.
import { sql, type RawBuilder } from 'kysely'
import { memberPage } from '#domain/club/club-members.ts'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import { toSlug } from '#domain/player/slug.ts'
import { splitSearch } from '#domain/text/search.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { seenBy, type MemberViewer } from './member-queries.ts'
import type { ClubKey } from './queries.ts'

export type KnownMember = {
  playerId: string
  playerName: string
  photoURL: string
  skillSelf: number | null
  joined: Date
  office: ClubOffice | null
  realName: string
  tags: string[]
  lastPlayed: string | null
}

const lastPlayed = (now: number): RawBuilder<string | null> => sql<string | null>`(
  select i.start_date::text from player_events i join events e on e.event_id = i.event_id
  where i.player_id = m.player_id and not i.removed and i.place = 'playing'
    and i.attendance is distinct from 'no-show' and e.status = 'published' and not e.deleted
    and e.ends_at < ${new Date(now)}
  order by i.start_date desc limit 1)`

const known = (now: number) => sql`p.player_id, p.player_name, p.photo_url as "photoURL",
  p.skill_self, m.created as joined, m.office, m.real_name, m.tags,
  ${lastPlayed(now)} as "lastPlayed"`

const hasTag = (tag: string): RawBuilder<boolean> => sql<boolean>`${tag} = any(m.tags)`

type Search = {
  viewer: MemberViewer
  ownerId: string
  text: string
  tag: string | null
  after: string | null
  now: number
}

/**
 * Visible members after `after`, plus one more when there is another page. Walks the members' key,
 * so a page costs the same in a large club.
 */
export async function listMemberPage(
  db: Database,
  { locationId, clubId }: ClubKey,
  { viewer, ownerId, text, tag, after, now }: Search,
): Promise<KnownMember[]> {
  const words = splitSearch(text).map(
    (word) => sql`and (position(${word} in m.search) > 0
      or position(${toSlug(word)} in m.player_id) > 0 and ${toSlug(word)} <> '')`,
  )
  const { rows } = await sql<KnownMember>`
    select ${known(now)} from club_members m join players p on p.player_id = m.player_id
    where m.location_id = ${locationId} and m.slug = ${clubId}
      and m.player_id > ${after ?? ''} and ${seenBy(viewer, ownerId)}
      ${words.length === 0 ? sql`` : sql.join(words, sql` `)}
      ${tag === null ? sql`` : sql`and ${hasTag(tag)}`}
    order by m.player_id limit ${memberPage + 1}`.execute(db)
  return rows
}

export async function listAllMembers(
  db: Database,
  { locationId, clubId }: ClubKey,
  { viewer, ownerId, now }: Pick<Search, 'viewer' | 'ownerId' | 'now'>,
): Promise<KnownMember[]> {
  const { rows } = await sql<KnownMember>`
    select ${known(now)} from club_members m join players p on p.player_id = m.player_id
    where m.location_id = ${locationId} and m.slug = ${clubId} and ${seenBy(viewer, ownerId)}
    order by m.player_id`.execute(db)
  return rows
}

export async function findTags(db: Database, { locationId, clubId }: ClubKey): Promise<string[]> {
  const row = await db
    .selectFrom('clubs')
    .select('tags')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .executeTakeFirst()
  return row?.tags ?? []
}

export async function replaceTags(
  tx: Database,
  { locationId, clubId }: ClubKey,
  tags: readonly string[],
): Promise<void> {
  await sql`update clubs set tags = ${[...tags]}::text[]
    where location_id = ${locationId} and slug = ${clubId}
    returning ${changedRow('clubs', 'clubs', ['tags'])}`.execute(tx)
  await sql`update club_members set tags = array(
      select tag from unnest(tags) with ordinality named (tag, place)
      where tag = any(${[...tags]}::text[]) order by place)
    where location_id = ${locationId} and slug = ${clubId}
      and not tags <@ ${[...tags]}::text[]`.execute(tx)
  await sql`update contacts set tags = array(
      select tag from unnest(tags) with ordinality named (tag, place)
      where tag = any(${[...tags]}::text[]) order by place)
    where location_id = ${locationId} and slug = ${clubId}
      and not tags <@ ${[...tags]}::text[]`.execute(tx)
}

export async function updateContactTags(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  tags: string[],
): Promise<boolean> {
  const row = await tx
    .updateTable('contacts')
    .set({ tags })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .returning('contactId')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateMember(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  changes:
    | { tags: string[] }
    | { muted: boolean }
    | { realName: string; realNameAgreed: Date | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('club_members')
    .set(changes)
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('playerId', '=', playerId)
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}
