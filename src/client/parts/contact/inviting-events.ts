// The events that mails to a contact list can be about.
import type { EventCardData } from '#contract/calendar.ts'

export const filterInvitingEvents = <
  Event extends Pick<EventCardData, 'isOrganizer' | 'status' | 'startsAt'>,
>(
  events: readonly Event[],
  now: number,
): Event[] =>
  events.filter(
    ({ isOrganizer, status, startsAt }) =>
      isOrganizer && status === 'published' && Date.parse(startsAt) > now,
  )
