// The ways of an event's organizers, in a row of their own: to the courts before the day, and to the
// desk on it.
import { can } from '#domain/access/capabilities.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { DeskLink } from '../../features/check-in/check-in-links.tsx'
import { MatchesLink } from '../../features/event/way-to-courts.tsx'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'

type OrganizerRowProps = { detail: OpenedDetail; playerId: string; now: number }

export function OrganizerRow({ detail, playerId, now }: OrganizerRowProps) {
  const { eventId, status, matchListState } = detail
  const { terms } = detail
  if (status !== 'published' || isPast(terms, now)) return null
  const roles = getEventRoles(detail, playerId)
  const isOnDay = !isEarly(terms, now)
  const hasDesk = isOnDay && can(roles, 'event.checkIn')
  const hasMatches = matchListState === null && can(roles, 'event.play')
  return (
    <div className="flex gap-2 empty:hidden" data-organizing>
      {hasDesk && <DeskLink eventId={eventId} />}
      {hasMatches && <MatchesLink eventId={eventId} />}
    </div>
  )
}
