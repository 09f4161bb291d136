// The events that mails to a contact list can be about.
import type { EventCard } from '#contract/calendar.ts'

export const listInvitingEvents = <
  Event extends Pick<EventCard, 'isOrganizer' | 'status' | 'startsAt'>,
>(
  events: readonly Event[],
  now: number,
): Event[] =>
  events.filter(
    ({ isOrganizer, status, startsAt }) =>
      isOrganizer && status === 'published' && Date.parse(startsAt) > now,
  )
