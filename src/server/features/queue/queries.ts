// Rows of live queues. A queue is one value that changes only under the event's row lock; it refers
// to people by numbers, which separate rows resolve.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { QueueChange } from '#domain/queue/queue-change.ts'
import type { LiveQueue, QueueState } from '#domain/queue/queue.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { queueChangeSchema, queueSchema } from './value-queries.ts'

export type NumberedPerson = {
  number: number
  playerId: string | null
  guestOf: string | null
  guest: number | null
}
export type StoredQueue = {
  state: QueueState
  queue: LiveQueue
  steps: number
  watchKey: string | null
  people: NumberedPerson[]
}

export async function loadQueue(db: Database, eventId: string): Promise<StoredQueue | null> {
  const {
    rows: [row],
  } = await sql<Omit<StoredQueue, 'queue'> & { value: unknown }>`
    select q.state, q.value, q.steps, q.watch_key,
      coalesce((select json_agg(json_build_object('number', m.number, 'playerId', m.player_id,
      'guestOf', m.guest_of, 'guest', m.guest) order by m.number)
        from queue_members m where m.event_id = q.event_id), '[]') as people
    from queues q where q.event_id = ${eventId}`.execute(db)
  if (row === undefined) return null
  const { value, ...same } = row
  return { ...same, queue: v.parse(queueSchema, value) }
}

export async function insertQueue(
  tx: Database,
  { eventId, queue, now }: { eventId: string; queue: LiveQueue; now: number },
): Promise<void> {
  await tx
    .insertInto('queues')
    .values({ eventId, value: JSON.stringify(queue), watchKey: null, opened: new Date(now) })
    .execute()
}

export async function insertPeople(
  tx: Database,
  eventId: string,
  people: readonly NumberedPerson[],
): Promise<void> {
  if (people.length === 0) return
  await tx
    .insertInto('queue_members')
    .values(people.map((person) => ({ eventId, ...person })))
    .execute()
}

export async function saveStep(
  tx: Database,
  eventId: string,
  {
    queue,
    step,
    actorId,
    kind,
    change,
    now,
  }: {
    queue: LiveQueue
    step: number
    actorId: string | null
    kind: string
    change: QueueChange | null
    now: number
  },
): Promise<void> {
  await sql`
    with written as (
      update queues set value = ${JSON.stringify(queue)}::jsonb, steps = ${step}
      where event_id = ${eventId} returning ${changedRow('queues', 'queues', ['value'])}),
    noted as (
    insert into queue_steps (event_id, step, actor_id, kind, change, created)
    values (${eventId}, ${step}, ${actorId}, ${kind},
      ${change === null ? null : JSON.stringify(change)}::jsonb,
      ${new Date(now)}::timestamptz))
    table written`.execute(tx)
}

export type LastQueueStep = { step: number; kind: string; change: QueueChange }

export async function findLastQueueStep(
  tx: Database,
  eventId: string,
  actorId?: string,
): Promise<LastQueueStep | null> {
  const row = await tx
    .selectFrom('queue_steps')
    .select(['step', 'kind', 'change'])
    .where('eventId', '=', eventId)
    .where('undone', '=', false)
    .where('change', 'is not', null)
    .$if(actorId !== undefined, (query) => query.where('actorId', '=', actorId ?? ''))
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, change: v.parse(queueChangeSchema, row.change) }
}

export async function markUndone(tx: Database, eventId: string, step: number): Promise<void> {
  await tx
    .updateTable('queue_steps')
    .set({ undone: true })
    .where('eventId', '=', eventId)
    .where('step', '=', step)
    .execute()
}

export async function saveQueueState(
  tx: Database,
  eventId: string,
  state: QueueState,
): Promise<void> {
  await tx.updateTable('queues').set({ state }).where('eventId', '=', eventId).execute()
}

export async function saveQueueKey(
  tx: Database,
  eventId: string,
  watchKey: string | null,
): Promise<void> {
  await tx.updateTable('queues').set({ watchKey }).where('eventId', '=', eventId).execute()
}

export async function listLevels(
  tx: Database,
  eventId: string,
): Promise<{ number: number; skillSelf: number | null }[]> {
  return tx
    .selectFrom('queue_members as m')
    .leftJoin('players as p', 'p.playerId', 'm.playerId')
    .select(['m.number', 'p.skillSelf'])
    .where('m.eventId', '=', eventId)
    .execute()
}

export async function loadArrival(
  tx: Database,
  eventId: string,
  playerId: string,
): Promise<{ skillSelf: number | null; guests: number } | null> {
  const row = await tx
    .selectFrom('player_events as e')
    .innerJoin('players as p', 'p.playerId', 'e.playerId')
    .select(['p.skillSelf', 'e.guests'])
    .where('e.eventId', '=', eventId)
    .where('e.playerId', '=', playerId)
    .where('e.place', '=', 'playing')
    .where('e.removed', '=', false)
    .executeTakeFirst()
  return row ?? null
}

export async function listQueueNames(
  tx: Database,
  eventId: string,
  numbers: readonly number[],
): Promise<{ number: number; name: string }[]> {
  const { rows } = await sql<{ number: number; name: string }>`
    select m.number, coalesce(p.player_name, h.player_name || ' +' || m.guest, '') as name
    from queue_members m left join players p on p.player_id = m.player_id
    left join players h on h.player_id = m.guest_of
    where m.event_id = ${eventId} and m.number = any(${[...numbers]}::int[])`.execute(tx)
  return rows
}

/** Both have an account, neither blocks the other, and the other isn't hidden, unless they asked. */
export async function mayMeet(
  tx: Database,
  { playerId, otherId, hasAsked }: { playerId: string; otherId: string; hasAsked: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('players as p')
    .innerJoin('players as me', (join) => join.on('me.playerId', '=', playerId))
    .select('p.playerId')
    .where('p.playerId', '=', otherId)
    .where('p.userId', 'is not', null)
    .where(isVisible(playerId, 'p'))
    .where(isVisible(otherId, 'me'))
    .$if(!hasAsked, (query) => query.where('p.hidden', '=', false))
    .executeTakeFirst()
  return row !== undefined
}

export async function listOpenLines(tx: Database, playerIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select distinct q.event_id from queues q join queue_members m on m.event_id = q.event_id
    where q.state = 'open' and (m.player_id = any(${[...playerIds]}::text[])
      or m.guest_of = any(${[...playerIds]}::text[])) order by 1`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function listSharedLines(
  tx: Database,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select distinct one.event_id from queue_members one
      join queue_members other on other.event_id = one.event_id and other.player_id = ${to}
    where one.player_id = ${from} order by 1`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function forgetNumbers(
  tx: Database,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<void> {
  await sql`update queue_members set player_id = null, guest_of = null
    where event_id = ${eventId} and ${playerId} in (player_id, guest_of)`.execute(tx)
}
