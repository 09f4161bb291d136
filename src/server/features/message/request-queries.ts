// Messages that ask for something; an answer ends them.
import { sql } from 'kysely'
import { requestDays, requestStateAt } from '#domain/message/message.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

export type LockedRequest = {
  messageId: string
  fromId: string
  toId: string
  eventId: string | null
  locationId: string | null
}

/** True for an open request or one declined a short while ago; neither may be repeated. */
export const isPending = (now: number) =>
  sql<boolean>`(messages.expires > ${new Date(now)}
    or (messages.declined and messages.created > ${new Date(now - requestDays * 86_400_000)}))`

const requestTypes = ['teamReq', 'adminReq'] as const
type RequestType = (typeof requestTypes)[number]

/**
 * Locks an open request to `toId`, so that concurrent uses are serialized. Requests of blocked
 * players don't exist. Follow with markRequestUsed.
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
    .select(['fromId', 'eventId', 'locationId', 'expires', 'used'])
    .where('messageId', '=', messageId)
    .where('toId', '=', toId)
    .where('type', 'in', type === undefined ? requestTypes : [type])
    .where(isNotBlocked(toId, sql.ref('messages.from_id')))
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
    fromId: row.fromId,
    toId,
    eventId: row.eventId,
    locationId: row.locationId,
  })
}
