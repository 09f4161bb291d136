// The operator's Player Pass settings (a single row), and the tiers.
import type { Tier } from '#domain/player-pass/player-pass.ts'
import type { Database } from '../../db/open-database.ts'

export async function findPlatformFee(db: Database): Promise<number> {
  return (
    await db
      .selectFrom('pp_globals')
      .select('platformFee')
      .where('id', '=', 'current')
      .executeTakeFirstOrThrow()
  ).platformFee
}

export async function listTiers(db: Database): Promise<Tier[]> {
  return db
    .selectFrom('pass_tiers')
    .select(['tier', 'weeklyAllowance'])
    .orderBy('position')
    .orderBy('tier')
    .execute()
}
