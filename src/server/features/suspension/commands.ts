// Suspends and restores accounts and publishes it, inside the caller's transaction.
import { endEverything } from '../../db/end-everything.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { dropQueued } from '../outreach/queries.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { selectWatchers } from '../player/watcher-queries.ts'
import { findAccountSuspension, type Suspension } from './queries.ts'

type NewSuspension = { suspensionId: string; userId: string; reason: string; until: number | null }

/**
 * Replaces a current suspension, and hides the player. Locks the user's row first, so that a
 * concurrently created session is either ended here or refused by the suspension.
 */
export async function saveSuspension(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  suspension: NewSuspension,
): Promise<void> {
  const { suspensionId, userId, reason, until } = suspension
  await tx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute()
  const before = await findAccountSuspension(tx, userId)
  const player = await tx
    .selectFrom('players')
    .select(['playerId', 'hidden', 'keptHidden'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const at = new Date(now)
  await tx
    .updateTable('suspensions')
    .set({ ended: at })
    .where('userId', '=', userId)
    .where('ended', 'is', null)
    .execute()
  await tx
    .insertInto('suspensions')
    .values({
      suspensionId,
      userId,
      reason,
      until: until === null ? null : new Date(until),
      created: at,
      wasHidden: before?.wasHidden ?? player?.hidden ?? false,
      wasKeptHidden: before?.wasKeptHidden ?? player?.keptHidden ?? false,
    })
    .execute()
  if (player === undefined) return
  await setHidden({ tx, effects, now }, player.playerId, { hidden: true, keptHidden: true })
}

export async function endSuspension(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  suspension: Suspension,
): Promise<void> {
  await tx
    .updateTable('suspensions')
    .set({ ended: new Date(now) })
    .where('suspensionId', '=', suspension.suspensionId)
    .execute()
  if (suspension.playerId === null) return
  const shown = { hidden: suspension.wasHidden, keptHidden: suspension.wasKeptHidden }
  await setHidden({ tx, effects, now }, suspension.playerId, shown)
}

async function setHidden(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  playerId: string,
  shown: { hidden: boolean; keptHidden: boolean },
): Promise<void> {
  const row = await tx
    .updateTable('players')
    .set(shown)
    .where('playerId', '=', playerId)
    .returning(selectWatchers(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  publishToWatchers(effects, playerId, row.watchers)
  effects.publish(topics.relations(playerId))
}

/**
 * Ends all access of an account (db/end-everything.ts), and drops queued messages to it, and from
 * it to people without an account. Returns the number of sessions.
 */
export async function endAccess(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  userId: string,
): Promise<number> {
  const ended = await tx
    .selectFrom('auth_sessions')
    .where('userId', '=', userId)
    .select('id')
    .execute()
  effects.publish(...(await endEverything(tx, { userId })))
  const player = await tx
    .selectFrom('players')
    .select('playerId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (player !== undefined) {
    await tx
      .deleteFrom('deliveries')
      .where('playerId', '=', player.playerId)
      .where('state', '=', 'waiting')
      .execute()
    await dropQueued(tx, player.playerId, now)
  }
  return ended.length
}
