// Invalidates the windows of accounts that are asked about contacts with their address.
import { listAccountsWith, listAddresses } from '../../core/player/twin-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'

type Announcing = Pick<UnitOfWork, 'tx' | 'effects'>

export async function publishTwins(
  { tx, effects }: Announcing,
  emails: readonly (string | null)[],
): Promise<void> {
  const asked = emails.filter((email) => email !== null)
  if (asked.length > 0) effects.publish(...(await listAccountsWith(tx, asked)).map(topics.user))
}

export const publishTwinsBefore = async (
  unit: Announcing,
  contactIds: readonly string[],
): Promise<void> => publishTwins(unit, await listAddresses(unit.tx, contactIds))
