// Writes notices and publishes them, inside the caller's transaction.
import { sql, type RawBuilder } from 'kysely'
import { followWrite, writeTogether, type Write } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { type NotificationRow, at, insertDeliveries } from './delivery-queries.ts'

type Unit = Pick<UnitOfWork, 'tx' | 'effects' | 'now'>

/**
 * One statement; skips players who don't want the notice or can't be reached, and repeated sources.
 */
export const writeNotices = (
  { tx, effects, now }: Unit,
  notices: readonly NotificationRow[],
): Write =>
  followWrite(
    sql`
    with notices as (
      select "playerId" as player_id, kind, source, batch, "eventId" as event_id,
        null::uuid as alert_id, null::uuid as message_id, null::text as from_id, params,
        ${at(now)} + position * interval '1 microsecond' as told
      from jsonb_to_recordset(${JSON.stringify(notices.map((notice, position) => ({ ...notice, position })))}::jsonb)
        as r ("playerId" text, kind text, source text, batch text, "eventId" uuid, params jsonb,
        position int))
    ${insertDeliveries(sql`notices`, { kinds: notices.map(({ kind }) => kind), now })}
      returning 1`.compile(tx),
    (rows) => {
      if (rows.length > 0) effects.publish(topics.deliveries())
    },
  )

export async function notify(unit: Unit, notices: readonly NotificationRow[]): Promise<void> {
  if (notices.length > 0) await writeTogether(unit.tx, [writeNotices(unit, notices)])
}

export async function notifyAll(
  { tx, effects, now }: Unit,
  hearers: RawBuilder<unknown>,
  { kind, source, batch, params }: Omit<NotificationRow, 'playerId' | 'eventId'>,
): Promise<void> {
  const { rows } = await sql`
    with notices as (
      select h.player_id, ${kind}::text as kind, ${source}::text as source,
        ${batch}::text as batch, null::uuid as event_id, null::uuid as alert_id,
        null::uuid as message_id, null::text as from_id, ${JSON.stringify(params)}::jsonb as params,
        ${at(now)} as told
      from (${hearers}) h)
    ${insertDeliveries(sql`notices`, { kinds: [kind], now })}
      returning 1`.execute(tx)
  if (rows.length > 0) effects.publish(topics.deliveries())
}
