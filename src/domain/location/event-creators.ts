// The right to create events at a venue.
import type { SignedIn } from '../access/actor.ts'
import { permitOffice } from '../access/capabilities.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { EventCreators } from './location.ts'

/** isMember: the venue is one of the player's active venues. Its admins always may. */
export function mayCreateEvents(
  creators: EventCreators,
  { isMember, isAdmin }: { isMember: boolean; isAdmin: boolean },
): boolean {
  if (creators === 'anyone' || isAdmin) return true
  return creators === 'members' && isMember
}

export function permitCreation(
  actor: Pick<SignedIn, 'lacksSecondFactor'>,
  creators: EventCreators,
  who: { isMember: boolean; isAdmin: boolean },
): Result<null, 'event-create-restricted' | 'second-factor-needed'> {
  if (!mayCreateEvents(creators, who)) return refuse('event-create-restricted')
  return mayCreateEvents(creators, { ...who, isAdmin: false }) ? ok(null) : permitOffice(actor)
}
