// Checks what a written record claims about itself.
import type { CallInput } from '#contract/contract.ts'
import type { AddedFields } from '#contract/document.ts'
import { toSlug } from '#domain/player/slug.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext } from '../../handler.ts'

export type ForwardedCall =
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
export type CallForwarder = <N extends ForwardedCall>(
  context: CallContext,
  name: N,
  input: CallInput<N>,
) => Promise<CallAnswer>
export type Change<F> = (
  tell: CallForwarder,
  context: CallContext,
  id: string,
  fields: F,
) => Promise<CallAnswer>
export type Add<F> = (tell: CallForwarder, context: CallContext, fields: F) => Promise<CallAnswer>
export type Delete = (tell: CallForwarder, context: CallContext, id: string) => Promise<CallAnswer>

export const denied = refuse('not-allowed')

/** True when the client leaves a field out or sends what is stored. */
export const agrees = <T>(said: T | null | undefined, known: T): boolean =>
  said === undefined || said === null || said === known

type Owner = { playerId?: string | null | undefined; userId?: string | null | undefined }
export const isMine = ({ actor }: CallContext, { playerId, userId }: Owner): boolean =>
  agrees(playerId, actor.playerId) && agrees(userId, actor.userId)

/**
 * The other player's id from an id that begins with the player's own, if the fields agree; null
 * otherwise.
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

export const onlyOne = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null

export type SentMessage = AddedFields['messages']

/**
 * True when a message's fields say it is unread, from this player, and use the real names of both
 * ends.
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
