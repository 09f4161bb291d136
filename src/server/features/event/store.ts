// One event as a row: reading it for a decision, locking it, writing its fields. Who may see an
// event is asked in SQL by `visibleTo` for lists and by domain/event/access.ts for one event; a
// test holds the two together.
import { sql, type RawBuilder } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import type { EventRole } from '#domain/access/capabilities.ts'
import { accessTo, type EventViewer } from '#domain/event/access.ts'
import type { EventTerms } from '#domain/event/entry.ts'
import {
  invitedGroups,
  type EventFields,
  type EventStatus,
  type EventType,
} from '#domain/event/event.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { Ranking } from '#domain/event/ranking.ts'
import type { MatchListState } from '#domain/match-list/match-list.ts'
import { everywherePlayerId, type Gender } from '#domain/player/player.ts'
import { toDay, type Day } from '#domain/shared/day.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { topics } from '../../live/topics.ts'
import { eventInstants, isSkipped, toInstant } from '../../time/zone-time.ts'
import { isNotApart, isVisible, type Viewer } from '../block/store.ts'

/** An event as decisions need it. */
export type EventFacts = {
  eventId: string
  location: string
  locationName: string
  organizerId: string
  title: string
  type: EventType
  play: EventFields['play']
  startDate: string
  startTime: string
  status: EventStatus
  invite: boolean
  invited: string
  nextOrder: number
  cohosts: string[]
  seriesId: string | null
  terms: EventTerms
  /** The key of the public link to its match list, if there is one. */
  watchKey: string | null
  /** The league whose game day it is. */
  leagueSeriesId: string | null
  /** Whether it counts beyond itself. */
  ranking: Ranking
  /** How often what a calendar shows of it has changed. */
  calendarSequence: number
}

const columns = [
  'e.event_id',
  'e.league_series_id',
  'e.location',
  'l.name as location_name',
  'e.player_id',
  'e.title',
  'e.type',
  'e.play',
  'e.start_date',
  'e.start_time',
  'e.status',
  'e.invite',
  'e.invited',
  'e.next_order',
  'e.starts_at',
  'e.ends_at',
  'e.signup_opens',
  'e.signup_closes',
  'e.cancel_cutoff_hours',
  'e.max_players',
  'e.max_waitlist',
  'e.guests_per_player',
  'e.gender',
  'e.entry_by',
  'e.skill_min',
  'e.skill_max',
  'e.skill_rule',
  'e.signup_mode',
  'e.draw_at',
  'e.drawn',
  'e.series_id',
  'e.calendar_sequence',
  'e.ranking',
] as const

const factsQuery = (db: Database, eventId: string) =>
  db
    .selectFrom('events as e')
    .innerJoin('locations as l', 'l.location_id', 'e.location')
    .select(columns)
    .select(
      sql<string[]>`array(select c.player_id from event_cohosts c where c.event_id = e.event_id
        order by c.player_id)`.as('cohosts'),
    )
    .select(
      sql<
        string | null
      >`(select ml.watch_key from match_lists ml where ml.event_id = e.event_id)`.as('watch_key'),
    )
    .where('e.event_id', '=', eventId)
    .where('e.deleted', '=', false)

type FactsRow = NonNullable<Awaited<ReturnType<ReturnType<typeof factsQuery>['executeTakeFirst']>>>

const toFacts = (row: FactsRow): EventFacts => ({
  eventId: row.event_id,
  location: row.location,
  locationName: row.location_name,
  organizerId: row.player_id,
  title: row.title,
  type: row.type,
  play: row.play,
  startDate: row.start_date,
  startTime: row.start_time,
  status: row.status,
  invite: row.invite,
  invited: row.invited,
  nextOrder: row.next_order,
  cohosts: row.cohosts,
  seriesId: row.series_id,
  watchKey: row.watch_key,
  leagueSeriesId: row.league_series_id,
  calendarSequence: row.calendar_sequence,
  ranking: row.ranking,
  terms: {
    status: row.status,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    signupOpens: row.signup_opens?.getTime() ?? null,
    signupCloses: row.signup_closes?.getTime() ?? null,
    cancelCutoffHours: row.cancel_cutoff_hours,
    maxPlayers: row.max_players,
    maxWaitlist: row.max_waitlist,
    guestsPerPlayer: row.guests_per_player,
    gender: row.gender,
    entryBy: row.entry_by,
    skillMin: row.skill_min,
    skillMax: row.skill_max,
    skillRule: row.skill_rule,
    signupMode: row.signup_mode,
    drawAt: row.draw_at?.getTime() ?? null,
    isDrawn: row.drawn !== null,
  },
})

/** The event, or null when it does not exist or was deleted. */
export async function findEvent(db: Database, eventId: string): Promise<EventFacts | null> {
  const row = await factsQuery(db, eventId).executeTakeFirst()
  return row === undefined ? null : toFacts(row)
}

/**
 * The event under its row lock: until the transaction ends nobody else decides about it. Read
 * everything else after, as this does: what joins a row that was waited for is as old as the wait.
 */
export async function lockEvent(tx: Database, eventId: string): Promise<EventFacts | null> {
  claimTurn(tx, toTurnKey('event', eventId))
  await tx
    .selectFrom('events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .forUpdate()
    .execute()
  return findEvent(tx, eventId)
}

/**
 * The values that the words of an alert about this event name. A title left empty is shown as the
 * type.
 */
export const alertParams = (
  event: Pick<EventFacts, 'title' | 'type' | 'startDate' | 'startTime' | 'locationName'>,
): Record<string, string> => ({
  title: event.title,
  type: event.type,
  date: event.startDate,
  time: event.startTime,
  location: event.locationName,
})

/** A player as an event sees them. */
export type PlayerFacts = EventViewer & {
  userId: string | null
  playerName: string
  gender: Gender | null
  /** In the league whose game day it is; true where it is none. */ isInLeague: boolean
}

/**
 * What each of these players is to the event, in one statement. Unknown players are missing from
 * the answer.
 */
export async function playersTowards(
  db: Database,
  eventId: string,
  playerIds: readonly string[],
): Promise<Map<string, PlayerFacts>> {
  const { rows } = await sql<
    PlayerFacts & { isOrganizer: boolean; isCohost: boolean; isVenueAdmin: boolean }
  >`
    select p.player_id as "playerId", p.user_id as "userId", p.player_name as "playerName",
      p.skill_self as "skillSelf", pp.gender, p.player_id = e.player_id as "isOrganizer",
      exists (select 1 from event_cohosts c where c.event_id = e.event_id
      and c.player_id = p.player_id) as "isCohost",
      exists (select 1 from locations_admin a where a.location_id = e.location
      and a.player_id = p.player_id) as "isVenueAdmin",
      e.invite and exists (${friendOf('p')}) as "isFriend", e.invite and
      exists (${favoriteOf('p')}) as "isFavorite", e.invite and
      exists (${clubMember('p')}) as "isClubMember",
      exists (${inEvent('p')}) as "isInRoster",
      e.league_series_id is null or
      exists (select 1 from league_players m where m.league_series_id = e.league_series_id
      and m.state = 'joined' and p.player_id in (m.player_id, m.partner_id)) as "isInLeague",
      exists (select 1 from player_blocks b where b.player_id = e.player_id
      and b.blocked_id = p.player_id)
        or exists (select 1 from player_blocks b where b.player_id = p.player_id
        and b.blocked_id = e.player_id) as "isApart"
    from events e join players p on p.player_id = any(${[...playerIds]})
    left join players_private pp on pp.player_id = p.player_id
    where e.event_id = ${eventId}`.execute(db)
  return new Map(
    rows.map(({ isOrganizer, isCohost, isVenueAdmin, ...facts }) => [
      facts.playerId,
      { ...facts, roles: rolesOf(isOrganizer, isCohost, isVenueAdmin) },
    ]),
  )
}

/**
 * The event and who looks at it, or null when it does not exist for them: unknown and forbidden are
 * the same answer.
 */
export function openedBy(
  event: EventFacts | null,
  viewer: PlayerFacts | undefined,
  now: number,
): { event: EventFacts; viewer: PlayerFacts } | null {
  if (event === null || viewer === undefined) return null
  return accessTo({ ...event.terms, invite: event.invite, invited: event.invited }, viewer, now)
    .level === 'none'
    ? null
    : { event, viewer }
}

/**
 * Who may watch what belongs to an event: whoever may see it, asked again when that may have
 * changed.
 */
export const eventGuard = {
  topics: ({ eventId }: { eventId: string }, { playerId }: PlayerActor): string[] => [
    topics.eventAccess(eventId),
    topics.relations(playerId),
  ],
  check: async (
    { db, now }: { db: Database; now: number },
    { eventId }: { eventId: string },
    { playerId }: PlayerActor,
  ): Promise<Result<null, 'event-not-found'>> => {
    const event = await findEvent(db, eventId)
    const opened =
      event === null
        ? null
        : openedBy(event, (await playersTowards(db, eventId, [playerId])).get(playerId), now)
    return opened === null ? refuse('event-not-found') : ok(null)
  },
}

const rolesOf = (isOrganizer: boolean, isCohost: boolean, isVenueAdmin: boolean): EventRole[] => [
  ...(isOrganizer ? ['organizer' as const] : []),
  ...(isCohost ? ['cohost' as const] : []),
  ...(isVenueAdmin ? ['venue-admin' as const] : []),
]

// Whoever is on the match list without having signed up is in the event all the same.
const inEvent = (p: string) => sql`
  select 1 from player_events i where i.event_id = e.event_id and i.player_id = ${viewerId(p)}
    and not i.removed
  union all select 1 from match_list_players k where k.event_id = e.event_id
  and k.player_id = ${viewerId(p)}`

// The three ways of being invited, as the existence of a row; `p` names the table with the viewer's
// player_id.
const viewerId = (p: string) => sql.ref(`${p}.player_id`)
const friendOf = (p: string) =>
  sql`select 1 from player_friends f where f.player_id = e.player_id
    and f.friend_id = ${viewerId(p)} and f.friend`
const favoriteOf = (p: string) =>
  sql`select 1 from player_favorites f where f.player_id = e.player_id
    and f.favorite_id = ${viewerId(p)} and f.favorite`
const clubMember = (p: string) => sql`
  select 1 from clubs c where c.location_id = e.location and c.club_name = e.invited
    and (c.player_id = ${viewerId(p)}
    or exists (select 1 from club_members m where m.location_id = c.location_id and m.slug = c.slug
    and m.player_id = ${viewerId(p)}))`

const [friends, favorites] = invitedGroups
/**
 * True when a player is in the group that a private row named e invites: its organizer's friends,
 * favorites, or a club at its venue.
 */
export const isInvitedTo = (
  playerId: Viewer,
): RawBuilder<boolean> => sql<boolean>`exists (select 1 from players p
  where p.player_id = ${playerId} and case e.invited
  when ${friends} then exists (${friendOf('p')}) when ${favorites} then exists (${favoriteOf('p')})
  else exists (${clubMember('p')}) end)`

/** Which rows of `events e` a player may see: accessTo of domain/event/access.ts in SQL. */
export function visibleTo(playerId: Viewer): RawBuilder<boolean> {
  const runs = sql`(e.player_id = ${playerId} or
    exists (select 1 from event_cohosts c where c.event_id = e.event_id
    and c.player_id = ${playerId}))`
  if (playerId === everywherePlayerId) return sql`(e.status <> 'draft' or ${runs})`
  const isEverywhere =
    typeof playerId === 'string' ? sql`false` : sql`${playerId} = ${everywherePlayerId}`
  return sql`(${runs} or (e.status <> 'draft'
    and (${isEverywhere} or ${isNotApart(playerId, sql.ref('e.player_id'))}
    and (not e.invite or ${isInvitedTo(playerId)})
    or exists (select 1 from locations_admin a where a.location_id = e.location
    and a.player_id = ${playerId})
    or exists (select 1 from player_events i where i.event_id = e.event_id
    and i.player_id = ${playerId} and not i.removed)
    or exists (select 1 from match_list_players k where k.event_id = e.event_id
    and k.player_id = ${playerId}))))`
}

/**
 * What a place and a time mean to someone who plans there. startsAt in ms; null when there is no
 * such venue.
 */
export type VenueForPlan = {
  timezone: string
  startsAt: number
  /** Its clocks never show the time. */ isSkipped: boolean
  eventCreators: 'anyone' | 'members' | 'admins'
  isMember: boolean
  isAdmin: boolean
  clubNames: string[]
  unknownPlayers: string[]
}

/**
 * The venue as `actorId` may use it (a hidden one only if the event is there already); the clubs
 * are those of `organizerId`; of `playerIds` those the actor cannot see are unknown.
 */
export async function findVenueForPlan(
  db: Database,
  { location, startDate, startTime }: Pick<EventFields, 'location' | 'startDate' | 'startTime'>,
  who: {
    actorId: string
    organizerId: string
    playerIds: readonly string[]
    currentLocation: string | null
  },
): Promise<VenueForPlan | null> {
  const { rows } = await sql<Omit<VenueForPlan, 'startsAt' | 'isSkipped'>>`
    select l.timezone, l.event_creators as "eventCreators",
      exists (select 1 from player_locations m where m.location_id = l.location_id
      and m.player_id = ${who.actorId} and not m.removed) as "isMember",
      exists (select 1 from locations_admin a where a.location_id = l.location_id
      and a.player_id = ${who.actorId}) as "isAdmin",
      array(select c.club_name from clubs c where c.location_id = l.location_id
      and (c.player_id = ${who.organizerId}
        or exists (select 1 from club_members m where m.location_id = c.location_id
        and m.slug = c.slug and m.player_id = ${who.organizerId})) order by c.club_name) as
          "clubNames",
      array(select asked from unnest(${[...who.playerIds]}::text[]) asked where
      not exists (select 1 from players p where p.player_id = asked
      and ${isVisible(who.actorId, 'p')})) as "unknownPlayers"
    from locations l where l.location_id = ${location}
    and (not l.hidden or l.location_id = ${who.currentLocation})`.execute(db)
  const row = rows[0]
  return row === undefined
    ? null
    : {
        ...row,
        startsAt: toInstant(startDate, startTime, row.timezone),
        isSkipped: isSkipped(startDate, startTime, row.timezone),
      }
}

/** The time zone of a venue, or null. */
export async function findTimezone(db: Database, location: string): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('locations')
        .select('timezone')
        .where('location_id', '=', location)
        .executeTakeFirst()
    )?.timezone ?? null
  )
}

const noFormat = {
  format: null,
  rounds: null,
  points: null,
  winBy: null,
  scoring: null,
  bestOf: null,
  ranked: null,
  consolation: null,
}

/** The format of an event as columns. */
export function formatColumns(format: FormatFields | null) {
  const { winBy, bestOf, ...same } = format ?? noFormat
  return { ...same, win_by: winBy, best_of: bestOf }
}

const toColumns = (fields: EventFields, timezone: string) => ({
  location: fields.location,
  timezone,
  ...eventInstants({ ...fields, timezone }),
  title: fields.title,
  type: fields.type,
  play: fields.play,
  entry_by: fields.entryBy,
  gender: fields.gender,
  start_date: fields.startDate,
  start_time: fields.startTime,
  duration: fields.duration,
  courts: fields.courts,
  min_players: fields.minPlayers,
  max_players: fields.maxPlayers,
  guests_per_player: fields.guestsPerPlayer,
  max_waitlist: fields.maxWaitlist,
  skill_min: fields.skillMin,
  skill_max: fields.skillMax,
  skill_rule: fields.skillRule,
  invite: fields.invite,
  invited: fields.invited,
  signup_opens: fields.signupOpens,
  signup_closes: fields.signupCloses,
  cancel_cutoff_hours: fields.cancelCutoffHours,
  note: fields.note,
  fee: fields.fee,
  signup_mode: fields.signupMode,
  draw_at: fields.drawAt,
  ...formatColumns(fields.format),
})

/** An event to be written; in a series its place there. */
export type NewEventRow = {
  eventId: string
  organizerId: string
  fields: EventFields
  timezone: string
  status: 'draft' | 'published'
  ranking: Ranking
  series: { seriesId: string; index: number } | null
}

/** Writes new events with their cohosts. */
export async function insertEvents(
  tx: Database,
  events: readonly NewEventRow[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('events')
    .values(
      events.map(({ eventId, organizerId, fields, timezone, status, ranking, series }) => ({
        event_id: eventId,
        player_id: organizerId,
        ...toColumns(fields, timezone),
        status,
        ranking,
        series_id: series?.seriesId ?? null,
        series_index: series?.index ?? null,
        created: new Date(now),
      })),
    )
    .execute()
  await addCohosts(
    tx,
    events.flatMap(({ eventId, fields }) =>
      fields.cohosts.map((playerId) => ({ event_id: eventId, player_id: playerId })),
    ),
  )
}

/**
 * What follows from a roster for its event's row: places taken, parties waiting, the next order.
 */
export type EventCounts = { playing: number; waiting: number; nextOrder: number }

/**
 * Writes changed fields together with the counts of the roster they lead to; the entries keep the
 * event's day.
 */
export async function updateEvent(
  tx: Database,
  event: {
    eventId: string
    fields: EventFields
    timezone: string
    status: EventStatus
    counts: EventCounts
    now: number
  },
): Promise<void> {
  const { eventId, fields, timezone, status, counts, now } = event
  await tx
    .updateTable('events')
    .set({
      ...toColumns(fields, timezone),
      status,
      edited: new Date(now),
      playing: counts.playing,
      waiting: counts.waiting,
      next_order: counts.nextOrder,
    })
    .where('event_id', '=', eventId)
    .execute()
  await tx
    .updateTable('player_events')
    .set({ start_date: fields.startDate })
    .where('event_id', '=', eventId)
    .where('start_date', '<>', fields.startDate)
    .execute()
  await tx.deleteFrom('event_cohosts').where('event_id', '=', eventId).execute()
  await addCohosts(
    tx,
    fields.cohosts.map((playerId) => ({ event_id: eventId, player_id: playerId })),
  )
}

async function addCohosts(
  tx: Database,
  rows: { event_id: string; player_id: string }[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('event_cohosts').values(rows).execute()
}

/** Marks an event cancelled; the roster stays as it was. */
export async function cancelEvent(
  tx: Database,
  eventId: string,
  reason: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ status: 'cancelled', cancel_reason: reason, edited: new Date(now) })
    .where('event_id', '=', eventId)
    .execute()
}

/** Marks an event deleted: from now on it is as unknown as one that never was. */
export async function deleteEvent(tx: Database, eventId: string, now: number): Promise<void> {
  await tx
    .updateTable('events')
    .set({ deleted: true, edited: new Date(now) })
    .where('event_id', '=', eventId)
    .execute()
}

/** True when somebody was marked at the event or a score of it was told. */
export async function hasPlay(tx: Database, eventId: string): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{ hasPlay: boolean }>`
    select exists (select 1 from player_events where event_id = ${eventId} and attendance
      is not null and not removed)
      or exists (select 1 from match_list_players where event_id = ${eventId} and presence = 'here')
      or exists (select 1 from event_presence where event_id = ${eventId})
      or exists (select 1 from matches where event_id = ${eventId} and state <> 'planned')
      or exists (select 1 from match_lists where event_id = ${eventId} and state = 'closed') as
      "hasPlay"`.execute(tx)
  return row?.hasPlay ?? false
}

const fieldColumns = [
  'e.title',
  'e.type',
  'e.play',
  'e.entry_by',
  'e.gender',
  'e.start_date',
  'e.start_time',
  'e.duration',
  'e.location',
  'e.courts',
  'e.min_players',
  'e.max_players',
  'e.guests_per_player',
  'e.max_waitlist',
  'e.skill_min',
  'e.skill_max',
  'e.skill_rule',
  'e.invite',
  'e.invited',
  'e.signup_opens',
  'e.signup_closes',
  'e.cancel_cutoff_hours',
  'e.note',
  'e.fee',
  'e.format',
  'e.rounds',
  'e.points',
  'e.win_by',
  'e.scoring',
  'e.best_of',
  'e.ranked',
  'e.consolation',
  'e.signup_mode',
  'e.draw_at',
] as const

const fieldsQuery = (db: Database) =>
  db
    .selectFrom('events as e')
    .select(fieldColumns)
    .select(
      sql<string[]>`array(select c.player_id from event_cohosts c where c.event_id = e.event_id
        order by c.player_id)`.as('cohosts'),
    )
    .where('e.deleted', '=', false)

type FieldsRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof fieldsQuery>['executeTakeFirst']>>
>

type FormatRow = Nullable<
  Pick<FormatFields, 'format' | 'rounds' | 'points' | 'scoring' | 'ranked' | 'consolation'>
> & { win_by: FormatFields['winBy'] | null; best_of: FormatFields['bestOf'] | null }
type Nullable<T> = { [K in keyof T]: T[K] | null }

/** The format of an event's row; its columns are all set, or none is. */
export function formatOf({
  format,
  rounds,
  points,
  win_by: winBy,
  scoring,
  best_of: bestOf,
  ranked,
  consolation,
}: FormatRow): FormatFields | null {
  if (
    format === null ||
    rounds === null ||
    points === null ||
    winBy === null ||
    scoring === null ||
    bestOf === null ||
    ranked === null ||
    consolation === null
  )
    return null
  return { format, rounds, points, winBy, scoring, bestOf, ranked, consolation }
}

const toFields = (row: FieldsRow): EventFields => ({
  title: row.title,
  type: row.type,
  play: row.play,
  entryBy: row.entry_by,
  gender: row.gender,
  startDate: toDay(row.start_date),
  startTime: row.start_time,
  duration: row.duration,
  location: row.location,
  courts: row.courts,
  minPlayers: row.min_players,
  maxPlayers: row.max_players,
  guestsPerPlayer: row.guests_per_player,
  maxWaitlist: row.max_waitlist,
  skillMin: row.skill_min,
  skillMax: row.skill_max,
  skillRule: row.skill_rule,
  invite: row.invite,
  invited: row.invited,
  signupOpens: row.signup_opens?.toISOString() ?? null,
  signupCloses: row.signup_closes?.toISOString() ?? null,
  cancelCutoffHours: row.cancel_cutoff_hours,
  cohosts: row.cohosts,
  note: row.note,
  fee: row.fee,
  format: formatOf(row),
  signupMode: row.signup_mode,
  drawAt: row.draw_at?.toISOString() ?? null,
})

/** The fields of the event this player made last at a venue, or null. */
export async function findLastFields(
  db: Database,
  playerId: string,
  location: string,
): Promise<EventFields | null> {
  const row = await fieldsQuery(db)
    .where('e.player_id', '=', playerId)
    .where('e.location', '=', location)
    .orderBy('e.created', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : toFields(row)
}

/** The fields of these events, and what was changed in each of them by itself. */
export async function loadFields(
  db: Database,
  eventIds: readonly string[],
): Promise<Map<string, { fields: EventFields; ownFields: string[] }>> {
  const rows = await fieldsQuery(db)
    .select(['e.event_id', 'e.own_fields'])
    .where('e.event_id', 'in', [...eventIds])
    .execute()
  return new Map(
    rows.map((row) => [row.event_id, { fields: toFields(row), ownFields: row.own_fields }]),
  )
}

/** Everything the event's screen shows but the roster, or null. */
export async function loadDetail(db: Database, eventId: string) {
  const row = await fieldsQuery(db)
    .innerJoin('locations as l', 'l.location_id', 'e.location')
    .innerJoin('players as o', 'o.player_id', 'e.player_id')
    .select([
      'e.event_id',
      'e.status',
      'e.cancel_reason',
      'e.starts_at',
      'e.ends_at',
      'e.timezone',
      'l.name as location_name',
      'l.city',
      'o.player_id as organizer_id',
      'o.player_name as organizer_name',
      'e.drawn',
      'e.series_id',
      'e.series_index',
      'e.ranking',
    ])
    .select(
      sql<MatchListState | null>`(select ml.state from match_lists ml
        where ml.event_id = e.event_id)`.as('match_list_state'),
    )
    .select(
      sql<
        string[]
      >`array(select p.player_name from event_cohosts c join players p on p.player_id = c.player_id
        where c.event_id = e.event_id order by c.player_id)`.as('cohost_names'),
    )
    .select(
      sql<string[]>`array(select a.player_id from locations_admin a where a.location_id = e.location
        order by a.player_id)`.as('location_admins'),
    )
    .select(
      sql<string[]>`array(select who.player_id
        from (select r.player_id from player_events r where r.event_id = e.event_id
        and not r.removed
        union select k.player_id from match_list_players k where k.event_id = e.event_id
        and k.player_id is not null) who
      where not exists (select 1 from own_acts a where a.event_id = e.event_id
      and a.player_id = who.player_id and a.state = 'acted') order by who.player_id)`.as(
        'unconfirmed',
      ),
    )
    .select(
      sql<string[]>`array(select r.player_id from player_events r where r.event_id = e.event_id
        and r.removed and r.sent_out)`.as('sent_out'),
    )
    .select(
      sql<number>`(select max(s.series_index) from events s where s.series_id = e.series_id)`.as(
        'series_size',
      ),
    )
    .where('e.event_id', '=', eventId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        eventId: row.event_id,
        fields: toFields(row),
        status: row.status,
        cancelReason: row.cancel_reason,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        timezone: row.timezone,
        locationName: row.location_name,
        city: row.city,
        organizerId: row.organizer_id,
        organizerName: row.organizer_name,
        cohostNames: row.cohost_names,
        locationAdmins: row.location_admins,
        unconfirmed: row.unconfirmed,
        sentOut: row.sent_out,
        drawn: row.drawn?.toISOString() ?? null,
        ranking: row.ranking,
        matchListState: row.match_list_state,
        series:
          row.series_id === null || row.series_index === null
            ? null
            : { seriesId: row.series_id, index: row.series_index, size: row.series_size },
      }
}

/**
 * Which events are asked for as records: these; or the published ones at venues on some days, of
 * which perhaps only the public.
 */
export type WantedEvents =
  | { eventIds: readonly string[] }
  | { locationIds: readonly string[]; from: Day; to: Day; publicOnly: boolean }

const isWanted = (wanted: WantedEvents) =>
  'eventIds' in wanted
    ? sql<boolean>`e.event_id = any(${[...wanted.eventIds]}::uuid[])`
    : sql<boolean>`e.location = any(${[...wanted.locationIds]}::text[])
      and e.start_date between ${wanted.from} and ${wanted.to} and e.status = 'published'
      ${wanted.publicOnly ? sql`and not e.invite` : sql``}`

/** Those of the wanted events that a player may see, by start. */
export async function listRecords(
  db: Database,
  viewerId: string,
  wanted: WantedEvents,
  limit: number,
): Promise<LiveOutput<'events-byIds'>['events']> {
  const rows = await fieldsQuery(db)
    .select([
      'e.event_id',
      'e.player_id',
      'e.status',
      'e.starts_at',
      'e.timezone',
      'e.playing',
      'e.waiting',
    ])
    .where(isWanted(wanted))
    .where(visibleTo(viewerId))
    .orderBy('e.start_date')
    .orderBy('e.start_time')
    .orderBy('e.event_id')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const {
      cohosts: _cohosts,
      signupOpens: _opens,
      signupCloses: _closes,
      cancelCutoffHours: _cutoff,
      fee: _fee,
      format: _format,
      signupMode: _mode,
      drawAt: _drawAt,
      ...fields
    } = toFields(row)
    return {
      eventId: row.event_id,
      playerId: row.player_id,
      ...fields,
      time: fields.startTime,
      startsAt: row.starts_at.toISOString(),
      timezone: row.timezone,
      playing: row.playing,
      waiting: row.waiting,
      status: row.status,
      deleted: false,
    }
  })
}

/** The venue of an event that everyone may see, or null. */
export async function findPublicLocation(db: Database, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('location')
    .where('event_id', '=', eventId)
    .where('invite', '=', false)
    .where('status', '<>', 'draft')
    .where('deleted', '=', false)
    .executeTakeFirst()
  return row?.location ?? null
}
