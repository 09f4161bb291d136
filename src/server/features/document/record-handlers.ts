// Checks the claims of a record.
import type { CallInput } from '#contract/contract.ts'
import type { AddedFields } from '#contract/document.ts'
import { toSlug } from '#domain/player/slug.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext } from '../../handler.ts'

/** The calls that records stand for. */
export type Told =
  | 'players-updatePlayer'
  | 'playerLocations-setActive'
  | 'playerFriends-set'
  | 'playerFavorites-set'
  | 'messages-send'
  | 'messages-markRead'
  | 'eventTeams-request'
  | 'eventTeams-accept'
  | 'locationsAdmin-invite'
  | 'locationsAdmin-accept'
  | 'clubs-create'
  | 'clubs-rename'
  | 'clubs-delete'
  | 'clubMembers-remove'

export type CallAnswer = Result<unknown>
export type Tell = <N extends Told>(
  context: CallContext,
  name: N,
  input: CallInput<N>,
) => Promise<CallAnswer>
export type Change<F> = (
  tell: Tell,
  context: CallContext,
  id: string,
  fields: F,
) => Promise<CallAnswer>
export type Add<F> = (tell: Tell, context: CallContext, fields: F) => Promise<CallAnswer>
export type Delete = (tell: Tell, context: CallContext, id: string) => Promise<CallAnswer>

export const denied = refuse('not-allowed')

/** True when a client says nothing, or what we know. */
export const agrees = <T>(said: T | null | undefined, known: T): boolean =>
  said === undefined || said === null || said === known

type Owner = { playerId?: string | null | undefined; userId?: string | null | undefined }
export const isMine = ({ actor }: CallContext, { playerId, userId }: Owner): boolean =>
  agrees(playerId, actor.playerId) && agrees(userId, actor.userId)

/**
 * The other half of an id that begins with the player's own, if the fields agree; null otherwise.
 */
export function otherHalf(
  { actor }: CallContext,
  id: string,
  said: string | null | undefined,
): string | null {
  if (!id.startsWith(actor.playerId)) return null
  const other = id.slice(actor.playerId.length)
  return agrees(said, other) ? other : null
}

/**
 * The one record that a joined id may name among those of the player. Two of them is one too many.
 */
export const onlyOne = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null

export type SentMessage = AddedFields['messages']

/**
 * What a message says of itself: it is the player's, not read yet, and names its two ends as they
 * are named.
 */
export function isHonest(
  { actor }: CallContext,
  { fromId, from, toId, to, channel }: SentMessage,
): boolean {
  return (
    agrees(fromId, actor.playerId) &&
    agrees(channel, actor.playerId + toId) &&
    agrees(toSlug(from ?? actor.playerId), actor.playerId) &&
    agrees(toSlug(to ?? toId), toId)
  )
}
