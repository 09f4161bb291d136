// Who may create events at a venue.
import type { EventCreators } from './location.ts'

/** isMember: the venue is one of the player's active venues. Its admins always may. */
export function mayCreateEvents(creators: EventCreators, { isMember, isAdmin }: { isMember: boolean; isAdmin: boolean }): boolean {
  if (creators === 'anyone' || isAdmin) return true
  return creators === 'members' && isMember
}
