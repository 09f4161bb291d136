// Reads and writes the fields of an event that organizers fill in.
import { type RawBuilder, sql } from 'kysely'
import { type ColumnFieldName, type EventFields, columnFields } from '#domain/event/event-fields.ts'
import type { EventStatus } from '#domain/event/event.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { Ranking } from '#domain/event/ranking.ts'
import { formatFields } from '#domain/event/schema/format-schema.ts'
import type { Database } from '../../db/open-database.ts'
import { eventInstants } from '../../time/zone-time.ts'

const formatNames = Object.keys(formatFields.entries) as (keyof FormatFields)[]

type FormatColumns = { [Name in keyof FormatFields]: FormatFields[Name] | null }

export const formatColumns = (format: FormatFields | null): FormatColumns =>
  Object.fromEntries(formatNames.map((name) => [name, format?.[name] ?? null])) as FormatColumns

type ValueColumns = Pick<EventFields, ColumnFieldName>

const toColumns = (fields: EventFields, timezone: string) => ({
  ...(Object.fromEntries(columnFields.map((name) => [name, fields[name]])) as ValueColumns),
  ...formatColumns(fields.format),
  timezone,
  ...eventInstants({ ...fields, timezone }),
})

export type NewEventRow = {
  eventId: string
  organizerId: string
  fields: EventFields
  timezone: string
  status: 'draft' | 'published'
  ranking: Ranking
  series: { seriesId: string; index: number } | null
}

export async function insertEvents(
  tx: Database,
  events: readonly NewEventRow[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('events')
    .values(
      events.map(({ eventId, organizerId, fields, timezone, status, ranking, series }) => ({
        eventId,
        playerId: organizerId,
        ...toColumns(fields, timezone),
        status,
        ranking,
        seriesId: series?.seriesId ?? null,
        seriesIndex: series?.index ?? null,
        created: new Date(now),
      })),
    )
    .execute()
  await addCohosts(
    tx,
    events.flatMap(({ eventId, fields }) =>
      fields.cohosts.map((playerId) => ({ eventId, playerId })),
    ),
  )
}

export type EventCounts = { playing: number; waiting: number; nextOrder: number }

export async function storeEventFields(
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
      moved: sql<Date | null>`case when starts_at = ${toColumns(fields, timezone).startsAt}
        then moved else ${new Date(now)}::timestamptz end`,
      edited: new Date(now),
      playing: counts.playing,
      waiting: counts.waiting,
      nextOrder: counts.nextOrder,
    })
    .where('eventId', '=', eventId)
    .execute()
  await tx
    .updateTable('player_events')
    .set({ startDate: fields.startDate })
    .where('eventId', '=', eventId)
    .where('startDate', '<>', fields.startDate)
    .execute()
  await sql`delete from event_cohosts c where c.event_id = ${eventId} and not c.from_tournament
    and not exists (select 1 from events e join tournament_cohosts t using (tournament_id)
      where e.event_id = c.event_id and t.player_id = c.player_id)`.execute(tx)
  await addCohosts(
    tx,
    fields.cohosts.map((playerId) => ({ eventId, playerId })),
  )
}

async function addCohosts(
  tx: Database,
  rows: { eventId: string; playerId: string }[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('event_cohosts')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute()
}

const fieldColumns = [...columnFields, ...formatNames].map((name) => `e.${name}` as const)

const selectCohosts = (isListed: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select c.player_id from event_cohosts c where c.event_id = e.event_id
    and ${isListed} order by c.player_id)`
const ownCohosts = selectCohosts(sql`not c.from_tournament`)
export const allCohosts = selectCohosts(sql`true`)

export const fieldsQuery = (db: Database, cohosts = ownCohosts) =>
  db
    .selectFrom('events as e')
    .select(fieldColumns)
    .select(cohosts.as('cohosts'))
    .where('e.deleted', '=', false)

type FieldsRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof fieldsQuery>['executeTakeFirst']>>
>

/** The format columns are either all set or all null. */
export function toFormat(row: FormatColumns): FormatFields | null {
  const values = formatNames.map((name) => [name, row[name]] as const)
  return values.some(([, value]) => value === null)
    ? null
    : (Object.fromEntries(values) as FormatFields)
}

export function toFields(row: FieldsRow): EventFields {
  const values = columnFields.map((name) => {
    const value = row[name]
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  return { ...Object.fromEntries(values), cohosts: row.cohosts, format: toFormat(row) }
}

export async function findLastFields(
  db: Database,
  playerId: string,
  location: string,
): Promise<EventFields | null> {
  const row = await fieldsQuery(db)
    .where('e.playerId', '=', playerId)
    .where('e.location', '=', location)
    .orderBy('e.created', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : toFields(row)
}

export async function loadFields(
  db: Database,
  eventIds: readonly string[],
): Promise<Map<string, { fields: EventFields; ownFields: string[] }>> {
  const rows = await fieldsQuery(db)
    .select(['e.eventId', 'e.ownFields'])
    .where('e.eventId', 'in', [...eventIds])
    .execute()
  return new Map(
    rows.map((row) => [row.eventId, { fields: toFields(row), ownFields: row.ownFields }]),
  )
}
