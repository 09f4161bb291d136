// A tournament: divisions of one venue that share its courts on one or several days. Each division
// is an event of its own, with its roster, its match list and its medals.
import * as v from 'valibot'
import { eventFieldRules } from '../event/event-fields.ts'
import { eventCourtsMax, eventNoteMax, eventTitleMax, timeSchema } from '../event/event.ts'
import { formatFields, formatsFor, type Format } from '../event/format.ts'
import { daySchema } from '../shared/day-schema.ts'
import { daysBetween } from '../shared/day.ts'
import { locationIdSchema } from '../shared/id.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { lineSchema, textSchema } from '../shared/text.ts'

export const tournamentNameMin = 3
export const tournamentNameMax = 40
/** Days of one tournament. */
export const tournamentDaysMax = 7
export const divisionsMax = 40
export const restMinutesMax = 60
export const restMinutesUsual = 15
/** Entrants of one division: teams, or single players. */
export const divisionEntrantsMin = 2
export const divisionEntrantsMax = 200
/** Seeds of draws are below it. */
export const seedEnd = 2 ** 31

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/**
 * The fields an organizer writes. Play is planned between startTime and endTime of each day, at the
 * venue. Courts are counted from 1; courtsOut are those that can't be played on. restMinutes: what
 * everyone has between two matches.
 */
export const tournamentFields = v.strictObject({
  name: lineSchema(tournamentNameMax, tournamentNameMin),
  location: locationIdSchema,
  startDate: daySchema,
  endDate: daySchema,
  startTime: timeSchema,
  endTime: timeSchema,
  courts: wholeNumber(1, eventCourtsMax),
  courtsOut: v.optional(
    v.pipe(v.array(wholeNumber(1, eventCourtsMax)), v.maxLength(eventCourtsMax)),
    [],
  ),
  restMinutes: wholeNumber(0, restMinutesMax),
  note: textSchema(eventNoteMax),
})
export type TournamentFields = v.InferOutput<typeof tournamentFields>

/** Formats in which entrants stay what they are all day. */
export const divisionFormats = [
  'pools then bracket',
  'single elimination',
  'double elimination',
  'fixed teams',
  'singles',
] as const satisfies readonly Format[]

/**
 * A new division. startTime: when its first match may start; entrants and waiting are teams in
 * doubles, players in singles.
 */
export const divisionFields = v.strictObject({
  title: lineSchema(eventTitleMax, tournamentNameMin),
  play: eventFieldRules.play.schema,
  gender: eventFieldRules.gender.schema,
  skillMin: eventFieldRules.skillMin.schema,
  skillMax: eventFieldRules.skillMax.schema,
  skillRule: eventFieldRules.skillRule.schema,
  ageMin: eventFieldRules.ageMin.schema,
  ageMax: eventFieldRules.ageMax.schema,
  startDate: daySchema,
  startTime: timeSchema,
  entrants: wholeNumber(divisionEntrantsMin, divisionEntrantsMax),
  waiting: wholeNumber(0, divisionEntrantsMax / 2),
  format: v.strictObject({ ...formatFields.entries, format: v.picklist(divisionFormats) }),
})
export type DivisionFields = v.InferOutput<typeof divisionFields>

/** The courts that are played on; all where none would be left. */
export function listCourtsInUse({
  courts,
  courtsOut,
}: {
  courts: number
  courtsOut: readonly number[]
}): number[] {
  const all = Array.from({ length: courts }, (_, index) => index + 1)
  const inUse = all.filter((court) => !courtsOut.includes(court))
  return inUse.length === 0 ? all : inUse
}

/** The fields when they agree with each other. */
export function checkTournamentFields(
  fields: TournamentFields,
): Result<TournamentFields, 'tournament-dates'> {
  const days = daysBetween(fields.startDate, fields.endDate)
  return days < 0 || days >= tournamentDaysMax || fields.startTime >= fields.endTime
    ? refuse('tournament-dates')
    : ok(fields)
}

/** True for formats that a tournament can draw and put on courts. */
export const isDivisionFormat = (format: Format): boolean =>
  divisionFormats.some((known) => known === format)

/** When a tournament plays: every day of it between the same hours. */
export type TournamentFrame = Pick<
  TournamentFields,
  'startDate' | 'endDate' | 'startTime' | 'endTime'
>

/** True when a division starts on a day and within the hours of its tournament. */
export const isInFrame = (
  { startDate, startTime }: { startDate: string; startTime: string },
  frame: TournamentFrame,
): boolean =>
  startDate >= frame.startDate &&
  startDate <= frame.endDate &&
  startTime >= frame.startTime &&
  startTime < frame.endTime

/** A division that can be played in its tournament. */
export function checkDivision(
  division: DivisionFields,
  tournament: TournamentFrame,
): Result<
  null,
  'tournament-dates' | 'event-skill-range' | 'event-age-range' | 'format-not-for-play'
> {
  const { play, skillMin, skillMax, ageMin, ageMax, format } = division
  if (!isInFrame(division, tournament)) return refuse('tournament-dates')
  if (skillMin !== null && skillMax !== null && skillMin > skillMax)
    return refuse('event-skill-range')
  if (ageMin !== null && ageMax !== null && ageMin > ageMax) return refuse('event-age-range')
  return formatsFor(play).includes(format.format) ? ok(null) : refuse('format-not-for-play')
}
