// The fields an organizer writes, defined once. The contract, form defaults, copies, templates,
// series and database columns derive from this list.
import * as v from 'valibot'
import { eventAgeMax, eventAgeMin } from '../age/age.ts'
import { clubNameMax } from '../club/club.ts'
import { contactNamings } from '../contact/outside-name.ts'
import { skillSchema } from '../player/skill-schema.ts'
import { daySchema } from '../shared/day-schema.ts'
import { locationIdSchema, playerIdSchema } from '../shared/id.ts'
import { instantSchema } from '../shared/instant.ts'
import { lineSchema, textSchema } from '../shared/text.ts'
import {
  cancelCutoffMaxHours,
  cohostsMax,
  durationMaxMinutes,
  durationMinMinutes,
  entryBys,
  eventCourtsMax,
  eventFeeMax,
  eventGenders,
  eventNoteMax,
  eventPlays,
  eventTitleMax,
  eventTypes,
  freedPlaces,
  guestsMax,
  playersMax,
  playersMin,
  signupModes,
  skillRules,
  waitlistMax,
} from './event.ts'
import { formatFields } from './schema/format-schema.ts'
import { timeSchema } from './schema/time-schema.ts'

/**
 * Storage of a field in table `events`: a column of its name, a timestamp, several columns
 * (format), or rows of another table (people).
 */
type Storage = 'value' | 'instant' | 'columns' | 'rows'
/**
 * Derived from an event's fields: a template, a copy, the defaults of my next event at the venue,
 * and the record in other people's lists.
 */
export type MadeFromEvent = 'template' | 'copy' | 'next event' | 'record'

type FieldRule = {
  schema: v.GenericSchema
  /** Value in a new event; absent when the form has to ask. */
  fresh?: unknown
  stored: Storage
  /** The column has a database default; needed for columns added later. */
  hasColumnDefault?: true
  leftOutOf?: readonly MadeFromEvent[]
  /** Fields of one group make sense only together: a date of a series overrides the whole group. */
  group?: string
  /** Cleared when the organizer's account is deleted. */
  isWrittenByHand?: true
}

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/**
 * startDate and startTime are the venue's local day and time; signupOpens, signupCloses and drawAt
 * are instants; cancelCutoffHours counts back from the start. invited is '' for public events.
 * selfCheckIn applies at creation; later the desk sets it (checkIns-set). contactNames: how people
 * without an account are named outside, null to follow the club. Older clients may omit optional
 * fields.
 */
export const eventFieldRules = {
  title: {
    schema: lineSchema(eventTitleMax),
    fresh: '',
    stored: 'value',
    isWrittenByHand: true,
  },
  type: { schema: v.picklist(eventTypes), fresh: 'open play', stored: 'value' },
  play: { schema: v.picklist(eventPlays), fresh: 'doubles', stored: 'value', group: 'format' },
  entryBy: {
    schema: v.optional(v.picklist(entryBys), 'player'),
    fresh: 'player',
    stored: 'value',
    hasColumnDefault: true,
    group: 'format',
  },
  gender: { schema: v.picklist(eventGenders), fresh: 'Any', stored: 'value' },
  startDate: { schema: daySchema, stored: 'value', leftOutOf: ['template', 'next event'] },
  startTime: { schema: timeSchema, stored: 'value' },
  duration: {
    schema: wholeNumber(durationMinMinutes, durationMaxMinutes),
    fresh: 120,
    stored: 'value',
  },
  location: { schema: locationIdSchema, stored: 'value', leftOutOf: ['next event'] },
  courts: { schema: wholeNumber(1, eventCourtsMax), fresh: 4, stored: 'value' },
  minPlayers: {
    schema: wholeNumber(playersMin, playersMax),
    fresh: 8,
    stored: 'value',
    group: 'size',
  },
  maxPlayers: {
    schema: wholeNumber(playersMin, playersMax),
    fresh: 16,
    stored: 'value',
    group: 'size',
  },
  guestsPerPlayer: { schema: wholeNumber(0, guestsMax), fresh: 0, stored: 'value' },
  maxWaitlist: { schema: wholeNumber(0, waitlistMax), fresh: 20, stored: 'value' },
  freedPlaces: {
    schema: v.optional(v.picklist(freedPlaces), 'given'),
    fresh: 'given',
    stored: 'value',
    hasColumnDefault: true,
    leftOutOf: ['record'],
  },
  skillMin: { schema: v.nullable(skillSchema), fresh: null, stored: 'value', group: 'level' },
  skillMax: { schema: v.nullable(skillSchema), fresh: null, stored: 'value', group: 'level' },
  ageMin: {
    schema: v.optional(v.nullable(wholeNumber(eventAgeMin, eventAgeMax)), null),
    fresh: null,
    stored: 'value',
    hasColumnDefault: true,
    leftOutOf: ['record'],
    group: 'level',
  },
  ageMax: {
    schema: v.optional(v.nullable(wholeNumber(eventAgeMin, eventAgeMax)), null),
    fresh: null,
    stored: 'value',
    hasColumnDefault: true,
    leftOutOf: ['record'],
    group: 'level',
  },
  skillRule: { schema: v.picklist(skillRules), fresh: 'block', stored: 'value' },
  invite: { schema: v.boolean(), fresh: false, stored: 'value', group: 'guest list' },
  invited: { schema: textSchema(clubNameMax), fresh: '', stored: 'value', group: 'guest list' },
  signupOpens: {
    schema: v.nullable(instantSchema),
    fresh: null,
    stored: 'instant',
    leftOutOf: ['template', 'copy', 'next event', 'record'],
  },
  signupCloses: {
    schema: v.nullable(instantSchema),
    fresh: null,
    stored: 'instant',
    leftOutOf: ['template', 'copy', 'next event', 'record'],
  },
  cancelCutoffHours: {
    schema: wholeNumber(0, cancelCutoffMaxHours),
    fresh: 2,
    stored: 'value',
    leftOutOf: ['record'],
  },
  cohosts: {
    schema: v.pipe(v.array(playerIdSchema), v.maxLength(cohostsMax)),
    fresh: [],
    stored: 'rows',
    leftOutOf: ['template', 'next event', 'record'],
  },
  note: {
    schema: textSchema(eventNoteMax),
    fresh: '',
    stored: 'value',
    isWrittenByHand: true,
  },
  fee: {
    schema: lineSchema(eventFeeMax),
    fresh: '',
    stored: 'value',
    leftOutOf: ['record'],
    isWrittenByHand: true,
  },
  format: {
    schema: v.optional(v.nullable(formatFields), null),
    fresh: null,
    stored: 'columns',
    leftOutOf: ['record'],
    group: 'format',
  },
  signupMode: {
    schema: v.optional(v.picklist(signupModes), 'first come'),
    fresh: 'first come',
    stored: 'value',
    hasColumnDefault: true,
    leftOutOf: ['next event', 'record'],
    group: 'draw',
  },
  selfCheckIn: {
    schema: v.optional(v.boolean(), true),
    fresh: true,
    stored: 'value',
    hasColumnDefault: true,
    leftOutOf: ['next event', 'record'],
  },
  contactNames: {
    schema: v.optional(v.nullable(v.picklist(contactNamings)), null),
    fresh: null,
    stored: 'value',
    hasColumnDefault: true,
    leftOutOf: ['record'],
  },
  drawAt: {
    schema: v.optional(v.nullable(instantSchema), null),
    fresh: null,
    stored: 'instant',
    hasColumnDefault: true,
    leftOutOf: ['template', 'copy', 'next event', 'record'],
    group: 'draw',
  },
} as const satisfies Record<string, FieldRule>

type Rules = typeof eventFieldRules
export type EventFieldName = keyof Rules
type NamesWith<Part> = {
  [Name in EventFieldName]: Rules[Name] extends Part ? Name : never
}[EventFieldName]

export type InstantFieldName = NamesWith<{ stored: 'instant' }>
export type ColumnFieldName = NamesWith<{ stored: 'value' | 'instant' }>
export type DefaultedFieldName = NamesWith<{ hasColumnDefault: true }>
export type AskedFieldName = Exclude<EventFieldName, NamesWith<{ fresh: unknown }>>
type LeftOutOf<Made extends MadeFromEvent> = {
  [Name in EventFieldName]: Rules[Name] extends { leftOutOf: readonly (infer Places)[] }
    ? Made extends Places
      ? Name
      : never
    : never
}[EventFieldName]

type Schemas = { [Name in EventFieldName]: Rules[Name]['schema'] }

const names = Object.keys(eventFieldRules) as EventFieldName[]
const ruleFor = (name: EventFieldName): FieldRule => eventFieldRules[name]

export const eventFields = v.strictObject(
  Object.fromEntries(names.map((name) => [name, ruleFor(name).schema])) as Schemas,
)
export type EventFields = v.InferOutput<typeof eventFields>

export const instantFields = names.filter(
  (name): name is InstantFieldName => ruleFor(name).stored === 'instant',
)
export const columnFields = names.filter((name): name is ColumnFieldName =>
  ['value', 'instant'].includes(ruleFor(name).stored),
)
export const freeTextFields = names.filter((name) => ruleFor(name).isWrittenByHand === true)

export const listFieldsLeftOut = (made: MadeFromEvent): EventFieldName[] =>
  names.filter((name) => ruleFor(name).leftOutOf?.includes(made) ?? false)

export function fieldsGroupedWith(name: EventFieldName): EventFieldName[] {
  const { group } = ruleFor(name)
  return group === undefined ? [name] : names.filter((other) => ruleFor(other).group === group)
}

export function omitFieldsFor<Made extends MadeFromEvent>(
  made: Made,
  fields: EventFields,
): Omit<EventFields, LeftOutOf<Made>> {
  const left = listFieldsLeftOut(made)
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !left.includes(name as EventFieldName)),
  ) as Omit<EventFields, LeftOutOf<Made>>
}

export function schemasFor<Made extends MadeFromEvent>(made: Made): Omit<Schemas, LeftOutOf<Made>> {
  const left = listFieldsLeftOut(made)
  return Object.fromEntries(
    names.filter((name) => !left.includes(name)).map((name) => [name, ruleFor(name).schema]),
  ) as unknown as Omit<Schemas, LeftOutOf<Made>>
}

export const freshEventFields = Object.fromEntries(
  names.filter((name) => 'fresh' in ruleFor(name)).map((name) => [name, ruleFor(name).fresh]),
) as Omit<EventFields, AskedFieldName>
