// Changes messages and announces it, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { publishThread } from './commands.ts'
import type { LockedRequest } from './request-queries.ts'

/** Uses a locked request up, and invalidates the thread it stands in. */
export async function markRequestUsed(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  request: LockedRequest,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ used: new Date(now) })
    .where('messageId', '=', request.messageId)
    .execute()
  publishThread(effects, request.fromId, request.toId)
}

/**
 * Ends a locked request that was declined: from now on it has expired, and nothing says why. Invalidates
 * all that shows it.
 */
export async function endRequest(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  request: LockedRequest,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ expires: new Date(now), declined: true })
    .where('messageId', '=', request.messageId)
    .execute()
  publishThread(effects, request.fromId, request.toId)
  if (request.eventId !== null)
    effects.publish(
      topics.team(request.eventId, request.fromId),
      topics.team(request.eventId, request.toId),
    )
}
