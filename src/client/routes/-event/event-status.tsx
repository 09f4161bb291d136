// The day status of an event, if one is set or the viewer may set it.
import { can } from '#domain/access/capabilities.ts'
import { isDayNear, weatherAheadMs } from '#domain/day-status/day-status.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { EventDayStatus } from '../../features/day-status/event-day-status.tsx'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'

export function DayStatusPart({
  detail,
  playerId,
  now,
}: {
  detail: OpenedDetail
  playerId: string
  now: number
}) {
  const ahead = Date.parse(detail.startsAt) - now
  const isNear = ahead > 0 && ahead < weatherAheadMs
  const maySet =
    can(getEventRoles(detail, playerId), 'event.edit') &&
    isDayNear(Date.parse(detail.startsAt), now)
  if (detail.status !== 'published' || isPast(detail.terms, now)) return null
  return (
    (maySet || isNear || detail.dayStatus !== null) && (
      <EventDayStatus detail={detail} maySet={maySet} isNear={isNear} />
    )
  )
}
