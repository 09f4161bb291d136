// Picked people: players that organizers of a private event invite by name, besides its group.
import { isInvitedGroup, type EventViewer } from '../event/access.ts'
import { hasStarted, statusRefusal } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { refuse, type Result, ok } from '../shared/result.ts'

/** Players that one event invites by name at once. */
export const pickedMax = 200

/** leagueSeriesId: of the league that a game day is of; its members come by joining. */
export type PickingEvent = {
  terms: Pick<EventTerms, 'status' | 'startsAt'>
  invite: boolean
  invited: string
  leagueSeriesId: string | null
}

/** isAsked: the event has asked them before, by name or with its group. */
export type PickedPlayer = Omit<EventViewer, 'skillSelf' | 'isApart'> & { isAsked: boolean }

export type PickTimeRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'event-in-past'
  | 'event-not-private'

/** Why an event invites no one by name now. */
export function pickTimeRefusal(event: PickingEvent, now: number): PickTimeRefusal | null {
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return unavailable
  if (hasStarted(event.terms, now)) return 'event-in-past'
  return canPick(event) ? null : 'event-not-private'
}

/** True for private events that are no game day of a league. */
export const canPick = (event: Pick<PickingEvent, 'invite' | 'leagueSeriesId'>): boolean =>
  event.invite && event.leagueSeriesId === null

export type PickRefusal = 'already-signed-up' | 'already-invited' | 'too-many-invited'

/**
 * Whether a player can be invited by name. Players that left the groups since they were asked can;
 * those that run the event need no invitation. pickedCount: how many were picked before.
 */
export function decidePick(
  event: Pick<PickingEvent, 'invited'>,
  player: PickedPlayer,
  pickedCount: number,
): Result<null, PickRefusal> {
  if (player.isInRoster) return refuse('already-signed-up')
  const runsIt = player.roles.includes('organizer') || player.roles.includes('cohost')
  if (runsIt || player.isPicked || (player.isAsked && isInvitedGroup(event, player)))
    return refuse('already-invited')
  return pickedCount < pickedMax ? ok(null) : refuse('too-many-invited', { n: pickedMax })
}
