// Sets the tiers of new or changed events within the caller's transaction.
import {
  isSameTiers,
  parseTierGroup,
  type InvitationTier,
  type TierState,
} from '#domain/invitation/tier.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { CallContext } from '../../handler.ts'
import { listTagGroups, loadTiers, saveTiers } from './tier-queries.ts'

/** wanted: undefined to leave them unchanged; stored: the event's current tiers. */
export type TierPlan = {
  wanted: readonly InvitationTier[] | undefined
  stored: readonly TierState[]
}

/**
 * The tiers each event should have after a change of the first. The others follow it unless their
 * guest list is their own. changedFields: the field name that stands for the guest list, when tiers
 * change.
 */
export async function planTiers(
  tx: Database,
  {
    eventIds,
    wanted,
    stored,
  }: {
    eventIds: readonly string[]
    wanted: readonly InvitationTier[] | undefined
    stored: ReadonlyMap<string, { ownFields: readonly string[] }>
  },
): Promise<{ planFor: (eventId: string) => TierPlan; changedFields: 'invited'[] }> {
  const tiers = await loadTiers(tx, eventIds)
  const [first = ''] = eventIds
  const isChanged = wanted !== undefined && !isSameTiers(tiers.get(first) ?? [], wanted)
  const isFollowing = (eventId: string): boolean =>
    isChanged && stored.get(eventId)?.ownFields.includes('invited') !== true
  return {
    planFor: (eventId) => ({
      wanted: eventId === first || isFollowing(eventId) ? wanted : undefined,
      stored: tiers.get(eventId) ?? [],
    }),
    changedFields: isChanged ? ['invited'] : [],
  }
}

export async function listTierGroups(
  { actor, tx }: Pick<CallContext, 'actor' | 'tx'>,
  { fields, groups }: { fields: { location: string }; groups: readonly string[] },
  wanted: readonly InvitationTier[],
): Promise<string[]> {
  const hasTags = wanted.some(({ invited }) => parseTierGroup(invited).tag !== null)
  return hasTags ? listAllGroups({ actor, tx }, fields.location, groups) : [...groups]
}

export const listAllGroups = async (
  { actor, tx }: Pick<CallContext, 'actor' | 'tx'>,
  location: string,
  groups: readonly string[],
): Promise<string[]> => [...groups, ...(await listTagGroups(tx, location, actor.playerId))]

/** before: the current tiers; groups already invited stay invited. */
export async function writeTiers(
  { tx }: Pick<UnitOfWork, 'tx' | 'effects'>,
  { eventId, before }: { eventId: string; before: readonly TierState[] },
  tiers: readonly InvitationTier[],
): Promise<void> {
  if (isSameTiers(before, tiers)) return
  await saveTiers(tx, eventId, tiers)
}

export async function addTiers(
  unit: Pick<UnitOfWork, 'tx' | 'effects'>,
  events: readonly { eventId: string }[],
  tiers: readonly InvitationTier[],
): Promise<void> {
  for (const { eventId } of events) await writeTiers(unit, { eventId, before: [] }, tiers)
}
