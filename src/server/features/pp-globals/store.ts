// The one row that holds what the operator sets for the PlayerPass.
import type { Database } from '../../db/open-database.ts'

/** The platform fee. The migration makes the row. */
export async function findPlatformFee(db: Database): Promise<number> {
  return (await db.selectFrom('pp_globals').select('platform_fee').where('id', '=', 'current').executeTakeFirstOrThrow()).platform_fee
}
