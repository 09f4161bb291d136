// The one row that holds what the operator sets for the PlayerPass, and its tiers.
import type { Tier } from '#domain/player-pass/player-pass.ts'
import type { Database } from '../../db/open-database.ts'

/** The platform fee. */
export async function findPlatformFee(db: Database): Promise<number> {
  return (
    await db
      .selectFrom('pp_globals')
      .select('platformFee')
      .where('id', '=', 'current')
      .executeTakeFirstOrThrow()
  ).platformFee
}

/** The tiers, the lowest first. */
export async function listTiers(db: Database): Promise<Tier[]> {
  return db
    .selectFrom('pass_tiers')
    .select(['tier', 'weeklyAllowance'])
    .orderBy('position')
    .orderBy('tier')
    .execute()
}
