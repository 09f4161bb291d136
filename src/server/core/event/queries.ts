// One event as a row: read for a decision, locked, cancelled or deleted; and its venue.
import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { isDayOff } from '#domain/day-status/day-status.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import { toEventTerms } from '#domain/event/event-terms.ts'
import { pickFields } from '#domain/shared/pick-fields.ts'
import type { Database } from '../../db/open-database.ts'
import { buildOnce } from '../../db/statements/kept-text.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { answerTimeAt } from '../../time/answer-time.ts'
import { toInstant, isSkipped } from '../../time/zone-time.ts'
import { isVisible } from '../player/block-queries.ts'
import { selectDayWords, toDayStatus } from './day-queries.ts'

const factColumns = [
  'eventId',
  'leagueSeriesId',
  'tournamentId',
  'location',
  'title',
  'type',
  'play',
  'startDate',
  'startTime',
  'timezone',
  'status',
  'invite',
  'invited',
  'nextOrder',
  'seriesId',
  'calendarSequence',
  'ranking',
  'selfCheckIn',
] as const

const termColumns = [
  'startsAt',
  'endsAt',
  'signupOpens',
  'signupCloses',
  'cancelCutoffHours',
  'maxPlayers',
  'maxWaitlist',
  'freedPlaces',
  'guestsPerPlayer',
  'gender',
  'entryBy',
  'skillMin',
  'skillMax',
  'skillRule',
  'ageMin',
  'ageMax',
  'signupMode',
  'drawAt',
  'drawn',
] as const

const factsQuery = (db: Database, isAsked: RawBuilder<boolean>) =>
  db
    .selectFrom('events as e')
    .innerJoin('locations as l', 'l.locationId', 'e.location')
    .leftJoin('match_lists as ml', 'ml.eventId', 'e.eventId')
    .leftJoin('queues as q', 'q.eventId', 'e.eventId')
    .select([...factColumns, ...termColumns].map((name) => `e.${name}` as const))
    .select(['e.playerId as organizerId', 'l.name as locationName', 'ml.watchKey'])
    .select(['ml.state as listState', 'q.state as queueState'])
    .select(
      sql<string[]>`array(select c.player_id from event_cohosts c where c.event_id = e.event_id
        order by c.player_id)`.as('cohosts'),
    )
    // True when the venue, a club there or the event asks for agreements, or when the venue or a
    // club there has house rules; only then are they loaded.
    .select(sql<boolean>`(e.asks_agreements or l.asks_agreements)`.as('asksAgreements'))
    .select('l.houseRules as hasHouseRules')
    .select(selectDayWords.as('dayWords'))
    .where(isAsked)
    .where('e.deleted', '=', false)

export type FactsRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof factsQuery>['executeTakeFirst']>>
>

export function selectFacts(db: Database, eventIds: readonly string[]): CompiledQuery<FactsRow> {
  const [first, ...others] = eventIds
  // PostgreSQL can't estimate the length of an array and replans each time; a single id avoids
  // that.
  return first !== undefined && others.length === 0
    ? selectOneFacts(db, first)
    : factsQuery(db, sql`e.event_id = any(${[...eventIds]}::uuid[])`).compile()
}

const selectOneFacts = buildOnce((db, eventId: string) =>
  factsQuery(db, sql`e.event_id = ${eventId}::uuid`),
)

export type EventFacts = ReturnType<typeof toFacts>

export function toFacts(row: FactsRow) {
  const dayStatus = toDayStatus(row.dayWords)
  return {
    ...pickFields(row, factColumns),
    ...pickFields(row, ['organizerId', 'locationName', 'cohosts', 'watchKey']),
    ...pickFields(row, ['asksAgreements', 'hasHouseRules']),
    hasOpenList: row.listState === 'open',
    hasOpenQueue: row.queueState === 'open',
    dayStatus,
    terms: toEventTerms(row, {
      isDrawn: row.drawn !== null,
      isOver: row.listState === 'closed',
      isOff: isDayOff(dayStatus),
      toMs: (instant) => instant.getTime(),
      answerTime: answerTimeAt(row.timezone),
    }),
  }
}

export async function listFacts(db: Database, eventIds: readonly string[]): Promise<EventFacts[]> {
  if (eventIds.length === 0) return []
  const { rows } = await db.executeQuery(selectFacts(db, eventIds))
  return rows
    .map(toFacts)
    .toSorted(
      (one, other) =>
        one.terms.startsAt - other.terms.startsAt || (one.eventId < other.eventId ? -1 : 1),
    )
}

export async function findEvent(db: Database, eventId: string): Promise<EventFacts | null> {
  const { rows } = await db.executeQuery(selectOneFacts(db, eventId))
  return rows[0] === undefined ? null : toFacts(rows[0])
}

/**
 * Selects the row locks of events. `held`: wait for rows locked elsewhere, or skip them. A
 * transaction that waits for one event must not wait for another.
 */
export const lockEvents = (
  db: Database,
  eventIds: readonly string[],
  held: 'wait' | 'leave-out',
): CompiledQuery<{ eventId: string }> =>
  db
    .selectFrom('events')
    .select('eventId')
    // The subselect makes PostgreSQL keep one plan for any number of events.
    .where(sql<boolean>`event_id = any((select ${[...eventIds]}::uuid[])::uuid[])`)
    .orderBy('eventId')
    .forUpdate()
    .$if(held === 'leave-out', (query) => query.skipLocked())
    .compile()

/**
 * Locks an event's row until the transaction ends. Read everything else in later statements, as
 * this does: rows joined in the locking statement are as old as its wait.
 */
export async function lockEvent(tx: Database, eventId: string): Promise<EventFacts | null> {
  claimTurn(tx, toTurnKey('event', eventId))
  await tx
    .selectFrom('events')
    .select('eventId')
    .where('eventId', '=', eventId)
    .forUpdate()
    .execute()
  return findEvent(tx, eventId)
}

/** Parameters of alerts about this event. An empty title is shown as the event's type. */
export const alertParams = (
  event: Pick<EventFacts, 'title' | 'type' | 'startDate' | 'startTime' | 'locationName'>,
): Record<string, string> => ({
  title: event.title,
  type: event.type,
  date: event.startDate,
  time: event.startTime,
  location: event.locationName,
})

/**
 * A venue's facts for a planned day and time. startsAt in ms; null when the venue doesn't exist.
 */
export type VenueForPlan = {
  locationName: string
  timezone: string
  startsAt: number
  isSkipped: boolean
  eventCreators: 'anyone' | 'members' | 'admins'
  isMember: boolean
  isAdmin: boolean
  clubNames: string[]
  unknownPlayers: string[]
}

/**
 * The venue as `actorId` may use it (a hidden one only if the event already is there), with the
 * clubs of `organizerId`; those of `playerIds` whom the actor can't see are unknown.
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
    select l.name as "locationName", l.timezone, l.event_creators,
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

export async function findTimezone(db: Database, location: string): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('locations')
        .select('timezone')
        .where('locationId', '=', location)
        .executeTakeFirst()
    )?.timezone ?? null
  )
}

export async function storeCancellation(
  tx: Database,
  eventId: string,
  reason: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ status: 'cancelled', cancelReason: reason, edited: new Date(now) })
    .where('eventId', '=', eventId)
    .execute()
}

export async function deleteEventRows(tx: Database, eventId: string, now: number): Promise<void> {
  await tx
    .updateTable('events')
    .set({ deleted: true, edited: new Date(now) })
    .where('eventId', '=', eventId)
    .execute()
}

export async function hasPlayedMatch(tx: Database, eventId: string): Promise<boolean> {
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
