// Queries of the operator's commands beyond the stores of the features, and their log.
import { sql } from 'kysely'
import { toSlug } from '#domain/player/slug.ts'
import type { ReportKind, ReportOutcome } from '#domain/report/report.ts'
import { splitSearch } from '#domain/text/search.ts'
import type { Database } from '../../db/open-database.ts'
import { type Watchers, selectWatchers } from '../player/watcher-queries.ts'

export type LogLine = {
  command: string
  locationId?: string
  playerId?: string
  userId?: string | null
  detail?: string
}

/** Adds a line to the operator's log, in the transaction of what it tells. */
export async function addOperatorLog(
  tx: Database,
  { command, locationId, playerId, userId, detail }: LogLine,
  now: number,
): Promise<void> {
  await tx
    .insertInto('operator_log')
    .values({
      command,
      locationId: locationId ?? null,
      playerId: playerId ?? null,
      userId: userId ?? null,
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

/** A person by player id, player name or e-mail address. */
export async function findPerson(db: Database, who: string): Promise<Person | null> {
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

/** Venues with every word of `text` in name or place, hidden and merged ones too, by name. */
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

/** A venue with what the commands decide by; its row locked. */
export async function lockLocation(tx: Database, locationId: string) {
  return tx
    .selectFrom('locations')
    .select(['locationId', 'name', 'hidden', 'mergedInto'])
    .where('locationId', '=', locationId)
    .forUpdate()
    .executeTakeFirst()
}

/** Hides a venue from every list, or shows it again. */
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
 * Hides a player for everyone not acquainted with them, whatever they choose themself; or
 * gives the choice back, shown. Returns the places that show them.
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

/** Takes the office of a venue's admin away; false when they had none. */
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

/** How many sessions of a user are open. */
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
  reporterId: string | null
  reason: string
  message: string
  created: Date
}

/** The open reports that no venue works, oldest first. */
export async function listReports(db: Database, limit: number): Promise<OperatorReport[]> {
  return db
    .selectFrom('reports as r')
    .leftJoin('messages as m', 'm.messageId', 'r.messageId')
    .select([
      'r.reportId',
      'r.kind',
      'r.playerId',
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

/** Closes one of them; false when it is not open, not the operator's or not there. */
export async function closeOperatorReport(
  tx: Database,
  reportId: string,
  outcome: ReportOutcome,
  now: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('reports')
    .set({ closed: new Date(now), outcome })
    .where(sql<boolean>`report_id::text = ${reportId}`)
    .where('closed', 'is', null)
    .where('locationId', 'is', null)
    .returning('reportId')
    .executeTakeFirst()
  return row !== undefined
}

/** How much there is of everything. */
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

/**
 * Of these venues those that are there: whether an admin edited them, and whether they lead to
 * another.
 */
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

/** What is kept on a player, by name; a rating they have none of is null. */
export type KeptNumbers = Record<
  'points' | 'wins' | 'losses' | 'gold' | 'silver' | 'bronze' | 'attended' | 'hosted' | 'places',
  number
> &
  Record<'doubles' | 'singles', number | null>

/** The numbers of everyone, by player. */
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

/** Events with closed results, and leagues that are concluded. */
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

/** Makes the medals counted on players those of their awards. */
export async function countMedals(tx: Database): Promise<void> {
  await sql`select count_medals(array(select player_id from players order by player_id))`.execute(
    tx,
  )
}
