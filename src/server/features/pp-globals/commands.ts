// Changes the Player Pass settings and publishes it, inside the caller's transaction.
import type { Database } from '../../db/open-database.ts'

/** For the operator: the fee on sent tokens in percent, at most two decimals. */
export async function setPlatformFee(tx: Database, percent: number): Promise<void> {
  await tx
    .updateTable('pp_globals')
    .set({ platformFee: percent })
    .where('id', '=', 'current')
    .execute()
}
