// The further groups that a private event invites, for its organizers.
import { can } from '#domain/access/capabilities.ts'
import type { InvitationTier } from '#domain/invitation/tier.ts'
import { useLive } from '../../net/use-live.ts'
import { usePlayer } from '../../session/use-me.ts'
import type { EventDetail } from './event-detail.ts'
import { getEventRoles } from './event-roles.ts'

/** tiers: null while loading, and for viewers who may not see them. */
export function useEventTiers(detail: EventDetail | undefined): {
  tiers: readonly InvitationTier[] | null
  isLoading: boolean
} {
  const { player } = usePlayer()
  const maySee =
    detail !== undefined && can(getEventRoles(detail, player.playerId), 'event.invitees')
  const { status, data } = useLive('events-invitees', maySee ? { eventId: detail.eventId } : 'skip')
  return {
    tiers: data?.tiers.map(({ invited, hoursBefore }) => ({ invited, hoursBefore })) ?? null,
    isLoading: maySee && status === 'loading',
  }
}
