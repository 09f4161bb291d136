// The event that a new division is.
import { freshEventFields, type EventFields } from '../event/event-fields.ts'
import { durationMaxMinutes } from '../event/event.ts'
import {
  isDivisionFormat,
  isInFrame,
  type DivisionFields,
  type TournamentFields,
  type TournamentFrame,
} from './tournament.ts'

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

/** Teams in doubles, players in singles. */
const divisionKinds = {
  doubles: 'doubles tournament team',
  singles: 'singles tournament player',
} as const
const toKind = ({ type, play, entryBy }: EventFields): string => `${play} ${type} ${entryBy}`

/**
 * Why an event cannot stay a division with other fields, or null: divisions are public, at the venue,
 * on the days and within the hours of their tournament, and drawn in a format that keeps entrants
 * together. What was so before holds up no other change.
 */
export function divisionRefusal(
  before: EventFields,
  fields: EventFields,
  frame: TournamentFrame,
): 'run-by-tournament' | 'tournament-dates' | 'division-format' | null {
  if (fields.invite || fields.location !== before.location) return 'run-by-tournament'
  const isOther = toKind(fields) !== toKind(before)
  if (isOther && toKind(fields) !== divisionKinds[fields.play]) return 'run-by-tournament'
  const hasMoved = fields.startDate !== before.startDate || fields.startTime !== before.startTime
  if (hasMoved && !isInFrame(fields, frame)) return 'tournament-dates'
  const { format } = fields
  return format === null ||
    format.format === before.format?.format ||
    isDivisionFormat(format.format)
    ? null
    : 'division-format'
}

/** Minutes from midnight to a time of day ('HH:mm'). */
const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
