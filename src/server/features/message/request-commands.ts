// Uses up and ends requests sent as messages, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { publishThread } from './commands.ts'
import type { LockedRequest } from './request-queries.ts'

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

/** Declines a locked request: it looks expired from now on, without a reason. */
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
