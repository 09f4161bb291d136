// Validates a draft: each field alone, then the fields together, with the server's rules.
import { checkEventFields } from '#domain/event/check-fields.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import { toEventFields, type DraftField, type EventDraft } from './event-draft.ts'
import { fieldOfRefusal, type Problem } from './event-form-problems.ts'
import { isSkippedMoment, toInstantText } from './venue-moment.ts'

/**
 * timeZone: null while the venue is unknown. startedAt, before: start (ms) and draw before the
 * edit. groups: the groups that may be invited.
 */
export type CheckContext = {
  timeZone: string | null
  startedAt: number | null
  before: { drawAt: number | null; isDrawn: boolean } | null
  now: number
  groups: readonly string[]
}

export type Checked = { fields: EventFields } | { problems: Partial<Record<DraftField, Problem>> }

const toMs = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant)

export function checkDraft(
  draft: EventDraft,
  { timeZone, startedAt, before, now, groups }: CheckContext,
): Checked {
  if (timeZone === null)
    return { problems: { location: draft.location === null ? 'missing' : 'location-not-found' } }
  const read = toEventFields(draft, timeZone)
  if ('problems' in read) return read
  const { startDate, startTime, signupOpens, drawAt } = read.fields
  const start = { day: startDate, time: startTime }
  const startsAt = Date.parse(toInstantText(start, timeZone) ?? '')
  const checked = checkEventFields(read.fields, {
    startsAt,
    isSkipped: isSkippedMoment(start, timeZone),
    startedAt,
    signupOpens: toMs(signupOpens),
    drawAt: toMs(drawAt),
    before,
    now,
    clubNames: groups,
  })
  if (checked.ok) return { fields: checked.value }
  const { code } = checked.refusal
  return { problems: { [fieldOfRefusal(code) ?? 'location']: code } }
}
