// The chat of an event for everyone on its roster and its organizers.
import type { SignedIn } from '../access/actor.ts'
import { can, permitOffice, withoutOffice } from '../access/capabilities.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { EventViewer } from './access.ts'

export const chatPage = 20
export const chatLimit = 99

export const isInChat = ({
  isInRoster,
  roles,
}: {
  isInRoster: boolean
  roles: readonly string[]
}): boolean => isInRoster || roles.length > 0

export const mayRemoveFromChat = (
  { playerId, roles }: Pick<EventViewer, 'playerId' | 'roles'>,
  writerId: string,
): boolean => writerId === playerId || can(roles, 'event.roster')

/** A viewer in the chat only as venue admin needs the second factor where admins must have one. */
export function permitChat(
  actor: Pick<SignedIn, 'lacksSecondFactor'>,
  viewer: Pick<EventViewer, 'isInRoster' | 'roles'>,
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!isInChat(viewer)) return refuse('not-allowed')
  return isInChat({ ...viewer, roles: withoutOffice(viewer.roles) })
    ? ok(null)
    : permitOffice(actor)
}
