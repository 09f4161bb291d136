// What the operator's commands read and change beyond the stores of the features, and their log.
// Merging two venues moves whatever points at the one to the other: it asks the database itself
// what that is, so that a new table is not forgotten.
import { sql } from 'kysely'
import { nameOfEnded, withNumber } from '#domain/club/club-name.ts'
import { searchWords } from '#domain/location/search.ts'
import { nameRestMs, reservedSlugs } from '#domain/player/name.ts'
import { slugOf } from '#domain/player/slug.ts'
import type { ReportKind, ReportOutcome } from '#domain/report/report.ts'
import type { Database } from '../../db/open-database.ts'
import { looksOf, type Looks, type Named } from '../../naming/look-alikes.ts'
import { watchersOf, type Watchers } from '../photo/store.ts'

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
      location_id: locationId ?? null,
      player_id: playerId ?? null,
      user_id: userId ?? null,
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
    select p.player_id as "playerId", p.player_name as "playerName",
      coalesce(u.id, p.user_id) as "userId", u.email from players p full
      join auth_users u on u.id = p.user_id
    where p.player_id in (lower(${who}), ${who.includes('@') ? '' : slugOf(who)})
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

/** Venues whose name or place holds every word of `text`, hidden and merged ones too, by name. */
export async function findLocations(
  db: Database,
  text: string,
  limit: number,
): Promise<KnownLocation[]> {
  const holds = searchWords(text).map((word) => sql`position(${word} in l.search) > 0`)
  const { rows } = await sql<KnownLocation>`
    select l.location_id as "locationId", l.name, l.city, l.region, l.hidden,
      l.merged_into as "mergedInto",
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
    .select(['location_id as locationId', 'name', 'hidden', 'merged_into as mergedInto'])
    .where('location_id', '=', locationId)
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
    .set({ hidden, kept_hidden: hidden })
    .where('location_id', '=', locationId)
    .execute()
}

/**
 * Hides a player for everyone who is not acquainted with them, whatever they choose themself; or
 * gives the choice back, shown. Returns who shows them.
 */
export async function setPlayerHidden(
  tx: Database,
  playerId: string,
  hidden: boolean,
  now: number,
): Promise<Watchers> {
  const row = await tx
    .updateTable('players')
    .set({ hidden, kept_hidden: hidden })
    .where('player_id', '=', playerId)
    .returning(watchersOf(playerId, now).as('watchers'))
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
    .where('location_id', '=', locationId)
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst()
  return row !== undefined
}

const restOf = (playerId: string) =>
  sql<string>`encode(sha256(convert_to(${playerId}, 'UTF8')), 'hex')`

/**
 * Lets the name of a deleted account rest, with how it looked, and forgets those that have rested.
 */
export async function restName(tx: Database, name: Named, now: number): Promise<void> {
  await tx.deleteFrom('resting_names').where('until', '<=', new Date(now)).execute()
  const looks = looksOf(name)
  const rest = {
    name_look: restOf(looks.name_look),
    slug_look: restOf(looks.slug_look),
    until: new Date(now + nameRestMs),
  }
  await tx
    .insertInto('resting_names')
    .values({ name_hash: restOf(name.slug), ...rest })
    .onConflict((conflict) => conflict.column('name_hash').doUpdateSet(rest))
    .execute()
}

const reservedLooks: ReadonlySet<string> = new Set(
  Array.from(reservedSlugs, (slug) => looksOf({ name: slug, slug }).slug_look),
)

/**
 * Why this user may not take the name. isWorn: a player has it, or one that looks like it; index
 * entries tell, however many players there are. isKept: it or one that looks like it is reserved,
 * and not for them, or was somebody's a short while ago.
 */
export async function judgeName(
  db: Database,
  name: Named,
  userId: string,
  now: number,
): Promise<{ isWorn: boolean; isKept: boolean }> {
  const looks = looksOf(name)
  const {
    rows: [kept],
  } = await sql<{ worn: boolean; granted: boolean; reserved: boolean; resting: boolean }>`select
    exists (select from players where player_id = ${name.slug} or name_look = ${looks.name_look}
    or slug_look = ${looks.slug_look}) as worn,
    exists (select from reserved_names where player_id = ${name.slug} and granted_to = ${userId}) as
    granted,
    exists (select from reserved_names where player_id = ${name.slug}
    or slug_look = ${looks.slug_look}) as reserved,
    exists (select from resting_names where until > ${new Date(now)}
    and (name_hash = ${restOf(name.slug)} or name_look = ${restOf(looks.name_look)}
    or slug_look = ${restOf(looks.slug_look)})) as resting`.execute(db)
  return {
    isWorn: kept?.worn === true,
    isKept:
      kept?.granted !== true &&
      (kept?.reserved === true || kept?.resting === true || reservedLooks.has(looks.slug_look)),
  }
}

/** Reserves a name, for one user or for nobody. */
export async function reserveName(
  tx: Database,
  playerId: string,
  grantedTo: string | null,
): Promise<void> {
  await tx
    .insertInto('reserved_names')
    .values({
      player_id: playerId,
      slug_look: looksOf({ name: playerId, slug: playerId }).slug_look,
      granted_to: grantedTo,
    })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ granted_to: grantedTo }))
    .execute()
}

/** Frees a name that was reserved, granted or resting; false when it was none of these. */
export async function freeName(tx: Database, playerId: string): Promise<boolean> {
  const resting = await tx
    .deleteFrom('resting_names')
    .where('name_hash', '=', restOf(playerId))
    .returning('name_hash')
    .executeTakeFirst()
  const reserved = await tx
    .deleteFrom('reserved_names')
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst()
  return resting !== undefined || reserved !== undefined
}

/** How many sessions of a user are open. */
export async function countSessions(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('auth_sessions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
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
    .leftJoin('messages as m', 'm.message_id', 'r.message_id')
    .select([
      'r.report_id as reportId',
      'r.kind',
      'r.player_id as playerId',
      'r.reporter_id as reporterId',
      'r.reason',
      sql<string>`coalesce(m.message, '')`.as('message'),
      'r.created',
    ])
    .where('r.closed', 'is', null)
    .where('r.location_id', 'is', null)
    .orderBy('r.created')
    .orderBy('r.report_id')
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
    .where('location_id', 'is', null)
    .returning('report_id')
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
    .select(['location_id', 'edited', 'merged_into'])
    .where(sql<boolean>`location_id = any(${locationIds}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.location_id,
      { isKept: row.edited !== null || row.merged_into !== null },
    ]),
  )
}

type Pointer = {
  table: string
  column: string
  /** The other columns of each unique key that holds it. */ keys: string[][]
}

/** Every column that holds a venue's id by a foreign key of its own. */
async function listPointers(tx: Database): Promise<Pointer[]> {
  const { rows } = await sql<Pointer>`
    select c.conrelid::regclass::text as table, a.attname as column, coalesce((
      select json_agg((select coalesce(json_agg(o.attname), '[]') from pg_attribute o
        where o.attrelid = i.indrelid and o.attnum = any(i.indkey) and o.attnum <> a.attnum))
        from pg_index i
      where i.indrelid = c.conrelid and i.indisunique and a.attnum = any(i.indkey)), '[]') as keys
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'locations'::regclass and cardinality(c.conkey) = 1
    and c.conrelid not in ('location_players'::regclass, 'operator_log'::regclass)
    order by 1, 2`.execute(tx)
  return rows
}

/**
 * Moves the rows that point at `from`; where `into` has its own already, that one stays. Returns
 * how many were moved or folded.
 */
async function moveRows(
  tx: Database,
  { table, column, keys }: Pointer,
  from: string,
  into: string,
): Promise<number> {
  const [name, id] = [sql.table(table), sql.ref(column)]
  for (const others of keys) {
    const same =
      others.length === 0
        ? sql`true`
        : sql.join(
            others.map((other) => sql`kept.${sql.ref(other)} = ${sql.ref(`moved.${other}`)}`),
            sql` and `,
          )
    await sql`delete from ${name} moved where moved.${id} = ${from} and
      exists (select 1 from ${name} kept where kept.${id} = ${into} and ${same})`.execute(tx)
  }
  const { numAffectedRows } =
    await sql`update ${name} set ${id} = ${into} where ${id} = ${from}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export type MergeReport = {
  moved: Record<string, number>
  renamedClubs: { from: string; to: string }[]
}

/**
 * Makes `from` lead to `into`, for good: everything of it moves, what both have is folded. Both
 * rows are locked by the caller, in the order of their ids.
 */
export async function mergeLocations(
  tx: Database,
  from: string,
  into: string,
): Promise<MergeReport> {
  await sql`update locations set merged_into = ${into}, hidden = true, kept_hidden = true
    where location_id = ${from}`.execute(tx)
  // Whoever is active at either is active.
  await sql`update player_locations kept set removed = false from player_locations moved
    where moved.location_id = ${from} and not moved.removed and kept.location_id = ${into}
    and kept.player_id = moved.player_id and kept.removed`.execute(tx)
  await sql`update locations kept set photo_url = moved.photo_url from locations moved
    where kept.location_id = ${into} and moved.location_id = ${from}
    and kept.photo_url = ''`.execute(tx)
  // Sites that show the calendar of the one go on showing it.
  await sql`update locations kept set embed = true from locations moved
    where kept.location_id = ${into} and moved.location_id = ${from} and moved.embed`.execute(tx)
  await sql`update locations set photo_url = '' where location_id = ${from}`.execute(tx)
  for (const [at, other] of [
    [from, into],
    [into, from],
  ] as const)
    await endStrangeInvitations(tx, at, other)
  const renamedClubs = await foldClubs(tx, from, into)
  await sql`update event_templates
    set fields = fields || ${JSON.stringify({ location: into })}::jsonb
    where fields @> ${JSON.stringify({ location: from })}::jsonb`.execute(tx)
  const moved: Record<string, number> = {}
  for (const pointer of await listPointers(tx)) {
    const rows = await moveRows(tx, pointer, from, into)
    if (rows > 0) moved[pointer.table] = rows
  }
  return { moved, renamedClubs }
}

type Double = {
  slug: string
  name: string
  keptName: string
  /** Of one owner and one id. */ isSame: boolean
}

/**
 * Clubs of one owner and name become one; one of somebody else, or that only looks the same, gets a
 * number, and what invites it follows: private events and leagues, the templates of those in it,
 * and the alerts that lead there.
 */
async function foldClubs(
  tx: Database,
  from: string,
  into: string,
): Promise<MergeReport['renamedClubs']> {
  const { rows } = await sql<Double>`
    select moved.slug, moved.club_name as name, kept.club_name as "keptName",
      moved.player_id = kept.player_id and kept.slug = moved.slug as "isSame" from clubs moved
      join lateral (select * from clubs k where k.location_id = ${into}
      and (k.slug = moved.slug or k.name_look = moved.name_look or k.slug_look = moved.slug_look)
      order by k.slug <> moved.slug, k.slug limit 1) kept on true
    where moved.location_id = ${from} order by 1`.execute(tx)
  const renamed: MergeReport['renamedClubs'] = []
  for (const { slug, name, keptName, isSame } of rows) {
    if (isSame) await foldClub(tx, { slug, name, keptName }, from, into)
    else renamed.push(await renameDouble(tx, { slug, name }, from, into))
  }
  return renamed
}

/**
 * What invites at one of the venues whom only the other has a club for invites nobody, as it did: a
 * club that comes to stand there is not whom it meant.
 */
async function endStrangeInvitations(tx: Database, at: string, other: string): Promise<void> {
  for (const table of ['events', 'leagues']) {
    const { rows } = await sql<{
      invited: string
    }>`select distinct t.invited from ${sql.table(table)} t join clubs c on c.location_id = ${other}
      and c.club_name = t.invited
      where t.location = ${at} and t.invite and
      not exists (select 1 from clubs own where own.location_id = ${at}
      and own.club_name = t.invited)`.execute(tx)
    for (const { invited } of rows)
      await sql`update ${sql.table(table)} set invited = ${nameOfEnded(invited)}
        where location = ${at} and invite and invited = ${invited}`.execute(tx)
  }
}

/**
 * The members of the one, and what invites it, go to the other, whose name may be written another
 * way.
 */
async function foldClub(
  tx: Database,
  { slug, name, keptName }: { slug: string; name: string; keptName: string },
  from: string,
  into: string,
): Promise<void> {
  await inviteInstead(tx, { from, name, to: keptName }, name)
  for (const table of ['club_members', 'club_invitations']) {
    await sql`insert into ${sql.table(table)} (location_id, slug, player_id, created)
      select ${into}, slug, player_id, created from ${sql.table(table)} where location_id = ${from}
        and slug = ${slug}
      on conflict do nothing`.execute(tx)
    await sql`delete from ${sql.table(table)} where location_id = ${from}
      and slug = ${slug}`.execute(tx)
  }
  await sql`update reports set location_id = ${into} where location_id = ${from}
    and club_slug = ${slug}`.execute(tx)
  await sql`delete from clubs where location_id = ${from} and slug = ${slug}`.execute(tx)
}

async function renameDouble(
  tx: Database,
  { slug, name }: { slug: string; name: string },
  from: string,
  into: string,
): Promise<{ from: string; to: string }> {
  const { rows } = await sql<
    Looks & { slug: string }
  >`select slug, name_look, slug_look from clubs where location_id in (${from}, ${into})`.execute(
    tx,
  )
  const taken = new Set(rows.flatMap((row) => [row.slug, row.name_look, row.slug_look]))
  const numbered = (number: number): Named => ({
    name: withNumber(name, number),
    slug: withNumber(slug, number),
  })
  const isTaken = (one: Named): boolean =>
    [one.slug, ...Object.values(looksOf(one))].some((text) => taken.has(text))
  let number = 2
  while (isTaken(numbered(number))) number += 1
  const { name: to, slug: clubId } = numbered(number)
  await tx
    .updateTable('clubs')
    .set({ slug: clubId, club_name: to, ...looksOf(numbered(number)) })
    .where('location_id', '=', from)
    .where('slug', '=', slug)
    .execute()
  await inviteInstead(tx, { from, name, to }, to)
  const led = { clubId, clubName: to, club: to }
  await sql`update alerts set params = params || ${JSON.stringify(led)}::jsonb
    where kind in ('club-added', 'club-invited')
    and params @> ${JSON.stringify({ locationId: from, clubId: slug })}::jsonb`.execute(tx)
  return { from: name, to }
}

/**
 * Private events and leagues at a venue that invite one club invite another, and so do the
 * templates of those in the club that is now called `clubName`.
 */
async function inviteInstead(
  tx: Database,
  { from, name, to }: { from: string; name: string; to: string },
  clubName: string,
): Promise<void> {
  if (name === to) return
  await sql`update events set invited = ${to} where location = ${from} and invite
    and invited = ${name}`.execute(tx)
  await sql`update leagues set invited = ${to} where location = ${from} and invite
    and invited = ${name}`.execute(tx)
  await sql`update event_templates t
    set fields = fields || ${JSON.stringify({ invited: to })}::jsonb
    where fields @> ${JSON.stringify({ location: from, invite: true, invited: name })}::jsonb
    and exists (select 1 from clubs c where c.location_id = ${from} and c.club_name = ${clubName}
    and (c.player_id = t.player_id
      or exists (select 1 from club_members m where m.location_id = c.location_id
      and m.slug = c.slug and m.player_id = t.player_id)))`.execute(tx)
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
    select p.player_id as "playerId", p.points, p.wins, p.losses, p.medal_gold as gold,
      p.medal_silver as silver, p.medal_bronze as bronze,
      coalesce(t.attended, 0) as attended, coalesce(t.hosted, 0) as hosted,
      ${rating('doubles')} as doubles, ${rating('singles')} as singles,
      (select count(*)::int from results r where r.player_id = p.player_id) as places
    from players p left join leaderboard_totals t on t.player_id = p.player_id
    and t.location_id = '' and t.span = 'all time' order by p.player_id`.execute(tx)
  return new Map(rows.map(({ playerId, ...numbers }) => [playerId, numbers]))
}

/** Events whose results are closed, and leagues that are concluded. */
export async function listFinished(tx: Database): Promise<{ events: string[]; leagues: string[] }> {
  const events = await tx
    .selectFrom('match_lists')
    .select('event_id')
    .where('state', '=', 'closed')
    .orderBy('event_id')
    .execute()
  const leagues = await tx
    .selectFrom('leagues')
    .select('league_series_id')
    .where('deleted', '=', false)
    .orderBy('league_series_id')
    .execute()
  return {
    events: events.map(({ event_id }) => event_id),
    leagues: leagues.map(({ league_series_id }) => league_series_id),
  }
}

/** Makes the medals counted on players those of their awards. */
export async function countMedals(tx: Database): Promise<void> {
  await sql`select count_medals(array(select player_id from players order by player_id))`.execute(
    tx,
  )
}
