// Writes the tiers of an event, inside the caller's transaction.
import { isSameTiers, type Tier, type TierState } from '#domain/invitation/tier.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { loadTiers, saveTiers } from '../features/invitation/tier-queries.ts'
import { topics } from '../live/topics.ts'

/** What these events have for tiers, by event. */
export const findTiers = loadTiers

/** before: those it has; groups that were asked already stay asked. */
export async function setTiers(
  { tx, effects }: Pick<UnitOfWork, 'tx' | 'effects'>,
  { eventId, before }: { eventId: string; before: readonly TierState[] },
  tiers: readonly Tier[],
): Promise<void> {
  if (isSameTiers(before, tiers)) return
  await saveTiers(tx, eventId, tiers)
  effects.publish(topics.invitees(eventId), topics.eventAccess(eventId))
}
