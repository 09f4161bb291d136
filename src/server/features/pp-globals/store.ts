// The one row that holds what the operator sets for the PlayerPass, and its tiers.
import type { Tier } from '#domain/player-pass/player-pass.ts'
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

/** The platform fee. */
export async function findPlatformFee(db: Database): Promise<number> {
  return (
    await db
      .selectFrom('pp_globals')
      .select('platform_fee')
      .where('id', '=', 'current')
      .executeTakeFirstOrThrow()
  ).platform_fee
}

/** For the operator: the percentage that sending tokens costs, with at most two decimals. */
export async function setPlatformFee(
  tx: Database,
  percent: number,
  effects: Effects,
): Promise<void> {
  await tx
    .updateTable('pp_globals')
    .set({ platform_fee: percent })
    .where('id', '=', 'current')
    .execute()
  effects.wake(topics.ppGlobals())
}

/** The tiers, the lowest first. */
export async function listTiers(db: Database): Promise<Tier[]> {
  return db
    .selectFrom('pass_tiers')
    .select(['tier', 'weekly_allowance as weeklyAllowance'])
    .orderBy('position')
    .orderBy('tier')
    .execute()
}
