// Inviting by name: players whom organizers of a private event pick besides its group, and
// contacts, who can be invited to public events too.
import { isInvitedGroup, type EventViewer } from '../event/access.ts'
import { hasStarted, statusRefusal } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { refuse, type Result, ok } from '../shared/result.ts'

export const pickedMax = 200

export const invitedContactsMax = 1000
export const invitedAtOnceMax = 200

/** leagueSeriesId: set for a league's game day, whose members come by joining the league. */
export type PickingEvent = {
  terms: Pick<EventTerms, 'status' | 'startsAt'>
  invite: boolean
  invited: string
  leagueSeriesId: string | null
}

export type PickedPlayer = Omit<EventViewer, 'skillSelf' | 'isApart'> & { isAsked: boolean }

export type PickTimeRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'event-in-past'
  | 'event-not-private'
  | 'league-only'

export function pickTimeRefusal(
  event: PickingEvent,
  now: number,
  { isContact }: { isContact: boolean } = { isContact: false },
): PickTimeRefusal | null {
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return unavailable
  if (hasStarted(event.terms, now)) return 'event-in-past'
  if (isContact) return event.leagueSeriesId === null ? null : 'league-only'
  return canPick(event) ? null : 'event-not-private'
}

export const canPick = (event: Pick<PickingEvent, 'invite' | 'leagueSeriesId'>): boolean =>
  event.invite && event.leagueSeriesId === null

export type PickRefusal = 'already-signed-up' | 'already-invited' | 'too-many-invited'

/**
 * Players who left the groups since they were asked can be picked; those who run the event need no
 * invitation. pickedCount: picked before.
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

export function decideContactPick(
  { isInRoster, isAsked }: Pick<PickedPlayer, 'isInRoster' | 'isAsked'>,
  invitedCount: number,
): Result<null, PickRefusal> {
  if (isInRoster) return refuse('already-signed-up')
  if (isAsked) return refuse('already-invited')
  return invitedCount < invitedContactsMax
    ? ok(null)
    : refuse('too-many-invited', { n: invitedContactsMax })
}
