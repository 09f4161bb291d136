// Runs what follows a change, in the transaction that makes it.
import type { UnitOfWork } from '../../db/transaction.ts'
import type { ChangeName, Changes } from './changes.ts'

/** One after another: a follower sees what earlier ones stored. */
export async function runFollowers<Name extends ChangeName>(
  unit: UnitOfWork,
  name: Name,
  change: Changes[Name],
): Promise<void> {
  for (const follow of unit.followers(name)) await follow(unit, change)
}
