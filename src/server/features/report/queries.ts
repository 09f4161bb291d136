// Rows of reports: what they are about, and which venue handles them. Reports without a venue go to
// the operator.
import { sql } from 'kysely'
import type { ParsedInput, LiveOutput } from '#contract/contract.ts'
import {
  type ReportKind,
  isRemovable,
  reportsAboutOneMax,
  type ReportOutcome,
} from '#domain/report/report.ts'
import { isNotBlocked, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export type Reported = ParsedInput<'reports-create'>['reported']
/** locationId: the venue whose admins handle the report; null for the operator. */
export type Subject = {
  playerId: string | null
  messageId: string | null
  clubId: string | null
  mediaId: string | null
  locationId: string | null
}

/** The player's home venue, if it has an admin other than the player: no one judges themselves. */
const venueOf = sql<string | null>`(select p.home_location where exists (
  select 1 from locations_admin office where office.location_id = p.home_location
    and office.player_id <> p.player_id))`

export async function findSubject(
  db: Database,
  viewerId: string,
  reported: Reported,
): Promise<Subject | null> {
  const nothing = { playerId: null, messageId: null, clubId: null, mediaId: null, locationId: null }
  if (reported.kind === 'message') {
    const row = await db
      .selectFrom('messages as m')
      .innerJoin('players as p', 'p.playerId', 'm.fromId')
      .select(['p.playerId', venueOf.as('locationId')])
      .where('m.messageId', '=', reported.messageId)
      .where('m.toId', '=', viewerId)
      .executeTakeFirst()
    return row === undefined ? null : { ...nothing, ...row, messageId: reported.messageId }
  }
  if (reported.kind === 'club') {
    const row = await db
      .selectFrom('clubs as c')
      .select('c.playerId')
      .where('c.locationId', '=', reported.locationId)
      .where('c.slug', '=', reported.clubId)
      .where(isNotBlocked(viewerId, sql.ref('c.player_id')))
      .executeTakeFirst()
    return row === undefined
      ? null
      : { ...nothing, ...row, locationId: reported.locationId, clubId: reported.clubId }
  }
  if (reported.kind === 'media') {
    const row = await db
      .selectFrom('media_links as m')
      .innerJoin('players as p', 'p.playerId', 'm.playerId')
      .select(['p.playerId', 'm.locationId'])
      .where('m.mediaId', '=', reported.mediaId)
      .where(isVisible(viewerId, 'p'))
      .executeTakeFirst()
    return row === undefined ? null : { ...nothing, ...row, mediaId: reported.mediaId }
  }
  if ('playerId' in reported) {
    const row = await db
      .selectFrom('players as p')
      .select(['p.playerId', venueOf.as('locationId')])
      .where('p.playerId', '=', reported.playerId)
      .where(isVisible(viewerId, 'p'))
      .executeTakeFirst()
    return row === undefined ? null : { ...nothing, ...row }
  }
  const row = await db
    .selectFrom('locations')
    .select('locationId')
    .where('locationId', '=', reported.locationId)
    .executeTakeFirst()
  return row === undefined ? null : { ...nothing, ...row }
}

export type NewReport = Subject & {
  reportId: string
  reporterId: string
  kind: ReportKind
  reason: string
}

/**
 * Stores a report. False when the player already has an open one about the same thing, or several
 * about the same player.
 */
export async function addReport(tx: Database, report: NewReport, now: number): Promise<boolean> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', report.reporterId)
    .forNoKeyUpdate()
    .execute()
  const { rows } = await sql`
    insert into reports (report_id, reporter_id, kind, player_id, message_id, club_slug, media_id,
      location_id, reason, created)
    select ${report.reportId}, ${report.reporterId}, ${report.kind}, ${report.playerId},
      ${report.messageId}::uuid, ${report.clubId}, ${report.mediaId}::uuid, ${report.locationId},
        ${report.reason}, ${new Date(now)}::timestamptz
    where not exists (
      select 1 from reports same where same.closed is null
        and same.reporter_id = ${report.reporterId} and same.kind = ${report.kind}
        and same.location_id is not distinct from ${report.locationId}
        and same.player_id is not distinct from ${report.playerId} and same.message_id
        is not distinct from ${report.messageId}::uuid and same.club_slug is not distinct
        from ${report.clubId} and same.media_id is not distinct from ${report.mediaId}::uuid)
      and (${report.playerId}::text is null or (
        select count(*) from reports theirs where theirs.closed is null
          and theirs.reporter_id = ${report.reporterId}
          and theirs.player_id = ${report.playerId}) < ${reportsAboutOneMax})
    returning ${changedRow('reports')}`.execute(tx)
  return rows.length > 0
}

type OpenReport = LiveOutput<'reports-atLocation'>['reports'][number]
type OpenRow = Omit<OpenReport, 'created' | 'canRemove'> & { created: Date; isThere: boolean }

/**
 * A venue's open reports, oldest first, without those about `adminId`. Blocked and hidden players
 * are named, because handling a report requires it.
 */
export async function listOpenReports(
  db: Database,
  locationId: string,
  adminId: string,
  limit: number,
): Promise<OpenReport[]> {
  const { rows } = await sql<OpenRow>`
    select r.report_id, r.kind, r.player_id,
      p.player_name, c.club_name,
      coalesce(m.message, nullif(linked.caption, '') || E'\n' || linked.url, linked.url, '') as
      message, r.reason, r.created, photo.url as "photoURL",
      m.message_id is not null or c.slug is not null or linked.media_id is not null
      or photo.url <> '' as "isThere"
    from reports r left join players p on p.player_id = r.player_id
    left join messages m on m.message_id = r.message_id
    left join media_links linked on linked.media_id = r.media_id
      left join clubs c on c.location_id = r.location_id and c.slug = r.club_slug
      inner join locations l on l.location_id = r.location_id
      cross join lateral (select case when r.kind <> 'photo' then ''
      when r.player_id is null then l.photo_url else coalesce(p.photo_url, '') end as url) photo
    where r.location_id = ${locationId} and r.closed is null and r.player_id is distinct
    from ${adminId}
    order by r.created, r.report_id limit ${limit}`.execute(db)
  return rows.map(({ created, isThere, ...row }) => ({
    ...row,
    created: created.toISOString(),
    canRemove: isRemovable(row.kind) && isThere,
  }))
}

export type WorkedReport = Subject & {
  reportId: string
  reporterId: string | null
  kind: ReportKind
  isClosed: boolean
}

/**
 * Locks a report that `adminId` may handle: at a venue they administer, and not about themselves.
 */
export async function lockReport(
  tx: Database,
  reportId: string,
  adminId: string,
): Promise<(WorkedReport & { locationId: string }) | null> {
  const row = await tx
    .selectFrom('reports as r')
    .innerJoin('locations_admin as office', 'office.locationId', 'r.locationId')
    .select([
      'r.reportId',
      'r.reporterId',
      'r.kind',
      'r.playerId',
      'r.messageId',
      'r.clubSlug as clubId',
      'r.mediaId',
      'office.locationId',
      'r.closed',
    ])
    .where('r.reportId', '=', reportId)
    .where('office.playerId', '=', adminId)
    .where(sql<boolean>`r.player_id is distinct from ${adminId}`)
    .forUpdate('r')
    .executeTakeFirst()
  if (row === undefined) return null
  const { closed, ...report } = row
  return { ...report, isClosed: closed !== null }
}

export async function storeClosedReport(
  tx: Database,
  reportId: string,
  worked: { adminId: string | null; outcome: ReportOutcome },
  now: number,
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ closed: new Date(now), closedBy: worked.adminId, outcome: worked.outcome })
    .where('reportId', '=', reportId)
    .execute()
}
