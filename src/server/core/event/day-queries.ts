// Reads and writes day statuses of events and venues.
import { sql, type RawBuilder } from 'kysely'
import {
  dayEventsMax,
  findEffective,
  type DayStatus,
  type DayStatuses,
  type EffectiveStatus,
  type StoredDayStatus,
} from '#domain/day-status/day-status.ts'
import type { Database } from '../../db/open-database.ts'

export type SelectedWords = (DayStatuses & { startTime: string; endsAt: number }) | null

export const selectWordOf = sql`jsonb_build_object('state', s.state, 'until', to_char(s.until, 'HH24:MI'),
  'note', s.note, 'nextWord', to_char(s.next_word, 'HH24:MI'),
  'saidAt', (extract(epoch from s.said) * 1000)::float8)`

export const selectDayWords: RawBuilder<SelectedWords> = sql<SelectedWords>`(
  select jsonb_build_object('own', own.word, 'venue', venue.word,
    'startTime', to_char(e.start_time, 'HH24:MI'),
    'endsAt', (extract(epoch from e.ends_at) * 1000)::float8)
  from (select (select ${selectWordOf} from event_day_statuses s
      where s.event_id = e.event_id and s.day = e.start_date) as word) own,
    (select (select ${selectWordOf} from location_day_statuses s
      where s.location_id = e.location and s.day = e.start_date) as word) venue
  where own.word is not null or venue.word is not null)`

export const toDayStatus = (words: SelectedWords): EffectiveStatus | null =>
  words === null ? null : findEffective(words, words)

export const withDayStatus = <Row extends { dayWords: SelectedWords }>({
  dayWords,
  ...row
}: Row): Omit<Row, 'dayWords'> & { dayStatus: EffectiveStatus | null } => ({
  ...row,
  dayStatus: toDayStatus(dayWords),
})

export const selectVenueDays = (
  locationId: RawBuilder<unknown>,
  from: string,
): RawBuilder<(DayStatus & { day: string })[]> => sql`coalesce((
  select json_agg(json_build_object('day', to_char(s.day, 'YYYY-MM-DD'), 'state', s.state,
    'until', to_char(s.until, 'HH24:MI'), 'note', s.note,
    'nextWord', to_char(s.next_word, 'HH24:MI')) order by s.day)
  from location_day_statuses s where s.location_id = ${locationId} and s.day >= ${from}), '[]')`

export type DayOwner = { eventId: string } | { locationId: string }

const tableFor = (owner: DayOwner) =>
  'eventId' in owner
    ? { table: 'event_day_statuses', column: 'event_id', id: owner.eventId }
    : { table: 'location_day_statuses', column: 'location_id', id: owner.locationId }

export async function findWord(
  db: Database,
  owner: DayOwner,
  day: string,
): Promise<{ word: StoredDayStatus; told: number } | null> {
  const { table, column, id } = tableFor(owner)
  const { rows } = await sql<{ word: StoredDayStatus; told: number }>`
    select ${selectWordOf} as word, s.told from ${sql.table(table)} s
    where ${sql.ref(`s.${column}`)} = ${id} and s.day = ${day}`.execute(db)
  return rows[0] ?? null
}

export async function saveWord(
  tx: Database,
  owner: DayOwner,
  day: string,
  { state, until, note, nextWord, told, now }: DayStatus & { told: number; now: number },
): Promise<void> {
  const { table, column, id } = tableFor(owner)
  const said = new Date(now)
  await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, day, state, until, note, next_word, told, said)
    values (${id}, ${day}, ${state}, ${until}, ${note}, ${nextWord}, ${told}, ${said})
    on conflict (${sql.ref(column)}, day) do update set state = excluded.state,
      until = excluded.until, note = excluded.note, next_word = excluded.next_word,
      told = excluded.told, said = excluded.said`.execute(tx)
}

/** Clears late cancels and no-shows of these events, because the day was off. */
export async function forgetAbsences(tx: Database, eventIds: readonly string[]): Promise<void> {
  await sql`update player_events set late = false,
      attendance = case when attendance = 'no-show' then null else attendance end
    where event_id = any(${[...eventIds]}::uuid[]) and (late or attendance = 'no-show')`.execute(tx)
}

export async function listDayEvents(
  db: Database,
  locationId: string,
  day: string,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id from events e where e.location = ${locationId} and e.start_date = ${day}
      and e.status = 'published' and not e.deleted and e.ends_at > ${new Date(now)}
    order by e.starts_at, e.event_id limit ${dayEventsMax}`.execute(db)
  return rows.map(({ eventId }) => eventId)
}

export async function listRecipients(
  db: Database,
  eventIds: readonly string[],
): Promise<{ eventId: string; playerId: string }[]> {
  const ids = sql`any(${[...eventIds]}::uuid[])`
  const { rows } = await sql<{ eventId: string; playerId: string }>`
    select i.event_id, i.player_id from player_events i
      where i.event_id = ${ids} and not i.removed
    union select k.event_id, k.player_id from match_list_players k
      where k.event_id = ${ids} and k.player_id is not null
    union select e.event_id, e.player_id from events e where e.event_id = ${ids}
    union select c.event_id, c.player_id from event_cohosts c where c.event_id = ${ids}
    order by 1, 2`.execute(db)
  return rows
}
