// The events that the mails to people of a list may be about.
import type { EventCard } from '#contract/calendar.ts'

/** Those I run that are still ahead. */
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
