// The tiers of events that are made or changed, inside the caller's transaction.
import {
  isSameTiers,
  parseTierGroup,
  type InvitationTier,
  type TierState,
} from '#domain/invitation/tier.ts'
import type { Database } from '../db/open-database.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { listTagGroups, loadTiers, saveTiers } from '../features/invitation/tier-queries.ts'
import type { CallContext } from '../handler.ts'
import { topics } from '../live/topics.ts'

/** wanted: undefined where they stay as they are; stored: those that the event has. */
export type TierPlan = {
  wanted: readonly InvitationTier[] | undefined
  stored: readonly TierState[]
}

/**
 * What a change of the first of these events wants for the tiers of each. The others follow where
 * the first one changes and their guest list is not their own. changedFields: what stands for the
 * guest list among the fields, where the tiers change.
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

/** The groups that tiers of a plan may ask: those of the event, and tags that the actor may ask by. */
export async function listTierGroups(
  { actor, tx }: Pick<CallContext, 'actor' | 'tx'>,
  { fields, groups }: { fields: { location: string }; groups: readonly string[] },
  wanted: readonly InvitationTier[],
): Promise<string[]> {
  const hasTags = wanted.some(({ invited }) => parseTierGroup(invited).tag !== null)
  return hasTags ? listAllGroups({ actor, tx }, fields.location, groups) : [...groups]
}

/** These groups, and the tags of clubs at a venue that the actor may ask by. */
export const listAllGroups = async (
  { actor, tx }: Pick<CallContext, 'actor' | 'tx'>,
  location: string,
  groups: readonly string[],
): Promise<string[]> => [...groups, ...(await listTagGroups(tx, location, actor.playerId))]

/** before: those it has; groups that were asked already stay asked. */
export async function writeTiers(
  { tx, effects }: Pick<UnitOfWork, 'tx' | 'effects'>,
  { eventId, before }: { eventId: string; before: readonly TierState[] },
  tiers: readonly InvitationTier[],
): Promise<void> {
  if (isSameTiers(before, tiers)) return
  await saveTiers(tx, eventId, tiers)
  effects.publish(topics.invitees(eventId), topics.eventAccess(eventId))
}

/** The tiers of new events. */
export async function addTiers(
  unit: Pick<UnitOfWork, 'tx' | 'effects'>,
  events: readonly { eventId: string }[],
  tiers: readonly InvitationTier[],
): Promise<void> {
  for (const { eventId } of events) await writeTiers(unit, { eventId, before: [] }, tiers)
}
