// Uses up and ends requests sent as messages, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import type { LockedRequest } from './request-queries.ts'

export async function markRequestUsed(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  request: LockedRequest,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ used: new Date(now) })
    .where('messageId', '=', request.messageId)
    .execute()
}

/** Declines a locked request: it looks expired from now on, without a reason. */
export async function endRequest(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  request: LockedRequest,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ expires: new Date(now), declined: true })
    .where('messageId', '=', request.messageId)
    .execute()
}
