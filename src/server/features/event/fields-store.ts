// The fields of an event, as organizers fill them in: writing and reading them.
import { sql } from 'kysely'
import type { EventFields, EventStatus } from '#domain/event/event.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { Ranking } from '#domain/event/ranking.ts'
import { toDay } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { eventInstants } from '../../time/zone-time.ts'

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

export const fieldsQuery = (db: Database) =>
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

export const toFields = (row: FieldsRow): EventFields => ({
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
