// The chat of an event: everyone in it and its organizers, among themselves.
import type { SignedIn } from '../access/actor.ts'
import { can, permitOffice, withoutOffice } from '../access/capabilities.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { EventViewer } from './access.ts'

/** Messages at first and more per step, and at most. */
export const chatPage = 20
export const chatLimit = 99

/**
 * True for readers and writers of the chat: on the roster, playing or waiting, or running the
 * event.
 */
export const isInChat = ({
  isInRoster,
  roles,
}: {
  isInRoster: boolean
  roles: readonly string[]
}): boolean => isInRoster || roles.length > 0

/** True for the players allowed to remove a message: its writer, and the keepers of the roster. */
export const mayRemoveFromChat = (
  { playerId, roles }: Pick<EventViewer, 'playerId' | 'roles'>,
  writerId: string,
): boolean => writerId === playerId || can(roles, 'event.roster')

/**
 * Whether `actor` may use the chat; only as an admin of the venue with the second factor that may
 * be demanded of admins.
 */
export function permitChat(
  actor: Pick<SignedIn, 'lacksSecondFactor'>,
  viewer: Pick<EventViewer, 'isInRoster' | 'roles'>,
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!isInChat(viewer)) return refuse('not-allowed')
  return isInChat({ ...viewer, roles: withoutOffice(viewer.roles) })
    ? ok(null)
    : permitOffice(actor)
}
