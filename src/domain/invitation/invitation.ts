// Invitations to a private event: everyone in its group is asked once. A series asks for its first
// date when published, with the number of dates, and for each later date some days before.
import { toAnnouncement, type AnnouncedEvent } from '../event/announcement.ts'

export const inviteDaysBefore = 7

/** Minimum ms between two invitations of one event to a player, even if it was undone meanwhile. */
export const inviteRestMs = 86_400_000

/**
 * dates: remaining dates of its series when this is the first the player is asked for; else null.
 */
export type AskingEvent = AnnouncedEvent & { dates: number | null }

/**
 * One player's invitation: the first event, the number of dates in its series, and how many other
 * events there are. Null for an empty list.
 */
export function toInvitation<E extends AskingEvent>(
  events: readonly E[],
): { event: E; dates: number; others: number } | null {
  const told = toAnnouncement(events)
  return told === null ? null : { ...told, dates: Math.max(told.dates, told.event.dates ?? 1) }
}
