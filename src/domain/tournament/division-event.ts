// The event record of a new division, and rules for changing it.
import { freshEventFields, type EventFields } from '../event/event-fields.ts'
import { durationMaxMinutes } from '../event/event.ts'
import {
  isDivisionFormat,
  isInFrame,
  isSameInvitation,
  type DivisionFields,
  type TournamentFields,
  type TournamentFrame,
} from './tournament.ts'

const cutoffHours = 24

/**
 * In doubles teams enter, wait and leave together. The event lasts to the end of the tournament's
 * day.
 */
export const toDivisionEvent = (
  { location, courts, endTime, note, invite, invited }: TournamentFields,
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
  invite,
  invited,
})

const divisionKinds = {
  doubles: 'doubles tournament team',
  singles: 'singles tournament player',
} as const
const toKind = ({ type, play, entryBy }: EventFields): string => `${play} ${type} ${entryBy}`

/**
 * Refuses fields that an event can't have as a division: it invites whom the tournament invites, at
 * its venue, within the tournament's days and hours, in a drawable format that keeps entrants together. Unchanged
 * violations don't block other edits.
 */
export function divisionRefusal(
  before: EventFields,
  fields: EventFields,
  frame: TournamentFrame,
): 'run-by-tournament' | 'tournament-dates' | 'division-format' | null {
  if (!isSameInvitation(fields, before) || fields.location !== before.location)
    return 'run-by-tournament'
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

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
