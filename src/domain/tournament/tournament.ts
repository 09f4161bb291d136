// A tournament: divisions of one venue that share its courts on one or several days. Each division
// is an event with its own roster, match list and medals.
import * as v from 'valibot'
import { clubNameMax } from '../club/club.ts'
import { eventFieldRules } from '../event/event-fields.ts'
import { cohostsMax, eventCourtsMax, eventNoteMax, eventTitleMax } from '../event/event.ts'
import { formatsFor, type Format } from '../event/format.ts'
import { formatFields } from '../event/schema/format-schema.ts'
import { timeSchema } from '../event/schema/time-schema.ts'
import { daySchema } from '../shared/day-schema.ts'
import { daysBetween } from '../shared/day.ts'
import { locationIdSchema, playerIdSchema } from '../shared/id.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { lineSchema, textSchema } from '../shared/text.ts'

export const tournamentNameMin = 3
export const tournamentNameMax = 40
export const tournamentDaysMax = 7
export const divisionsMax = 40
export const restMinutesMax = 60
export const restMinutesUsual = 15
export const divisionEntrantsMin = 2
export const divisionEntrantsMax = 200
export const seedEnd = 2 ** 31

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const cohosts = v.pipe(v.array(playerIdSchema), v.maxLength(cohostsMax))
const invited = textSchema(clubNameMax)

/**
 * Play is planned between startTime and endTime of each day, at the venue. Courts count from 1;
 * courtsOut can't be used. restMinutes: minimum between two matches of a person. cohosts are cohosts of
 * every division. In private tournaments, invited is Friends, Favorites or the organizer's club there;
 * their divisions are private alike.
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
  cohosts: v.optional(cohosts, []),
  invite: v.optional(v.boolean(), false),
  invited: v.optional(invited, ''),
})
export type TournamentFields = v.InferOutput<typeof tournamentFields>

/** The fields of a changed tournament. What an older screen doesn't know stays. */
export const tournamentChange = v.strictObject({
  ...tournamentFields.entries,
  cohosts: v.optional(cohosts),
  invite: v.optional(v.boolean()),
  invited: v.optional(invited),
})
export type TournamentChange = v.InferOutput<typeof tournamentChange>

export const applyTournamentChange = (
  before: TournamentFields,
  change: TournamentChange,
): TournamentFields => ({
  ...change,
  cohosts: change.cohosts ?? before.cohosts,
  invite: change.invite ?? before.invite,
  invited: change.invite === undefined ? before.invited : (change.invited ?? ''),
})

export type TournamentInvitation = Pick<TournamentFields, 'invite' | 'invited'>

export const isSameInvitation = (one: TournamentInvitation, other: TournamentInvitation): boolean =>
  one.invite === other.invite && one.invited === other.invited

export const divisionFormats = [
  'pools then bracket',
  'single elimination',
  'double elimination',
  'fixed teams',
  'singles',
] as const satisfies readonly Format[]

/**
 * startTime: earliest start of its first match; entrants and waiting are teams in doubles, players
 * in singles.
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

/** Ignores courtsOut when it would leave no court. */
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

export function checkTournamentFields(
  fields: TournamentFields,
): Result<TournamentFields, 'tournament-dates'> {
  const days = daysBetween(fields.startDate, fields.endDate)
  return days < 0 || days >= tournamentDaysMax || fields.startTime >= fields.endTime
    ? refuse('tournament-dates')
    : ok(fields)
}

export const isDivisionFormat = (format: Format): boolean =>
  divisionFormats.some((known) => known === format)

export type TournamentFrame = Pick<
  TournamentFields,
  'startDate' | 'endDate' | 'startTime' | 'endTime'
>

export const isInFrame = (
  { startDate, startTime }: { startDate: string; startTime: string },
  frame: TournamentFrame,
): boolean =>
  startDate >= frame.startDate &&
  startDate <= frame.endDate &&
  startTime >= frame.startTime &&
  startTime < frame.endTime

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
