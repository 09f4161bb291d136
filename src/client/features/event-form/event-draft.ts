// An event while it is being written: the fields of the form, some of them still empty, and what of
// them was filled in by hand. What a player typed is never overwritten by a prefill.
import * as v from 'valibot'
import {
  eventFields,
  freshEventFields,
  instantFields,
  leaveOut,
  type AskedFieldName,
  type EventFields,
  type InstantFieldName,
} from '#domain/event/event-fields.ts'
import { addDays, isDay } from '#domain/shared/day.ts'
import type { TemplateFields } from '#domain/template/template.ts'
import { isSkipped, toInstant, toMoment, type Moment } from './venue-moment.ts'

/**
 * signupOpens null means at once, signupCloses null means at the start; drawAt is asked for where
 * there is a draw. Day and time are the venue's.
 */
export type EventDraft = Omit<EventFields, AskedFieldName | InstantFieldName> &
  Record<AskedFieldName, string | null> &
  Record<InstantFieldName, Moment | null>
export type DraftField = keyof EventDraft

/**
 * touched: what was chosen by hand or by the address. filledFrom: the venue of the last event, the
 * source of the rest.
 */
export type Prefill = { touched: ReadonlySet<DraftField>; filledFrom: string | null }
export type PrefilledDraft = Prefill & { draft: EventDraft }

/** A draft with sensible values, where and when as given. */
export const freshDraft = ({
  location,
  startDate,
  startTime,
}: Pick<EventDraft, 'location' | 'startDate' | 'startTime'>): EventDraft => ({
  ...freshDraftFields(),
  location,
  startDate,
  startTime,
})

/** New values; an instant has no moment yet, as none has a value. */
const freshDraftFields = (): Omit<EventDraft, AskedFieldName> => ({
  ...freshEventFields,
  ...eachInstant(() => null),
})

/** A value for each field that is an instant. */
const eachInstant = <T>(read: (name: InstantFieldName) => T): Record<InstantFieldName, T> =>
  Object.fromEntries(instantFields.map((name) => [name, read(name)])) as Record<InstantFieldName, T>

/** The draft of an event that exists; `timeZone` is its venue's. */
export const toEventDraft = (fields: EventFields, timeZone: string): EventDraft => ({
  ...fields,
  ...eachInstant((name) => {
    const instant = fields[name]
    return instant === null ? null : toMoment(instant, timeZone)
  }),
})

/**
 * The draft of another event like this one on `startDate`. Its sign-up window was about the old
 * day.
 */
export const copyEventDraft = (fields: EventFields, startDate: string): EventDraft => ({
  ...freshDraftFields(),
  ...leaveOut('copy', fields),
  startDate,
  drawAt: fields.drawAt === null ? null : drawBefore(startDate),
})

/** The draft of an event on `startDate` that starts from a template. */
export const draftFrom = (
  template: Omit<TemplateFields, 'tiers'>,
  startDate: string,
): EventDraft => ({
  ...freshDraftFields(),
  ...template,
  startDate,
  drawAt: template.signupMode === 'first come' ? null : drawBefore(startDate),
})

/** The evening before an event: what a draw starts from. */
export const drawBefore = (startDate: string): Moment => ({
  day: isDay(startDate) ? addDays(startDate, -1) : null,
  time: '18:00',
})

/** The prefill after something was chosen by hand. */
export const withTouched = (
  { touched, filledFrom }: Prefill,
  changes: Partial<EventDraft>,
): Prefill => ({
  touched: new Set([...touched, ...(Object.keys(changes) as DraftField[])]),
  filledFrom,
})

/** The state with everything not yet touched as in `last`, my last event at its venue. */
export function withLast(state: PrefilledDraft, last: EventFields): PrefilledDraft {
  const filled = Object.fromEntries(
    Object.entries(leaveOut('next event', last)).filter(
      ([field]) => !state.touched.has(field as DraftField),
    ),
  ) as Partial<EventDraft>
  return { ...state, draft: { ...state.draft, ...filled }, filledFrom: last.location }
}

/**
 * The state with sensible values for everything not yet touched, instead of what the last event
 * filled in.
 */
export function asFresh({ draft, touched }: PrefilledDraft): PrefilledDraft {
  const kept = Object.fromEntries(
    Object.entries(draft).filter(([field]) => touched.has(field as DraftField)),
  )
  return { draft: { ...freshDraft(draft), ...kept }, touched, filledFrom: draft.location }
}

export type DraftProblem = 'missing' | 'invalid' | 'event-time-skipped'

/** The fields to send, or what is wrong with each field alone. */
export function toEventFields(
  draft: EventDraft,
  timeZone: string,
): { fields: EventFields } | { problems: Partial<Record<DraftField, DraftProblem>> } {
  const missing = (['location', 'startDate', 'startTime'] as const).filter(
    (field) => draft[field] === null,
  )
  const windows = eachInstant((name) => toInstant(draft[name], timeZone))
  const given = instantFields.filter((field) => draft[field] !== null)
  const halves = given.filter((field) => windows[field] === null)
  const skipped = given.filter((field) => isSkipped(draft[field], timeZone))
  const parsed = v.safeParse(eventFields, { ...draft, ...windows })
  if (parsed.success && halves.length + skipped.length === 0) return { fields: parsed.output }
  const invalid = (parsed.issues ?? []).map((issue) => issue.path?.[0]?.key as DraftField)
  return {
    problems: Object.fromEntries([
      ...invalid.map((field) => [field, 'invalid']),
      ...skipped.map((field) => [field, 'event-time-skipped']),
      ...[...missing, ...halves].map((field) => [field, 'missing']),
    ]),
  }
}
