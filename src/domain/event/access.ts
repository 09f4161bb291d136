// The right to see an event and to enter it (SPEC section 4). Server and screen ask the same
// question; "none" must look like an event that does not exist: neither title nor venue nor roster
// leaves the server.
import type { EventRole } from '../access/capabilities.ts'
import { everywherePlayerId } from '../player/player.ts'
import { isPast, skillRefusal, type SkillRefusal } from './eligibility.ts'
import type { EventTerms } from './entry.ts'

/** invited: Friends, Favorites or a club name; it binds only when invite is true. */
export type EventForAccess = Pick<
  EventTerms,
  'status' | 'endsAt' | 'skillMin' | 'skillMax' | 'skillRule'
> & { invite: boolean; invited: string }

/**
 * The viewer as the organizer sees them: isFriend means that the organizer made them a friend,
 * never the other way round.
 */
export type EventViewer = {
  playerId: string
  skillSelf: number | null
  roles: readonly EventRole[]
  isFriend: boolean
  isFavorite: boolean
  /** Member of the club that `invited` names. */
  isClubMember: boolean
  /** Invited to this event by name. */
  isPicked: boolean
  /** In a group of a tier that was asked (domain/invitation/tier.ts). */
  isInTier: boolean
  /** Already in the event, playing or waiting. */
  isInRoster: boolean
  /** The viewer and the organizer: one has blocked the other. */
  isApart: boolean
}

export type ReadReason = 'event-in-past' | SkillRefusal
/** warning: the level is out of range and the event only warns. */
export type EventAccess =
  | { level: 'none' }
  | { level: 'read'; reason: ReadReason }
  | { level: 'full'; warning: SkillRefusal | null }

/**
 * The access of `viewer` at `now` (ms). Beyond the spec's list a private event admits its cohosts
 * and the venue's admins, as they run it, and players already in its roster: the organizer added
 * them, or un-friended them afterwards. Where organizer and viewer are apart, only running it or
 * being in its roster, which they share, lets the viewer see it.
 */
export function accessTo(event: EventForAccess, viewer: EventViewer, now: number): EventAccess {
  if (!maySee(event, viewer)) return { level: 'none' }
  if (isPast(event, now)) return { level: 'read', reason: 'event-in-past' }
  const outOfRange = skillRefusal(event, viewer.skillSelf)
  if (outOfRange !== null && event.skillRule === 'block')
    return { level: 'read', reason: outOfRange }
  return { level: 'full', warning: outOfRange }
}

/** True when the event exists for the viewer, whatever of it. */
export function maySee(
  event: Pick<EventForAccess, 'status' | 'invite' | 'invited'>,
  viewer: Omit<EventViewer, 'skillSelf'>,
): boolean {
  if (event.status === 'draft')
    return viewer.roles.includes('organizer') || viewer.roles.includes('cohost')
  if (viewer.roles.length > 0 || viewer.isInRoster || viewer.playerId === everywherePlayerId)
    return true
  return !viewer.isApart && (!event.invite || viewer.isPicked || isInvitedGroup(event, viewer))
}

/** True when a group that a private event has asked, its own or a tier's, has the viewer in it. */
export const isInvitedGroup = (
  { invited }: Pick<EventForAccess, 'invited'>,
  viewer: Pick<EventViewer, 'isFriend' | 'isFavorite' | 'isClubMember' | 'isInTier'>,
): boolean => viewer.isInTier || isInGroup(invited, viewer)

/** True when the viewer is in the group that a private event invites. */
function isInGroup(
  invited: string,
  viewer: Pick<EventViewer, 'isFriend' | 'isFavorite' | 'isClubMember'>,
): boolean {
  if (invited === 'Friends') return viewer.isFriend
  if (invited === 'Favorites') return viewer.isFavorite
  return viewer.isClubMember
}
