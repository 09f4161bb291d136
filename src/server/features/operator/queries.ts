// Queries of operator commands that the features don't have, and the operator's log.
import { sql } from 'kysely'
import { toSlug } from '#domain/player/slug.ts'
import type { ReportKind } from '#domain/report/report.ts'
import { splitSearch } from '#domain/text/search.ts'
import type { Database } from '../../db/open-database.ts'
import { type Watchers, selectWatchers } from '../player/watcher-queries.ts'
import type { WorkedReport } from '../report/queries.ts'

export type OperatorLogLine = {
  command: string
  locationId?: string
  playerId?: string
  userId?: string | null
  byUserId?: string
  detail?: string
}

export async function addOperatorLog(
  tx: Database,
  { command, locationId, playerId, userId, byUserId, detail }: OperatorLogLine,
  now: number,
): Promise<void> {
  await tx
    .insertInto('operator_log')
    .values({
      command,
      locationId: locationId ?? null,
      playerId: playerId ?? null,
      userId: userId ?? null,
      byUserId: byUserId ?? null,
      detail: detail ?? '',
      created: new Date(now),
    })
    .execute()
}

export type Person = {
  playerId: string | null
  playerName: string | null
  userId: string | null
  email: string | null
}

export async function findAccount(db: Database, who: string): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select p.player_id, p.player_name,
      coalesce(u.id, p.user_id) as "userId", u.email from players p full
      join auth_users u on u.id = p.user_id
    where p.player_id in (lower(${who}), ${who.includes('@') ? '' : toSlug(who)})
    or lower(u.email) = lower(${who})`.execute(db)
  return rows[0] ?? null
}

export type KnownLocation = {
  locationId: string
  name: string
  city: string
  region: string
  hidden: boolean
  mergedInto: string | null
  admins: string[]
}

export async function findLocations(
  db: Database,
  text: string,
  limit: number,
): Promise<KnownLocation[]> {
  const holds = splitSearch(text).map((word) => sql`position(${word} in l.search) > 0`)
  const { rows } = await sql<KnownLocation>`
    select l.location_id, l.name, l.city, l.region, l.hidden,
      l.merged_into,
      array(select a.player_id from locations_admin a where a.location_id = l.location_id
      order by 1) as admins
    from locations l where ${holds.length === 0 ? sql`true` : sql.join(holds, sql` and `)}
    order by l.search, l.location_id limit ${limit}`.execute(db)
  return rows
}

export async function lockLocation(tx: Database, locationId: string) {
  return tx
    .selectFrom('locations')
    .select(['locationId', 'name', 'hidden', 'mergedInto'])
    .where('locationId', '=', locationId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setLocationHidden(
  tx: Database,
  locationId: string,
  hidden: boolean,
): Promise<void> {
  await tx
    .updateTable('locations')
    .set({ hidden, keptHidden: hidden })
    .where('locationId', '=', locationId)
    .execute()
}

/**
 * Hides a player from everyone not acquainted with them and overrides their own setting; or ends
 * that, shown. Returns what shows the player.
 */
export async function setPlayerHidden(
  tx: Database,
  playerId: string,
  hidden: boolean,
  now: number,
): Promise<Watchers> {
  const row = await tx
    .updateTable('players')
    .set({ hidden, keptHidden: hidden })
    .where('playerId', '=', playerId)
    .returning(selectWatchers(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  return row.watchers
}

export async function removeAdmin(
  tx: Database,
  locationId: string,
  playerId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('locations_admin')
    .where('locationId', '=', locationId)
    .where('playerId', '=', playerId)
    .returning('playerId')
    .executeTakeFirst()
  return row !== undefined
}

export async function countSessions(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('auth_sessions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type OperatorReport = {
  reportId: string
  kind: ReportKind
  playerId: string | null
  playerName: string | null
  userId: string | null
  reporterId: string | null
  reason: string
  message: string
  created: Date
}

export async function listReports(db: Database, limit: number): Promise<OperatorReport[]> {
  return db
    .selectFrom('reports as r')
    .leftJoin('messages as m', 'm.messageId', 'r.messageId')
    .leftJoin('players as p', 'p.playerId', 'r.playerId')
    .select([
      'r.reportId',
      'r.kind',
      'r.playerId',
      'p.playerName',
      'p.userId',
      'r.reporterId',
      'r.reason',
      sql<string>`coalesce(m.message, '')`.as('message'),
      'r.created',
    ])
    .where('r.closed', 'is', null)
    .where('r.locationId', 'is', null)
    .orderBy('r.created')
    .orderBy('r.reportId')
    .limit(limit)
    .execute()
}

export async function lockOperatorReport(
  tx: Database,
  reportId: string,
): Promise<(WorkedReport & { userId: string | null }) | null> {
  const row = await tx
    .selectFrom('reports as r')
    .leftJoin('players as p', 'p.playerId', 'r.playerId')
    .select(['r.reportId', 'r.reporterId', 'r.kind', 'r.playerId', 'r.messageId', 'r.mediaId'])
    .select(['r.clubSlug as clubId', 'r.locationId', 'p.userId'])
    .where(sql<boolean>`r.report_id::text = ${reportId}`)
    .where('r.closed', 'is', null)
    .where('r.locationId', 'is', null)
    .forUpdate('r')
    .executeTakeFirst()
  return row === undefined ? null : { ...row, isClosed: false }
}

export async function countEverything(db: Database) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from auth_users)::int as users, (select count(*) from players)::int as players,
    (select count(*) from auth_sessions where expires_at > now())::int as sessions,
    (select count(*) from locations where not hidden)::int as venues,
    (select count(*) from clubs)::int as clubs,
    (select count(*) from leagues where not deleted)::int as leagues,
    (select count(*) from events where not deleted)::int as events,
    (select count(*) from events where not deleted and status = 'published'
    and ends_at > now())::int as "comingEvents",
    (select count(*) from player_events where not removed)::int as "signUps",
    (select count(*) from matches where state = 'confirmed')::int as matches,
    (select count(*) from messages)::int as messages,
    (select count(*) from reports where closed is null)::int as "openReports",
    pg_database_size(current_database())::float8 as "databaseBytes"`.execute(db)
  return rows[0] ?? {}
}

export async function listKnown(
  db: Database,
  locationIds: readonly string[],
): Promise<Map<string, { isKept: boolean }>> {
  const rows = await db
    .selectFrom('locations')
    .select(['locationId', 'edited', 'mergedInto'])
    .where(sql<boolean>`location_id = any(${locationIds}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [row.locationId, { isKept: row.edited !== null || row.mergedInto !== null }]),
  )
}

export type KeptNumbers = Record<
  'points' | 'wins' | 'losses' | 'gold' | 'silver' | 'bronze' | 'attended' | 'hosted' | 'places',
  number
> &
  Record<'doubles' | 'singles', number | null>

export async function loadNumbers(tx: Database): Promise<Map<string, KeptNumbers>> {
  const rating = (discipline: string) =>
    sql`(select r.rating from player_ratings r where r.player_id = p.player_id
      and r.discipline = ${discipline})`
  const { rows } = await sql<KeptNumbers & { playerId: string }>`
    select p.player_id, p.points, p.wins, p.losses, p.medal_gold as gold,
      p.medal_silver as silver, p.medal_bronze as bronze,
      coalesce(t.attended, 0) as attended, coalesce(t.hosted, 0) as hosted,
      ${rating('doubles')} as doubles, ${rating('singles')} as singles,
      (select count(*)::int from results r where r.player_id = p.player_id) as places
    from players p left join leaderboard_totals t on t.player_id = p.player_id
    and t.location_id = '' and t.span = 'all time' order by p.player_id`.execute(tx)
  return new Map(rows.map(({ playerId, ...numbers }) => [playerId, numbers]))
}

export async function listFinished(tx: Database): Promise<{ events: string[]; leagues: string[] }> {
  const events = await tx
    .selectFrom('match_lists')
    .select('eventId')
    .where('state', '=', 'closed')
    .orderBy('eventId')
    .execute()
  const leagues = await tx
    .selectFrom('leagues')
    .select('leagueSeriesId')
    .where('deleted', '=', false)
    .orderBy('leagueSeriesId')
    .execute()
  return {
    events: events.map(({ eventId }) => eventId),
    leagues: leagues.map(({ leagueSeriesId }) => leagueSeriesId),
  }
}

export async function countMedals(tx: Database): Promise<void> {
  await sql`select count_medals(array(select player_id from players order by player_id))`.execute(
    tx,
  )
}
