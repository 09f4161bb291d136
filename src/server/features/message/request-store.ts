// Messages that ask for something: an answer ends them.
import { sql } from 'kysely'
import { requestDays, requestStateAt } from '#domain/message/message.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { isNotApart } from '../block/store.ts'
import { wakeThread } from './store.ts'

export type LockedRequest = {
  messageId: string
  fromId: string
  toId: string
  eventId: string | null
  locationId: string | null
}

/**
 * Of a request: it stands, or it was declined a short while ago; either way it is not made again.
 */
export const isPending = (now: number) =>
  sql<boolean>`(messages.expires > ${new Date(now)}
    or (messages.declined and messages.created > ${new Date(now - requestDays * 86_400_000)}))`

const requestTypes = ['teamReq', 'adminReq'] as const
type RequestType = (typeof requestTypes)[number]

/**
 * A request to `toId` that still stands, its row locked until the transaction ends: of two uses
 * at once one comes first. Of players apart it does not exist. Follow with
 * markRequestUsed.
 */
export async function lockRequest(
  tx: Database,
  {
    messageId,
    toId,
    type,
  }: { messageId: string; toId: string; /** Of any type without it. */ type?: RequestType },
  now: number,
): Promise<Result<LockedRequest, 'request-not-found' | 'request-used' | 'request-expired'>> {
  const row = await tx
    .selectFrom('messages')
    .select(['from_id', 'event_id', 'location_id', 'expires', 'used'])
    .where('message_id', '=', messageId)
    .where('to_id', '=', toId)
    .where('type', 'in', type === undefined ? requestTypes : [type])
    .where(isNotApart(toId, sql.ref('messages.from_id')))
    .forUpdate()
    .executeTakeFirst()
  const state =
    row === undefined
      ? null
      : requestStateAt(
          { expires: row.expires?.getTime() ?? null, used: row.used?.getTime() ?? null },
          now,
        )
  if (row === undefined || state === null) return refuse('request-not-found')
  if (state === 'used') return refuse('request-used')
  if (state === 'expired') return refuse('request-expired')
  return ok({
    messageId,
    fromId: row.from_id,
    toId,
    eventId: row.event_id,
    locationId: row.location_id,
  })
}

/** Uses a locked request up, and wakes the thread it stands in. */
export async function markRequestUsed(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  request: LockedRequest,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ used: new Date(now) })
    .where('message_id', '=', request.messageId)
    .execute()
  wakeThread(effects, request.fromId, request.toId)
}

/**
 * Ends a locked request that was declined: from now on it has expired, and nothing says why. Wakes
 * all that shows it.
 */
export async function endRequest(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  request: LockedRequest,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ expires: new Date(now), declined: true })
    .where('message_id', '=', request.messageId)
    .execute()
  wakeThread(effects, request.fromId, request.toId)
  if (request.eventId !== null)
    effects.wake(
      topics.team(request.eventId, request.fromId),
      topics.team(request.eventId, request.toId),
    )
}

/**
 * Wakes the conversations in which somebody asked somebody to be their partner in an event: they
 * name it.
 */
export async function wakeRequestsFor(
  tx: Database,
  effects: Effects,
  eventId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('messages')
    .select(['from_id', 'to_id'])
    .distinct()
    .where('type', '=', 'teamReq')
    .where('event_id', '=', eventId)
    .execute()
  effects.wake(
    ...rows.flatMap(({ from_id, to_id }) => [
      topics.thread(from_id, to_id),
      topics.thread(to_id, from_id),
    ]),
  )
}
