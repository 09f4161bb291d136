// Rules between the fields of an event, after the schema looked at each field alone.
import { ok, refuse, type Result } from '../shared/result.ts'
import { invitedGroups, type EventFields } from './event.ts'
import { formatsFor } from './format.ts'

export type FieldsRefusal = 'event-min-over-max' | 'event-skill-range' | 'event-start-past' | 'event-not-doubles' | 'invited-unknown' | 'format-not-for-play' | 'draw-time'

/**
 * startsAt: the instant (ms) of startDate and startTime at the venue. startedAt: the start before an edit, null for a
 * new event; an event that began may still be edited as long as its start stays. draw: what was settled of a draw before an
 * edit; one that was due a moment ago stays as it is. clubNames: the organizer's clubs there.
 */
export type FieldsContext = { startsAt: number; startedAt: number | null; draw?: { drawAt: number | null; isDrawn: boolean } | null; now: number; clubNames: readonly string[] }

/** The fields when they agree with each other, or the first refusal. */
export function checkEventFields(fields: EventFields, { startsAt, startedAt, draw = null, now, clubNames }: FieldsContext): Result<EventFields, FieldsRefusal> {
  if (fields.minPlayers > fields.maxPlayers) return refuse('event-min-over-max')
  if (fields.skillMin !== null && fields.skillMax !== null && fields.skillMin > fields.skillMax) return refuse('event-skill-range')
  if (fields.entryBy === 'team' && fields.play !== 'doubles') return refuse('event-not-doubles')
  if (fields.format !== null && !formatsFor(fields.play).includes(fields.format.format)) return refuse('format-not-for-play')
  if (startsAt <= now && startsAt !== startedAt) return refuse('event-start-past')
  if (!isDrawInTime(fields, startsAt, draw, now)) return refuse('draw-time')
  return isInvitedKnown(fields, clubNames) ? ok(fields) : refuse('invited-unknown')
}

/** A draw takes place between the opening of sign-up and the start, and not in the past. */
function isDrawInTime({ signupMode, drawAt, signupOpens }: EventFields, startsAt: number, before: FieldsContext['draw'], now: number): boolean {
  if (signupMode === 'first come' || drawAt === null) return signupMode === 'first come' && drawAt === null
  if (before?.isDrawn === true) return true
  const at = Date.parse(drawAt)
  return at < startsAt && (at > now || at === before?.drawAt) && (signupOpens === null || Date.parse(signupOpens) < at)
}

function isInvitedKnown({ invite, invited }: EventFields, clubNames: readonly string[]): boolean {
  return invite ? [...invitedGroups, ...clubNames].includes(invited) : invited === ''
}
