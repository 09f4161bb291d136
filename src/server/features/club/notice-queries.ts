// Rows of club notices and of the members who have read them.
import { sql, type RawBuilder } from 'kysely'
import type { ClubOffice } from '#domain/club/club-rights.ts'
import type { HiddenPerson } from '#domain/player/naming.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import { acceptsMail } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { selectGuarded } from '../block/shown-queries.ts'
import type { ClubKey } from './queries.ts'

type FoundNotice = {
  noticeId: string
  title: string
  text: string
  pinned: boolean
  created: string
  authorId: string | null
  authorName: string | null
  readCount: number | null
}
export type FoundNotices = {
  ownerId: string
  notices: readonly FoundNotice[]
  guarded: readonly HiddenPerson[]
}

export async function findNotices(
  db: Database,
  { locationId, clubId }: ClubKey,
  { limit, counts }: { limit: number; counts: boolean },
): Promise<FoundNotices | null> {
  const readCount: RawBuilder<number | null> = counts
    ? sql`(select count(*)::int from club_notice_reads r where r.notice_id = n.notice_id)`
    : sql`null::int`
  const { rows } = await sql<FoundNotices>`
    with latest as (
      select n.*, ${readCount} as read_count from club_notices n
      where n.location_id = ${locationId} and n.slug = ${clubId}
      order by n.pinned desc, n.created desc, n.notice_id limit ${limit})
    select c.player_id as "ownerId",
      coalesce((select json_agg(json_build_object('noticeId', n.notice_id, 'title', n.title,
        'text', n.body, 'pinned', n.pinned, 'created', n.created, 'authorId', a.player_id,
        'authorName', a.player_name, 'readCount', n.read_count)
        order by n.pinned desc, n.created desc, n.notice_id)
        from latest n left join players a on a.player_id = n.author_id), '[]') as notices,
      ${selectGuarded(sql`select distinct author_id from latest`)} as guarded
    from clubs c where c.location_id = ${locationId} and c.slug = ${clubId}`.execute(db)
  return rows[0] ?? null
}

export type NoticeSide = {
  read: ReadonlySet<string>
  offices: readonly (ClubKey & { office: ClubOffice | null })[]
}

export async function loadNoticeSides(
  db: Database,
  playerIds: readonly string[],
): Promise<NoticeSide[]> {
  const { rows } = await sql<{
    playerId: string
    read: string[]
    offices: NoticeSide['offices']
  }>`
    select who.player_id,
      array(select r.notice_id::text from club_notice_reads r
        where r.player_id = who.player_id) as read,
      coalesce((select json_agg(json_build_object('locationId', m.location_id, 'clubId', m.slug,
        'office', m.office)) from club_members m
        where m.player_id = who.player_id and m.office is not null), '[]') as offices
    from unnest(${[...playerIds]}::text[]) who (player_id)`.execute(db)
  const sides = new Map(rows.map((row) => [row.playerId, row]))
  return playerIds.map((playerId) => {
    const { read = [], offices = [] } = sides.get(playerId) ?? {}
    return { read: new Set(read), offices }
  })
}

export async function countNotices(
  db: Database,
  { locationId, clubId }: ClubKey,
  exceptId: string,
): Promise<{ notices: number; pinned: number }> {
  return db
    .selectFrom('club_notices')
    .select([
      sql<number>`count(*)::int`.as('notices'),
      sql<number>`(count(*) filter (where pinned))::int`.as('pinned'),
    ])
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('noticeId', '<>', exceptId)
    .executeTakeFirstOrThrow()
}

export async function insertNotice(
  tx: Database,
  { locationId, clubId }: ClubKey,
  notice: { noticeId: string; authorId: string; title: string; body: string; pinned: boolean },
  now: number,
): Promise<boolean> {
  const created = new Date(now)
  const row = await tx
    .insertInto('club_notices')
    .values({ ...notice, locationId, slug: clubId, created })
    .onConflict((conflict) => conflict.doNothing())
    .returning('noticeId')
    .executeTakeFirst()
  if (row === undefined) return false
  await tx
    .insertInto('club_notice_reads')
    .values({ noticeId: notice.noticeId, playerId: notice.authorId, created })
    .execute()
  return true
}

export async function pinNotice(
  tx: Database,
  { locationId, clubId }: ClubKey,
  noticeId: string,
  pinned: boolean,
): Promise<boolean> {
  const row = await tx
    .updateTable('club_notices')
    .set({ pinned })
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('noticeId', '=', noticeId)
    .returning('noticeId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteNotice(
  tx: Database,
  { locationId, clubId }: ClubKey,
  noticeId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('club_notices')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .where('noticeId', '=', noticeId)
    .returning('noticeId')
    .executeTakeFirst()
  return row !== undefined
}

export async function markNoticesRead(
  tx: Database,
  { locationId, clubId }: ClubKey,
  playerId: string,
  now: number,
): Promise<void> {
  await sql`
    insert into club_notice_reads (notice_id, player_id, created)
    select n.notice_id, ${playerId}, ${new Date(now)} from club_notices n
      where n.location_id = ${locationId} and n.slug = ${clubId}
    on conflict do nothing
    returning ${changedRow('club_notice_reads')}`.execute(tx)
}

/**
 * The recipients of a notice, as rows of one statement: members with an account, not muted, not
 * blocked from the author; and contacts who receive e-mails.
 */
export const selectNoticeRecipients = (
  { locationId, clubId }: ClubKey,
  authorId: string,
): RawBuilder<unknown> => sql`
  select m.player_id from club_members m join players p on p.player_id = m.player_id
  where m.location_id = ${locationId} and m.slug = ${clubId} and not m.muted
    and m.player_id <> ${authorId} and p.user_id is not null
    and ${isNotBlocked(authorId, sql.ref('m.player_id'))}
  union all select k.player_id from contacts k where k.location_id = ${locationId}
    and k.slug = ${clubId} and k.player_id is not null and ${acceptsMail}`
