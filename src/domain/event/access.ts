// The right to see and enter an event (SPEC section 4), shared by server and screens. "none" must
// look like an event that doesn't exist: title, venue and roster never leave the server.
import type { EventRole } from '../access/capabilities.ts'
import { everywherePlayerId } from '../player/player.ts'
import { isPast, skillRefusal, type SkillRefusal } from './eligibility.ts'
import type { EventTerms } from './entry.ts'

/** invited: Friends, Favorites or a club name; it binds only when invite is true. */
export type EventForAccess = Pick<
  EventTerms,
  'status' | 'endsAt' | 'skillMin' | 'skillMax' | 'skillRule'
> & { invite: boolean; invited: string }

/** isFriend: the organizer made the viewer a friend, not the other way round. */
export type EventViewer = {
  playerId: string
  skillSelf: number | null
  roles: readonly EventRole[]
  isFriend: boolean
  isFavorite: boolean
  isClubMember: boolean
  isPicked: boolean
  isInTier: boolean
  isInRoster: boolean
  isApart: boolean
}

export type ReadReason = 'event-in-past' | SkillRefusal
/** warning: the level is out of range and the event only warns. */
export type EventAccess =
  | { level: 'none' }
  | { level: 'read'; reason: ReadReason }
  | { level: 'full'; warning: SkillRefusal | null }

/**
 * The viewer's access at `now` (ms). Beyond the spec, a private event admits its cohosts, the
 * venue's admins and everyone already on its roster. When organizer and viewer are blocked, only
 * running the event or being on its roster lets the viewer see it.
 */
export function accessTo(event: EventForAccess, viewer: EventViewer, now: number): EventAccess {
  if (!maySee(event, viewer)) return { level: 'none' }
  if (isPast(event, now)) return { level: 'read', reason: 'event-in-past' }
  const outOfRange = skillRefusal(event, viewer.skillSelf)
  if (outOfRange !== null && event.skillRule === 'block')
    return { level: 'read', reason: outOfRange }
  return { level: 'full', warning: outOfRange }
}

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

export const isInvitedGroup = (
  { invited }: Pick<EventForAccess, 'invited'>,
  viewer: Pick<EventViewer, 'isFriend' | 'isFavorite' | 'isClubMember' | 'isInTier'>,
): boolean => viewer.isInTier || isInGroup(invited, viewer)

function isInGroup(
  invited: string,
  viewer: Pick<EventViewer, 'isFriend' | 'isFavorite' | 'isClubMember'>,
): boolean {
  if (invited === 'Friends') return viewer.isFriend
  if (invited === 'Favorites') return viewer.isFavorite
  return viewer.isClubMember
}
