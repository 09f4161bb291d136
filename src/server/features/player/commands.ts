// Awards the diamond for a complete profile, inside the caller's transaction.
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { awardDiamond } from '../ledger/commands.ts'

/** A profile is complete with photo, headline and summary. */
async function isProfileComplete(tx: Database, playerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', playerId)
    .where('photoUrl', '<>', '')
    .where('headline', '<>', '')
    .where('summary', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}

export async function awardCompletedProfile(unit: UnitOfWork, playerId: string): Promise<boolean> {
  const { tx } = unit
  return (
    (await isProfileComplete(tx, playerId)) &&
    (await awardDiamond(unit, playerId, 'profileCompleted'))
  )
}
