// Game days of a league: adding one, and planning its rounds.
import * as v from 'valibot'
import { durationMaxMinutes, durationMinMinutes, eventCourtsMax } from '#domain/event/event.ts'
import { timeSchema } from '#domain/event/schema/time-schema.ts'
import { occurrencesMax } from '#domain/event/series.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { wholeMax } from '#domain/shared/number-bounds.ts'
import { call, defineContract } from '../call.ts'
import { publishRefusals } from '../event.ts'
import { plannedRound } from '../match-list-steps.ts'
import { byLeague, runRefusals } from './league.ts'

const addLeagueDays = call({
  name: 'leagues-addDays',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary:
    'Who runs it: game days, all or none: each an event with everyone in the league on its roster; who cannot come leaves the event.',
  input: v.strictObject({
    ...byLeague.entries,
    days: v.pipe(v.array(daySchema), v.minLength(1), v.maxLength(occurrencesMax)),
    startTime: timeSchema,
    duration: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(durationMinMinutes),
      v.maxValue(durationMaxMinutes),
    ),
    courts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(eventCourtsMax)),
  }),
  output: v.object({ eventIds: v.array(v.string()) }),
  refusals: [
    ...runRefusals,
    'league-state',
    'league-has-teams',
    'league-too-few',
    'league-dates',
    'event-start-past',
    'event-too-far',
    'event-time-skipped',
    ...publishRefusals,
    'too-much-text-today',
    'too-much-text',
  ],
})

const leagueDayRounds = call({
  name: 'leagues-dayRounds',
  who: 'player',
  kind: 'read',
  summary:
    'Organizer: groups and rounds of a game day of a ladder, from those who are here; matchLists-plan uses them. None when too few are here.',
  input: v.strictObject({
    eventId: uuidSchema,
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(wholeMax)),
  }),
  output: v.object({ rounds: v.array(plannedRound) }),
  refusals: [
    'event-not-found',
    'not-allowed',
    'league-not-found',
    'match-list-not-found',
    'match-list-closed',
  ],
})

export const leagueDayCalls = [addLeagueDays, leagueDayRounds] as const

export const leagueDayContract = defineContract({
  calls: leagueDayCalls,
})
