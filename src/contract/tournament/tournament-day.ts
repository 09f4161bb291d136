// The day of a tournament: the court plan, calls, and the public view.
import * as v from 'valibot'
import { eventCourtsMax } from '#domain/event/event.ts'
import { matchStages, matchStates } from '#domain/match/match.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { seedEnd } from '#domain/tournament/tournament.ts'
import { call, live, defineContract } from '../call.ts'
import { linkKeySchema } from '../link/link-key.ts'
import { byTournament, divisionView, runTournamentRefusals } from './tournament.ts'

/**
 * a and b are indexes into `people`, empty until a side is known. court and startsAt: planned;
 * onCourt: called to. ended: when the score came. left: people in it who left the division.
 */
const tournamentSlot = v.object({
  eventId: v.string(),
  matchId: v.nullable(v.string()),
  stage: v.picklist(matchStages),
  round: v.number(),
  slot: v.number(),
  pool: v.nullable(v.number()),
  startsAt: v.string(),
  minutes: v.number(),
  court: v.number(),
  onCourt: v.nullable(v.number()),
  called: v.nullable(v.string()),
  ended: v.nullable(v.string()),
  state: v.picklist(matchStates),
  a: v.array(v.number()),
  b: v.array(v.number()),
  left: v.array(v.number()),
  games: v.array(v.tuple([v.number(), v.number()])),
  winner: v.nullable(v.picklist(['a', 'b'])),
})

const tournamentPerson = v.object({
  playerId: v.string(),
  playerName: v.string(),
  isHere: v.boolean(),
})

const dayEntries = {
  people: v.array(tournamentPerson),
  slots: v.array(tournamentSlot),
}

export const tournamentDay = live({
  name: 'tournaments-day',
  who: 'player',
  summary: 'The matches of a tournament as they are planned, called and played.',
  input: byTournament,
  output: v.object(dayEntries),
  refusals: ['tournament-not-found'],
})

/**
 * Public: names and numbers, no player ids. tournamentId and eventId link to the tournament and its
 * divisions.
 */
export const watchedTournament = live({
  name: 'tournaments-watch',
  who: 'visitor',
  summary: 'The tournament behind a public link: divisions, courts and scores, live.',
  input: v.strictObject({ watchKey: linkKeySchema }),
  output: v.object({
    tournamentId: v.string(),
    name: v.string(),
    note: v.string(),
    startDate: v.string(),
    endDate: v.string(),
    courts: v.number(),
    courtsOut: v.array(v.number()),
    restMinutes: v.number(),
    locationName: v.string(),
    timezone: v.string(),
    divisions: v.array(divisionView),
    ...dayEntries,
  }),
  refusals: ['tournament-not-found'],
})

const planTournamentDay = call({
  name: 'tournaments-planDay',
  who: 'player',
  kind: 'write',
  limit: 'tournament-plan',
  summary:
    'Who runs it: draw the divisions of a day that have no draw yet, seeded by rating, which tells their players, and plan all their matches on the courts. Draws stay, and so do matches with a score or on a court. endsAt: when the last one ends. undrawn: entrants that came after the draw.',
  input: v.strictObject({ ...byTournament.entries, day: daySchema }),
  output: v.object({
    matches: v.number(),
    endsAt: v.string(),
    isLate: v.boolean(),
    undrawn: v.array(v.object({ eventId: v.string(), entrants: v.number() })),
  }),
  refusals: [...runTournamentRefusals, 'nothing-to-plan', 'division-format', 'day-too-full'],
})

const drawnMatch = v.object({
  stage: v.picklist(matchStages),
  round: v.number(),
  slot: v.number(),
  pool: v.nullable(v.number()),
  a: v.array(v.string()),
  b: v.array(v.string()),
})

const drawDivisionAgain = call({
  name: 'tournaments-drawAgain',
  who: 'player',
  kind: 'write',
  limit: 'tournament-plan',
  summary:
    'Who runs it: another draw of a division in which no one has played or been called, made from a seed. A trial only shows it; kept, the day is planned again and the players hear of it. takesBack: the draw and day before come back, and they hear of that.',
  input: v.strictObject({
    ...byTournament.entries,
    eventId: uuidSchema,
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seedEnd - 1)),
    isTrial: v.boolean(),
    takesBack: v.optional(v.boolean(), false),
  }),
  output: v.object({ before: v.array(drawnMatch), after: v.array(drawnMatch) }),
  refusals: [
    ...runTournamentRefusals,
    'event-not-found',
    'match-list-closed',
    'round-played',
    'division-format',
    'nothing-to-plan',
    'nothing-to-undo',
  ],
})

const callMatch = call({
  name: 'tournaments-call',
  who: 'player',
  kind: 'write',
  summary:
    'Organizer of the division: call a match to a free court, which tells its players; null takes the call back.',
  input: v.strictObject({
    ...byTournament.entries,
    matchId: uuidSchema,
    court: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(eventCourtsMax))),
  }),
  output: v.object({ success: v.boolean() }),
  refusals: [
    ...runTournamentRefusals,
    'match-not-found',
    'match-list-closed',
    'match-not-ready',
    'round-played',
    'plan-invalid',
    'court-taken',
    'players-on-court',
  ],
})

const layDivisionBracket = call({
  name: 'tournaments-layBracket',
  who: 'player',
  kind: 'write',
  summary:
    'Organizer of the division: lay its bracket once its pools are played: the first two of each, of a single pool the first four. With movesUp, the next team of the pools takes the place of one that left. Again until a match of it was played.',
  input: v.strictObject({
    ...byTournament.entries,
    eventId: uuidSchema,
    movesUp: v.optional(v.boolean(), false),
  }),
  output: v.object({ success: v.boolean() }),
  refusals: [
    ...runTournamentRefusals,
    'event-not-found',
    'match-list-closed',
    'pools-not-played',
    'round-played',
    'qualified-left',
  ],
})

const setTournamentLink = call({
  name: 'tournaments-setWatch',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: switch the public link to the results on, with a new key each time, or off; the match lists of the divisions follow.',
  input: v.strictObject({ ...byTournament.entries, isOn: v.boolean() }),
  output: v.object({ watchKey: v.nullable(v.string()) }),
  refusals: runTournamentRefusals,
})

export const tournamentDayCalls = [
  planTournamentDay,
  drawDivisionAgain,
  callMatch,
  layDivisionBracket,
  setTournamentLink,
] as const

export const tournamentDayContract = defineContract({
  calls: tournamentDayCalls,
  live: [tournamentDay, watchedTournament],
})
