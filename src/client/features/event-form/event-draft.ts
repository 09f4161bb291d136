// An event while it is being written: the fields of the form, some of them still empty, and what of
// them was filled in by hand. What a player typed is never overwritten by a prefill.
import * as v from 'valibot'
import { eventFields, type EventFields } from '#domain/event/event.ts'
import { addDays, isDay } from '#domain/shared/day.ts'
import type { TemplateFields } from '#domain/template/template.ts'
import { isSkipped, toInstant, toMoment, type Moment } from './venue-moment.ts'

type Incomplete = 'location' | 'startDate' | 'startTime' | 'signupOpens' | 'signupCloses' | 'drawAt'

/**
 * signupOpens null means at once, signupCloses null means at the start; drawAt is asked for where
 * there is a draw. Day and time are the venue's.
 */
export type EventDraft = Omit<EventFields, Incomplete> & {
  location: string | null
  startDate: string | null
  startTime: string | null
  signupOpens: Moment | null
  signupCloses: Moment | null
  drawAt: Moment | null
}
export type DraftField = keyof EventDraft

/**
 * touched: what was chosen by hand or by the address. filledFrom: the venue of the last event, the
 * source
 * of the rest.
 */
export type DraftState = {
  draft: EventDraft
  touched: ReadonlySet<DraftField>
  filledFrom: string | null
}

const freshFields = {
  title: '',
  type: 'open play',
  play: 'doubles',
  entryBy: 'player',
  gender: 'Any',
  duration: 120,
  courts: 4,
  minPlayers: 8,
  maxPlayers: 16,
  guestsPerPlayer: 0,
  maxWaitlist: 20,
  skillMin: null,
  skillMax: null,
  skillRule: 'block',
  invite: false,
  invited: '',
  signupOpens: null,
  signupCloses: null,
  cancelCutoffHours: 2,
  cohosts: [],
  note: '',
  fee: '',
  format: null,
  signupMode: 'first come',
  drawAt: null,
} as const satisfies Omit<EventDraft, 'location' | 'startDate' | 'startTime'>

/** A draft with sensible values, where and when as given. */
export const freshDraft = ({
  location,
  startDate,
  startTime,
}: Pick<EventDraft, 'location' | 'startDate' | 'startTime'>): EventDraft => ({
  ...freshFields,
  cohosts: [],
  location,
  startDate,
  startTime,
})

/** The draft of an event that exists; `timeZone` is its venue's. */
export const toEventDraft = (fields: EventFields, timeZone: string): EventDraft => ({
  ...fields,
  signupOpens: fields.signupOpens === null ? null : toMoment(fields.signupOpens, timeZone),
  signupCloses: fields.signupCloses === null ? null : toMoment(fields.signupCloses, timeZone),
  drawAt: fields.drawAt === null ? null : toMoment(fields.drawAt, timeZone),
})

/**
 * The draft of another event like this one on `startDate`. Its sign-up window was about the old
 * day.
 */
export const copyEventDraft = (fields: EventFields, startDate: string): EventDraft => ({
  ...fields,
  startDate,
  signupOpens: null,
  signupCloses: null,
  drawAt: fields.drawAt === null ? null : drawBefore(startDate),
})

/** The draft of an event on `startDate` that starts from a template. */
export const draftFrom = (template: TemplateFields, startDate: string): EventDraft => ({
  ...template,
  startDate,
  signupOpens: null,
  signupCloses: null,
  cohosts: [],
  drawAt: template.signupMode === 'first come' ? null : drawBefore(startDate),
})

/** The evening before an event: what a draw starts from. */
export const drawBefore = (startDate: string): Moment => ({
  day: isDay(startDate) ? addDays(startDate, -1) : null,
  time: '18:00',
})

/** The state after something was chosen by hand. */
export const withChanges = (
  { draft, touched, filledFrom }: DraftState,
  changes: Partial<EventDraft>,
): DraftState => ({
  draft: { ...draft, ...changes },
  touched: new Set([...touched, ...(Object.keys(changes) as DraftField[])]),
  filledFrom,
})

/**
 * Of the last event only what makes the next one: not its day, its sign-up window or its
 * cohosts.
 */
const neverFilled: readonly DraftField[] = [
  'location',
  'startDate',
  'signupOpens',
  'signupCloses',
  'signupMode',
  'drawAt',
  'cohosts',
]

/** The state with everything not yet touched as in `last`, my last event at its venue. */
export function withLast(state: DraftState, last: EventFields): DraftState {
  const kept = new Set<string>([...neverFilled, ...state.touched])
  const filled = Object.fromEntries(
    Object.entries(last).filter(([field]) => !kept.has(field)),
  ) as Partial<EventDraft>
  return { ...state, draft: { ...state.draft, ...filled }, filledFrom: last.location }
}

/**
 * The state with sensible values for everything not yet touched, instead of what the last event
 * filled in.
 */
export function asFresh({ draft, touched }: DraftState): DraftState {
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
  const windows = {
    signupOpens: toInstant(draft.signupOpens, timeZone),
    signupCloses: toInstant(draft.signupCloses, timeZone),
    drawAt: toInstant(draft.drawAt, timeZone),
  }
  const given = (['signupOpens', 'signupCloses', 'drawAt'] as const).filter(
    (field) => draft[field] !== null,
  )
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
