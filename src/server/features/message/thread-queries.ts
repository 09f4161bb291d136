// Messages as screens show them: the summary of all threads, and one thread.
import { sql, type RawBuilder } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import { toPreview, requestStateAt } from '#domain/message/message.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

type SummaryRow = Omit<LiveOutput<'messages-summary'>['threads'][number], 'created' | 'preview'> & {
  created: Date
  message: string
}

export async function loadSummary(db: Database, playerId: string, limit: number) {
  const { rows } = await sql<SummaryRow>`
    with latest as (
      select distinct on (other) other, message_id, created from (
        (select to_id as other, message_id, created from message_last where from_id = ${playerId}
        and ${isNotBlocked(playerId, sql`to_id`)} order by created desc limit ${limit})
        union all
        (select from_id, message_id, created from message_last where to_id = ${playerId}
        and ${isNotBlocked(playerId, sql`from_id`)} order by created desc limit ${limit})
      ) either order by other, created desc, message_id desc),
    newest as (select other, message_id, created from latest
      order by created desc, message_id desc limit ${limit})
    select p.player_id, p.player_name, p.photo_url as "photoURL",
      m.type, m.message, m.created, m.from_id = ${playerId} as "fromMe",
      exists (select 1 from messages u where u.to_id = ${playerId} and u.from_id = p.player_id
      and not u.read) as unread
    from newest join messages m on m.message_id = newest.message_id
    join players p on p.player_id = newest.other
    order by newest.created desc, newest.message_id desc`.execute(db)
  return rows.map(({ message, created, ...row }) => ({
    ...row,
    preview: toPreview(message),
    created: created.toISOString(),
  }))
}

type MessageRecord = LiveOutput<'messages-unread'>['messages'][number]
type MessageRow = Omit<MessageRecord, 'created' | 'channel'> & { created: Date }

async function loadRecords(db: Database, rows: RawBuilder<unknown>): Promise<MessageRecord[]> {
  const { rows: found } = await sql<MessageRow>`
    select m.message_id, m.type, m.from_id, sender.player_name as "from",
      m.to_id, receiver.player_name as "to", sender.photo_url as "channelPhotoURL",
      m.message, m.read,
      m.event_id, m.location_id, m.created
    from ${rows} join players sender on sender.player_id = m.from_id
    join players receiver on receiver.player_id = m.to_id
    order by m.created desc, m.message_id desc`.execute(db)
  return found.map(({ created, ...row }) => ({
    ...row,
    channel: row.fromId + row.toId,
    created: created.toISOString(),
  }))
}

export const loadUnread = (
  db: Database,
  playerId: string,
  limit: number,
): Promise<MessageRecord[]> =>
  loadRecords(
    db,
    sql`(
  select * from messages where to_id = ${playerId} and not read
    and ${isNotBlocked(playerId, sql.ref('from_id'))} order by created desc, message_id desc
    limit ${limit}) m`,
  )

export const loadLast = (db: Database, playerId: string, limit: number): Promise<MessageRecord[]> =>
  loadRecords(
    db,
    sql`(
  select message_id from message_last where to_id = ${playerId}
    and ${isNotBlocked(playerId, sql.ref('from_id'))} order by created desc limit ${limit}) last
    join messages m on m.message_id = last.message_id`,
  )

type ThreadMessage = LiveOutput<'messages-thread'>['messages'][number]
type ThreadRow = Omit<
  ThreadMessage,
  'created' | 'request' | 'event' | 'fromId' | 'toId' | 'channel'
> & {
  created: Date
  expires: Date | null
  used: Date | null
  eventId: string | null
  locationId: string | null
  locationName: string
}

export async function loadThread(
  db: Database,
  playerId: string,
  otherId: string,
  limit: number,
  now: number,
): Promise<ThreadMessage[]> {
  const from = (sender: string, receiver: string) => sql`(
    select message_id, from_id, type, message, created, read, expires, used, event_id, location_id
      from messages where from_id = ${sender} and to_id = ${receiver}
      order by created desc, message_id desc limit ${limit})`
  const { rows } = await sql<ThreadRow>`
    select m.message_id, m.type, m.message, m.created,
      m.from_id = ${playerId} as "fromMe", m.read, m.expires, m.used, m.event_id,
        m.location_id, coalesce(l.name, '') as "locationName"
    from (${from(playerId, otherId)} union all ${from(otherId, playerId)}) m
    left join locations l on l.location_id = m.location_id
    order by m.created desc, m.message_id desc limit ${limit}`.execute(db)
  const events = await loadEvents(
    db,
    playerId,
    rows.flatMap(({ eventId }) => eventId ?? []),
  )
  return rows.map(({ created, expires, used, eventId, locationId, locationName, ...row }) => {
    const state = requestStateAt(
      { expires: expires?.getTime() ?? null, used: used?.getTime() ?? null },
      now,
    )
    const [fromId, toId] = row.fromMe ? [playerId, otherId] : [otherId, playerId]
    return {
      ...row,
      fromId,
      toId,
      channel: fromId + toId,
      created: created.toISOString(),
      event: events.get(eventId ?? '') ?? null,
      request: state === null ? null : { state, locationId, locationName },
    }
  })
}

async function loadEvents(
  db: Database,
  playerId: string,
  eventIds: readonly string[],
): Promise<Map<string, NonNullable<ThreadMessage['event']>>> {
  if (eventIds.length === 0) return new Map()
  const { rows } = await sql<NonNullable<ThreadMessage['event']>>`
    select e.event_id, e.title, e.type, l.name as "locationName",
      e.start_date, e.start_time
    from events e join locations l on l.location_id = e.location
    where e.event_id = any(${[...eventIds]}::uuid[]) and not e.deleted
    and ${visibleTo(playerId)}`.execute(db)
  return new Map(rows.map((event) => [event.eventId, event]))
}
