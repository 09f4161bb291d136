// An event being edited: form fields, some still empty, and which were filled in by hand. A prefill
// never overwrites what a player typed.
import * as v from 'valibot'
import {
  eventFields,
  freshEventFields,
  instantFields,
  omitFieldsFor,
  type AskedFieldName,
  type EventFields,
  type InstantFieldName,
} from '#domain/event/event-fields.ts'
import { cohostsMax } from '#domain/event/event.ts'
import { addDays, isDay } from '#domain/shared/day.ts'
import type { TemplateFields } from '#domain/template/template.ts'
import { isSkippedMoment, toInstantText, toMoment, type Moment } from './venue-moment.ts'

/**
 * signupOpens null means at once, signupCloses null means at the start; drawAt is required when
 * there is a draw. Day and time are in the venue's time zone.
 */
export type EventDraft = Omit<EventFields, AskedFieldName | InstantFieldName> &
  Record<AskedFieldName, string | null> &
  Record<InstantFieldName, Moment | null>
export type DraftField = keyof EventDraft

/**
 * touched: fields set by hand or by the address. filledFrom: the venue of the last event that
 * filled in the rest.
 */
export type Prefill = { touched: ReadonlySet<DraftField>; filledFrom: string | null }
export type PrefilledDraft = Prefill & { draft: EventDraft }

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

const freshDraftFields = (): Omit<EventDraft, AskedFieldName> => ({
  ...freshEventFields,
  ...mapInstantFields(() => null),
})

const mapInstantFields = <T>(read: (name: InstantFieldName) => T): Record<InstantFieldName, T> =>
  Object.fromEntries(instantFields.map((name) => [name, read(name)])) as Record<InstantFieldName, T>

export const toEventDraft = (fields: EventFields, timeZone: string): EventDraft => ({
  ...fields,
  ...mapInstantFields((name) => {
    const instant = fields[name]
    return instant === null ? null : toMoment(instant, timeZone)
  }),
})

export const copyEventDraft = (fields: EventFields, startDate: string): EventDraft => ({
  ...freshDraftFields(),
  ...omitFieldsFor('copy', fields),
  cohosts: fields.cohosts.slice(0, cohostsMax),
  startDate,
  drawAt: fields.drawAt === null ? null : defaultDrawTime(startDate),
})

export const draftFrom = (
  template: Omit<TemplateFields, 'tiers'>,
  startDate: string,
): EventDraft => ({
  ...freshDraftFields(),
  ...template,
  startDate,
  drawAt: template.signupMode === 'first come' ? null : defaultDrawTime(startDate),
})

export const defaultDrawTime = (startDate: string): Moment => ({
  day: isDay(startDate) ? addDays(startDate, -1) : null,
  time: '18:00',
})

export const markTouched = (
  { touched, filledFrom }: Prefill,
  changes: Partial<EventDraft>,
): Prefill => ({
  touched: new Set([...touched, ...(Object.keys(changes) as DraftField[])]),
  filledFrom,
})

export function fillFromLast(state: PrefilledDraft, last: EventFields): PrefilledDraft {
  const filled = Object.fromEntries(
    Object.entries(omitFieldsFor('next event', last)).filter(
      ([field]) => !state.touched.has(field as DraftField),
    ),
  ) as Partial<EventDraft>
  return { ...state, draft: { ...state.draft, ...filled }, filledFrom: last.location }
}

export function resetUntouched({ draft, touched }: PrefilledDraft): PrefilledDraft {
  const kept = Object.fromEntries(
    Object.entries(draft).filter(([field]) => touched.has(field as DraftField)),
  )
  return { draft: { ...freshDraft(draft), ...kept }, touched, filledFrom: draft.location }
}

export type DraftProblem = 'missing' | 'invalid' | 'event-time-skipped'

export function toEventFields(
  draft: EventDraft,
  timeZone: string,
): { fields: EventFields } | { problems: Partial<Record<DraftField, DraftProblem>> } {
  const missing = (['location', 'startDate', 'startTime'] as const).filter(
    (field) => draft[field] === null,
  )
  const windows = mapInstantFields((name) => toInstantText(draft[name], timeZone))
  const given = instantFields.filter((field) => draft[field] !== null)
  const halves = given.filter((field) => windows[field] === null)
  const skipped = given.filter((field) => isSkippedMoment(draft[field], timeZone))
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
