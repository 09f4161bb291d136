// The event that a new division is.
import { freshEventFields, type EventFields } from '../event/event-fields.ts'
import { durationMaxMinutes } from '../event/event.ts'
import type { DivisionFields, TournamentFields } from './tournament.ts'

/** Whoever withdraws later than this withdraws late. */
const cutoffHours = 24

/**
 * The fields of the event: in doubles teams enter, wait and leave together. It lasts to the end of
 * the tournament's day.
 */
export const toDivisionEvent = (
  { location, courts, endTime, note }: TournamentFields,
  { entrants, waiting, ...division }: DivisionFields,
): EventFields => ({
  ...freshEventFields,
  ...division,
  type: 'tournament',
  entryBy: division.play === 'doubles' ? 'team' : 'player',
  location,
  duration: Math.min(durationMaxMinutes, toMinutes(endTime) - toMinutes(division.startTime)),
  courts,
  minPlayers: 2,
  maxPlayers: division.play === 'doubles' ? entrants * 2 : entrants,
  maxWaitlist: waiting,
  cancelCutoffHours: cutoffHours,
  note,
})

/** True when an event could not be a division anymore: those are public, and at one venue. */
export const leavesTournament = (
  before: { tournamentId: string | null; location: string },
  fields: Pick<EventFields, 'location' | 'invite'>,
): boolean => before.tournamentId !== null && (fields.invite || fields.location !== before.location)

/** Minutes from midnight to a time of day ('HH:mm'). */
const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
