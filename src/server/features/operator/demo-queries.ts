// The demo community in a store: its people, and what they alone run.
import { type RawBuilder, sql } from 'kysely'
import type { DemoCounts } from '#domain/operator/demo.ts'
import type { Database } from '../../db/open-database.ts'
import { demoEmails, demoSlugs } from '../../demo/cast.ts'

/** A name of the demo with an account belongs to whoever took it since. */
const isDemoPlayer = sql<boolean>`p.player_id = any(array(
  select d.player_id from players d where d.player_id = any(${demoSlugs}) and d.user_id is null
  union all
  select d.player_id from auth_users u join players d on d.user_id = u.id
    where u.email = any(${demoEmails})))`

export async function hasDemo(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select 1 from auth_users where email = any(${demoEmails}))
      or exists (select 1 from players p where p.player_id = any(${demoSlugs})
        and ${isDemoPlayer}) as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

export async function findDemoEmptied(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('server_setup').select('demoEmptied').executeTakeFirst()
  return row?.demoEmptied ?? null
}

export async function markDemoEmptied(tx: Database, now: number): Promise<void> {
  const demoEmptied = new Date(now)
  await tx
    .insertInto('server_setup')
    .values({ id: 'current', linkName: null, demoEmptied })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ demoEmptied }))
    .execute()
}

export type DemoPlayer = {
  playerId: string
  playerName: string
  photoUrl: string
  userId: string | null
}
export type DemoUser = { userId: string; email: string }

export async function listDemoAccounts(db: Database): Promise<DemoUser[]> {
  return db
    .selectFrom('auth_users')
    .select(['id as userId', 'email'])
    .where('email', 'in', demoEmails)
    .orderBy('id')
    .execute()
}

export async function listDemoPlayers(db: Database): Promise<DemoPlayer[]> {
  const { rows } = await sql<DemoPlayer>`
    select p.player_id, p.player_name, p.photo_url, p.user_id from players p
    where ${isDemoPlayer} order by p.player_id`.execute(db)
  return rows
}

/** No new row names them until the transaction ends. */
export async function lockDemoPlayers(tx: Database): Promise<void> {
  await sql`select 1 from players p where ${isDemoPlayer} order by p.player_id for update`.execute(
    tx,
  )
}

export async function listOwners(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('operators')
    .select('userId')
    .where('role', '=', 'owner')
    .orderBy('created')
    .execute()
  return rows.map(({ userId }) => userId)
}

const isIn = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]})`
const isOther = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <> all(${[...ids]})`

const selectEventHeir = (ids: readonly string[]) => sql<string | null>`coalesce(
  (select min(c.player_id) from event_cohosts c
    where c.event_id = e.event_id and ${isOther('c.player_id', ids)}),
  (select t.player_id from tournaments t
    where t.tournament_id = e.tournament_id and ${isOther('t.player_id', ids)}),
  (select min(c.player_id) from tournament_cohosts c
    where c.tournament_id = e.tournament_id and ${isOther('c.player_id', ids)}),
  (select l.player_id from leagues l
    where l.league_series_id = e.league_series_id and ${isOther('l.player_id', ids)}))`

const selectTournamentHeir = (ids: readonly string[]) => sql<string | null>`
  (select min(c.player_id) from tournament_cohosts c
    where c.tournament_id = t.tournament_id and ${isOther('c.player_id', ids)})`

const selectClubHeir = (ids: readonly string[]) => sql<string | null>`
  (select m.player_id from club_members m where m.location_id = c.location_id and m.slug = c.slug
    and m.office is not null and ${isOther('m.player_id', ids)}
    order by m.office_since, m.player_id limit 1)`

export type RunByDemo = {
  events: { eventId: string; heir: string | null; isComing: boolean; hasOthers: boolean }[]
  tournaments: { tournamentId: string; heir: string | null }[]
  clubs: { locationId: string; clubId: string; heir: string | null; others: number }[]
  leagues: { leagueSeriesId: string }[]
}

export async function listRunByDemo(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<RunByDemo> {
  const { rows: events } = await sql<RunByDemo['events'][number]>`
    select e.event_id, ${selectEventHeir(ids)} as heir,
      not e.deleted and e.status = 'published' and e.starts_at > ${new Date(now)} as "isComing",
      exists (select 1 from player_events o where o.event_id = e.event_id and not o.removed
        and ${isOther('o.player_id', ids)}) as "hasOthers"
    from events e where ${isIn('e.player_id', ids)} order by e.event_id`.execute(db)
  const { rows: tournaments } = await sql<RunByDemo['tournaments'][number]>`
    select t.tournament_id, ${selectTournamentHeir(ids)} as heir from tournaments t
    where ${isIn('t.player_id', ids)} order by t.tournament_id`.execute(db)
  const { rows: clubs } = await sql<RunByDemo['clubs'][number]>`
    select c.location_id, c.slug as "clubId", ${selectClubHeir(ids)} as heir,
      (select count(*)::int from club_members m where m.location_id = c.location_id
        and m.slug = c.slug and ${isOther('m.player_id', ids)}) as others
    from clubs c where ${isIn('c.player_id', ids)} order by c.location_id, c.slug`.execute(db)
  const { rows: leagues } = await sql<RunByDemo['leagues'][number]>`
    select l.league_series_id from leagues l where ${isIn('l.player_id', ids)}
    order by l.league_series_id`.execute(db)
  return { events, tournaments, clubs, leagues }
}

type Loss = Pick<DemoCounts, 'places' | 'memberships' | 'messages' | 'matches'>

export async function countLoss(
  db: Database,
  ids: readonly string[],
  { coming, events, leagues }: Record<'coming' | 'events' | 'leagues', string[]>,
): Promise<Loss> {
  const { rows } = await sql<Loss>`select
    (select count(*)::int from player_events o where o.event_id = any(${coming}::uuid[])
      and not o.removed and ${isOther('o.player_id', ids)}) as places,
    (select count(*)::int from league_players m where m.league_series_id = any(${leagues}::uuid[])
      and m.state <> 'left' and ${isOther('m.player_id', ids)}) as memberships,
    (select count(*)::int from messages m where
      ${isIn('m.from_id', ids)} and ${isOther('m.to_id', ids)}
      or ${isIn('m.to_id', ids)} and ${isOther('m.from_id', ids)}) as messages,
    (select count(*)::int from matches m where m.event_id = any(${events}::uuid[])
      and m.state = 'confirmed' and exists (select 1 from match_players s
        join match_list_players l on l.event_id = s.event_id and l.number = s.number
        where s.match_id = m.match_id and ${isOther('l.player_id', ids)})) as matches`.execute(db)
  return rows[0] ?? { places: 0, memberships: 0, messages: 0, matches: 0 }
}

export async function listDemoEntries(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<{ eventId: string; playerId: string }[]> {
  const { rows } = await sql<{ eventId: string; playerId: string }>`
    select o.event_id, o.player_id from player_events o join events e on e.event_id = o.event_id
    where ${isIn('o.player_id', ids)} and not o.removed and ${isOther('e.player_id', ids)}
      and not e.deleted and e.starts_at > ${new Date(now)}
    order by o.event_id, o.player_id`.execute(db)
  return rows
}

export async function listDemoLeagues(
  db: Database,
  ids: readonly string[],
): Promise<{ leagueSeriesId: string; playerId: string }[]> {
  const { rows } = await sql<{ leagueSeriesId: string; playerId: string }>`
    select m.league_series_id, m.player_id from league_players m
      join leagues l on l.league_series_id = m.league_series_id
    where ${isIn('m.player_id', ids)} and m.state <> 'left' and ${isOther('l.player_id', ids)}
      and not l.deleted and l.state <> 'concluded'
    order by m.league_series_id, m.player_id`.execute(db)
  return rows
}

export async function listDemoKeepers(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts')
    .select('keeperId')
    .distinct()
    .where('keeperId', 'in', ids)
    .execute()
  return rows.flatMap(({ keeperId }) => keeperId ?? [])
}

export async function listClaimants(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_claims')
    .select('playerId')
    .distinct()
    .where('playerId', 'in', ids)
    .execute()
  return rows.map(({ playerId }) => playerId)
}

export async function deleteDemoAccounts(tx: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.deleteFrom('auth_users').where('id', 'in', userIds).execute()
}

export async function handOverTournament(
  tx: Database,
  tournamentId: string,
  heir: string,
): Promise<void> {
  await tx
    .deleteFrom('tournament_cohosts')
    .where('tournamentId', '=', tournamentId)
    .where('playerId', '=', heir)
    .execute()
  await tx
    .updateTable('tournaments')
    .set({ playerId: heir })
    .where('tournamentId', '=', tournamentId)
    .execute()
}

export async function deleteRunByDemo(tx: Database, ids: readonly string[]): Promise<void> {
  const series = await tx
    .selectFrom('events')
    .select('seriesId')
    .distinct()
    .where('playerId', 'in', ids)
    .where('seriesId', 'is not', null)
    .execute()
  await tx.deleteFrom('events').where('playerId', 'in', ids).execute()
  const seriesIds = series.flatMap(({ seriesId }) => seriesId ?? [])
  if (seriesIds.length > 0)
    await tx
      .deleteFrom('event_series as s')
      .where('s.seriesId', 'in', seriesIds)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('events as e')
              .select('e.eventId')
              .whereRef('e.seriesId', '=', 's.seriesId'),
          ),
        ),
      )
      .execute()
  await tx.deleteFrom('leagues').where('playerId', 'in', ids).execute()
  await tx.deleteFrom('tournaments').where('playerId', 'in', ids).execute()
}

export async function takeVenuePhotos(tx: Database, key: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('locations')
    .select(['locationId', 'photoUrl'])
    .where('photoUrl', 'like', `%${key}%`)
    .execute()
  for (const { locationId } of rows)
    await tx
      .updateTable('locations')
      .set({ photoUrl: '' })
      .where('locationId', '=', locationId)
      .execute()
  return rows.map(({ photoUrl }) => photoUrl)
}
