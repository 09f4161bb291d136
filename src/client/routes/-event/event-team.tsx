// The viewer's side of a team in an event: the partner, requests, and the way to one. It comes late,
// for events that have teams.
import type { ComponentProps } from 'react'
import { TeamSection } from '../../features/team/team-section.tsx'
import type { EventDetail } from '../../parts/event/event-detail.ts'

type EventTeamProps = Omit<ComponentProps<typeof TeamSection>, 'eventId' | 'isTeamEvent'> & {
  detail: EventDetail
}

export function EventTeam({ detail, ...mine }: EventTeamProps) {
  return (
    <TeamSection
      eventId={detail.eventId}
      isTeamEvent={detail.fields.entryBy === 'team'}
      {...mine}
    />
  )
}
