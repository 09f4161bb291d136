// Rules between the fields of an event, after the schema has checked each field alone.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { EventTerms } from './entry.ts'
import type { EventFields } from './event-fields.ts'
import { invitedGroups } from './event.ts'
import { formatsFor } from './format.ts'
import { startRefusal } from './play-time.ts'

export type FieldsRefusal =
  | 'event-min-over-max'
  | 'event-skill-range'
  | 'event-age-range'
  | 'event-start-past'
  | 'event-too-far'
  | 'event-time-skipped'
  | 'event-not-doubles'
  | 'invited-unknown'
  | 'format-not-for-play'
  | 'draw-time'

/**
 * startsAt: the instant (ms) of startDate and startTime at the venue. isSkipped: the venue's clocks
 * never show that time. startedAt: the start before an edit, null for a new event; an event that
 * has begun can be edited while its start stays. drawAt and signupOpens in ms. before: the draw
 * before an edit; one just due may stay. clubNames: the organizer's clubs there.
 */
export type FieldsContext = {
  startsAt: number
  isSkipped: boolean
  startedAt: number | null
  drawAt: number | null
  signupOpens: number | null
  before: Pick<EventTerms, 'drawAt' | 'isDrawn'> | null
  now: number
  clubNames: readonly string[]
}

export function checkEventFields(
  fields: EventFields,
  context: FieldsContext,
): Result<EventFields, FieldsRefusal> {
  const { startsAt, isSkipped, startedAt, now, clubNames } = context
  const disagreeing = rangeRefusal(fields) ?? playRefusal(fields)
  if (disagreeing !== null) return refuse(disagreeing)
  const stays = startsAt === startedAt && (startsAt <= now || !isSkipped)
  const untimely = stays ? null : startRefusal({ startsAt, isSkipped }, now)
  if (untimely !== null) return refuse(untimely)
  if (!isDrawInTime(fields, context)) return refuse('draw-time')
  return isInvitedKnown(fields, clubNames) ? ok(fields) : refuse('invited-unknown')
}

function rangeRefusal({
  minPlayers,
  maxPlayers,
  skillMin,
  skillMax,
  ageMin,
  ageMax,
}: EventFields): 'event-min-over-max' | 'event-skill-range' | 'event-age-range' | null {
  if (minPlayers > maxPlayers) return 'event-min-over-max'
  if (skillMin !== null && skillMax !== null && skillMin > skillMax) return 'event-skill-range'
  return ageMin !== null && ageMax !== null && ageMin > ageMax ? 'event-age-range' : null
}

function playRefusal({
  entryBy,
  play,
  format,
}: EventFields): 'event-not-doubles' | 'format-not-for-play' | null {
  if (entryBy === 'team' && play !== 'doubles') return 'event-not-doubles'
  return format !== null && !formatsFor(play).includes(format.format) ? 'format-not-for-play' : null
}

function isDrawInTime(
  { signupMode }: EventFields,
  { startsAt, drawAt, signupOpens, before, now }: FieldsContext,
): boolean {
  if (signupMode === 'first come' || drawAt === null)
    return signupMode === 'first come' && drawAt === null
  if (before?.isDrawn === true) return true
  return (
    drawAt < startsAt &&
    (drawAt > now || drawAt === before?.drawAt) &&
    (signupOpens === null || signupOpens < drawAt)
  )
}

export function isInvitedKnown(
  { invite, invited }: Pick<EventFields, 'invite' | 'invited'>,
  clubNames: readonly string[],
): boolean {
  return invite ? [...invitedGroups, ...clubNames].includes(invited) : invited === ''
}
