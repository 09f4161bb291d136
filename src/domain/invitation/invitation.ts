// Invitations to a private event: everyone in its group is asked once. Of a series the first date is
// asked when it is published, and says how many dates there are; each later one is asked some days
// before.
import { toAnnouncement, type NewEvent } from '../event/announcement.ts'

/** Days before its start on which a later date of a series is asked. */
export const inviteDaysBefore = 7

/** Between two times that one event tells a player of an invitation, whatever was taken back: ms. */
export const inviteRestMs = 86_400_000

/** dates: how many its series still has, where this is the first that the player hears of it. */
export type AskingEvent = NewEvent & { dates: number | null }

/**
 * What one player is told of the events that ask them now: the first, on how many dates of its
 * series, and how many others there are. Null when there are none.
 */
export function toInvitation<E extends AskingEvent>(
  events: readonly E[],
): { event: E; dates: number; others: number } | null {
  const told = toAnnouncement(events)
  return told === null ? null : { ...told, dates: Math.max(told.dates, told.event.dates ?? 1) }
}
