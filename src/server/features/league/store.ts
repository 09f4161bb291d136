// Leagues as rows. Every change starts by locking the league's row. Who may see a league is asked
// in one place: seenBy.
import { sql, type RawBuilder } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { LeagueEntrant, PlayedDay } from '#domain/league/league-standings.ts'
import type { LeagueFields, LeagueState, MemberState } from '#domain/league/league.ts'
import { openDays } from '#domain/league/open-days.ts'
import { leagueMedals } from '#domain/league/play-league.ts'
import type { Medal } from '#domain/medal/medal.ts'
import { everywherePlayerId, type Gender } from '#domain/player/player.ts'
import { toDay } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { isNotApart } from '../block/store.ts'
import { isInvitedTo } from '../event/store.ts'
import { listLeagueCounted } from '../own-act/store.ts'

export type LeagueKey = { leagueSeriesId: string }
/**
 * today: the day at the venue. players: how many are in, partners counted. days: game days that are
 * on. isMineToRun: as its organizer or an admin of its venue.
 */
export type LeagueFacts = {
  leagueSeriesId: string
  organizerId: string
  organizerName: string
  locationName: string
  timezone: string
  state: LeagueState
  fields: LeagueFields
  today: string
  players: number
  days: number
  isMineToRun: boolean
  mine: MemberState | null
}

/**
 * Of leagues e what `viewerId` may see: those they run or are in; of the others no drafts, and
 * private ones only when invited. Asking for a partner, or being asked, opens nothing.
 */
const seenBy = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(${runBy(viewerId)} or
  exists (select 1 from league_players m where ${isEntryOf(viewerId)} and m.state <> 'asked')
  or (e.state <> 'draft' and ${isNotApart(viewerId, sql.ref('e.player_id'))}
  and (not e.invite or ${isInvitedTo(viewerId)})))`

const runBy = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(e.player_id = ${viewerId}
  or ${viewerId} = ${everywherePlayerId}
  or exists (select 1 from locations_admin office where office.location_id = e.location
  and office.player_id = ${viewerId}))`

const isEntryOf = (viewerId: string): RawBuilder<boolean> =>
  sql<boolean>`m.league_series_id = e.league_series_id
    and (m.player_id = ${viewerId} or m.partner_id = ${viewerId})`

/** What a player is in a league; who was asked to be a partner is asked, and who only asked too. */
const stateOf = (viewerId: string): RawBuilder<MemberState | null> => sql<MemberState | null>`(
  select m.state from league_players m where ${isEntryOf(viewerId)}
  order by array_position(array['joined', 'asked', 'invited', 'left'], m.state) limit 1)`

const playersIn = sql<number>`(select
  coalesce(sum(case when m.partner_id is null then 1 else 2 end), 0)::int from league_players m
  where m.league_series_id = e.league_series_id and m.state = 'joined')`
const daysOn = sql<number>`(select count(*)::int from events d
  where d.league_series_id = e.league_series_id and not d.deleted and d.status <> 'cancelled')`

const query = (db: Database, viewerId: string) =>
  db
    .selectFrom('leagues as e')
    .innerJoin('locations as l', 'l.location_id', 'e.location')
    .innerJoin('players as o', 'o.player_id', 'e.player_id')
    .selectAll('e')
    .select([
      'l.name as location_name',
      'l.timezone',
      'o.player_name as organizer_name',
      playersIn.as('players'),
      daysOn.as('days'),
      runBy(viewerId).as('is_mine_to_run'),
      stateOf(viewerId).as('mine'),
    ])
    .where('e.deleted', '=', false)
    .where(seenBy(viewerId))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirst']>>>

const toFacts = (row: Row, now: number): LeagueFacts => ({
  leagueSeriesId: row.league_series_id,
  organizerId: row.player_id,
  organizerName: row.organizer_name,
  locationName: row.location_name,
  timezone: row.timezone,
  state: row.state,
  today: toLocalDay(now, row.timezone),
  players: row.players,
  days: row.days,
  isMineToRun: row.is_mine_to_run,
  mine: row.mine,
  fields: {
    name: row.name,
    location: row.location,
    kind: row.kind,
    play: row.play,
    entryBy: row.entry_by,
    gender: row.gender,
    startDate: toDay(row.start_date),
    endDate: toDay(row.end_date),
    signupDeadline: toDay(row.signup_deadline),
    skillMin: row.skill_min,
    skillMax: row.skill_max,
    maxPlayers: row.max_players,
    groupSize: row.group_size,
    movers: row.movers,
    absence: row.absence,
    rounds: row.rounds,
    points: row.points,
    winBy: row.win_by,
    scoring: row.scoring,
    bestOf: row.best_of,
    ranked: row.ranked,
    invite: row.invite,
    invited: row.invited,
    note: row.note,
  },
})

/** The league as `viewerId` may see it, or null. */
export async function findLeague(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  viewerId: string,
  now: number,
): Promise<LeagueFacts | null> {
  const row = await query(db, viewerId)
    .where('e.league_series_id', '=', leagueSeriesId)
    .executeTakeFirst()
  return row === undefined ? null : toFacts(row, now)
}

/**
 * The same under the row's lock: until the transaction ends nobody else changes the league. Counts
 * are read after the lock.
 */
export async function lockLeague(
  tx: Database,
  key: LeagueKey,
  viewerId: string,
  now: number,
): Promise<LeagueFacts | null> {
  claimTurn(tx, toTurnKey('league', key.leagueSeriesId))
  await tx
    .selectFrom('leagues')
    .select('league_series_id')
    .where('league_series_id', '=', key.leagueSeriesId)
    .forUpdate()
    .execute()
  return findLeague(tx, key, viewerId, now)
}

/** The leagues of a venue that a player may see: running first, then open, drafts, concluded. */
export async function listLeagues(
  db: Database,
  locationId: string,
  viewerId: string,
  now: number,
): Promise<LeagueFacts[]> {
  const rows = await query(db, viewerId)
    .where('e.location', '=', locationId)
    .orderBy(sql`array_position(array['running', 'registration', 'draft', 'concluded'], e.state)`)
    .orderBy('e.start_date', 'desc')
    .orderBy('e.league_series_id')
    .limit(100)
    .execute()
  return rows.map((row) => toFacts(row, now))
}

/** The venue with what `viewerId` is there, or undefined. */
export async function findVenue(db: Database, locationId: string, viewerId: string) {
  return db
    .selectFrom('locations as l')
    .select(['l.name', 'l.event_creators as eventCreators'])
    .select(
      sql<boolean>`exists (select 1 from player_locations m where m.location_id = l.location_id
        and m.player_id = ${viewerId} and not m.removed)`.as('isMember'),
    )
    .select(
      sql<boolean>`exists (select 1 from locations_admin a where a.location_id = l.location_id
        and a.player_id = ${viewerId})`.as('isAdmin'),
    )
    .where('l.location_id', '=', locationId)
    .where('l.hidden', '=', false)
    .executeTakeFirst()
}

/** The columns that hold the fields. */
export const leagueColumns = (fields: LeagueFields) => {
  const {
    entryBy,
    startDate,
    endDate,
    signupDeadline,
    skillMin,
    skillMax,
    maxPlayers,
    groupSize,
    winBy,
    bestOf,
    ...same
  } = fields
  return {
    ...same,
    entry_by: entryBy,
    start_date: startDate,
    end_date: endDate,
    signup_deadline: signupDeadline,
    skill_min: skillMin,
    skill_max: skillMax,
    max_players: maxPlayers,
    group_size: groupSize,
    win_by: winBy,
    best_of: bestOf,
  }
}

/** Writes a new league, as a draft. */
export async function insertLeague(
  tx: Database,
  league: LeagueKey & { organizerId: string; fields: LeagueFields; now: number },
): Promise<void> {
  await tx
    .insertInto('leagues')
    .values({
      league_series_id: league.leagueSeriesId,
      player_id: league.organizerId,
      ...leagueColumns(league.fields),
      created: new Date(league.now),
      edited: null,
    })
    .execute()
}

/** Writes changed fields. */
export async function updateLeague(
  tx: Database,
  { leagueSeriesId, fields, now }: LeagueKey & { fields: LeagueFields; now: number },
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ ...leagueColumns(fields), edited: new Date(now) })
    .where('league_series_id', '=', leagueSeriesId)
    .execute()
}

/** Brings a league to another state. */
export async function setState(
  tx: Database,
  { leagueSeriesId, state, now }: LeagueKey & { state: LeagueState; now: number },
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ state, edited: new Date(now) })
    .where('league_series_id', '=', leagueSeriesId)
    .execute()
}

/** Marks a league deleted: from now on it is as unknown as one that never was. */
export async function deleteLeague(tx: Database, { leagueSeriesId }: LeagueKey): Promise<void> {
  await tx
    .updateTable('leagues')
    .set({ deleted: true })
    .where('league_series_id', '=', leagueSeriesId)
    .execute()
}

export type Member = LiveOutput<'leagues-byId'>['members'][number] & { medal: Medal | null }

/** Everyone in or around a league: in ladder order, else by name; who left comes last. */
export async function listMembers(db: Database, { leagueSeriesId }: LeagueKey): Promise<Member[]> {
  const rows = await db
    .selectFrom('league_players as m')
    .innerJoin('players as p', 'p.player_id', 'm.player_id')
    .leftJoin('players as t', 't.player_id', 'm.partner_id')
    .select([
      'm.player_id as playerId',
      'p.player_name as playerName',
      'p.photo_url as photoURL',
      'p.skill_self as skillSelf',
      'm.partner_id as partnerId',
      'm.state',
      'm.position',
    ])
    .select([
      sql<string>`coalesce(t.player_name, '')`.as('partnerName'),
      sql<Medal | null>`(select a.medal from awards a where a.league_series_id = m.league_series_id
        and a.player_id = m.player_id)`.as('medal'),
    ])
    .where('m.league_series_id', '=', leagueSeriesId)
    .orderBy(sql`array_position(array['joined', 'asked', 'invited', 'left'], m.state)`)
    .orderBy('m.position', (order) => order.asc().nullsLast())
    .orderBy('m.player_id')
    .execute()
  return rows
}

/**
 * Those who play for the league as standings name them, in ladder order: who is in it, then who
 * was. A place on the ladder says that somebody was, whatever they are asked since.
 */
export function entrantsOf(members: readonly Member[]): LeagueEntrant[] {
  const were = members
    .filter(({ state, position }) => state !== 'joined' && position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  return [...members.filter(({ state }) => state === 'joined'), ...were].map(
    ({ playerId, partnerId }) => ({ playerId, partnerId }),
  )
}

export type Applicant = {
  playerId: string
  playerName: string
  skillSelf: number | null
  gender: Gender | null
}

/** What joining asks of players. */
export async function findApplicants(
  db: Database,
  playerIds: readonly string[],
): Promise<Applicant[]> {
  return db
    .selectFrom('players as p')
    .leftJoin('players_private as pp', 'pp.player_id', 'p.player_id')
    .select([
      'p.player_id as playerId',
      'p.player_name as playerName',
      'p.skill_self as skillSelf',
      sql<Gender | null>`pp.gender`.as('gender'),
    ])
    .where('p.player_id', 'in', [...playerIds])
    .execute()
}

/** Writes what somebody is in a league; a row that exists changes. */
export async function saveMember(
  tx: Database,
  {
    leagueSeriesId,
    playerId,
    partnerId,
    state,
    now,
  }: LeagueKey & LeagueEntrant & { state: MemberState; now: number },
): Promise<void> {
  await tx
    .insertInto('league_players')
    .values({
      league_series_id: leagueSeriesId,
      player_id: playerId,
      partner_id: partnerId,
      state,
      position: null,
      created: new Date(now),
    })
    .onConflict((oc) =>
      oc.columns(['league_series_id', 'player_id']).doUpdateSet({ partner_id: partnerId, state }),
    )
    .execute()
}

/**
 * Takes rows away: invitations and requests, or players of a league that has not begun. Someone who
 * was in it before has left, as before they were asked.
 */
export async function deleteMembers(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  await tx
    .deleteFrom('league_players')
    .where('league_series_id', '=', leagueSeriesId)
    .where('player_id', 'in', [...playerIds])
    .where('position', 'is', null)
    .execute()
  await tx
    .updateTable('league_players')
    .set({ state: 'left' })
    .where('league_series_id', '=', leagueSeriesId)
    .where('player_id', 'in', [...playerIds])
    .execute()
}

/** The game days of a league that are on and have not begun. */
export async function listComingDays(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('event_id')
    .where('league_series_id', '=', leagueSeriesId)
    .where('deleted', '=', false)
    .where('status', '=', 'published')
    .where('starts_at', '>', new Date(now))
    .orderBy('event_id')
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/**
 * Puts entrants on the ladder in this order; those not named come after, in the order they stand.
 */
export async function saveLadder(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
  entrants: readonly string[],
): Promise<void> {
  await sql`
    update league_players m set position = r.position from (
      select player_id, row_number() over
        (order by array_position(${[...entrants]}::text[], player_id) nulls last,
        position nulls last, created, player_id) as position
      from league_players where league_series_id = ${leagueSeriesId}
      and (state = 'joined' or position is not null)) r
    where m.league_series_id = ${leagueSeriesId} and m.player_id = r.player_id`.execute(tx)
}

/**
 * The strength a ladder starts from, the strongest first: the level players tell of themselves, of
 * a team its mean.
 */
export async function listByStrength(
  tx: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select m.player_id as "playerId" from league_players m
      join players p on p.player_id = m.player_id left join players t on t.player_id = m.partner_id
    where m.league_series_id = ${leagueSeriesId} and m.state = 'joined'
    order by (coalesce(p.skill_self, 3) + coalesce(t.skill_self, p.skill_self, 3)) desc, m.created,
    m.player_id`.execute(tx)
  return rows.map(({ playerId }) => playerId)
}

export type LeagueDayRow = Omit<LiveOutput<'leagues-byId'>['days'][number], 'moves'> & PlayedDay

/** The game days of a league in their order, each with its confirmed matches; one statement. */
export async function listDays(
  db: Database,
  { leagueSeriesId }: LeagueKey,
): Promise<LeagueDayRow[]> {
  const { rows } = await sql<LeagueDayRow>`
    select e.event_id as "eventId", e.league_day as day,
      to_char(e.start_date, 'YYYY-MM-DD') as "startDate",
      to_char(e.start_time, 'HH24:MI') as "startTime", e.status, e.playing,
      ml.event_id is not null as "isOpen", coalesce(ml.state = 'closed', false) as "isClosed",
      (select count(*)::int from matches m where m.event_id = e.event_id and m.state <> 'planned')
      as scores, (select count(*)::int from matches m where m.event_id = e.event_id
      and m.state = 'planned') as unplayed,
      coalesce((select json_agg(json_build_object('number', p.number, 'playerId', p.player_id)
      order by p.number) from match_list_players p where p.event_id = e.event_id), '[]') as players,
      coalesce((select json_agg(json_build_object('stage', m.stage, 'round', m.round, 'slot',
      m.slot, 'pool', m.pool, 'state', m.state, 'winner', m.winner,
          'games', (select coalesce(json_agg(json_build_array(g.a, g.b) order by g.place), '[]')
            from unnest(m.points_a, m.points_b) with ordinality as g (a, b, place)),
          'a', (select json_agg(s.number order by s.number) from match_players s
            where s.match_id = m.match_id and s.side = 'a'), 'b',
              (select json_agg(s.number order by s.number) from match_players s
              where s.match_id = m.match_id and s.side = 'b'))
        order by m.stage, m.round, m.slot) from matches m where m.event_id = e.event_id
        and m.state = 'confirmed'), '[]') as matches
    from events e left join match_lists ml on ml.event_id = e.event_id
    where e.league_series_id = ${leagueSeriesId} and not e.deleted order by e.league_day`.execute(
    db,
  )
  return rows
}

/** The number the next game day gets. */
export async function nextDay(tx: Database, { leagueSeriesId }: LeagueKey): Promise<number> {
  const row = await tx
    .selectFrom('events')
    .select(sql<number>`coalesce(max(league_day), 0)::int + 1`.as('day'))
    .where('league_series_id', '=', leagueSeriesId)
    .executeTakeFirstOrThrow()
  return row.day
}

/** Makes an event a game day of a league. */
export async function markDay(
  tx: Database,
  { leagueSeriesId, eventId, day }: LeagueKey & { eventId: string; day: number },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ league_series_id: leagueSeriesId, league_day: day })
    .where('event_id', '=', eventId)
    .execute()
}

/** The league an event is a game day of, or null. */
export async function leagueOfEvent(db: Database, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('league_series_id')
    .where('event_id', '=', eventId)
    .where('deleted', '=', false)
    .executeTakeFirst()
  return row?.league_series_id ?? null
}

/** Of these players those who are in a league, alone or as a partner. */
export async function membersAmong(
  db: Database,
  { leagueSeriesId }: LeagueKey,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select asked as "playerId" from unnest(${[...playerIds]}::text[]) asked
    where exists (select 1 from league_players m where m.league_series_id = ${leagueSeriesId}
    and m.state = 'joined' and (m.player_id = asked or m.partner_id = asked))`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}

/**
 * After the results of a game day changed: the medals of its league follow. Nothing happens where
 * the event is none.
 */
export async function refreshLeagueAwards(
  tx: Database,
  { leagueSeriesId }: { leagueSeriesId: string | null },
  given: Given,
): Promise<void> {
  const league =
    leagueSeriesId === null
      ? null
      : await lockLeague(tx, { leagueSeriesId }, everywherePlayerId, given.now)
  if (league !== null) await saveLeagueAwards(tx, league, given)
}

/**
 * The medals of a concluded league; only of those who acted themselves somewhere in it, and of
 * nobody while one of its days is open again, or while one that was played is not ranked.
 */
async function countedMedals(
  tx: Database,
  league: Pick<LeagueFacts, 'leagueSeriesId' | 'fields'>,
): Promise<{ playerId: string; medal: Medal }[]> {
  const days = await listDays(tx, league)
  if (openDays(days).length > 0 || (await hasUnrankedDay(tx, league.leagueSeriesId))) return []
  const counted = await listLeagueCounted(tx, league.leagueSeriesId)
  return leagueMedals(
    { ...league, entrants: entrantsOf(await listMembers(tx, league)) },
    days,
    counted,
  )
}

async function hasUnrankedDay(tx: Database, leagueSeriesId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('events as e')
    .innerJoin('match_lists as ml', 'ml.event_id', 'e.event_id')
    .select('e.event_id')
    .where('e.league_series_id', '=', leagueSeriesId)
    .where('e.deleted', '=', false)
    .where('e.ranking', '<>', 'ranked')
    .where('ml.state', '=', 'closed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Given = { effects: Effects; newId: () => string; now: number }

/**
 * Makes the medals of a league those that follow from its results, none before it is concluded, and
 * wakes what shows them. Call under the league's lock.
 */
export async function saveLeagueAwards(
  tx: Database,
  league: Pick<LeagueFacts, 'leagueSeriesId' | 'fields' | 'state'>,
  { effects, newId, now }: Given,
): Promise<void> {
  const before = await tx
    .selectFrom('awards')
    .select(['player_id as playerId', 'medal', 'created'])
    .where('league_series_id', '=', league.leagueSeriesId)
    .execute()
  const wanted = league.state === 'concluded' ? await countedMedals(tx, league) : []
  const keyOf = (award: { playerId: string; medal: string }): string =>
    `${award.playerId} ${award.medal}`
  const [had, have] = [new Set(before.map(keyOf)), new Set(wanted.map(keyOf))]
  const gone = before.filter((award) => !have.has(keyOf(award))).map(({ playerId }) => playerId)
  if (gone.length > 0)
    await tx
      .deleteFrom('awards')
      .where('league_series_id', '=', league.leagueSeriesId)
      .where('player_id', 'in', gone)
      .execute()
  const given = wanted.filter((award) => !had.has(keyOf(award)))
  const created = new Date(Math.min(now, ...before.map((award) => award.created.getTime())))
  if (given.length > 0)
    await tx
      .insertInto('awards')
      .values(
        given.map(({ playerId, medal }) => ({
          award_id: newId(),
          league_series_id: league.leagueSeriesId,
          player_id: playerId,
          medal,
          created,
        })),
      )
      .execute()
  const changed = [...new Set([...gone, ...given.map(({ playerId }) => playerId)])]
  if (changed.length === 0) return
  const users = await tx
    .selectFrom('players')
    .select('user_id')
    .where('player_id', 'in', changed)
    .execute()
  effects.wake(
    ...changed.map(topics.player),
    ...users.flatMap(({ user_id }) => (user_id === null ? [] : [topics.user(user_id)])),
  )
}
