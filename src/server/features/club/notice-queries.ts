// Rows of club notices and of the members who have read them.
import { sql, type RawBuilder } from 'kysely'
import { isNotBlocked, isVisible } from '../../core/player/block-queries.ts'
import { acceptsMail } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { ClubKey } from './queries.ts'

export type ClubNotice = {
  noticeId: string
  title: string
  text: string
  pinned: boolean
  created: Date
  author: string | null
  isRead: boolean
  readCount: number | null
}

export async function listNotices(
  db: Database,
  { locationId, clubId }: ClubKey,
  { viewerId, limit, hasCounts }: { viewerId: string; limit: number; hasCounts: boolean },
): Promise<ClubNotice[]> {
  const readCount: RawBuilder<number | null> = hasCounts
    ? sql`(select count(*)::int from club_notice_reads r where r.notice_id = n.notice_id)`
    : sql`null::int`
  const { rows } = await sql<ClubNotice>`
    select n.notice_id, n.title, n.body as text, n.pinned, n.created,
      case when ${isVisible(viewerId, 'a')} then a.player_name end as author,
      exists (select 1 from club_notice_reads r where r.notice_id = n.notice_id
        and r.player_id = ${viewerId}) as "isRead",
      ${readCount} as "readCount"
    from club_notices n left join players a on a.player_id = n.author_id
    where n.location_id = ${locationId} and n.slug = ${clubId}
    order by n.pinned desc, n.created desc, n.notice_id limit ${limit}`.execute(db)
  return rows
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
